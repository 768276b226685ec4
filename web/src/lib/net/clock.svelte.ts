import type { Clocks } from './types';

/** Seconds that a seat has left now; undefined without clocks. */
export function secondsLeft(told: Clocks, since: number, seat: number, now: number): number | undefined {
  const left = told.left?.[String(seat)];
  if (left === undefined || (told.mode ?? 'none') === 'none') return undefined;
  const runs = (told.running ?? []).includes(seat) && !told.paused;
  return Math.max(0, runs ? left - (now - since) / 1000 : left);
}

/** The time of the moment, for clocks that run on screen. */
export class Ticker {
  now = $state(performance.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), 500);
      return () => clearInterval(timer);
    });
  }
}
