import { expect, it } from 'vitest';
import { secondsLeft } from './clock.svelte';

it('a clock never shows more than it was given', () => {
  const told = { mode: 'sand' as const, left: { 0: 60 }, running: [0] };
  // The page last looked at the time before the clock was told.
  expect(secondsLeft(told, 1000, 0, 700)).toBe(60);
  expect(secondsLeft(told, 1000, 0, 3000)).toBe(58);
});
