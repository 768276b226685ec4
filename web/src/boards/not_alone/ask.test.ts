import { describe, expect, it } from 'vitest';
import { choicesOf, chosen, GameWords, lit, matching, NO_PICKS, type Picker, type Picks } from '../../lib/game';
import type { Prompt, SeatState } from '../../lib/net';
import { setLang } from '../../lib/text';
import { askView } from './ask';
import type { NotAloneView } from './types';

const SOURCE = `
seat = Seat { $seat }
ask-detour = Whom, and where?
move-detour = { $seat }: { $place } → { $place2 }
`;
const words = new GameWords('en', { moves: { detour: ['seat', 'place', 'place2'] } }, SOURCE, { 1: 'Ann', 2: 'Bob' });
const WAYS = [
  ['detour', 1, 3, 2],
  ['detour', 1, 3, 4],
  ['detour', 1, 3, 8],
  ['detour', 2, 1, 2],
  ['detour', 2, 1, 6],
];

function asked(picks: Partial<Picks>, options: unknown[][] = WAYS) {
  setLang('en');
  const prompt: Prompt = { about: 'detour', options, least: 1, most: 1, single: true, optional: false, values: {} };
  const choices = choicesOf(prompt, words);
  const now = { ...NO_PICKS, ...picks };
  const picker = {
    prompt,
    choices,
    picks: now,
    several: false,
    lit: lit(choices, now),
    held: new Set(now.atoms),
    open: matching(choices, now),
    chosen: chosen(choices, now),
  } as unknown as Picker;
  const state = { seat: 0, view: { creature: 0 }, waiting: [0], prompt, outcome: '' } as unknown as SeatState;
  const board = { places: Array.from({ length: 10 }, (_, i) => ({ no: i + 1 })), hand: [] } as unknown as NotAloneView;
  return askView({ picker, state, words, board, cards: new Map(), names: {} });
}

const plain = (text: unknown) => String(text ?? '').replaceAll('\u00a0', ' ');
const labels = (view: ReturnType<typeof asked>) =>
  view.buttons.map((each) => `${plain(each.label)} ${plain(each.note)}`.trim());
const lights = (view: ReturnType<typeof asked>) =>
  Object.entries(view.places).map(([no, { state }]) => `${no} ${state}`);

describe('many ways to lead astray', () => {
  it('are asked for in two steps: first who', () => {
    expect(labels(asked({}))).toEqual(['Ann', 'Bob']);
    expect(asked({}).buttons.map((each) => each.id)).toEqual(['seat:1', 'seat:2']);
    expect(lights(asked({}))).toEqual([]);
  });

  it('then where to, on the map and in the bar', () => {
    const view = asked({ atoms: ['seat:1'] });
    expect(labels(view)).toEqual(['Ann 3 → 2', 'Ann 3 → 4', 'Ann 3 → 8', 'Somebody else']);
    expect(lights(view)).toEqual(['2 legal', '4 legal', '8 legal']);
  });

  it('until one is meant', () => {
    const view = asked({ atoms: ['seat:2', 'place:6'] });
    expect(plain(view.primary?.label)).toBe('Bob: 1 → 6');
    expect(lights(view)).toContain('6 picked');
  });

  it('are simply listed where they are few', () =>
    expect(labels(asked({}, WAYS.slice(2)))).toEqual(['Ann 3 → 8', 'Bob 1 → 2', 'Bob 1 → 6']));
});
