import { describe, expect, it } from 'vitest';
import { GameWords } from '../../lib/game';
import { hiddenPiles } from './hidden';

const SOURCE = `
list-and = { $first } and { $last }
place-3 = River
place-4 = Beach
card-dodge = Dodge
pile-hand = { $seat }, in hand: { $cards }
pile-hunt-hand = The Creature holds: { $cards }
`;
const words = new GameWords('en', { moves: {} }, SOURCE, { 0: 'Ann', 1: 'Bob' });
const pools = { hand: 'place', hunt_hand: 'hunt', hunt_deck: 'hunt' };
const view = { hand: [[3, 4], [3]], hunt_hand: ['dodge'], hunt_deck: ['dodge'] };

describe('what was hidden', () => {
  it('tells the piles that not everybody saw, in the words of the game', () => {
    expect(hiddenPiles(view, { hand: [0], hunt_hand: [-1] }, { pools }, words)).toEqual([
      'Ann, in hand: River and Beach',
      'The Creature holds: Dodge',
    ]);
  });

  it('leaves out what has no words, such as a deck', () => {
    expect(hiddenPiles(view, { hunt_deck: [-1] }, { pools }, words)).toEqual([]);
  });
});
