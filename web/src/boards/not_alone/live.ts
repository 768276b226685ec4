import { seatShape } from '../../lib/art';
import type { CardInfo, SeatState, TableUpdate } from '../../lib/net';
import type { TokenKind } from '../../lib/ui';
import { cardsOf, raw, sizeOf, type RawView } from './raw';
import type { HandCard, HuntedView, NotAloneView, PairMark, PlaceView } from './types';
import { possible } from './where';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const RESERVE = [6, 7, 8, 9, 10];
/** Steps to go on which the board shows Artemia's symbol, by its side. */
const SYMBOLS: Readonly<Record<number, readonly number[]>> = { 1: [1, 2, 3, 4, 5, 6], 2: [1, 3, 5, 7, 9, 11] };
const WILL = 3;

export interface LiveInput {
  state: SeatState;
  table: Pick<TableUpdate, 'title' | 'seats'>;
  title: string;
  names: Readonly<Record<number, string>>;
  cards: ReadonlyMap<string, CardInfo>;
  /** Hunt cards by number. */
  hunts: readonly string[];
  clock?: { seconds: number; total: number; paused?: boolean };
}

function hunted(input: LiveInput, view: RawView, seat: number): HuntedView {
  const { state, table, names } = input;
  const info = table.seats[seat];
  const laid = sizeOf(view.played[seat]) > 0;
  const thinking = state.waiting.includes(seat);
  return {
    seat,
    shape: seatShape(seat),
    name: names[seat] ?? '',
    you: seat === state.seat,
    bot: info?.kind === 'bot' || info?.bot_plays,
    standIn: info?.kind === 'human' && info.bot_plays,
    away: info?.kind === 'human' && !info.present && !info.bot_plays,
    will: view.will[seat] ?? 0,
    willMax: WILL,
    places: sizeOf(view.hand[seat]),
    survival: sizeOf(view.survival_hand[seat]),
    status: thinking ? 'thinking' : laid && view.phase < 3 ? 'ready' : undefined,
    can: possible(view, state.events, seat),
    discard: cardsOf(view.discard[seat]),
    barred: view.banned,
  };
}

function tokensAt(view: RawView, no: number): TokenKind[] {
  const found: TokenKind[] = [];
  if (view.creature_token.length === 1 && view.creature_token.includes(no)) found.push('hunter');
  if (view.artemia_token.length === 1 && view.artemia_token.includes(no)) found.push('planet');
  if (view.target_token.length === 1 && view.target_token.includes(no)) found.push('target');
  if (view.beacon && no === 4) found.push('beacon');
  return found;
}

function places(view: RawView): PlaceView[] {
  return PLACES.map((no) => ({
    no,
    tokens: tokensAt(view, no),
    off: view.disabled.includes(no),
    here: view.hunted.filter((seat) => view.revealed && view.stands[seat]?.includes(no)).map(seatShape),
  }));
}

export function pairsOf(view: RawView): PairMark[] {
  const found: PairMark[] = [];
  const add = (token: TokenKind, [a, b]: readonly number[]) => {
    if (a !== undefined && b !== undefined) found.push({ token, places: [a, b] });
  };
  add('target', view.target_token);
  add('planet', view.artemia_token);
  return found;
}

export function huntCard(id: string, cards: ReadonlyMap<string, CardInfo>): HandCard {
  const figures = cards.get(id)?.figures ?? {};
  const token = figures.symbol === 'target' ? 'target' : figures.symbol === 'artemia' ? 'planet' : undefined;
  return { handle: `hunt:${id}`, kind: 'hunt', id, phase: Number(figures.phase ?? 0), token };
}

export function survivalCard(id: string, cards: ReadonlyMap<string, CardInfo>): HandCard {
  return { handle: `survival:${id}`, kind: 'survival', id, phase: Number(cards.get(id)?.figures.phase ?? 0) };
}

export const placeCard = (no: number): HandCard => ({ handle: `place:${no}`, kind: 'place', id: String(no) });

/** The own cards; what lies face down in front of me is mine to see. */
function hand(view: RawView, seat: number, cards: ReadonlyMap<string, CardInfo>): HandCard[] {
  if (seat < 0) return [];
  if (seat === view.creature) return cardsOf(view.hunt_hand).map((id) => huntCard(id, cards));
  const own = cardsOf(view.hand[seat]).toSorted((a, b) => a - b);
  return [...own.map(placeCard), ...cardsOf(view.survival_hand[seat]).map((id) => survivalCard(id, cards))];
}

function dueTokens(view: RawView): TokenKind[] {
  const found: TokenKind[] = ['hunter'];
  if (view.artemia_due || view.artemia_token.length || SYMBOLS[view.side]?.includes(view.rescue)) found.push('planet');
  if (view.target_due || view.target_token.length) found.push('target');
  return found;
}

/** The server's view as the board draws it. */
export function boardView(input: LiveInput): NotAloneView {
  const { state, names, table, cards, hunts } = input;
  const view = raw(state.view);
  const creature = table.seats[view.creature];
  return {
    table: input.title,
    turn: Math.max(1, view.round),
    phase: Math.min(4, Math.max(1, view.phase)) as 1 | 2 | 3 | 4,
    rescue: { left: view.rescue, total: 11 + view.players, symbols: SYMBOLS[view.side] ?? [] },
    assimilation: { left: view.assimilation, total: 5 + view.players, symbols: [] },
    creature: {
      seat: view.creature,
      shape: seatShape(view.creature),
      name: names[view.creature] ?? '',
      you: view.creature === state.seat,
      bot: creature?.kind === 'bot' || creature?.bot_plays,
      standIn: creature?.kind === 'human' && creature.bot_plays,
      away: creature?.kind === 'human' && !creature.present && !creature.bot_plays,
      status: state.waiting.includes(view.creature) ? 'thinking' : undefined,
      huntCards: sizeOf(view.hunt_hand),
      played: view.in_force.map((no) => hunts[no] ?? ''),
      tokens: dueTokens(view),
    },
    hunted: view.hunted.map((seat) => hunted(input, view, seat)),
    places: places(view),
    reserve: RESERVE.map((place, i) => ({ place, count: view.reserve[i] ?? 0 })),
    survivalDeck: sizeOf(view.survival_deck),
    laid: state.seat >= 0 ? cardsOf(view.played[state.seat]) : [],
    hand: hand(view, state.seat, cards),
    clock: input.clock,
  };
}
