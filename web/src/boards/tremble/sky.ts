import { CITIES } from '../../lib/art/cities';
import { mix, n1 } from '../../lib/art/colour';
import { walker } from '../../lib/art/figures';
import { ridge } from '../../lib/art/land';
import { LANDMARKS } from '../../lib/art/landmarks';
import { palette } from '../../lib/art/palette';
import { pick, rng, times } from '../../lib/art/rng';
import { hull } from '../../lib/art/ships';
import type { CityKind } from '../../lib/art/types';
import { HUES, markOf } from './faces';
import type { SideView } from './types';

export const SKY = { w: 1100, h: 320 } as const;
const LIT = '#ffe27c';
/** A phone shows only the middle of the sky. */
const NARROW = 300;
const [NEAREST, FARTHEST] = [200, 450];
/** Half of what a ship takes. */
const SHIP = 45;

/** From the middle to where a whole ship can still be seen, in a place of that shape: the rest of the sky is cut off. */
export function inSight(shape: number = SKY.w / SKY.h): number {
  const half = Math.min(SKY.w, SKY.h * shape) / 2;
  return Math.max(NEAREST, Math.min(FARTHEST, half - SHIP));
}

/** The night over a city, without the fleets. */
export function backdrop(city: string, type: CityKind): string {
  const [p, r] = [palette('tremble'), rng(`battle ${city}`)];
  const { w, h } = SKY;
  const stars = times(
    70,
    () =>
      `<circle cx="${n1(r() * w)}" cy="${n1(r() * 150)}" r="${n1(0.6 + r() * 1.2)}" fill="#fff" opacity="${n1(0.2 + r() * 0.6)}"/>`,
  ).join('');
  const moon = `<circle cx="${w / 2}" cy="150" r="104" fill="${p.orb}" opacity=".9"/><circle cx="${w / 2}" cy="150" r="190" fill="${p.orb}" opacity=".14"/>`;
  const mark = markOf(city);
  const shape = mark ? LANDMARKS[mark] : pick(rng(`tremblecity${city}`), CITIES[type]);
  const built = shape.replaceAll('"K"', `"${p.near}"`).replaceAll('"W"', `"${LIT}"`);
  const land = [220, 250, 278].map((y, i) => {
    const d = ridge(r, w, h, y, [46, 40, 26][i] ?? 30, 'city');
    return `<path d="${d}" fill="${mix(p.far, p.near, [0.1, 0.45, 0.8][i] ?? 0.5)}"/><path d="${d}" fill="none" stroke="${p.orb}" opacity=".22"/>`;
  });
  const people = [-92, -64, 30, 62, 96]
    .map((x, i) => walker(w / 2 + x, 298 + (i % 2) * 5, 25, LIT, i % 2 ? 1 : -1))
    .join('');
  const tower = `<g transform="translate(${w / 2 - 204} 36) scale(1.7)">${built}</g>`;
  return stars + moon + (land[0] ?? '') + (land[1] ?? '') + tower + (land[2] ?? '') + people;
}

export interface Placed {
  key: string;
  svg: string;
  /** Where it comes from: -1 the left edge, 1 the right one. */
  from: number;
  out: boolean;
}

interface Flown {
  ship: SideView['ships'][number];
  side: SideView;
}

/** The ships of all sides in the sky: mine on the left, the others on the right, as far out as can be seen. */
export function fleets(sides: readonly SideView[], reach: number): Placed[] {
  const [first, ...rest] = sides;
  const left = first ? first.ships.map((ship) => ({ ship, side: first })) : [];
  const right = rest.flatMap((side) => side.ships.map((ship) => ({ ship, side })));
  return [...half(left, -1, reach), ...half(right, 1, reach)];
}

function half(ships: readonly Flown[], from: number, reach: number): Placed[] {
  const columns = Math.ceil(ships.length / (ships.length > 3 ? 2 : 1));
  const most = [1.25, 1.25, 0.9, 0.8, 0.8][ships.length] ?? 0.7;
  const scale = reach > NARROW ? most : most * 0.7;
  return ships.map(({ ship, side }, i) => {
    const rows = Math.ceil(ships.length / columns);
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const inner = reach > NARROW ? 150 : 90;
    const x = SKY.w / 2 + from * (inner + (column + 0.5) * ((reach - inner) / columns));
    const walks = ship.hull === 'tripod';
    const y = walks ? 218 - row * 16 : 132 + row * (rows > 1 ? 78 : 0) + (column % 2) * 40;
    const hue = HUES[side.seat % HUES.length] ?? '';
    const svg = hull(ship.hull, hue, Math.round(x), Math.round(y), scale, -from);
    return { key: `${side.seat} ${i} ${ship.id}`, svg, from, out: side.retreated };
  });
}
