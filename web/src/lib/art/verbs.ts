import { bust } from './bust';
import { mix, n1 } from './colour';
import type { Palette } from './palette';
import { times, type Rng } from './rng';

type Draw = (r: Rng, p: Palette) => string;

/** What the card does, as a thing in the picture. */
const VERBS = {
  recruit: (r, p) => {
    const side = r() > 0.5 ? 1 : -1;
    const second = bust(r, p, { c: mix(p.near, p.far, 0.5), gear: 'none' });
    return `<g transform="translate(${120 + side * 62} 206) scale(.7) translate(-120 -206)">${second}</g>`;
  },
  scan: (_, p) => {
    const rings = [26, 46, 68, 92].map((q) => `<circle cx="192" cy="70" r="${q}" stroke-width="1.6"/>`).join('');
    return `<g fill="none" stroke="${p.glow}" opacity=".75">${rings}</g><circle cx="192" cy="70" r="4" fill="${p.glow}"/>`;
  },
  attack: (r) =>
    `<g transform="translate(${r() > 0.5 ? 196 : 46} 78)" fill="#fff0b8"><path d="M0-34 6-8 30-18 12 0 34 14 8 8 2 34-4 8-30 16-10 0-28-18-6-8Z"/><circle r="40" opacity=".18"/></g>`,
  avoid: (_, p) =>
    [
      [40, 150, 34],
      [70, 170, 30],
      [196, 156, 40],
      [170, 178, 28],
      [20, 176, 30],
    ]
      .map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}" fill="${p.sky[2]}" opacity=".5"/>`)
      .join(''),
  heal: (_, p) =>
    `<circle cx="48" cy="150" r="46" fill="${p.glow}" opacity=".22"/><path d="M40 170v-26h16v26ZM44 144q4-12 8 0Z" fill="${p.near}"/><path d="M44 150h8v14h-8Z" fill="${p.glow}"/>`,
  draw: (r, p) => {
    const birds = times(7, () => `M${n1(20 + r() * 200)} ${n1(16 + r() * 60)}q5-7 10 0q5-7 10 0q-5-3-10 3q-5-6-10-3Z`);
    return `<path d="${birds.join('')}" fill="${p.near}"/>`;
  },
} satisfies Record<string, Draw>;

export type VerbName = keyof typeof VERBS;
export const VERB_NAMES = Object.keys(VERBS) as VerbName[];

export function verb(name: VerbName | undefined, r: Rng, p: Palette): string {
  const draw: Draw | undefined = name && VERBS[name];
  return draw ? draw(r, p) : '';
}
