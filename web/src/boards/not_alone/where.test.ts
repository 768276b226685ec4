import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/net';
import { raw, type RawView } from './raw';
import { everybodyKnows, possible } from './where';

const HIDDEN = { count: 5 };

function view(rest: Partial<RawView> = {}): RawView {
  const open = { phase: 1, revealed: false, smokescreen: false, banned: [], stands: [[], [], []] };
  const piles = { hand: [HIDDEN, HIDDEN, []], played: [{ count: 1 }, { count: 1 }, []], discard: [[], [], []] };
  return raw({ hunted: [0, 1], creature: 2, ...open, ...piles, ...rest });
}
const took = (seat: number, place: number): GameEvent => ({ event: 'took_from_reserve', seat, place });

describe('what everybody knows of a Hunted', () => {
  it('is every place owned that does not lie in the open discard', () => {
    const events = [took(0, 8), took(1, 7)];
    expect(everybodyKnows(view({ discard: [[1, 4], [], []] }), events, 0)).toEqual([2, 3, 5, 8]);
    expect(everybodyKnows(view({ discard: [[1, 4], [], []] }), events, 1)).toEqual([1, 2, 3, 4, 5, 7]);
  });

  it('leaves out what a hunt card bans while cards are laid', () => {
    expect(everybodyKnows(view({ banned: [3, 4] }), [], 0)).toEqual([1, 2, 5]);
    expect(everybodyKnows(view({ banned: [3, 4], phase: 4 }), [], 0)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is certain once the cards are open', () => {
    expect(everybodyKnows(view({ revealed: true, stands: [[9], [], []] }), [], 0)).toEqual([9]);
  });

  it('rules nothing out by a discard in the smoke', () => {
    expect(everybodyKnows(view({ smokescreen: true, discard: [[1, 4], [], []] }), [], 0)).toEqual([1, 2, 3, 4, 5]);
  });

  it('does not change with what only one seat can see', () => {
    const mine = view({ hand: [[1, 2, 3, 5], HIDDEN, []], played: [[4], { count: 1 }, []] });
    const shown = view({ hand: [HIDDEN, { count: 5, known: [2] }, []] });
    for (const seat of [0, 1])
      for (const seen of [mine, shown])
        expect(everybodyKnows(seen, [], seat)).toEqual(everybodyKnows(view(), [], seat));
  });
});

describe('what one seat knows of a Hunted', () => {
  it('leaves out the cards that were shown in hand', () => {
    expect(possible(view({ hand: [HIDDEN, { count: 5, known: [2] }, []] }), [], 1)).toEqual([1, 3, 4, 5]);
  });

  it('tells of the own seat what the others can think', () => {
    expect(possible(view({ hand: [[1, 2, 3, 5], HIDDEN, []], played: [[4], HIDDEN, []] }), [], 0)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});
