import { n1 } from '../colour';
import { claws, slit, walker } from '../figures';
import { frond } from '../land';
import type { Palette } from '../palette';
import { times, type Rng } from '../rng';
import type { Motif } from '../types';

const DARK = '#0b040c';

/** The sky tells which token the card brings: rust for none, green for the planet, rose for the target. */
const SKIES = {
  none: { sky: ['#0d0512', '#35102a', '#8a2840', '#ff8a5c'], far: '#6a2038', near: DARK },
  artemia: { sky: ['#03110f', '#0b3733', '#1f7f70', '#c9f2b8'], far: '#1d6a5e', near: '#030d0c' },
  target: { sky: ['#12051a', '#431248', '#a34687', '#ffc3a8'], far: '#7a3270', near: '#0e0414' },
} as const satisfies Record<string, Partial<Palette>>;

function eye(x: number, y: number, s: number, opacity = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${s})" opacity="${opacity}"><path d="M-106 0Q0-96 106 0 0 96-106 0Z" fill="#12060f"/><path d="M-90 0Q0-82 90 0 0 82-90 0Z" fill="#ffb84a"/><path d="M-68 0Q0-62 68 0 0 62-68 0Z" fill="#ff8a3c"/><path d="M0-60Q34 0 0 60-34 0 0-60Z" fill="${DARK}"/><path d="M-56-16Q-30-38-8-40" stroke="#fff1c4" stroke-width="5" fill="none" stroke-linecap="round"/></g>`;
}

function grass(r: Rng, c = DARK): string {
  return times(
    9,
    (i) => `<path d="M${i * 30} 205q${n1(8 * r())} ${n1(-24 - r() * 26)} ${n1(10 + 8 * r())} 0Z" fill="${c}"/>`,
  ).join('');
}

const ground = (c: string, y = 158) => `<path d="M-5 ${y}Q120 ${y - 12} 245 ${y}V205H-5Z" fill="${c}"/>`;

function prints(points: readonly (readonly [number, number])[], c: string): string {
  return points
    .map(
      ([x, y], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="5.5" ry="9" fill="${c}" transform="rotate(${i % 2 ? 18 : -14} ${x} ${y})"/>`,
    )
    .join('');
}

const spiky = (x: number, y: number, q: number) =>
  `<g transform="translate(${x} ${y})"><path d="${times(10, (i) => {
    const a = i * 0.628;
    return `M0 0L${n1(Math.cos(a) * q * 1.45)} ${n1(Math.sin(a) * q * 1.45)}`;
  }).join(
    '',
  )}" stroke="#8ff0da" stroke-width="${n1(q / 7)}" stroke-linecap="round"/><circle r="${q}" fill="#0a2b28"/><circle r="${n1(q * 0.72)}" fill="#15564d"/></g>${slit(x, y, n1(q * 0.5), '#d8fff0')}`;

interface Scene {
  sky?: keyof typeof SKIES;
  draw: (r: Rng, p: Palette) => string;
}

const SCENES = {
  despair: {
    sky: 'artemia',
    draw: (r, p) =>
      eye(120, 112, 0.86) +
      ground(p.near, 128) +
      walker(88, 132, 40, '#02080a') +
      `<path d="${times(26, () => `M${n1(r() * 240)} ${n1(r() * 120)}l-5 ${n1(16 + r() * 14)}`).join('')}" stroke="#c9f2b8" stroke-width="1.4" opacity=".5"/>`,
  },
  force_field: {
    sky: 'target',
    draw: (_, p) =>
      ground(p.near, 150) +
      `<path d="M40 152A80 78 0 0 1 200 152Z" fill="#ffb5e2" opacity=".2"/>${[80, 62, 42].map((q) => `<path d="M${120 - q} 152A${q} ${q} 0 0 1 ${120 + q} 152" fill="none" stroke="#ffd2ee" stroke-width="2.4" stroke-dasharray="9 6"/>`).join('')}` +
      `<path d="M120 72V152M80 84Q70 118 72 152M160 84Q170 118 168 152" stroke="#ffd2ee" stroke-width="1.6" fill="none"/>` +
      walker(46, 170, 44, p.near) +
      walker(68, 176, 48, p.near, -1) +
      slit(120, 122, 15, '#ffca5a'),
  },
  anticipation: {
    draw: (_, p) =>
      eye(120, 74, 0.66) +
      ground(p.near, 150) +
      [62, 96, 130].map((x, i) => `<g opacity="${0.25 + i * 0.18}">${walker(x, 170, 58, '#ffb08a')}</g>`).join('') +
      walker(168, 170, 58, DARK),
  },
  ascendancy: {
    draw: (_, p) =>
      `<path d="M40 205Q44 120 82 96L62 40 98 76Q120 66 142 76L178 40 158 96Q196 120 200 205Z" fill="${DARK}"/>` +
      slit(100, 104, 14, '#ffca5a') +
      slit(140, 104, 14, '#ffca5a') +
      ground(p.far, 160) +
      walker(94, 176, 30, DARK) +
      walker(120, 178, 32, DARK) +
      walker(146, 176, 30, DARK, -1),
  },
  fierceness: {
    draw: (r) => eye(120, 100, 0.9) + claws(122, 96, 66, DARK) + claws(122, 96, 58, '#ff5f6e', 0.4) + grass(r),
  },
  forbidden_zone: {
    draw: (_, p) =>
      eye(120, 70, 0.56) +
      ground(p.near, 140) +
      [54, 98, 142, 186].map((x) => `<path d="M${x - 5} 178V104l5-12 5 12V178Z" fill="#1d0a18"/>`).join('') +
      `<path d="M40 118H200M40 136H200M40 154H200" stroke="#ff7382" stroke-width="2.6" stroke-dasharray="10 4"/>`,
  },
  interference: {
    draw: (_, p) =>
      ground(p.near, 156) +
      `<path d="M110 160 118 70h4l8 90Z" fill="${DARK}"/><circle cx="120" cy="66" r="8" fill="#8a7f86"/>` +
      `<path d="M96 40 84 52 94 62 80 74M144 40 156 52 146 62 160 74M76 28 60 46 72 60 54 80M164 28 180 46 168 60 186 80" stroke="#ff9c8c" stroke-width="4" fill="none" stroke-linejoin="round"/>` +
      slit(120, 120, 9, '#ffca5a'),
  },
  persecution: {
    draw: (_, p) =>
      `<path d="M-5 205V60Q60 70 84 120L96 205Z" fill="${DARK}"/>` +
      [
        [34, 96, 10],
        [58, 126, 9],
        [30, 142, 8],
        [62, 160, 7],
      ]
        .map(([x = 0, y = 0, s = 0]) => slit(x - 9, y, s, '#ffca5a') + slit(x + 12, y, s, '#ffca5a'))
        .join('') +
      ground(p.far, 168) +
      walker(132, 180, 62, DARK) +
      walker(166, 176, 54, DARK) +
      walker(196, 172, 48, DARK),
  },
  mutation: {
    sky: 'artemia',
    draw: (_, p) =>
      `<g fill="#8ff0da" opacity=".3"><circle cx="92" cy="92" r="44"/><circle cx="146" cy="84" r="36"/><circle cx="126" cy="126" r="38"/></g><g fill="#0d3b36"><circle cx="92" cy="92" r="32"/><circle cx="146" cy="84" r="25"/><circle cx="126" cy="126" r="27"/></g>` +
      slit(92, 92, 17, '#d8fff0') +
      slit(146, 84, 13, '#d8fff0') +
      slit(126, 128, 13, '#d8fff0') +
      ground(p.near, 172),
  },
  phobia: {
    sky: 'artemia',
    draw: (r, p) =>
      `<path d="M-5-5H245V205H-5Z" fill="${p.near}" opacity=".55"/>` +
      times(15, (i) =>
        slit(
          Math.round(26 + (i % 5) * 47 + r() * 14),
          Math.round(34 + Math.floor(i / 5) * 46 + r() * 14),
          Math.round(7 + r() * 8),
          '#d8fff0',
          0.9,
        ),
      ).join('') +
      `<circle cx="120" cy="148" r="40" fill="${p.glow}" opacity=".24"/>` +
      walker(120, 182, 62, '#010606'),
  },
  virus: {
    sky: 'artemia',
    draw: (_, p) =>
      ground(p.near, 166) + spiky(92, 88, 34) + spiky(158, 116, 25) + spiky(166, 58, 15) + spiky(52, 138, 12),
  },
  clone: {
    sky: 'target',
    draw: (r, p) =>
      eye(84, 104, 0.5) +
      eye(160, 84, 0.5) +
      `<path d="M120 30V166" stroke="#ffd2ee" stroke-width="2" stroke-dasharray="4 7"/>` +
      grass(r, p.near),
  },
  mirage: {
    sky: 'target',
    draw: (_, p) =>
      `<path d="M60 104V66l20-20 20 20v38ZM128 104V40h22v64ZM160 104V74h24v30Z" fill="${p.near}"/><g transform="translate(0 214) scale(1 -1)" opacity=".42"><path d="M60 104V66l20-20 20 20v38ZM128 104V40h22v64ZM160 104V74h24v30Z" fill="#ffd2ee"/></g>` +
      [112, 124, 138, 154]
        .map(
          (y, i) =>
            `<path d="M${20 + i * 6} ${y}q25-7 50 0t50 0 50 0 50 0" stroke="#ffe1f2" stroke-width="3" fill="none" opacity="${0.8 - i * 0.15}"/>`,
        )
        .join('') +
      slit(80, 80, 9, '#ffca5a'),
  },
  scream: {
    sky: 'target',
    draw: (r, p) => {
      const ring = (q: number) =>
        `M${times(24, (i) => {
          const a = (i / 24) * 6.283;
          const d = q * (i % 2 ? 1.12 : 0.94);
          return `${n1(120 + Math.cos(a) * d)} ${n1(98 + Math.sin(a) * d * 0.82)}`;
        }).join('L')}Z`;
      const rings = [30, 52, 76, 102].map(
        (q, i) =>
          `<path d="${ring(q)}" fill="none" stroke="#ffd2ee" stroke-width="${3.4 - i * 0.5}" opacity="${1 - i * 0.2}"/>`,
      );
      return rings.join('') + `<path d="M104 98Q120 66 136 98 120 132 104 98Z" fill="${p.near}"/>` + grass(r, p.near);
    },
  },
  toxin: {
    sky: 'target',
    draw: (_, p) =>
      [
        [70, 128, 36],
        [120, 142, 42],
        [172, 126, 34],
        [146, 104, 22],
        [96, 106, 20],
      ]
        .map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="#b6e06a" opacity=".3"/>`)
        .join('') +
      `<path d="M120 34q26 36 26 56a26 26 0 0 1-52 0q0-20 26-56Z" fill="${p.near}"/><path d="M120 50q17 26 17 40a17 17 0 0 1-34 0q0-14 17-40Z" fill="#a8d84e"/>` +
      slit(120, 92, 11, '#f4ffd0') +
      frond(20, 204, 74, 1, p.near) +
      frond(222, 204, 70, -1, p.near),
  },
  cataclysm: {
    draw: (_, p) =>
      `<path d="M206 8 132 84 148 96Z" fill="#ffdf8a" opacity=".8"/><path d="M214 2 122 70 140 98Z" fill="#ff8a3c" opacity=".45"/><circle cx="134" cy="90" r="20" fill="${DARK}"/><circle cx="130" cy="86" r="20" fill="none" stroke="#ffd98a" stroke-width="3"/>` +
      ground(p.near, 140) +
      `<path d="M120 136 104 152 118 164 96 182 108 205M120 136 140 154 132 168 158 186 152 205M120 136 82 146 60 170" stroke="#ff8a3c" stroke-width="4" fill="none" stroke-linejoin="round"/>`,
  },
  detour: {
    draw: (_, p) =>
      ground(p.far, 120) +
      `<path d="M104 205Q150 176 118 158T150 130Q196 122 168 116L178 112Q216 122 160 136T140 160 150 205Z" fill="#ffc79a" opacity=".85"/>` +
      eye(82, 88, 0.42) +
      walker(132, 186, 44, DARK) +
      `<path d="M172 96l24 14-24 14v-9h-16V105h16Z" fill="#ffc79a"/>`,
  },
  stasis: {
    draw: (_, p) =>
      `<path d="M120 22 170 54V132L120 166 70 132V54Z" fill="#9fd4ee" opacity=".28"/><path d="M120 22 170 54V132L120 166 70 132V54ZM120 22V166M70 54 170 132M170 54 70 132" fill="none" stroke="#d8f2ff" stroke-width="2" opacity=".8"/>` +
      `<path d="M120 50q20 18 20 48l14 16v16l-20-9h-28l-20 9v-16l14-16q0-30 20-48Z" fill="${DARK}"/><circle cx="120" cy="88" r="8" fill="#9fd4ee"/>` +
      ground(p.near, 170),
  },
  tracking: {
    draw: (_, p) =>
      eye(120, 64, 0.6) +
      ground(p.far, 118) +
      prints(
        [
          [96, 190],
          [122, 174],
          [102, 160],
          [126, 148],
          [110, 138],
          [128, 130],
        ],
        DARK,
      ) +
      frond(8, 204, 66, 1, p.near) +
      frond(236, 204, 60, -1, p.near),
  },
  flashback: {
    draw: (r) => eye(120, 98, 0.98, 0.22) + eye(120, 98, 0.74, 0.45) + eye(120, 98, 0.5) + grass(r),
  },
} satisfies Record<string, Scene>;

type HuntCard = keyof typeof SCENES;
export const HUNT_CARDS = Object.keys(SCENES) as HuntCard[];

function scene(kind: string | undefined): Scene | undefined {
  return kind && kind in SCENES ? SCENES[kind as HuntCard] : undefined;
}

/** A hunt card: the creature's eye, or what it does. */
export const hunt: Motif = (r, p, o) => {
  const found = scene(o.kind);
  const pal = SKIES[found?.sky ?? 'none'];
  const mid = found ? found.draw(r, { ...p, ...pal }) : eye(120, 100, 1) + grass(r);
  return { pal, land: ['peak'], orb: false, mid };
};
