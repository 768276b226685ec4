import type { Component } from 'svelte';
import type { GameWords, Shelf } from '../lib/game';
import type { CardInfo, SeatState } from '../lib/net';
import { t } from '../lib/text';
import type { CardFace } from '../lib/ui';
import type { BoardProps } from './shared/props';

/** What a seat is before the game starts, because the options of the table say so. */
export interface Role {
  name: string;
  /** One against all, say: the seat is shown apart, with these words and this picture. */
  apart?: { text: string; art: string };
}

/** Who is what, as far as it is fixed before the game starts. */
export interface Cast {
  /** By seat. */
  roles: Readonly<Record<number, Role>>;
  /** What everybody else is. */
  others?: string;
  /** What is decided only when the game starts, in words. */
  later?: string;
}

/** A part of a turn: a picture and few words. */
export interface Step {
  art: string;
  title: string;
  text: string;
}

/**
 * What a game of the house brings along: its table, the numbers of a finished game, the faces of its cards, who hunts;
 * and for the lobby of a table who is what, how a seat is drawn, and one turn for those who are new to it.
 */
export interface Bound {
  Board: Component<BoardProps>;
  Numbers?: Component<{ state: SeatState; words: GameWords }>;
  face?: (card: CardInfo, shelf: Shelf, words: GameWords) => CardFace | undefined;
  /** The seat that hunts all others. */
  hunter?: (state: SeatState) => number;
  cast?: (settings: Readonly<Record<string, string>>, words: GameWords) => Cast;
  portrait?: (seat: number) => string;
  /** At most four. */
  turn?: (words: GameWords) => readonly Step[];
}

/** The phases of a turn with their pictures, named by the game and told by `<words>-<phase>`. */
export function stepsOf(words: GameWords, key: string, pictures: Readonly<Record<number, string>>): readonly Step[] {
  return Object.entries(pictures).map(([phase, art]) => ({
    art,
    title: words.say(`phase-${phase}`),
    text: t(`${key}-${phase}`),
  }));
}

/** The seat that an option names by its number, if it is not left to chance. */
export function fixedSeat(value: string | undefined): number | undefined {
  const seat = Number(value) - 1;
  return Number.isInteger(seat) && seat >= 0 ? seat : undefined;
}
