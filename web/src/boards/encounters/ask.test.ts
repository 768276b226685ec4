import { describe, expect, it } from 'vitest';
import { choicesOf, GameWords, type Choice } from '../../lib/game';
import type { Prompt, SeatState } from '../../lib/net';
import { askView, atOnce, slip, waysOf } from './ask';
import { cardIn } from './spots';
import type { EncounterView } from './types';
import './words';

const MOVES = { play: ['own'], copy: ['own'], use: ['own'], recruit: ['barracks'], scan: ['space'] };
const words = new GameWords('en', { moves: MOVES }, 'seat = Seat { $seat }');

const asking = (about: string, options: unknown[][]): Prompt => ({
  ...{ about, options, least: 1, most: 1, single: true, optional: false },
  values: {},
});

const choices = (about: string, ...options: unknown[][]): Choice[] => choicesOf(asking(about, options), words);

const pickerOf = (prompt: Prompt, spots: (string | null)[] = [], picked: number[] = []) => {
  const ways = waysOf(prompt, { spots });
  const choices = choicesOf(prompt, words).map((choice, i) => ({ ...choice, ways: ways[i] ?? [] }));
  return { prompt, choices, several: false, picked, chosen: choices[picked[0] ?? -1] } as never;
};

describe('where an answer lies on the table', () => {
  const prompt = asking('action', [['play', 'a'], ['play', 'a', '#2'], ['end']]);
  const asked = (spots: (string | null)[]) => ({
    picker: pickerOf(prompt, spots, [1]),
    state: { seat: 0, view: {}, waiting: [0], outcome: '' } as unknown as SeatState,
    words,
    view: { strikes: 0, hand: ['a', 'a'] } as unknown as EncounterView,
    cards: new Map(),
  });

  it('is told by the game; what lies nowhere is a button', () => {
    const { lit, buttons } = askView(asked(['hand:3', 'hand:0', null]));
    expect(lit).toMatchObject({ 'hand:3': { choice: 0, state: 'legal' }, 'hand:0': { choice: 1, state: 'picked' } });
    expect(buttons.map(({ id }) => id)).toEqual(['choice:2']);
  });

  it('is nowhere while the game tells nothing: every answer is a button', () => {
    const { spots, buttons } = askView(asked([]));
    expect([spots, buttons.length]).toEqual([['option:0', 'option:1', 'option:2'], 3]);
  });

  it('is a place in a field', () => {
    const { options } = prompt;
    expect(waysOf({ options }, { spots: [null, 'wilds:4', 'officers'] })).toEqual([
      [['option:0']],
      [['wilds:4']],
      [['officers']],
    ]);
  });
});

describe('with an empty hand', () => {
  const detail = (...options: unknown[][]) => {
    const prompt = asking('action', options);
    return askView({
      picker: pickerOf(prompt),
      state: { seat: 0, view: {}, waiting: [0], outcome: '', figures: {} } as unknown as SeatState,
      words,
      view: { strikes: 0, hand: [] } as unknown as EncounterView,
      cards: new Map(),
    }).detail;
  };

  it('the question says what is left to do', () => {
    expect(detail(['scan', 2], ['end'])).toBe('Your hand is empty. Spend what you have, or end the phase.');
    expect(detail(['end'])).toBe('Your hand is empty, and nothing more can be done.');
  });
});

describe('the enemy a strike comes from', () => {
  const cards = new Map(['raider', 'cannon'].map((id) => [id, { id }])) as never;
  const about = (question: string, last: string) => {
    const events = [
      { event: 'enemy_struck', enemy: 'raider', seat: 0 },
      { event: last, enemy: 'cannon', seat: 0 },
    ];
    const prompt = asking(question, [['yes'], ['no']]);
    return askView({
      picker: pickerOf(prompt),
      state: { seat: 0, view: {}, waiting: [0], outcome: '', figures: {}, events } as unknown as SeatState,
      words,
      view: { strikes: 2 } as EncounterView,
      cards,
    }).about;
  };

  it('is shown where the strike may be avoided, in the Strike phase and outside of it', () =>
    expect([about('avoid', 'enemy_struck'), about('avoid', 'strike_dealt')]).toEqual(['cannon', 'cannon']));
  it('is not shown where something else is asked', () => expect(about('ability', 'enemy_struck')).toBeUndefined());
});

describe('pressing', () => {
  it('what costs nothing happens at once, what is paid for is pressed twice', () => {
    const moves = choices('action', ['play', 'a'], ['copy', 'a'], ['use', 'a'], ['recruit', 'h'], ['scan', 'hills']);
    expect(moves.map(atOnce)).toEqual([true, true, true, false, false]);
  });

  it('the phase does not end by a slip while cards could be played', () => {
    const moves = choices('action', ['play', 'a'], ['play', 'b'], ['end']);
    const end = moves[2] as Choice;
    expect(slip({ picker: { choices: moves } as never }, end)).toBeDefined();
    expect(slip({ picker: { choices: [end] } as never }, end)).toBeUndefined();
  });

  it('a copy of a card is still that card', () =>
    expect(cardIn(choices('action', ['play', 'a'], ['play', 'a', '#2'])[1] as Choice)).toBe('a'));
});
