import { CITIES } from '../cities';
import { n1 } from '../colour';
import { walker } from '../figures';
import { LANDMARKS } from '../landmarks';
import { pick, times } from '../rng';
import { craft, hull, HULLS, isHull } from '../ships';
import type { ArtOptions, CityKind, Motif } from '../types';

const LIT = '#ffe27c';

/** The tractor beam below a ship, or the trail behind it. */
function beam(x: number, y: number): string {
  return `<path d="M${n1(x - 26)} ${n1(y + 16)} ${n1(x - 82)} 215H${n1(x + 82)}L${n1(x + 26)} ${n1(y + 16)}Z" fill="#fff6b0" opacity=".42"/>`;
}

function trail(x: number, y: number): string {
  return `<path d="M-10 ${n1(y + 34)}Q60 ${n1(y + 30)} ${n1(x - 60)} ${n1(y + 6)}M-10 ${n1(y + 48)}Q60 ${n1(y + 42)} ${n1(x - 54)} ${n1(y + 14)}" stroke="#fff6b0" stroke-width="3" opacity=".5" fill="none"/>`;
}

const ship: Motif = (r, p) => {
  const x = n1(104 + r() * 32);
  const y = n1(78 + r() * 20);
  const escorts = Math.floor(r() * 3);
  const light = r() > 0.4 ? beam(x, y) : trail(x, y);
  const others = times(escorts, (i) => craft(r, p, 40 + i * 160, n1(40 + r() * 24), 0.32)).join('');
  const lean = n1((r() - 0.5) * 26);
  return {
    land: ['city', 'city'],
    mid: `${light}${others}<g transform="rotate(${lean} ${x} ${y})">${craft(r, p, x, y, n1(0.9 + r() * 0.35))}</g>`,
  };
};

const fleet: Motif = (r, p, o) => {
  const cls = isHull(o.kind) ? o.kind : 'saucer';
  const walks = cls === 'tripod';
  const c = o.hue ?? pick(r, HULLS);
  const x = n1(108 + r() * 24);
  const y = walks ? 96 : n1(82 + r() * 14);
  const light = walks ? '' : r() > 0.35 ? beam(x, y) : trail(x, y);
  const lean = n1((r() - 0.5) * (walks ? 8 : 18));
  const body = hull(cls, c, x, y, { saucer: 1.15, tripod: 1.1, cruiser: 0.84 }[cls]);
  const street = `<path d="M-5 166H245V205H-5Z" fill="${p.near}"/>${walker(36, 176, 18, LIT)}${walker(196, 178, 18, LIT, -1)}`;
  return {
    land: ['city', 'city'],
    mid: `${light}<g transform="rotate(${lean} ${x} ${y})">${body}</g>${walks ? street : ''}`,
  };
};

function cityKind(kind: ArtOptions['kind']): CityKind {
  if (kind === 'scientific') return 'scientific';
  return kind === 'industrial' ? 'industrial' : 'cultural';
}

const city: Motif = (r, p, o) => {
  const any = pick(r, CITIES[cityKind(o.kind)]);
  const shape = o.mark ? LANDMARKS[o.mark] : any;
  const built = shape.replaceAll('"K"', `"${p.near}"`).replaceAll('"W"', `"${LIT}"`);
  const people = walker(96, 166, 16, LIT) + walker(112, 170, 16, LIT, -1) + walker(150, 168, 16, LIT);
  return {
    land: ['city', 'city'],
    mid: `${craft(r, p, 178, 54, 0.42)}<path d="M170 62 128 150H206L186 62Z" fill="#fff6b0" opacity=".4"/>${built}<path d="M-5 148H245V205H-5Z" fill="${p.near}"/>${people}`,
  };
};

/** Comic night over a city. */
export const tremble = { ship, city, fleet } satisfies Record<string, Motif>;
