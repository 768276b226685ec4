import { expect, it } from 'vitest';
import { whenIn } from './when';

it('a moment of today is an hour, an earlier one a day', () => {
  const now = new Date(2026, 4, 9, 21, 0).getTime();
  const hour = new Date(2026, 4, 9, 18, 5).getTime();
  const day = new Date(2026, 4, 2, 18, 5).getTime();
  expect(whenIn('ru', hour, now)).toBe('18:05');
  expect(whenIn('ru', day, now)).toBe('2 мая');
  expect(whenIn('en', day, now)).toBe('May 2');
});
