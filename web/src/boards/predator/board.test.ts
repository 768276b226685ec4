import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GameWords } from '../../lib/game';
import type { CardInfo, SeatState, Why } from '../../lib/net';
import { setLang } from '../../lib/text';
import { dismiss, toasts } from '../../lib/ui';
import { cardFace } from './faces';
import '../encounters/words';
import Board from './Board.svelte';

const WORDS = `
seat = Seat { $seat }
card-bad-idea = Bad Idea
why-recruit = Costs { $cost } Recruit, you have { $have }
why-not-active = Only the active player acts
`;
const word = (en: string) => ({ en, ru: en });
const card = (id: string, kind: string, figures: object): [string, CardInfo] => [
  id,
  { id, kind, copies: 1, numbers: {}, figures: { ...figures }, name: word(id), text: word('') },
];
const CARDS = new Map([
  card('bad_idea', 'barracks', { cost: 6 }),
  card('officer_leadership', 'officer', { cost: 3 }),
  card('smart_disc', 'enemy', { value: 6 }),
  card('jungle', 'location', {}),
]);
const VIEW = {
  ...{ players: 1, round: 1, phase: 2, active: 0, attack: 0, recruit: 2, avoids: 0, alive: [true], avatar: ['x'] },
  ...{ health: [9], marks: [0], deck: [{ count: 7 }], hand: [[]], discard: [[]], front: [[]], wounds: [[]] },
  ...{ graveyard: [[]], offered: [[]], plays: [], copied: [], activated: [], wilds: [[]], up: [false] },
  ...{ attached: [[]], enemy_deck: { count: 30 }, combat: ['smart_disc'], operations: [], hq: [['bad_idea']] },
  ...{ officers: { count: 10 }, barracks: { count: 40 }, strike_discard: [], dead_enemies: [], spent: [] },
  ...{ removed: [], location: 'jungle', objectives: ['hunt'], objective: 0, hazards: 1 },
};
const FIGURES = {
  row: [{ space: 'hills', printed: 2, scan: { cost: 4, short: 4 }, fight: null }],
  combat: [{ cost: 5, short: 5, barred: false }],
  hq: [{ cost: 6, short: 4 }],
  officer: { cost: 3, short: 1, card: 'officer_leadership' },
  ...{ strikes: 2, crew: [{ damage: 0, left: 9 }], taken: [[]], spots: [null], hazards: 3 },
};
const PROMPT = { about: 'action', options: [['end']], least: 1, most: 1, single: true, optional: false, values: {} };

let shown: Record<string, unknown> | undefined;

function show(reasons: Record<string, Why>, onrule = vi.fn()): HTMLElement {
  setLang('en');
  const words = new GameWords('en', { moves: {} }, WORDS);
  const state = {
    ...{ seat: 0, version: 1, view: VIEW, events: [], waiting: [0], prompt: PROMPT, outcome: '' },
    ...{ figures: FIGURES, reasons },
  } as unknown as SeatState;
  const choices = [{ index: 0, option: ['end'], verb: 'end', atoms: [], words: 'End' }];
  const props = {
    ...{
      shelf: { info: { id: 'predator', name: word('Predator') }, cards: CARDS },
      words,
      names: {},
      table: { title: '', seats: [], table: '' },
      state,
    },
    ...{ picker: { prompt: PROMPT, choices, several: false, picked: [], layOut: vi.fn() }, chat: [], menu: [], onrule },
    ...{ onanswer: vi.fn(), onbutton: vi.fn() },
  };
  document.body.innerHTML = '';
  shown = mount(Board, { target: document.body, props: props as never });
  flushSync();
  return document.body;
}

afterEach(() => {
  if (shown) void unmount(shown);
  for (const { key } of toasts()) dismiss(key);
});

const press = (root: HTMLElement, what: string) => root.querySelector<HTMLElement>(what)?.click();
const said = () => toasts().map(({ text }) => text.replaceAll('\u00a0', ' '));

describe('the board of Predator', () => {
  it('says why a thing cannot be used in the words and by the rule that the game tells', () => {
    const root = show({ 'hq:0': { key: 'recruit', rule: 'PR-42', values: { cost: 6, have: 2 } } });
    press(root, 'section.hq .slot .pcard');
    expect(said()).toEqual(['Costs 6 Recruit, you have 2']);
    expect(toasts()[0]?.action?.label).toContain('PR-42');
  });

  it('says why of all that lies in a place', () => {
    const root = show({ combat: { key: 'not-active', rule: 'PR-500', values: {} } });
    press(root, 'section.combat .pcard');
    expect(said()).toEqual(['Only the active player acts']);
  });

  it('says nothing where the game has told nothing', () => {
    press(show({}), 'section.combat .pcard');
    expect(said()).toEqual([]);
  });

  it('draws what the game has worked out: costs, what is lacking, strikes, hazards', () => {
    const text = show({}).textContent?.replaceAll('\u00a0', ' ') ?? '';
    for (const part of ['5 short', '4 short', '1 short', '2 strikes coming', 'hazards 1 of 3'])
      expect(text).toContain(part);
  });
});

describe('an Avatar', () => {
  it('tells on its large card what its Role card does', () => {
    setLang('en');
    const words = new GameWords('en', { moves: {} }, WORDS);
    const [, avatar] = card('tracker', 'avatar', { health: 10, defence: 4, role: 'no_man' });
    const [, role] = card('no_man', 'role', { attack: 2 });
    const { terms } = cardFace(avatar, words, new Map([['no_man', { ...role, text: word('Scan once.') }]]));
    expect(terms?.map((each) => each.about.replaceAll('\u00a0', ' '))).toEqual(['Attack 2. Scan once.']);
  });
});
