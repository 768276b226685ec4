import { expect, it } from 'vitest';
import { squeezed } from './squeeze';

it('the left column gives way step by step when room is short', () => {
  expect(squeezed(545, 3, true)).toBe(0);
  expect(squeezed(545, 5, true)).toBeGreaterThan(0);
  const steps = [800, 600, 550, 500, 400].map((room) => squeezed(room, 5, true));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps.at(-1)).toBe(3);
  expect(squeezed(0, 6, true)).toBe(0);
});

it('names of two lines need more room', () => {
  expect([0, 1, 2, 3].map((long) => squeezed(545, 3, true, long))).toEqual([0, 0, 0, 1]);
});
