import { n1 } from '../colour';
import { claws, walker } from '../figures';
import { frond } from '../land';
import type { Palette } from '../palette';
import { times, type Rng } from '../rng';
import type { Motif } from '../types';

const DARK = '#0a0a1e';
const LAMP = '#fff0c0';
const BLUE = '#a8dcff';

/** The sky tells the phase: dusk, night, cold light, dawn. */
const SKIES: readonly Partial<Palette>[] = [
  { sky: ['#140f34', '#4a2d74', '#b25c8a', '#ffc08a'], far: '#7c4682', near: DARK },
  { sky: ['#070a26', '#1d2262', '#5a4aa8', '#e8a8d0'], far: '#413a86', near: '#070818' },
  { sky: ['#061526', '#123e66', '#3f8fb4', '#dff2dc'], far: '#2b6488', near: '#051020' },
  { sky: ['#1a1638', '#5a4a86', '#e0907a', '#fff0b4'], far: '#946a8a', near: '#120e26' },
];

const ground = (p: Palette, y = 160) => `<path d="M-5 ${y}Q120 ${y - 10} 245 ${y}V205H-5Z" fill="${p.near}"/>`;
const torch = `<path d="M138 116 245 70V150Z" fill="${LAMP}" opacity=".4"/>`;
const halo = (x: number, y: number, q: number, c: string) =>
  `<circle cx="${x}" cy="${y}" r="${q}" fill="${c}" opacity=".18"/><circle cx="${x}" cy="${y}" r="${n1(q * 0.62)}" fill="${c}" opacity=".26"/>`;
const flame = (x: number, y: number, s: number, c: string) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M2-30C4-14 22-6 22 14A22 22 0 0 1-22 14C-22 2-16-6-10-12-10-4-8 0-4 2-4-12-4-20 2-30Z" fill="${c}"/>`;
const mast = (x: number, c: string) =>
  `<path d="M${x - 9} 162 ${x - 2} 78h4l7 84Z" fill="${c}"/><path d="M${x - 7} 138h14M${x - 5} 112h10" stroke="${c}" stroke-width="3"/>`;
const waves = (x: number, y: number, list: readonly number[], c: string) =>
  list
    .map(
      (q) =>
        `<path d="M${n1(x - q)} ${n1(y - q * 0.7)}a${q} ${q} 0 0 0 0 ${n1(q * 1.4)}M${n1(x + q)} ${n1(y - q * 0.7)}a${q} ${q} 0 0 1 0 ${n1(q * 1.4)}" fill="none" stroke="${c}" stroke-width="3.4" stroke-linecap="round"/>`,
    )
    .join('');

interface Scene {
  phase: 1 | 2 | 3 | 4;
  draw: (r: Rng, p: Palette) => string;
}

const SCENES = {
  adrenaline: {
    phase: 1,
    draw: (_, p) =>
      halo(120, 104, 70, BLUE) +
      flame(120, 96, 1.9, '#7cc9ff') +
      flame(120, 106, 1, '#e6f6ff') +
      ground(p) +
      walker(120, 178, 78, p.near),
  },
  ingenuity: {
    phase: 1,
    draw: (_, p) =>
      ground(p) +
      mast(146, p.near) +
      halo(146, 72, 44, p.glow) +
      `<circle cx="146" cy="72" r="8" fill="${p.glow}"/>` +
      walker(104, 168, 66, p.near) +
      `<path d="M116 118 140 84l4 3-23 35Z" fill="${p.near}"/>`,
  },
  sacrifice: {
    phase: 1,
    draw: (_, p) =>
      ground(p) +
      halo(128, 132, 56, '#ffb454') +
      `<path d="M100 166l18-12 30 12ZM104 158l44 8" stroke="${p.near}" stroke-width="7" fill="none"/>` +
      flame(126, 132, 1.25, '#ffb454') +
      flame(126, 140, 0.6, '#fff0c0') +
      walker(66, 172, 64, p.near) +
      `<path d="M150 70l20-8 8 22-20 8Z" fill="#fff0c0" opacity=".85"/>`,
  },
  sixth_sense: {
    phase: 1,
    draw: (_, p) =>
      `<g fill="none" stroke="${BLUE}">${[18, 34, 52, 72].map((q, i) => `<circle cx="122" cy="90" r="${q}" stroke-width="2.4" opacity="${1 - i * 0.2}"/>`).join('')}</g>` +
      ground(p) +
      walker(120, 182, 100, p.near),
  },
  smokescreen: {
    phase: 1,
    draw: (_, p) =>
      ground(p) +
      walker(120, 170, 70, p.near) +
      [
        [60, 140, 40],
        [100, 158, 36],
        [150, 150, 42],
        [188, 134, 38],
        [126, 118, 26],
        [80, 112, 24],
      ]
        .map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="#d9c8e6" opacity=".42"/>`)
        .join(''),
  },
  strike_back: {
    phase: 1,
    draw: (_, p) =>
      ground(p) +
      walker(88, 176, 80, p.near) +
      `<path d="M98 122 178 56l5 6-78 68Z" fill="${p.near}"/><g transform="translate(180 58)" fill="#fff0b8"><path d="M0-34 6-8 30-18 12 0 34 14 8 8 2 34-4 8-30 16-10 0-28-18-6-8Z"/><circle r="40" opacity=".18"/></g>`,
  },
  vortex: {
    phase: 2,
    draw: (_, p) => {
      const arm = (turn: number) =>
        `<path transform="rotate(${turn} 120 96)" d="M120 96C134 84 150 92 148 112 144 138 104 144 86 120 66 90 92 46 132 44 164 44 186 62 192 86" fill="none" stroke="#e0b8ff" stroke-width="7" stroke-linecap="round" opacity=".75"/>`;
      return (
        halo(120, 96, 76, '#b58cff') +
        arm(0) +
        arm(120) +
        arm(240) +
        `<circle cx="120" cy="96" r="9" fill="#fff"/>` +
        ground(p, 174) +
        walker(70, 188, 40, p.near)
      );
    },
  },
  detector: {
    phase: 3,
    draw: (_, p) =>
      `<g fill="none" stroke="#8ff0da" stroke-width="3">${[22, 40, 60].map((q, i) => `<path d="M${168 - q} ${96 - q * 0.3}A${q} ${q} 0 0 1 ${168 + q * 0.3} ${96 + q}" opacity="${1 - i * 0.25}"/>`).join('')}</g><circle cx="168" cy="96" r="7" fill="#8ff0da"/>` +
      ground(p) +
      walker(96, 176, 80, p.near) +
      `<path d="M104 120 126 108l10 16-22 12Z" fill="${p.near}"/><circle cx="122" cy="120" r="5" fill="#8ff0da"/>`,
  },
  dodge: {
    phase: 3,
    draw: (_, p) =>
      claws(164, 82, 50, '#ff7382') +
      ground(p) +
      `<g transform="rotate(-24 88 150)">${walker(88, 168, 78, p.near)}</g><path d="M40 176h30M52 186h40" stroke="${LAMP}" stroke-width="3" opacity=".6"/>`,
  },
  drone: {
    phase: 3,
    draw: (_, p) =>
      `<path d="M120 84 60 178H180Z" fill="${LAMP}" opacity=".42"/><path d="M98 66h44l8 10-8 10H98l-8-10ZM64 58h28v5H64ZM148 58h28v5h-28Z" fill="${p.near}"/><path d="M78 62 100 72M162 62 140 72" stroke="${p.near}" stroke-width="4"/><circle cx="120" cy="78" r="5.5" fill="#ffd37c"/>` +
      ground(p, 168) +
      walker(120, 182, 40, p.near),
  },
  gate: {
    phase: 3,
    draw: (_, p) =>
      halo(120, 104, 76, '#8fd8ff') +
      `<path d="M76 168V96a44 44 0 0 1 88 0v72h-14V98a30 30 0 0 0-60 0v70Z" fill="${p.near}"/><path d="M90 168V98a30 30 0 0 1 60 0v70Z" fill="#d8f6ff" opacity=".85"/><path d="M84 96a36 36 0 0 1 72 0" fill="none" stroke="#8fd8ff" stroke-width="2.4" stroke-dasharray="6 5"/>` +
      ground(p, 168) +
      walker(120, 172, 52, p.near),
  },
  hologram: {
    phase: 3,
    draw: (_, p) =>
      `<path d="M120 168 62 66H178Z" fill="#8ff0da" opacity=".2"/><circle cx="120" cy="78" r="32" fill="#8ff0da" opacity=".45"/><path d="M90 66h60M88 78h64M92 90h56" stroke="#d8fff4" stroke-width="2"/><ellipse cx="120" cy="80" rx="56" ry="13" fill="none" stroke="#d8fff4" stroke-width="3" transform="rotate(-16 120 80)"/>` +
      ground(p) +
      `<path d="M100 166h40l8 10H92Z" fill="${p.near}"/><path d="M110 164h20v4h-20Z" fill="#8ff0da"/>` +
      walker(58, 176, 54, p.near),
  },
  wrong_track: {
    phase: 3,
    draw: (_, p) => {
      const steps = [
        [92, 188],
        [112, 176],
        [96, 164],
        [118, 154],
        [136, 146],
        [152, 138],
      ] as const;
      return (
        `<path d="M-5 128Q120 114 245 128V205H-5Z" fill="${p.far}"/>` +
        steps
          .map(
            ([x, y], i) =>
              `<ellipse cx="${x}" cy="${y}" rx="5.5" ry="8.5" fill="${p.near}" transform="rotate(${i > 2 ? 46 : i % 2 ? 16 : -12} ${x} ${y})"/>`,
          )
          .join('') +
        `<path d="M176 130 236 104V150Z" fill="${LAMP}" opacity=".5"/><path d="M160 126h16v8h-16Z" fill="${p.near}"/>` +
        walker(54, 138, 44, p.near, -1) +
        frond(4, 204, 60, 1, p.near)
      );
    },
  },
  amplifier: {
    phase: 4,
    draw: (_, p) =>
      halo(120, 66, 84, p.glow) +
      waves(120, 66, [26, 46, 68], p.glow) +
      ground(p) +
      mast(120, p.near) +
      `<circle cx="120" cy="68" r="10" fill="#eafff8"/>` +
      walker(72, 170, 48, p.near),
  },
  double_back: {
    phase: 4,
    draw: (_, p) =>
      `<path d="M176 150V100a52 52 0 0 0-104 0v22" fill="none" stroke="${LAMP}" stroke-width="9" stroke-dasharray="18 8" opacity=".85"/><path d="M48 112h48L72 142Z" fill="${LAMP}" opacity=".9"/>` +
      ground(p) +
      walker(132, 176, 76, p.near, -1),
  },
} satisfies Record<string, Scene>;

type SurvivalCard = keyof typeof SCENES;
export const SURVIVAL_CARDS = Object.keys(SCENES) as SurvivalCard[];

function scene(kind: string | undefined): Scene | undefined {
  return kind && kind in SCENES ? SCENES[kind as SurvivalCard] : undefined;
}

function stars(r: Rng): string {
  return times(
    6,
    () => `<circle cx="${n1(30 + r() * 180)}" cy="${n1(20 + r() * 40)}" r="1.2" fill="#fff" opacity=".7"/>`,
  ).join('');
}

/** A survival card: one of the crew, backlit, and what helps them. */
export const survival: Motif = (r, p, o) => {
  const found = scene(o.kind);
  if (!found) {
    const mid =
      ground(p) + walker(126, 166, 70, p.near) + torch + `<path d="M120 166 60 205H92Z" fill="#000" opacity=".4"/>`;
    return { land: ['peak', 'hill'], mid };
  }
  const pal = SKIES[found.phase - 1] ?? {};
  return { pal, land: ['peak', 'hill'], orb: false, mid: stars(r) + found.draw(r, { ...p, ...pal }) };
};
