import { describe, expect, it } from 'vitest';
import { choicesOf, GameWords, type Choice } from '../../lib/game';
import type { Prompt } from '../../lib/net';
import { atOnce, slip } from './ask';
import type { Costs } from './costs';
import type { RawEncounter } from './raw';
import { cardIn, spotsOf } from './spots';
import './words';

const SPACES = ['underground', 'graveyard', 'river', 'ruins', 'hills'];
const MOVES = {
  play: ['own'],
  use: ['own'],
  copy: ['own'],
  coordinate: ['own'],
  fight: ['enemy'],
  task: ['enemy'],
  scan: ['space'],
  recruit: ['barracks'],
};
const words = new GameWords('en', { moves: MOVES }, 'seat = Seat { $seat }');

function choices(about: string, ...options: unknown[][]): Choice[] {
  const prompt: Prompt = { about, options, least: 1, most: 1, single: true, optional: false, values: {} };
  return choicesOf(prompt, words);
}

function table(change: Partial<RawEncounter>): RawEncounter {
  const bare = {
    hand: [[], { count: 6 }],
    hq: [[], [], [], [], []],
    wilds: [[], [], [], [], []],
    up: [false, false, false, false, false],
    attached: [[], [], [], [], []],
    offered: [[], []],
    combat: [],
    operations: [],
    plays: [],
    copied: [],
    activated: [],
    swapped: [],
  };
  return { ...bare, ...change } as unknown as RawEncounter;
}

const NO_COSTS: Costs = { combat: [], row: [], scan: [] };

const found = (view: RawEncounter, about: string, ...options: unknown[][]) => told(NO_COSTS, view, about, ...options);

const told = (costs: Costs, view: RawEncounter, about: string, ...options: unknown[][]) =>
  Object.fromEntries(spotsOf(choices(about, ...options), { about, view, seat: 0, spaces: SPACES, costs }));

describe('where an answer lies on the table', () => {
  it('equal cards of the hand are lit one by one', () => {
    const view = table({ hand: [['a', 'b', 'a'], { count: 6 }] });
    const options = [['play', 'a'], ['play', 'b'], ['play', 'a', '#2'], ['end']];
    expect(found(view, 'action', ...options)).toEqual({ 'hand:0': 0, 'hand:1': 1, 'hand:2': 2 });
  });

  it('a card that is played and a card of the same name in hand are two things', () => {
    const view = table({ hand: [['a'], { count: 6 }], plays: ['a'], copied: [false], activated: [false] });
    expect(found(view, 'action', ['play', 'a'], ['use', 'a'])).toEqual({ 'hand:0': 0, 'play:0': 1 });
  });

  it('an ability that is used up is not lit again', () => {
    const view = table({ plays: ['a', 'a'], copied: [false, false], activated: [true, false] });
    expect(found(view, 'action', ['use', 'a'])).toEqual({ 'play:1': 0 });
  });

  it('enemies are named from the right of the Combat Zone, then from the near end of the row', () => {
    const up = [false, false, false, false, true];
    const view = table({ combat: ['x', 'x'], wilds: [[], [], [], [], ['x']], up });
    const options = [
      ['fight', 'x'],
      ['fight', 'x', '#2'],
      ['fight', 'x', '#3'],
    ];
    expect(found(view, 'action', ...options)).toEqual({ 'combat:1': 0, 'combat:0': 1, 'row:4': 2 });
  });

  it('of equal enemies those are lit that can be paid for and fought', () => {
    const up = [false, false, false, false, true];
    const view = table({ attack: 4, combat: ['x', 'x', 'x'], wilds: [[], [], [], [], ['x']], up });
    const combat = [
      { cost: 4, open: true },
      { cost: 6, open: true },
      { cost: 4, open: false },
    ];
    const row = [undefined, undefined, undefined, undefined, { cost: 3, open: true }];
    const options = [
      ['fight', 'x'],
      ['fight', 'x', '#2'],
    ];
    expect(told({ combat, row, scan: [] }, view, 'action', ...options)).toEqual({ 'combat:0': 0, 'row:4': 1 });
  });

  it('a card lying face down is scanned, never fought', () => {
    const view = table({ wilds: [[], [], [], [], { count: 1, known: ['x'] }] });
    expect(found(view, 'action', ['scan', 'hills'])).toEqual({ 'row:4': 0 });
    expect(found(view, 'action', ['fight', 'x'])).toEqual({});
  });

  it('hirelings, Officers, tasks and offers have their places', () => {
    const view = table({
      hq: [[], ['h'], [], [], []],
      attached: [[], [], ['camp'], [], []],
      operations: ['base'],
      offered: [[], ['o']],
    });
    const options = [['recruit', 'h'], ['officer'], ['task', 'camp'], ['task', 'base'], ['copy', 'o']];
    expect(found(view, 'action', ...options)).toEqual({
      'hq:1': 0,
      officers: 1,
      'at:2:0': 2,
      'ops:0': 3,
      'offer:1:0': 4,
    });
  });

  it('own cards may lie in hand or among those played, but not among copies', () => {
    const view = table({ hand: [['a'], { count: 6 }], plays: ['b', 'c'], copied: [true, false] });
    const options = [
      ['own', 'a'],
      ['own', 'b'],
      ['own', 'c'],
    ];
    expect(found(view, 'kill.own', ...options)).toEqual({ 'hand:0': 0, 'play:1': 2 });
  });

  it('what lies nowhere in sight is left for the tray or a button', () => {
    const view = table({ hand: [['a'], { count: 6 }] });
    expect(found(view, 'topdeck.own', ['own', 'a'])).toEqual({});
    expect(found(view, 'ability', ['yes'], ['no'])).toEqual({});
  });
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
