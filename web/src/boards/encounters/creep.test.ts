import { describe, expect, it } from 'vitest';
import { crept } from './creep';

const SPACES = ['underground', 'graveyard', 'river', 'ruins', 'hills'];
const entered = (space = 'underground') => ({ event: 'card_entered', space });
const all = [true, true, true, true, true];

function counter(from: number) {
  let next = from;
  return () => next++;
}

describe('cards that creep', () => {
  it('a card that enters pushes the others on by one space', () => {
    const lies = [true, true, true, false, false];
    expect(crept([1, 2, undefined, undefined, undefined], [entered()], SPACES, lies, counter(9))).toEqual([
      9,
      1,
      2,
      undefined,
      undefined,
    ]);
  });

  it('an empty space takes the push up', () => {
    const lies = [true, true, false, true, true];
    expect(crept([1, undefined, undefined, 4, 5], [entered()], SPACES, lies, counter(9))).toEqual([
      9,
      1,
      undefined,
      4,
      5,
    ]);
  });

  it('the card on the last space leaves the row', () => {
    expect(crept([1, 2, 3, 4, 5], [entered()], SPACES, all, counter(9))).toEqual([9, 1, 2, 3, 4]);
  });

  it('a card that moves by itself keeps its number', () => {
    const lies = [false, false, false, true, false];
    const before = [undefined, undefined, 3, undefined, undefined];
    expect(crept(before, [], SPACES, lies, counter(9))).toEqual([undefined, undefined, undefined, 3, undefined]);
  });

  it('a card that was taken leaves its space empty', () => {
    const lies = [true, false, true, true, true];
    expect(crept([1, 2, 3, 4, 5], [], SPACES, lies, counter(9))).toEqual([1, undefined, 3, 4, 5]);
  });

  it('a table seen for the first time gets a number for every card', () => {
    const row = crept([], [], SPACES, [true, false, true, false, false], counter(1));
    expect(row).toEqual([1, undefined, 2, undefined, undefined]);
  });
});
