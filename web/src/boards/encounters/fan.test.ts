import { expect, it } from 'vitest';
import { fanStep } from './fan';

const HIGH = 240 / 1.24;
const RADIUS = 8 * HIGH;
const BROAD = 0.71 * HIGH;
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

it('lets no card hang below the edge of the table', () => {
  for (const cards of [2, 5, 6, 9]) expect(fanStep(cards, 1400, 240) * (cards - 1)).toBeLessThanOrEqual(23.5);
});

it('turns a single card not at all', () => expect(fanStep(1, 870, 240)).toBe(0));
