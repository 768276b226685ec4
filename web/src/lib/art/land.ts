import { n1 } from './colour';
import type { Rng } from './rng';

export type RidgeKind = 'peak' | 'mesa' | 'hill' | 'canopy' | 'pines' | 'city';
type Point = readonly [number, number];

interface Ground {
  r: Rng;
  w: number;
  h: number;
  y: number;
  amp: number;
  wave: (x: number) => number;
}

function peaks({ r, w, y, amp }: Ground): Point[] {
  const p: Point[] = [];
  let x = -20;
  let up = r() > 0.5;
  while (x < w + 40) {
    p.push([x, y + (up ? -1 : 1) * amp * (0.35 + r() * 0.65)]);
    x += w * (0.05 + r() * 0.09);
    up = !up;
  }
  return p;
}

function mesas({ r, w, y, amp }: Ground): Point[] {
  const p: Point[] = [];
  let x = -20;
  while (x < w + 40) {
    const t = y - amp * (r() * 2 - 1);
    const l = w * (0.06 + r() * 0.14);
    p.push([x, t], [x + l, t - amp * 0.08 * r()]);
    x += l + w * 0.02 * (1 + r() * 2);
  }
  return p;
}

const TREE: readonly Point[] = [
  [0, 0],
  [0.12, 0.45],
  [0.06, 0.45],
  [0.25, 1],
  [0.44, 0.45],
  [0.38, 0.45],
  [0.5, 0],
];

function pines({ r, w, amp, wave }: Ground): Point[] {
  const p: Point[] = [];
  let x = -10;
  while (x < w + 10) {
    const b = wave(x);
    const s = amp * (0.7 + r() * 1.1);
    for (const [dx, dy] of TREE) p.push([x + s * dx, b - s * dy]);
    x += s * (0.32 + r() * 0.3);
  }
  return p;
}

function skyline({ r, w, y, amp }: Ground): Point[] {
  const p: Point[] = [];
  let x = -10;
  while (x < w + 10) {
    const l = w * (0.03 + r() * 0.06);
    const t = y - amp * (r() * r() * 2 - 0.3);
    const mast: Point[] =
      r() > 0.82
        ? [
            [x + l / 2 - 0.6, t],
            [x + l / 2, t - amp * 0.5],
            [x + l / 2 + 0.6, t],
          ]
        : [];
    p.push([x, t], ...mast, [x + l, t]);
    x += l;
  }
  return p;
}

function hills({ w, wave }: Ground): Point[] {
  const p: Point[] = [];
  for (let x = -10; x <= w + 20; x += w / 24) p.push([x, wave(x)]);
  return p;
}

function canopy({ r, w, h, y, amp }: Ground): string {
  let d = `M-20 ${h + 5}L-20 ${n1(y)}`;
  let x = -20;
  while (x < w + 30) {
    const l = w * (0.05 + r() * 0.08);
    d += `q${n1(l / 2)} ${n1(-amp * (0.7 + r()))} ${n1(l)} ${n1((r() - 0.5) * amp * 0.4)}`;
    x += l;
  }
  return d + `L${w + 40} ${h + 5}Z`;
}

const OUTLINES = { peak: peaks, mesa: mesas, pines, city: skyline, hill: hills };

/** The outline of one layer of land as a path, closed below the stage. */
export function ridge(r: Rng, w: number, h: number, y: number, amp: number, kind: RidgeKind): string {
  const ph = [r() * 6.3, r() * 6.3, r() * 6.3] as const;
  const wave = (x: number) =>
    y +
    amp *
      (0.55 * Math.sin((x / w) * 5 + ph[0]) +
        0.3 * Math.sin((x / w) * 11 + ph[1]) +
        0.15 * Math.sin((x / w) * 23 + ph[2]));
  const ground: Ground = { r, w, h, y, amp, wave };
  if (kind === 'canopy') return canopy(ground);
  const points = OUTLINES[kind](ground);
  return `M-20 ${h + 5}` + points.map((a) => `L${n1(a[0])} ${n1(a[1])}`).join('') + `L${w + 20} ${h + 5}Z`;
}

function leaflet(x: number, y: number, l: number, dir: number, t: number): string {
  const px = n1(x + dir * (0.4 * t * (1 - t) + t * t) * l);
  const py = n1(y - (1.6 * t * (1 - t) + 0.55 * t * t) * l);
  const k = l * 0.34 * (1 - t * 0.65);
  const below = `M${px} ${py}q${n1(dir * k * 0.5)} ${n1(k * 0.1)} ${n1(dir * k * 0.55)} ${n1(k)}q${n1(-dir * k * 0.5)} ${n1(-k * 0.3)} ${n1(-dir * k * 0.55)} ${n1(-k)}`;
  const above = `M${px} ${py}q${n1(-dir * k * 0.1)} ${n1(-k * 0.6)} ${n1(dir * k * 0.5)} ${n1(-k)}q${n1(dir * k * 0.1)} ${n1(k * 0.6)} ${n1(-dir * k * 0.5)} ${n1(k)}`;
  return below + above;
}

/** A fern leaf that grows from x, y; dir is 1 to the right, -1 to the left. */
export function frond(x: number, y: number, l: number, dir: number, c: string): string {
  const stem = `M${x} ${y}q${n1(dir * l * 0.2)} ${n1(-l * 0.8)} ${n1(dir * l)} ${n1(-l * 0.55)}`;
  let leaves = '';
  for (let i = 1; i <= 9; i++) leaves += leaflet(x, y, l, dir, i / 10);
  return `<path d="${stem}" fill="none" stroke="${c}" stroke-width="${n1(l * 0.045)}" stroke-linecap="round"/><path d="${leaves}" fill="${c}"/>`;
}

export function trunk(r: Rng, x: number, h: number, wd: number, c: string): string {
  const left = `C${n1(x - wd * 0.5)} ${n1(h * 0.6)} ${n1(x - wd * 0.7)} ${n1(h * 0.3)} ${n1(x - wd * 0.6 + (r() - 0.5) * wd)} -5`;
  const right = `C${n1(x + wd * 0.5)} ${n1(h * 0.3)} ${n1(x + wd * 0.6)} ${n1(h * 0.6)} ${n1(x + wd * 1.3)} ${h + 5}`;
  return `<path d="M${n1(x - wd)} ${h + 5}${left}H${n1(x + wd * 0.6)}${right}Z" fill="${c}"/>`;
}

const PINE: readonly (readonly ['l' | 'h' | 'v', number, number?])[] = [
  ['l', 0.16, 0.3],
  ['h', -0.05],
  ['l', 0.13, 0.26],
  ['h', -0.05],
  ['l', 0.15, 0.3],
  ['h', -0.28],
  ['v', 0.16],
  ['h', -0.12],
  ['v', -0.16],
  ['h', -0.28],
  ['l', 0.15, -0.3],
  ['h', -0.05],
  ['l', 0.13, -0.26],
  ['h', -0.05],
];

export function pine(x: number, y: number, s: number, c: string): string {
  const steps = PINE.map(([op, a, b]) => `${op}${n1(s * a)}${b === undefined ? '' : ` ${n1(s * b)}`}`).join('');
  return `<path d="M${x} ${n1(y - s)}${steps}Z" fill="${c}"/>`;
}
