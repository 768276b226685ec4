import { mix } from './colour';
import { frond, ridge, trunk, type RidgeKind } from './land';
import { palette, type Mood } from './palette';
import { rng } from './rng';
import { haloGradient, root, skyGradient } from './stage';

const LAND: Record<Mood, readonly RidgeKind[]> = {
  artemia: ['peak', 'mesa', 'peak'],
  predator: ['canopy', 'canopy', 'canopy'],
  tremble: ['city', 'city', 'city'],
  xfiles: ['pines', 'pines', 'pines'],
  winter: ['pines', 'pines', 'hill'],
};

/** A wide, quiet landscape behind a table. */
export function drawBackdrop(mood: Mood, day = false): string {
  const [w, h] = [1440, 900];
  const r = rng('bd' + mood);
  const p = palette(mood, day);
  const halo = haloGradient('o', p.orb, [
    [0, 0.8],
    [1, 0],
  ]);
  const layers = LAND[mood].map((kind, i) => {
    const d = ridge(r, w, h, 400 + i * 90, kind === 'pines' ? 120 : 70, kind);
    return `<path d="${d}" fill="${mix(p.far, p.near, 0.2 + i * 0.27)}"/><path d="${d}" fill="none" stroke="${p.orb}" opacity=".22"/>`;
  });
  const frame =
    mood === 'predator'
      ? trunk(r, 60, h, 50, p.near) +
        trunk(r, 1390, h, 60, p.near) +
        frond(-20, 900, 360, 1, p.near) +
        frond(1460, 900, 340, -1, p.near)
      : '';
  return root(
    w,
    h,
    `<defs>${skyGradient('s', p.sky, [0, 0.2, 0.36, 0.52])}${halo}</defs><rect width="${w}" height="${h}" fill="url(#s)"/><circle cx="720" cy="330" r="520" fill="url(#o)" opacity=".5"/>${layers.join('')}${frame}`,
  );
}
