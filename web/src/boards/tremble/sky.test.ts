import { expect, it } from 'vitest';
import { inSight, SKY } from './sky';

it('keeps the fleets where a place of any shape shows the sky', () => {
  for (const shape of [1.4, 2.1, 2.7]) expect(inSight(shape)).toBeLessThan((SKY.h * shape) / 2);
  // A broad place shows all of it: the fleets are no farther apart than before.
  expect(inSight(5)).toBe(inSight(SKY.w / SKY.h));
  expect(inSight()).toBeGreaterThan(inSight(2.1));
});
