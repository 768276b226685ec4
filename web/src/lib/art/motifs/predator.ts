import { n1 } from '../colour';
import { claws, slit, walker } from '../figures';
import { frond } from '../land';
import { times } from '../rng';
import type { Motif } from '../types';

/** Green jungle, low sun. */
export const predator = {
  enemy: (_r, _p, o) => ({
    pal:
      o.mood === 'predator'
        ? { sky: ['#1a0d08', '#4a1f14', '#a8502a', '#ffc65a'], far: '#7a3c22', near: '#0e0604' }
        : null,
    land: [o.mood === 'predator' ? 'canopy' : 'pines', 'canopy'],
    mid: `${walker(66, 176, 74, '#0e0604')}${walker(176, 172, 66, '#0e0604', -1)}${walker(120, 190, 104, '#0e0604')}<path d="M122 128 178 104l2 5-54 27ZM62 122 30 104l-2 4 32 22ZM172 128 206 114l2 4-34 18Z" fill="#0e0604"/>`,
    front: frond(-8, 206, 84, 1, '#0a0402') + frond(250, 206, 74, -1, '#0a0402'),
  }),

  stalker: (_, p) => ({
    land: ['canopy', 'canopy'],
    mid: `<g fill="none" stroke="${p.glow}" stroke-width="2.4" opacity=".9">${[0, 1, 2, 3, 4].map((i) => `<path d="M${84 - i * 5} ${196}C${76 - i * 5} ${140} ${80 - i * 4} ${108} ${102 - i * 2} ${92}C${92 - i * 2} ${62 - i * 3} ${108} ${40 - i * 5} ${122} ${40 - i * 5}S${152 + i * 2} ${62 - i * 3} ${142 + i * 2} ${92}C${164 + i * 4} ${108} ${168 + i * 5} ${140} ${160 + i * 5} 196" opacity="${1 - i * 0.19}"/>`).join('')}</g><path d="M88 196C80 140 84 110 104 94 94 64 108 42 122 42S150 64 140 94C160 110 164 140 156 196Z" fill="${p.near}" opacity=".62"/>${slit(110, 72, 7, '#fff2a0')}${slit(134, 72, 7, '#fff2a0')}`,
    front: frond(-8, 206, 96, 1, p.near) + frond(250, 206, 90, -1, p.near),
  }),

  strike: (r) => ({
    pal: { sky: ['#1a0526', '#6a0f3c', '#e0482a', '#ffd84a'], far: '#c83a2a', near: '#14030f' },
    land: [],
    orb: false,
    mid: `<g opacity=".5">${times(7, (i) => `<ellipse cx="${n1(120 + (r() - 0.5) * 60)}" cy="${n1(100 + (r() - 0.5) * 40)}" rx="${100 - i * 13}" ry="${84 - i * 11}" fill="${['#3a0f5c', '#7a1458', '#c22a3e', '#ee5a2a', '#ffa23a', '#ffdf5c', '#fff6c8'][i]}"/>`).join('')}</g>${claws(126, 96, 58, '#14030f')}`,
  }),
} satisfies Record<string, Motif>;
