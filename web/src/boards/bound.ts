import type { Component } from 'svelte';
import type { GameWords, Shelf } from '../lib/game';
import type { CardInfo, SeatState } from '../lib/net';
import type { CardFace } from '../lib/ui';
import type { BoardProps } from '../pages/table/board';

/** What a game of the house brings along: its table, the numbers of a finished game, the faces of its cards, who hunts. */
export interface Bound {
  Board: Component<BoardProps>;
  Numbers?: Component<{ state: SeatState; words: GameWords }>;
  face?: (card: CardInfo, shelf: Shelf, words: GameWords) => CardFace | undefined;
  /** The seat that hunts all others. */
  hunter?: (state: SeatState) => number;
}
