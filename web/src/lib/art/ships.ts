import { mix, n1 } from './colour';
import type { Palette } from './palette';
import { pick, type Rng } from './rng';

export const HULLS = ['#ff77ad', '#ffd45e', '#7fe3c8', '#b79bff', '#ff9d66', '#8fc7ff', '#f0efe2', '#c7dd6a'] as const;
export type HullClass = 'saucer' | 'tripod' | 'cruiser';

type Ink = (width?: number) => string;

interface Paint {
  /** Body colour, its shade and its highlight. */
  c: string;
  dk: string;
  lt: string;
  /** Attributes of the ink outline. */
  k: Ink;
  near: string;
}

function paint(c: string, near: string): Paint {
  const k: Ink = (width = 3.2) => `stroke="${near}" stroke-width="${width}" stroke-linejoin="round"`;
  return { c, dk: mix(c, near, 0.38), lt: mix(c, '#ffffff', 0.45), k, near };
}

function lamps(k: Ink): string {
  return [-36, -18, 0, 18, 36]
    .map((x) => `<circle cx="${x}" cy="${n1(7 - Math.abs(x / 18) * 2)}" r="3.6" fill="#fff4b0" ${k(2)}/>`)
    .join('');
}

const CRAFT: readonly ((t: Paint, hot: string) => string)[] = [
  ({ c, dk, k }, hot) =>
    `<path d="M-22-10C-22-36 22-36 22-10Z" fill="#bdf2ff" fill-opacity=".85" ${k()}/><path d="M-9-11q0-14 9-14t9 14Z" fill="${hot}"/><circle cx="-3.5" cy="-19" r="2.4" fill="#fff"/><circle cx="4" cy="-19" r="2.4" fill="#fff"/><path d="M-62 4C-50-16 50-16 62 4 48 22-48 22-62 4Z" fill="${c}" ${k()}/><path d="M-62 4C-48 22 48 22 62 4 40 12-40 12-62 4Z" fill="${dk}"/>${lamps(k)}<path d="M-30 16l-9 12M30 16l9 12" ${k()} fill="none"/>`,
  ({ c, dk, k }) =>
    `<path d="M-8-52C18-34 22 4 14 26H-22C-30 2-28-36-8-52Z" transform="rotate(24)" fill="${c}" ${k()}/><g transform="rotate(24)"><path d="M-26 6-46 34-20 26ZM16 6 38 34 12 26Z" fill="${dk}" ${k()}/><circle cx="-5" cy="-14" r="10" fill="#bdf2ff" ${k()}/><circle cx="-8" cy="-17" r="3" fill="#fff"/><path d="M-18 28h28l-6 16-8-5-8 5Z" fill="#ffd45e" ${k()}/></g>`,
  ({ c, dk, k }) =>
    `<path d="M-58 10Q-60-18-30-20H26Q60-18 60 8 40 22-30 20-52 20-58 10Z" fill="${c}" ${k()}/><path d="M-30-20Q-20-40 6-38 22-36 26-20Z" fill="#bdf2ff" ${k()}/><path d="M60 4 76-8 74 18Z" fill="${dk}" ${k()}/><path d="M-40 20l-8 14h18l4-14M20 20l8 14H10L6 20" fill="${dk}" ${k()}/><circle cx="-30" cy="0" r="6" fill="#fff4b0" ${k()}/><circle cx="-8" cy="0" r="6" fill="#fff4b0" ${k()}/><circle cx="14" cy="0" r="6" fill="#fff4b0" ${k()}/>`,
];

const TRIMS: readonly ((t: Paint) => string)[] = [
  () => '',
  ({ k }) => `<path d="M0-34V-56M-6-56H6" ${k()} fill="none"/><circle cy="-60" r="5" fill="#fff4b0" ${k()}/>`,
  ({ k }) => `<path d="M-14 22q-10 14-2 24M14 22q10 14 2 24" ${k()} fill="none"/>`,
  ({ k, lt }) =>
    `<path d="M-52-6 -70-22M52-6 70-22" ${k()} fill="none"/><circle cx="-72" cy="-24" r="5" fill="${lt}" ${k()}/><circle cx="72" cy="-24" r="5" fill="${lt}" ${k()}/>`,
];

/** A free comic saucer, rocket or sub for covers and backgrounds. */
export function craft(r: Rng, p: Palette, x = 120, y = 92, s = 1, fixed?: 0 | 1 | 2): string {
  const t = paint(pick(r, HULLS), p.near);
  const kind = fixed ?? Math.floor(r() * 3);
  const trim = pick(r, TRIMS)(t);
  const body = CRAFT[kind]?.(t, p.hot) ?? '';
  return `<g transform="translate(${x} ${y}) scale(${s})">${kind === 1 ? '' : trim}${body}<path d="M-44-2q16-9 40-9" stroke="${t.lt}" stroke-width="3" fill="none" stroke-linecap="round" opacity=".8"/></g>`;
}

function eye(x: number, y: number, q: number, { k, near }: Paint): string {
  const lid = `M${x - q} ${y}q${q} ${n1(-q * 0.95)} ${q * 2} 0q${-q} ${n1(q * 0.95)} ${-q * 2} 0Z`;
  const pupil = `M${x} ${n1(y - q * 0.46)}q${n1(q * 0.34)} ${n1(q * 0.46)} 0 ${n1(q * 0.92)}q${n1(-q * 0.34)} ${n1(-q * 0.46)} 0 ${n1(-q * 0.92)}Z`;
  return `<path d="${lid}" fill="#fff4b0" ${k(2.2)}/><path d="${pupil}" fill="${near}"/>`;
}

const HULL_SHAPES: Record<HullClass, (t: Paint) => string> = {
  saucer: ({ c, dk, lt, k }) =>
    `<path d="M-24-10C-24-40 24-40 24-10Z" fill="#bdf2ff" fill-opacity=".9" ${k()}/><path d="M-12-11q0-16 12-16t12 16Z" fill="${dk}"/><circle cx="-4.5" cy="-18" r="2.8" fill="#fff4b0"/><circle cx="5" cy="-18" r="2.8" fill="#fff4b0"/><path d="M-64 4C-50-16 50-16 64 4 48 22-48 22-64 4Z" fill="${c}" ${k()}/><path d="M-62 5C-46 21 46 21 62 5 40 13-40 13-62 5Z" fill="${dk}"/>${[-38, -19, 0, 19, 38].map((q) => `<circle cx="${q}" cy="${n1(8 - Math.abs(q) * 0.1)}" r="3.8" fill="#fff4b0" ${k(2)}/>`).join('')}<path d="M-46-3q18-9 42-9" stroke="${lt}" stroke-width="3.2" fill="none" stroke-linecap="round"/>`,
  tripod: (t) => {
    const { c, dk, lt, k, near } = t;
    return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-16-8Q-52-4-44 30L-58 66M16-8Q52-4 44 30L56 66M0-4Q-8 24 4 36L0 70" stroke="${near}" stroke-width="12"/><path d="M-16-8Q-52-4-44 30L-58 66M16-8Q52-4 44 30L56 66M0-4Q-8 24 4 36L0 70" stroke="${dk}" stroke-width="6"/></g>${[
      [-58, 67],
      [56, 67],
      [0, 71],
    ]
      .map((f) => `<ellipse cx="${f[0]}" cy="${f[1]}" rx="10" ry="4.5" fill="${c}" ${k()}/>`)
      .join(
        '',
      )}<path d="M-40-14C-44-56 44-56 40-14 26 2-26 2-40-14Z" fill="${c}" ${k()}/><path d="M-39-13C-24 0 24 0 39-13 24-6-24-6-39-13Z" fill="${dk}"/>${eye(0, -26, 17, t)}<path d="M26-42 40-62M40-62l8-2" ${k()} fill="none"/><circle cx="42" cy="-64" r="5" fill="#fff4b0" ${k()}/><path d="M-30-30q6-12 18-16" stroke="${lt}" stroke-width="3.2" fill="none" stroke-linecap="round"/>`;
  },
  cruiser: (t) => {
    const { c, dk, lt, k } = t;
    return `<path d="M-86-14-104-30-100 0-104 26-82 14Z" fill="${dk}" ${k()}/><path d="M-8-22 0-46H30L40-22Z" fill="${dk}" ${k()}/><path d="M6-40h20l4 10H3Z" fill="#bdf2ff" ${k(2)}/><path d="M-90-2Q-80-24-34-25H44Q82-24 104 2 80 24 34 26H-40Q-82 24-90-2Z" fill="${c}" ${k()}/><path d="M-88 1Q-78 24-40 25H34Q78 24 102 3 70 13 20 13H-40Q-74 13-88 1Z" fill="${dk}"/>${[-58, -40, -22, -4, 14].map((q) => `<rect x="${q - 5}" y="-10" width="10" height="9" rx="2" fill="#fff4b0" ${k(2)}/>`).join('')}${eye(64, -4, 14, t)}<path d="M-40 26l-6 15h24l4-15M14 26l6 15H-4L-8 26" fill="${dk}" ${k()}/><path d="M76 10l-6 8 8-1-3 6 10-6" fill="#fff" ${k(1.6)}/><path d="M-70-14q20-6 44-6" stroke="${lt}" stroke-width="3.2" fill="none" stroke-linecap="round"/>`;
  },
};

export function isHull(kind: string | undefined): kind is HullClass {
  return kind === 'saucer' || kind === 'tripod' || kind === 'cruiser';
}

/** A captain's ship: one hull per class in the captain's colour. Captains hunt, so every hull has an eye. */
export function hull(cls: HullClass, c: string, x = 120, y = 92, s = 1, facing = 1): string {
  const body = HULL_SHAPES[cls](paint(c, '#071428'));
  return `<g transform="translate(${x} ${y}) scale(${n1(s * facing * 100) / 100} ${s})">${body}</g>`;
}
