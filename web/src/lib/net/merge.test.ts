import { describe, expect, it } from 'vitest';
import { secondsLeft } from './clock.svelte';
import { merged } from './merge';
import type { StateUpdate } from './types';

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
});
