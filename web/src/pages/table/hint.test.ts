import { describe, expect, it } from 'vitest';
import { GameWords } from '../../lib/game';
import { beliefsIn, candidatesIn } from './hint';

const words = new GameWords(
  'en',
  { moves: {} },
  'pile-hand = { $seat }, in hand: { $cards }\npile-hunt-hand = The Creature holds: { $cards }\n',
  { 1: 'Vesper' },
);

describe('a hint', () => {
  it('counts the tries of equal cards together, with the value of all of them', () => {
    const tried = [
      { answer: 'a', visits: 30, value: 0.5 },
      { answer: 'b', visits: 40, value: null },
      { answer: 'A', visits: 10, value: 0.9 },
      { answer: 'A', visits: 5 },
    ];
    const found = candidatesIn(tried, (answer) => String(answer).toLowerCase());
    expect(found.map((each) => [each.words, each.visits])).toEqual([
      ['a', 45],
      ['b', 40],
    ]);
    expect(found[0]?.value).toBeCloseTo(0.6);
    expect(found[1]?.value).toBeNull();
  });

  it('begins with what the bot would do, though another answer was tried more often', () => {
    const tried = ['a', 'b', 'c'].map((answer, i) => ({ answer, visits: 30 - i, value: i / 10 }));
    const found = candidatesIn(tried, String, 'c');
    expect(found.map((each) => each.words)).toEqual(['c', 'a', 'b']);
  });

  it('names every pile in the words of the game, the likeliest card first, and leaves out what has no words', () => {
    const beliefs = [
      {
        key: 'bot-belief-hand',
        seat: 1,
        chances: [
          ['x', 0.2],
          ['y', 0.7],
        ],
      },
      { key: 'bot-belief-hunt_hand', seat: -1, chances: [['z', 0.5]] },
      { key: 'bot-belief-elsewhere', seat: 0, chances: [['z', 0.5]] },
    ];
    expect(beliefsIn(beliefs, words, (card, share) => `${String(card)}=${share}`)).toEqual([
      'Vesper, in hand: y=0.7, x=0.2',
      'The Creature holds: z=0.5',
    ]);
  });
});
