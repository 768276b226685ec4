import { bust, type BustKit } from '../bust';
import { mix } from '../colour';
import { frond } from '../land';
import { verb } from '../verbs';
import { pick } from '../rng';
import type { Motif } from '../types';

const WINTER_KITS: readonly BustKit[] = ['hood', 'cap', 'long', 'hat', 'ears', 'curls', 'tail', 'beret', 'hood'];

/** Backlit busts: never a face. */
export const people = {
  character: (r, p, o) => ({
    land: [
      o.mood === 'predator' ? 'canopy' : o.mood === 'winter' ? 'pines' : 'city',
      o.mood === 'predator' ? 'canopy' : 'hill',
    ],
    orb: 'big',
    mid: verb(o.verb, r, p) + bust(r, p, { kit: o.kit, gear: o.gear }),
    front:
      o.mood === 'predator'
        ? frond(-6, 204, 70, 1, mix(p.near, p.far, 0.16)) + frond(248, 206, 60, -1, mix(p.near, p.far, 0.16))
        : '',
  }),

  agent: (r, p, o) => ({
    land: ['pines', 'hill'],
    orb: false,
    mid: `<path d="M120 214 34-10H206Z" fill="${p.glow}" opacity=".24"/><path d="M120 214 70-10H170Z" fill="${p.glow}" opacity=".3"/>${verb(o.verb, r, p)}${bust(r, p, { rim: p.glow, kit: o.kit, gear: o.gear })}`,
  }),

  survivor: (r, p, o) => ({
    land: ['pines', 'pines'],
    orb: 'big',
    mid: verb(o.verb, r, p) + bust(r, p, { gear: o.gear, kit: o.kit ?? pick(r, WINTER_KITS) }),
  }),

  torch: (r, p, o) => ({
    land: ['pines', 'hill'],
    orb: false,
    mid: `<path d="M150 150 250 20V214Z" fill="${p.glow}" opacity=".34"/><path d="M150 150 250 70V190Z" fill="${p.glow}" opacity=".36"/><circle cx="116" cy="92" r="70" fill="${p.glow}" opacity=".16"/>${verb(o.verb, r, p)}${bust(r, p, { rim: p.glow, kit: o.kit, gear: o.gear ?? 'tie' })}<path d="M112 168 148 140 160 152 124 184Z" fill="${p.near}"/><path d="M146 138l8-6 12 14-7 8Z" fill="${p.glow}"/>`,
  }),
} satisfies Record<string, Motif>;
