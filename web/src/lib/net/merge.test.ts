import { describe, expect, it } from 'vitest';
import { callDue, secondsLeft } from './clock.svelte';
import { merged } from './merge';
import type { StateUpdate } from './protocol';

const update = (rest: Partial<StateUpdate>): StateUpdate => ({
  type: 'state',
  version: 1,
  seat: 0,
  first_event: 0,
  events: [],
  waiting: [],
  ...rest,
});

describe('what is sent adds up', () => {
  const first = merged(undefined, update({ view: { a: 1, b: 2 }, events: [{ event: 'x' }] }));

  it('changes only what differs', () => {
    const next = merged(
      first,
      update({ version: 2, since: 1, changed: { b: 3 }, first_event: 1, events: [{ event: 'y' }] }),
    );
    expect([next?.view, next?.events.length, next?.old]).toEqual([{ a: 1, b: 3 }, 2, 1]);
  });

  it('forgets what was taken back', () => {
    expect(merged(first, update({ version: 2, since: 1, changed: {} }))?.events).toEqual([]);
  });

  it('asks again when something is missing', () => {
    expect(merged(undefined, update({ changed: { b: 3 }, since: 0 }))).toBeUndefined();
    expect(merged(first, update({ since: 0, changed: {} }))).toBeUndefined();
    expect(merged(first, update({ since: 1, changed: {}, first_event: 5 }))).toBeUndefined();
  });

  it('lets the clocks run that run', () => {
    const clocks = { mode: 'sand', left: { '0': 30, '1': 20 }, running: [0] } as const;
    const told = { ...clocks, running: [...clocks.running] };
    expect(secondsLeft(told, 0, 0, 10_000)).toBe(20);
    expect(secondsLeft(told, 0, 1, 10_000)).toBe(20);
    expect(secondsLeft({}, 0, 0, 0)).toBeUndefined();
  });

  it('calls the clock at thirty, ten and five seconds, each once', () => {
    const seconds = [60, 31, 30, 29, 11, 10, 9, 6, 5, 4, 0];
    const calls = seconds.map((now, i) => callDue(seconds[i - 1], now));
    expect(calls.filter((call) => call !== undefined)).toEqual([30, 10, 5]);
    expect(callDue(40, 4)).toBe(5);
    expect(callDue(undefined, 10)).toBeUndefined();
    expect(callDue(3, 60)).toBeUndefined();
  });

  it('keeps the number of the question, so that an answer can name it', () => {
    expect(merged(first, update({ since: 1, changed: {}, question: 7 }))?.question).toBe(7);
  });
});
