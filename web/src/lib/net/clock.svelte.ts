import type { Clocks } from './protocol';

/** Seconds that a seat has left now; undefined without clocks. */
export function secondsLeft(told: Clocks, since: number, seat: number, now: number): number | undefined {
  const left = told.left?.[String(seat)];
  if (left === undefined || (told.mode ?? 'none') === 'none') return undefined;
  const runs = (told.running ?? []).includes(seat) && !told.paused;
  return Math.max(0, runs ? left - Math.max(0, now - since) / 1000 : left);
}

/** When a running clock is called out, in seconds left. */
const CALLS = [30, 10, 5];

/** The call that is due when a clock has gone from `before` to `now`; only the last one where it has jumped. */
export function callDue(before: number | undefined, now: number | undefined): number | undefined {
  if (before === undefined || now === undefined || now <= 0) return undefined;
  return CALLS.findLast((call) => before > call && now <= call);
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
