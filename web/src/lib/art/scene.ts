import { grey, mix, n1 } from './colour';
import { ridge, type RidgeKind } from './land';
import { MOTIFS, type MotifName } from './motifs';
import { palette, TINTS, type Mood, type Palette, type Sky } from './palette';
import { pick, rng, times, type Rng } from './rng';
import { haloGradient, halftone, mistGradient, root, skyGradient } from './stage';
import type { ArtOptions, MotifParts } from './types';

/** Motifs whose hour, land, camera and weather come from the seed. The rest are drawn as composed. */
const FREE: ReadonlySet<string> = new Set(
  'character agent survivor ship city item enemy stalker thing lights horde crossroads fleet house zombies fiend torch'.split(
    ' ',
  ),
);
const OWN_LAND: ReadonlySet<string> = new Set(['item', 'house']);
const STILL: ReadonlySet<string> = new Set(['horde', 'crossroads', 'house', 'zombies']);
const NEVER_FAR: ReadonlySet<string> = new Set(['city', 'item', 'agent', 'lights', 'fiend', 'torch']);
const NEVER_FLIPPED: ReadonlySet<string> = new Set(['city', 'item', 'fleet', 'house']);

const POOLS: Partial<Record<Mood, readonly RidgeKind[]>> = {
  predator: ['canopy', 'canopy', 'peak', 'hill', 'mesa'],
  xfiles: ['pines', 'city', 'hill', 'peak'],
  winter: ['pines', 'pines', 'city', 'peak', 'hill'],
  tremble: ['city', 'city', 'hill', 'peak'],
};

interface Stage {
  motif: MotifName;
  mood: Mood;
  o: ArtOptions;
  w: number;
  h: number;
  p: Palette;
  parts: MotifParts;
  free: boolean;
  /** Details of the drawing. */
  r: Rng;
  /** Hour, land, camera, weather. */
  g: Rng;
}

function hourOf(p: Palette, g: Rng): Palette {
  const hour = Math.floor(g() * 4);
  const [a, b, c, d] = p.sky;
  if (hour === 1) return { ...p, sky: [a, mix(a, b, 0.55), mix(b, c, 0.45), mix(c, d, 0.3)] };
  if (hour === 2) {
    const sky: Sky = [mix(b, c, 0.3), mix(c, b, 0.3), mix(c, d, 0.45), mix(d, '#ffffff', 0.2)];
    return { ...p, sky, far: mix(p.far, d, 0.28) };
  }
  if (hour === 3) {
    const dull = (x: string) => mix(x, grey(x), 0.5);
    return { ...p, sky: [dull(a), dull(b), dull(c), dull(d)] };
  }
  return p;
}

function setUp(motif: MotifName, o: ArtOptions): Stage {
  const mood = o.mood ?? 'artemia';
  const key = mood + motif + (o.seed ?? '');
  const r = rng(key);
  const g = rng('dir' + key);
  const base = palette(mood, o.day);
  const parts: MotifParts = MOTIFS[motif](r, base, { ...o, mood });
  const free = FREE.has(motif);
  const tint = o.tint ? TINTS[o.tint] : {};
  let p: Palette = o.day ? base : { ...base, ...parts.pal, ...tint };
  if (free && !o.day) p = hourOf(p, g);
  return { motif, mood, o, w: o.w ?? 240, h: o.h ?? 200, p, parts, free, r, g };
}

function defs({ p, o }: Stage): string {
  const halo = haloGradient('o', p.orb, [
    [0, 0.9],
    [0.35, 0.34],
    [1, 0],
  ]);
  const vignette = `<radialGradient id="v" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-color="${p.near}" stop-opacity="0"/><stop offset="1" stop-color="${p.near}" stop-opacity="${o.day ? 0.15 : 0.6}"/></radialGradient>`;
  return `<defs>${skyGradient('s', p.sky, [0, 0.3, 0.55, 0.78])}${halo}${mistGradient('f', p.sky[3], 0.55)}${vignette}</defs>`;
}

function stars({ r, w, h, o }: Stage): string {
  if (o.day) return '';
  return times(
    26,
    () =>
      `<circle cx="${n1(r() * w)}" cy="${n1(r() * h * 0.45)}" r="${n1(0.4 + r() * 0.7)}" fill="#fff" opacity="${n1(0.2 + r() * 0.6)}"/>`,
  ).join('');
}

function light({ r, w, h, p, parts }: Stage): string {
  const x = n1(w * (0.2 + r() * 0.6));
  const y = n1(h * (0.18 + r() * 0.2));
  const size = r();
  if (parts.orb === 'big') {
    return `<circle cx="${w / 2}" cy="${n1(h * 0.46)}" r="${n1(h * 0.62)}" fill="url(#o)"/><circle cx="${n1(w * (0.36 + size * 0.28))}" cy="${n1(h * (0.4 + size * 0.1))}" r="${n1(h * (0.2 + size * 0.14))}" fill="${p.orb}" opacity=".72"/>`;
  }
  if (parts.orb === false) return '';
  const second = `<circle cx="${n1(w - x)}" cy="${n1(y * 0.6)}" r="${n1(h * 0.025)}" fill="${p.orb}" opacity=".8"/>`;
  return `<circle cx="${x}" cy="${y}" r="${n1(h * 0.4)}" fill="url(#o)"/><circle cx="${x}" cy="${y}" r="${n1(h * (0.03 + size * 0.07))}" fill="${p.orb}"/>${size > 0.55 ? second : ''}`;
}

function land(s: Stage): string {
  const { r, g, w, h, p } = s;
  const horizon = (s.free ? 0.52 + g() * 0.14 : 0.6) * h;
  const pool = s.free && !OWN_LAND.has(s.motif) ? POOLS[s.mood] : undefined;
  const kinds = (s.parts.land ?? ['hill']).map((k) => (pool ? pick(g, pool) : k));
  return kinds
    .map((kind, i) => {
      const tall = kind === 'pines' || kind === 'city';
      const d = ridge(r, w, h, horizon - h * 0.06 + i * h * 0.09, h * (tall ? 0.2 : 0.11), kind);
      const c = mix(p.far, p.near, ((i + 1) / (kinds.length + 1)) * 0.75);
      return `<path d="${d}" fill="${c}"/><path d="${d}" fill="none" stroke="${p.orb}" stroke-width=".8" opacity=".28"/><rect y="${n1(horizon + i * h * 0.09 - h * 0.02)}" width="${w}" height="${n1(h * 0.16)}" fill="url(#f)" opacity="${n1((0.5 - i * 0.15) * 10) / 10}"/>`;
    })
    .join('');
}

function camera({ motif, free, o, g, w, h }: Stage): string {
  if (!free) return '';
  let shot: number = STILL.has(motif) ? 0 : (o.shot ?? Math.floor(g() * 4));
  if (shot === 2 && NEVER_FAR.has(motif)) shot = 0;
  const flip = !NEVER_FLIPPED.has(motif) && g() > 0.5 ? `translate(${w} 0) scale(-1 1) ` : '';
  const shots = [
    '',
    `translate(${w / 2} ${h / 2}) scale(1.28) translate(${-w * 0.6} ${-h * 0.46})`,
    `translate(${w / 2} ${h}) scale(.72) translate(${-w * 0.4} ${-h})`,
    `translate(${w / 2} ${h / 2}) scale(1.16) translate(${-w * 0.42} ${-h * 0.48})`,
  ];
  return flip + (shots[shot] ?? '');
}

const mistBanks = ({ g, w, h, p }: Stage) =>
  [0.62, 0.76, 0.9]
    .map(
      (y) =>
        `<ellipse cx="${n1(g() * w)}" cy="${n1(h * y)}" rx="${n1(w * 0.6)}" ry="${n1(h * 0.05)}" fill="${p.sky[3]}" opacity=".2"/>`,
    )
    .join('');

function rain({ g, w, h, p }: Stage): string {
  const drops = times(44, () => {
    const l = 8 + g() * 14;
    return `M${n1(g() * w * 1.2)} ${n1(g() * h)}l${n1(-l * 0.3)} ${n1(l)}`;
  });
  return `<path d="${drops.join('')}" stroke="${p.orb}" stroke-width=".8" opacity=".35"/>`;
}

const embers = ({ g, w, h, p, mood }: Stage) =>
  times(
    22,
    () =>
      `<circle cx="${n1(g() * w)}" cy="${n1(h * 0.3 + g() * h * 0.7)}" r="${n1(0.6 + g() * 1.2)}" fill="${mood === 'winter' ? p.glow : p.hot}" opacity=".8"/>`,
  ).join('');

const snow = ({ r, w, h }: Stage) =>
  times(
    46,
    () =>
      `<circle cx="${n1(r() * w)}" cy="${n1(r() * h)}" r="${n1(0.5 + r() * 1.4)}" fill="#fff" opacity="${n1(0.3 + r() * 0.5)}"/>`,
  ).join('');

const spores = ({ r, w, h, p }: Stage) =>
  times(
    12,
    () =>
      `<circle cx="${n1(r() * w)}" cy="${n1(h * 0.4 + r() * h * 0.5)}" r="${n1(0.6 + r() * 0.9)}" fill="${p.glow}" opacity="${n1(0.3 + r() * 0.5)}"/>`,
  ).join('');

function dots({ w, h, p }: Stage): string {
  const fade =
    '<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset=".3" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>';
  return `<defs>${halftone('h', p, 5, 1.1)}${fade}<mask id="k"><rect width="${w}" height="${h}" fill="url(#m)"/></mask></defs><rect width="${w}" height="${h}" fill="url(#h)" mask="url(#k)" opacity=".28"/>`;
}

function sunbeams({ r, w, h, p, motif }: Stage): string {
  if (motif === 'strike') return '';
  const beams = [0.2, 0.34, 0.47, 0.62].map(
    (a) => `<path d="M${n1(w * a)} 0L${n1(w * (a - 0.3))} ${h}" stroke-width="${n1(5 + r() * 12)}"/>`,
  );
  return `<g stroke="${p.orb}" opacity=".1">${beams.join('')}</g>`;
}

const AIR: Partial<Record<Mood, (s: Stage) => string>> = {
  winter: snow,
  artemia: spores,
  tremble: dots,
  predator: sunbeams,
};

/** One picture: sky, light, ridges, motif, frame, weather, vignette; from one motif and one seed. */
export function drawScene(motif: MotifName, o: ArtOptions = {}): string {
  const s = setUp(motif, o);
  const back = defs(s) + `<rect width="${s.w}" height="${s.h}" fill="url(#s)"/>` + stars(s) + light(s) + land(s);
  const cam = camera(s);
  const weather = s.free ? Math.floor(s.g() * 5) : -1;
  const mist = weather === 1 ? mistBanks(s) : '';
  const mid = cam ? `<g transform="${cam}">${s.parts.mid ?? ''}</g>` : (s.parts.mid ?? '');
  const fall = weather === 0 && s.mood !== 'winter' ? rain(s) : weather === 2 ? embers(s) : '';
  const air = AIR[s.mood]?.(s) ?? '';
  const vignette = `<rect width="${s.w}" height="${s.h}" fill="url(#v)"/>`;
  return root(s.w, s.h, back + mist + mid + (s.parts.front ?? '') + fall + air + vignette);
}
