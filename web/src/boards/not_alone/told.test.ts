import { beforeEach, describe, expect, it } from 'vitest';
import { choicesOf, chosen, GameWords, lit, matching, NO_PICKS, type Picker, type Picks } from '../../lib/game';
import type { Prompt, SeatState } from '../../lib/net';
import { setLang } from '../../lib/text';
import { askView, isOffered, whyDark } from './ask';
import { knownEntries } from './known';
import { boardView, pairsOf } from './live';
import { numbersOf } from './numbers';
import { viewOf } from './view';
import { revealView } from './story';

const SOURCE = `
seat = Seat { $seat }
list-and = { $first } and { $last }
place-3 = River
place-4 = Beach
place-8 = Wreck
card-dodge = Dodge
ask-hunting = Lay your tokens
ask-explore = Where to?
move-creature = Creature: { $place }
move-target = Target: { $place }
move-hunt = Play { $hunt }
move-place = { $place }
why-wrong-phase = Only in phase { $phase }
why-needs-target = Only with a Target card
why-force-field = Not this turn
why-not-next = Next to the first
why-not-in-hand = Not in hand
`;
const MOVES = { creature: ['place'], target: ['place', 'place'], hunt: ['hunt'] };
const words = new GameWords('en', { moves: MOVES }, SOURCE, { 0: 'Cy', 1: 'Ann', 2: 'Bob' });

const FIGURES = {
  can: [[], [2, 8], [3]],
  known: [[], [1, 2, 8], [3, 5]],
  open: [[], [4, 5], []],
  empty: [6, 7, 10],
  fates: [[], ['caught', 'target'], ['artemia']],
  catches: [4, 8],
  off: [3, 4],
  beacon: [4],
  reserve: [
    [6, 2],
    [9, 0],
  ],
  tracks: { rescue: 14, assimilation: 8 },
  symbols: [3, 1],
  tokens: ['creature', 'artemia'],
  will: 3,
};
const VIEW = {
  players: 3,
  round: 4,
  phase: 3,
  creature: 0,
  hunted: [1, 2],
  rescue: 3,
  assimilation: 5,
  will: [0, 2, 3],
  hand: [[], [3, 4], { count: 4 }],
  played: [[], [8, 2], { count: 1 }],
  discard: [[], [5], []],
  survival_hand: [[], ['dodge'], { count: 1 }],
  survival_deck: { count: 9 },
  survival_discard: [],
  hunt_hand: { count: 3 },
  hunt_deck: { count: 15 },
  hunt_discard: [],
  creature_token: [8],
  artemia_token: [3],
  target_token: [2, 3],
  river: [],
  artefact: [],
  anticipated: [],
  in_force: [],
  survival_played: [],
  banned: [],
  revealed: true,
  smokescreen: false,
  stands: [[], [8, 2], [3]],
};
const reason = (key: string, rule: string, values = {}) => ({ key, rule, values });

function seen(rest: Partial<SeatState> = {}, view: object = {}): SeatState {
  const told = { seat: 1, events: [], waiting: [], prompt: null, outcome: '', figures: FIGURES, reasons: {} };
  return { ...told, view: { ...VIEW, ...view }, ...rest } as unknown as SeatState;
}

function board(state: SeatState) {
  const table = { title: '', seats: [] } as never;
  return boardView({ state, table, names: {}, cards: new Map(), hunts: [] });
}

function picking(prompt: Prompt | undefined, picks: Partial<Picks> = {}): Picker {
  const choices = prompt ? choicesOf(prompt, words) : [];
  const now = { ...NO_PICKS, ...picks };
  const held = new Set(now.atoms);
  const found = { lit: lit(choices, now), held, open: matching(choices, now), chosen: chosen(choices, now) };
  return { prompt, choices, picks: now, several: false, ...found } as unknown as Picker;
}

function asked(about: string, options: unknown[][], picks: Partial<Picks>, state: SeatState) {
  const prompt: Prompt = { about, options, least: 1, most: 1, single: true, optional: false, values: {} };
  const picker = picking(prompt, picks);
  const now = { ...state, prompt };
  const view = askView({ picker, state: now, words, board: board(now), cards: new Map(), names: {} });
  return { picker, state: now, view };
}

beforeEach(() => setLang('en'));

describe('figures that are told', () => {
  it('are drawn: where the Hunted can be, what is switched off, the beacon', () => {
    const view = board(seen());
    expect(view.hunted.map(({ can, willMax }) => [can, willMax])).toEqual([
      [[2, 8], 3],
      [[3], 3],
    ]);
    expect(view.places.filter(({ off }) => off).map(({ no }) => no)).toEqual([3, 4]);
    expect(view.places.filter(({ tokens }) => tokens.includes('beacon')).map(({ no }) => no)).toEqual([4]);
    expect(pairsOf(viewOf(VIEW))).toEqual([{ token: 'target', places: [2, 3] }]);
  });

  it('are drawn: tracks, symbols, tokens of the turn, the reserve', () => {
    const view = board(seen());
    expect(view.rescue).toEqual({ left: 3, total: 14, symbols: [3, 1] });
    expect(view.assimilation).toEqual({ left: 5, total: 8, symbols: [] });
    expect(view.creature.tokens).toEqual(['hunter', 'planet']);
    expect(view.reserve).toEqual([
      { place: 6, count: 2 },
      { place: 9, count: 0 },
    ]);
  });

  it('are what everybody knows', () => {
    const marks = knownEntries(seen({}, { revealed: false }), words).map(({ facts }) =>
      facts.flatMap((fact) => ('marks' in fact ? [fact.marks?.map((mark) => mark.split(' ')[0])] : [])),
    );
    expect(marks.slice(0, 3)).toEqual([
      [
        ['6', '7', '10'],
        ['3', '4'],
      ],
      [
        ['1', '2', '8'],
        ['4', '5'],
      ],
      [['3', '5']],
    ]);
  });

  it('say what comes to each card when it is turned over', () => {
    const reveal = revealView(seen(), words);
    expect(reveal?.detail).toContain('Beach and Wreck');
    const entries = reveal?.entries ?? [];
    expect(entries.map(({ place, fate, symbol }) => [place, fate, symbol])).toEqual([
      [8, 'caught', 'eye'],
      [2, 'free', 'target'],
      [3, 'planet', 'artemia'],
    ]);
  });

  it('are where the story in numbers begins', () => {
    const told = numbersOf([{ event: 'rescue_moved', left: 13 }], 3, FIGURES.tracks);
    expect(told.points.map(({ rescue, assimilation }) => [rescue, assimilation])).toEqual([
      [14, 8],
      [13, 8],
    ]);
  });

  it('are simply not there where none are told', () => {
    const view = board(seen({ figures: {} }));
    expect(view.hunted.map(({ can }) => can)).toEqual([[], []]);
    expect(view.reserve).toEqual([]);
  });
});

describe('reasons that are told', () => {
  const reasons = {
    'survival:dodge': reason('wrong-phase', 'NA-47', { phase: 3 }),
    'place:4': reason('force-field', 'NA-H-force_field'),
    'place:9': reason('not-in-hand', 'NA-55'),
  };

  it('stand on the cards of the hand', () => {
    const { view } = asked('explore', [['place', 3]], {}, seen({ reasons }));
    expect(view.cards).toEqual({
      'place:3': { state: 'legal', reason: undefined },
      'place:4': { state: 'off', reason: 'Not this turn' },
      'survival:dodge': { state: 'off', reason: 'Only in phase\u00a03' },
    });
  });

  it('are not on every place of the hand where none of them can be chosen', () => {
    const { view } = asked('resolve', [['skip']], {}, seen({ reasons }));
    expect(Object.keys(view.cards)).toEqual(['survival:dodge']);
  });

  it('are told of a dark place, with their rule', () => {
    const { picker, state } = asked('explore', [['place', 3]], {}, seen({ reasons }));
    expect(whyDark(picker, state, words, 'place:9')).toEqual({ text: 'Not in hand', rule: 'NA-55' });
    expect(whyDark(picker, state, words, 'place:10')).toBeUndefined();
  });

  it('are told of what cannot be used while nobody asks', () => {
    expect(whyDark(picking(undefined), seen({ reasons }), words, 'survival:dodge')?.rule).toBe('NA-47');
  });
});

describe('the tokens of the Creature', () => {
  const WAYS = [
    ['creature', 3],
    ['creature', 4],
    ['target', 3, 4],
    ['target', 4, 9],
    ['hunt', 'clone'],
  ];
  const mine = { hunt_hand: ['clone'], phase: 2, creature_token: [], artemia_token: [], target_token: [] };
  const creature = (reasons: SeatState['reasons']) => seen({ seat: 0, reasons }, mine);

  it('say under the token why it cannot be laid', () => {
    const state = creature({ 'token:target': reason('needs-target', 'NA-71') });
    const { view } = asked('hunting', WAYS.slice(0, 2), { verb: 'creature' }, state);
    expect(view.tokens?.find(({ kind }) => kind === 'target')).toMatchObject({
      state: 'none',
      thing: 'token:target',
      note: 'Only with a Target card',
    });
  });

  it('leave a Hunt card playable while one of them is in hand', () => {
    const { picker, view } = asked('hunting', WAYS, { verb: 'creature' }, creature({}));
    expect(view.cards['hunt:clone']?.state).toBe('legal');
    expect(isOffered(picker, 'hunt:clone')).toBe(true);
    expect(isOffered(picker, 'place:9')).toBe(false);
  });

  it('say of the second place of a pair why it does not go with the first', () => {
    const state = creature({ second: reason('not-next', 'NA-76') });
    const { picker } = asked('hunting', WAYS, { verb: 'target', atoms: ['place:3'] }, state);
    expect(whyDark(picker, state, words, 'place:9')).toEqual({ text: 'Next to the first', rule: 'NA-76' });
  });
});
