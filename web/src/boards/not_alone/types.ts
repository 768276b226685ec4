import type { SeatShape, SymbolName } from '../../lib/art';
import type { Words } from '../../lib/text';
import type { CardState, TokenKind } from '../../lib/ui';
import type { TableProps } from '../shared/props';
import type { SeatView } from '../shared/seats';

/** The table as one seat may see it. Nothing here is hidden from that seat. */
export interface NotAloneView {
  turn: number;
  phase: 1 | 2 | 3 | 4;
  rescue: TrackView;
  assimilation: TrackView;
  creature: CreatureView;
  hunted: readonly HuntedView[];
  places: readonly PlaceView[];
  /** Copies of places still to be had. */
  reserve: readonly { place: number; count: number }[];
  survivalDeck: number;
  hand: readonly HandCard[];
  /** What lies face down in front of me. */
  laid?: readonly number[];
}

export interface TrackView {
  /** Steps still to go. */
  left: number;
  total: number;
  /** Steps to go on which Artemia's symbol is printed, from the counter on. */
  symbols: readonly number[];
}

export interface CreatureView extends SeatView {
  huntCards: number;
  /** Cards played this turn. */
  played: readonly string[];
  tokens: readonly TokenKind[];
}

export interface HuntedView extends SeatView {
  will: number;
  willMax: number;
  places: number;
  survival: number;
  /** What everybody knows: where this one can be, what lies in the open discard, what is barred this turn. */
  can: readonly number[];
  discard: readonly number[];
  barred: readonly number[];
}

export interface PlaceView {
  no: number;
  tokens: readonly TokenKind[];
  /** Switched off this turn. */
  off?: boolean;
  /** Who stands here, once the cards are open. */
  here?: readonly SeatShape[];
}

export interface HandCard {
  /** The server's handle for this very card. */
  handle: string;
  kind: 'place' | 'survival' | 'hunt';
  /** place: its number · else the card's id. */
  id: string;
  /** Phase in which a survival or hunt card can be played. */
  phase?: number;
  token?: 'planet' | 'target';
}

export interface Offer {
  state: CardState;
  reason?: Words;
}

/** A question to this seat, with every legal answer; or what the seat waits for. */
export interface AskView {
  question: Words;
  detail?: Words;
  waiting?: boolean;
  places: Readonly<Record<number, Offer>>;
  cards: Readonly<Record<string, Offer>>;
  tokens?: readonly TokenOffer[];
  buttons: readonly AskButton[];
  /** The one amber button; absent until something is picked. */
  primary?: AskButton;
  /** Shows on the map who could be where. */
  showWho?: boolean;
}

export interface TokenOffer {
  kind: TokenKind;
  /** What the game calls it. */
  thing?: string;
  note: Words;
  /** placing: the next press on the map lays it · waiting: still to lay. */
  state: 'placing' | 'waiting' | 'placed' | 'none';
  /** The move it stands for. */
  verb?: string;
}

export interface AskButton {
  id: string;
  label: Words;
  note?: Words;
  symbol?: SymbolName;
  seat?: SeatShape;
  /** A slip here is dear: asked once more. */
  costly?: boolean;
}

/** Two neighbouring places under one token. */
export interface PairMark {
  token: TokenKind;
  places: readonly [number, number];
}

export interface EventView {
  seq: number;
  turn: number;
  phase?: 1 | 2 | 3 | 4;
  message: Words;
  seat?: SeatShape;
  symbol?: SymbolName;
  tone?: 'plain' | 'hunter' | 'prey';
}

export interface RevealEntry {
  shape: SeatShape;
  name: string;
  you?: boolean;
  place: number;
  result: Words;
  symbol: SymbolName;
  fate: 'free' | 'planet' | 'caught';
}

export interface RevealView {
  turn: number;
  title: Words;
  detail: Words;
  entries: readonly RevealEntry[];
  changes: readonly {
    tone: 'hunter' | 'prey';
    symbol: SymbolName;
    from?: number;
    to: number;
    label: Words;
    why: Words;
  }[];
}

export interface NotAloneProps extends TableProps {
  view: NotAloneView;
  ask: AskView;
  pairs: readonly PairMark[];
  /** The moment the cards are turned over: lies over the table until it is put away. */
  reveal?: RevealView;
  onreveal?: () => void;
  onwhy?: (handle: string) => void;
  onplace?: (no: number) => void;
  oncard?: (handle: string) => void;
  ontoken?: (kind: TokenKind) => void;
}
