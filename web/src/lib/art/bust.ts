import { mix, n1 } from './colour';
import type { Palette } from './palette';
import { pick, type Rng } from './rng';

/** Heads, drawn around the middle of the face. */
const KITS = {
  cap: 'M-24-6C-24-36 24-36 24-6L40-2Q30-11 22-10Z',
  helm: 'M-29 2C-32-42 32-42 29 2L24-3H-24Z',
  hair: 'M-24 4C-30-38 6-40 20-27C30-18 24-4 22 2L16-12L-14-10Z',
  long: 'M-25 44C-38-4-26-36 0-34C26-36 38-4 25 44Q14 24 20-4H-20Q-14 24-25 44Z',
  hood: 'M-34 46C-44-14-22-44 0-42C22-44 44-14 34 46Z',
  band: 'M-23-4C-24-34 24-34 23-4ZM-22-10L-44 10-36 14-46 28-20-2Z',
  bun: 'M-23 0C-26-36 26-36 23 0ZM-4-30a12 11 0 1 1 9 0Z',
  beret: 'M-30-8C-40-30 10-42 30-22C34-12 26-8 22-6Z',
  curls: [
    [-33.2, -6.1],
    [-29.6, -13.9],
    [-23.4, -19.9],
    [-15.5, -23.4],
    [-6.9, -23.8],
    [1.2, -21.2],
    [8, -15.9],
    [12.4, -8.5],
    [14, -0.1],
  ]
    .map(([x, y]) => `M${x} ${y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z`)
    .join(''),
  ears: 'M-30 14C-34-40 34-40 30 14L18 20 20-8H-20L-18 20Z',
  tail: 'M-23 0C-26-36 26-36 23 0ZM18-18Q50-10 40 36 34 6 16-4Z',
  hat: 'M-40-8Q0-18 40-8Q20-4 0-4T-40-8ZM-22-10L-17-34Q0-28 17-34L22-10Z',
} as const;

export type BustKit = keyof typeof KITS;
export type BustGear = 'rifle' | 'collar' | 'pack' | 'tie' | 'none';

interface BustOptions {
  kit?: BustKit;
  gear?: BustGear;
  /** Fill of the silhouette. */
  c?: string;
  rim?: string;
}

const ANY_KIT: readonly BustKit[] = [
  'cap',
  'helm',
  'hair',
  'long',
  'band',
  'bun',
  'hat',
  'beret',
  'curls',
  'tail',
  'ears',
];
const ANY_GEAR: readonly BustGear[] = ['rifle', 'collar', 'pack', 'none'];
const HEAD = 'M-21 0C-23-30 23-30 21 0C20 20 9 33 0 33C-9 33-20 20-21 0Z';

function shoulders(wd: number): string {
  const [a, b, c] = [n1(wd - 8), n1(wd), n1(wd + 10)];
  return `M-11 22V38C-30 48 ${-a} 50 ${-b} 74L${-c} 118H${c}L${b} 74C${a} 50 30 48 11 38V22Z`;
}

function behind(gear: BustGear, wd: number, c: string): string {
  if (gear === 'rifle') return `<path d="M30 100L62-26l5 1.5-20 80 8 2-6 20-9-2-4 26Z" fill="${c}"/>`;
  if (gear !== 'pack') return '';
  const e = n1(wd - 4);
  return `<path d="M${-e} 62q-14-26 8-34l16 10ZM${e} 62q14-26-8-34l-16 10Z" fill="${c}"/>`;
}

function inFront(gear: BustGear, c: string, light: string): string {
  if (gear === 'collar') return `<path d="M-40 58L-16 22 0 52 16 22 40 58V80H-40Z" fill="${c}"/>`;
  if (gear !== 'tie') return '';
  return `<path d="M-14 38L0 54 14 38 6 110H-6Z" fill="${mix(c, light, 0.16)}"/><path d="M-4 52h8l4 44-8 12-8-12Z" fill="${c}"/>`;
}

function hoodShade(c: string, rim: string): string {
  return `<path d="M-20 22C-26-18 26-18 20 22Q0 42-20 22Z" fill="${mix(c, '#000000', 0.5)}"/><path d="M-30 42C-38-12-18-37 0-36" fill="none" stroke="${rim}" stroke-width="3" stroke-opacity=".55" stroke-dasharray="3 2.5"/>`;
}

/** A person from the chest up as a backlit silhouette: never a face. */
export function bust(r: Rng, p: Palette, o: BustOptions = {}): string {
  const c = o.c ?? p.near;
  const rim = o.rim ?? p.orb;
  const x = n1(120 + (r() - 0.5) * 14);
  const kit = o.kit ?? pick(r, ANY_KIT);
  const wd = 62 + r() * 16;
  const gear = o.gear ?? pick(r, ANY_GEAR);
  const body = shoulders(wd);
  const shape = (fill: string, head: boolean) =>
    `<path d="${body}" fill="${fill}"/>${head ? `<path d="${HEAD}" fill="${fill}"/>` : ''}<path d="${KITS[kit]}" fill="${fill}"/>`;
  return `<g transform="translate(${x} 92)">${behind(gear, wd, c)}<g stroke="${rim}" stroke-width="2.6" stroke-opacity=".9" stroke-linejoin="round" transform="translate(-1.6 -1.4)">${shape(rim, kit !== 'hood')}</g>${shape(c, true)}${kit === 'hood' ? hoodShade(c, rim) : ''}${inFront(gear, c, p.orb)}<path d="M${-n1(wd)} 74L${-n1(wd + 6)} 58" stroke="${rim}" stroke-opacity=".35" fill="none"/></g>`;
}
