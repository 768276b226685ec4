import type { Component } from 'svelte';
import type { GameWords, Shelf } from '../lib/game';
import type { CardInfo, SeatState } from '../lib/net';
import type { CardFace } from '../lib/ui';
import type { BoardProps } from '../pages/table/board';
import Generic from './generic/Live.svelte';
import { faceOf } from './generic/faces';
import { cardFace as placeFace } from './not_alone/find';
import TeamNumbers from './encounters/Numbers.svelte';
import NotAlone from './not_alone/Live.svelte';
import NotAloneNumbers from './not_alone/Numbers.svelte';
import { cardFace as huntFace } from './predator/faces';
import Predator from './predator/Live.svelte';
import { wholeFace } from './tremble/faces';
import Tremble from './tremble/Live.svelte';
import TrembleNumbers from './tremble/Numbers.svelte';

/** What a game of the house brings along: its table, the numbers of a finished game, the faces of its cards. */
interface Bound {
  Board: Component<BoardProps>;
  Numbers?: Component<{ state: SeatState; words: GameWords }>;
  face?: (card: CardInfo, shelf: Shelf, words: GameWords) => CardFace | undefined;
}

/** Ships on the shelf belong to nobody yet. */
const SEATLESS = -1;

const BOARDS: Readonly<Record<string, Bound>> = {
  not_alone: { Board: NotAlone, Numbers: NotAloneNumbers, face: (card, shelf) => placeFace(card, shelf.cards) },
  predator: { Board: Predator, Numbers: TeamNumbers, face: (card, _shelf, words) => huntFace(card, words) },
  tremble: {
    Board: Tremble,
    Numbers: TrembleNumbers,
    face: (card, shelf) => wholeFace(card.id, SEATLESS, shelf.cards),
  },
};

/** The board of a game; every game without one of its own gets the one that fits all. */
export function boardOf(game: string): Bound {
  return BOARDS[game] ?? { Board: Generic };
}

export function faceOn(shelf: Shelf, card: CardInfo, words: GameWords): CardFace {
  return BOARDS[shelf.info.id]?.face?.(card, shelf, words) ?? faceOf(shelf.info.id, card, words);
}
