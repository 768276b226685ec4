import { n1 } from './colour';
import { rng, times } from './rng';
import { root } from './stage';

function iris(): string {
  const r = rng('iris');
  return times(150, (i) => {
    const a = (i / 150) * 6.283;
    const q = 130 + r() * 60;
    const e = 300 + r() * 240;
    const [cx, cy] = [Math.cos(a), Math.sin(a)];
    return `<path d="M${n1(720 + cx * q * 0.5)} ${n1(400 + cy * q)}L${n1(720 + cx * e * 1.5)} ${n1(400 + cy * e)}" stroke-width="${n1(1 + r() * 3)}"/>`;
  }).join('');
}

/** The hunter's eye that opens behind the reveal. */
export function drawBigEye(): string {
  return root(
    1440,
    900,
    `<defs><radialGradient id="i"><stop offset="0" stop-color="#2a0a1c"/><stop offset=".16" stop-color="#8a2a2c"/><stop offset=".42" stop-color="#e8823c"/><stop offset=".7" stop-color="#f4b45a"/><stop offset="1" stop-color="#5a1c34"/></radialGradient><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0714"/><stop offset=".5" stop-color="#2a1038"/><stop offset="1" stop-color="#0b0712"/></linearGradient></defs><rect width="1440" height="900" fill="url(#s)"/><path d="M-40 400Q720-330 1480 400 720 1130-40 400Z" fill="#14091a"/><path d="M20 400Q720-250 1420 400 720 1050 20 400Z" fill="url(#i)" opacity=".72"/><g stroke="#2a0a1c" opacity=".32">${iris()}</g><path d="M720 46Q880 400 720 754 560 400 720 46Z" fill="#0b0712"/>`,
  );
}

/** Three claw marks over a caught card. */
export function drawSlash(): string {
  const cuts = [0, 1, 2].map(
    (i) =>
      `<path d="M${100 + i * 50} ${22 + i * 14}C${112 + i * 48} 98 ${88 + i * 48} 170 ${34 + i * 52} ${246 - i * 6}C${64 + i * 50} 180 ${86 + i * 50} 104 ${100 + i * 50} ${22 + i * 14}Z"/>`,
  );
  return root(
    266,
    262,
    `<g fill="#ff7382" stroke="#14040a" stroke-width="3" stroke-linejoin="round">${cuts.join('')}</g>`,
  );
}
