import { describe, expect, it } from 'vitest';
import { GameWords } from '../../lib/game';
import { setLang } from '../../lib/text';
import { knownEntries } from './known';
import { zonesOf } from './zones';

const POOLS = { hand: 'own', kept: 'own', deck: 'own', discard: 'own' };
const words = new GameWords(
  'en',
  { moves: {} },
  'seat = Seat { $seat }\ncard-a-wolf = A Wolf\nterm-hand = Hand\nterm-kept = Kept\nterm-deck = Deck\nterm-discard = Discard',
);
const view = {
  players: 2,
  hand: [['a_wolf'], { count: 2, known: ['a_wolf'] }],
  kept: [[], ['a_wolf', 'a_wolf']],
  deck: { count: 9 },
  discard: ['a_wolf'],
};

function known(seat: number) {
  setLang('en');
  const entries = knownEntries(zonesOf(view, POOLS, words), { open: ['kept', 'discard'] }, words, seat);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return entries.map((each) => [
    plain(each.name),
    ...each.facts.map((fact) => [plain(fact.label), ...(fact.marks ?? [])]),
  ]);
}

describe('what everybody knows', () => {
  it('is what lies open, and how many cards do not', () =>
    expect(known(0)).toEqual([
      ['Seat 1', ['Hand: 1']],
      ['Seat 2', ['Hand: 2'], ['Kept', 'A Wolf ×2']],
      ['The table', ['Deck: 9'], ['Discard', 'A Wolf']],
    ]));

  it('is the same for everybody: neither the own hand nor what one was shown counts', () =>
    expect(known(-1)).toEqual(known(0)));
});
