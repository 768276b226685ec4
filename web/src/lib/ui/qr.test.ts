import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { codeOf, drawn, QUIET, type Code } from './qr';

const PIXELS = 4;
const LINKS = [
  'http://localhost:8000/t/k3vd82mq',
  'http://192.168.178.104:8000/t/k3vd82mq',
  'http://[fd12:3456:789a:1::20]:8000/t/k3vd82mq',
  'https://games.a-house-with-a-long-name.example/prowl/t/k3vd82mq',
];

/** As a camera would see it: every module a square of pixels, light around it. */
function photo({ side, dark }: Code, eye: boolean) {
  const size = (side + 2 * QUIET) * PIXELS;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const at = (pixel: number) => Math.floor(pixel / PIXELS) - QUIET;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const middle = Math.hypot((at(x) - side / 2) / 5, (at(y) - side / 2) / 3) < 1;
      if (dark[at(y)]?.[at(x)] || (eye && middle)) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  return [pixels, size, size] as const;
}

describe('the code of a link', () => {
  test.each(LINKS)('%s is read, with nothing in its middle and with an eye', (link) => {
    const code = codeOf(link);
    expect(jsQR(...photo(code, false))?.data).toBe(link);
    expect(jsQR(...photo(code, true))?.data).toBe(link);
  });

  test.each(LINKS)('of %s the eye takes less than 8 % of the area, and its middle', (link) => {
    const { side, dark, eye } = codeOf(link);
    expect((eye.w * eye.h) / side ** 2).toBeLessThan(0.08);
    const [x, y] = [(side - eye.w) / 2, (side - eye.h) / 2];
    const middle = dark.slice(y, y + eye.h).flatMap((row) => row.slice(x, x + eye.w));
    expect(middle).toHaveLength(eye.w * eye.h);
    expect(middle.filter(Boolean)).toEqual([]);
  });

  test('is drawn with every dark module and no other', () => {
    const code = codeOf(LINKS[0] ?? '');
    const runs = [...drawn(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((run) => run.slice(1).map(Number));
    const seen = code.dark.map((row) => row.map(() => false));
    for (const [x = 0, y = 0, length = 0] of runs) seen[y]?.fill(true, x, x + length);
    expect(seen).toEqual(code.dark);
  });
});
