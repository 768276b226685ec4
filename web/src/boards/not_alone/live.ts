import { seatShape } from '../../lib/art';
import type { CardInfo, SeatState } from '../../lib/net';
import type { TokenKind } from '../../lib/ui';
import { seatView, type Seated } from '../shared/seats';
import { figures, TOKEN_KINDS, type Figures } from './figures';
import { cardsOf, sizeOf } from '../shared/pile';
import { viewOf, type Planet } from './view';
import type { HandCard, HuntedView, NotAloneView, PairMark, PlaceView } from './types';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface LiveInput extends Seated {
  state: SeatState;
  cards: ReadonlyMap<string, CardInfo>;
  /** Hunt cards by number. */
  hunts: readonly string[];
}

function hunted(input: LiveInput, view: Planet, told: Figures, seat: number): HuntedView {
  return {
    ...seatView(input, seat, sizeOf(view.played[seat]) > 0 && !view.revealed),
    will: view.will[seat] ?? 0,
    willMax: told.will,
    places: sizeOf(view.hand[seat]),
    survival: sizeOf(view.survival_hand[seat]),
    can: told.can[seat] ?? [],
    discard: cardsOf(view.discard[seat]),
    barred: view.banned,
  };
}

function tokensAt(view: Planet, told: Figures, no: number): TokenKind[] {
  const found: TokenKind[] = [];
  if (view.creature_token.length === 1 && view.creature_token.includes(no)) found.push('hunter');
  if (view.artemia_token.length === 1 && view.artemia_token.includes(no)) found.push('planet');
  if (view.target_token.length === 1 && view.target_token.includes(no)) found.push('target');
  if (told.beacon.includes(no)) found.push('beacon');
  return found;
}

/** Whose cards lie here: those that were revealed; for who looks back with everything open also those face down. */
function standing(view: Planet, seat: number, no: number, open: boolean): boolean {
  const lies = view.revealed ? (view.stands[seat] ?? []) : open ? cardsOf(view.played[seat]) : [];
  return lies.includes(no);
}

function places(view: Planet, told: Figures, open: boolean): PlaceView[] {
  return PLACES.map((no) => ({
    no,
    tokens: tokensAt(view, told, no),
    off: told.off.includes(no),
    here: view.hunted.filter((seat) => standing(view, seat, no, open)).map(seatShape),
  }));
}

export function pairsOf(view: Planet): PairMark[] {
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
function hand(view: Planet, seat: number, cards: ReadonlyMap<string, CardInfo>): HandCard[] {
  if (seat < 0) return [];
  if (seat === view.creature) return cardsOf(view.hunt_hand).map((id) => huntCard(id, cards));
  const own = cardsOf(view.hand[seat]).toSorted((a, b) => a - b);
  return [...own.map(placeCard), ...cardsOf(view.survival_hand[seat]).map((id) => survivalCard(id, cards))];
}

/** The server's view as the board draws it. */
export function boardView(input: LiveInput): NotAloneView {
  const { state, cards, hunts } = input;
  const [view, told] = [viewOf(state.view), figures(state)];
  return {
    turn: Math.max(1, view.round),
    phase: Math.min(4, Math.max(1, view.phase)) as 1 | 2 | 3 | 4,
    rescue: { left: view.rescue, total: told.tracks.rescue, symbols: told.symbols },
    assimilation: { left: view.assimilation, total: told.tracks.assimilation, symbols: [] },
    creature: {
      ...seatView(input, view.creature),
      huntCards: sizeOf(view.hunt_hand),
      played: view.in_force.map((no) => hunts[no] ?? ''),
      tokens: told.tokens.map((name) => TOKEN_KINDS[name]),
    },
    hunted: view.hunted.map((seat) => hunted(input, view, told, seat)),
    places: places(view, told, state.seat < 0),
    reserve: told.reserve.map(([place, count]) => ({ place, count })),
    survivalDeck: sizeOf(view.survival_deck),
    laid: state.seat >= 0 ? cardsOf(view.played[state.seat]) : [],
    hand: hand(view, state.seat, cards),
  };
}
