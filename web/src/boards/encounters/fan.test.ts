import { expect, it } from 'vitest';
import { fanStep } from './fan';

const RADIUS = 8 * 198;
const BROAD = 0.71 * 198;
const apart = (cards: number, width: number) => ((fanStep(cards, width, 240) * Math.PI) / 180) * RADIUS;

it('lays the cards of a small hand side by side: none covers the words of another', () => {
  for (const cards of [2, 3, 4, 5]) expect(apart(cards, 870)).toBeGreaterThan(BROAD);
});

it('moves the cards of a large hand together until they fit', () => {
  for (const [cards, width] of [
    [6, 704],
    [9, 870],
    [14, 870],
  ] as const) {
    expect(apart(cards, width)).toBeLessThan(BROAD);
    expect(apart(cards, width) * (cards - 1) + BROAD).toBeLessThan(width);
  }
});

it('turns a single card not at all', () => expect(fanStep(1, 870, 240)).toBe(0));
