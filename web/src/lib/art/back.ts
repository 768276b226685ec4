import { n1 } from './colour';
import { palette, type Mood } from './palette';
import { times } from './rng';
import { root } from './stage';

/** The card back: the slit eye in rings. One drawing for all, so a face-down card says nothing. */
export function drawBack(mood: Mood): string {
  const p = palette(mood);
  const rays = times(24, (i) => {
    const a = (i / 24) * 6.283;
    return `M80 112L${n1(80 + Math.cos(a) * 190)} ${n1(112 + Math.sin(a) * 190)}`;
  }).join('');
  const rings = [40, 54, 70, 88, 108].map((q) => `<ellipse cx="80" cy="112" rx="${q}" ry="${n1(q * 0.72)}"/>`).join('');
  return root(
    160,
    224,
    `<defs><radialGradient id="b"><stop offset="0" stop-color="${p.sky[2]}"/><stop offset="1" stop-color="${p.sky[0]}"/></radialGradient></defs><rect width="160" height="224" fill="url(#b)"/><path d="${rays}" stroke="${p.orb}" stroke-width=".8" opacity=".16"/><g fill="none" stroke="${p.orb}" opacity=".3">${rings}</g><path d="M34 112Q80 62 126 112 80 162 34 112Z" fill="${p.near}"/><path d="M42 112Q80 72 118 112 80 152 42 112Z" fill="${p.orb}" opacity=".92"/><path d="M80 84Q97 112 80 140 63 112 80 84Z" fill="${p.near}"/><rect x="7" y="7" width="146" height="210" rx="9" fill="none" stroke="${p.orb}" stroke-width="1.5" opacity=".4"/>`,
  );
}
