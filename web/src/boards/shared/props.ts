import type { Snippet } from 'svelte';
import type { SeatShape, SymbolName } from '../../lib/art';
import type { GameWords, Picker, Shelf } from '../../lib/game';
import type { SeatState, TableInfo, TableUpdate } from '../../lib/net';
import type { CardFace, CardState, ChatLine, LogGroup, MenuItem } from '../../lib/ui';
import type { KnownEntry } from './known';

/** A button that answers the question, or a step of it. */
export interface Answer {
  id: string;
  label: string;
  note?: string;
  symbol?: SymbolName;
  seat?: SeatShape;
  pressed?: boolean;
  /** Why it cannot be given yet. */
  reason?: string;
}

/** What a thing on the table is for the question: it answers, it is picked, or why it cannot be used. */
export interface Offer {
  state: CardState;
  reason?: string;
}

export interface Clock {
  seconds: number;
  total: number;
  paused?: boolean;
}

/** What a page hands to every table, whatever is played at it. */
export interface SharedProps {
  chat: readonly ChatLine[];
  unread?: { log?: boolean; chat?: boolean };
  hinting?: boolean;
  /** Nobody asks me anything here, ever. */
  spectating?: boolean;
  menu?: readonly MenuItem[];
  /** Under the question: hint, votes and other things that concern it. */
  aside?: Snippet;
  chatTools?: Snippet;
  /** Looking back with everything open: the piles that not everybody saw then, in words. */
  hidden?: readonly string[];
  clock?: Clock;
  onsend?: (text: string) => unknown;
}

/** What every board is given: the table through one pair of eyes, and where its presses go. */
export interface BoardProps extends SharedProps {
  shelf: Shelf;
  words: GameWords;
  names: Readonly<Record<number, string>>;
  table: Pick<TableUpdate | TableInfo, 'title' | 'seats' | 'table'>;
  state: SeatState;
  picker: Picker;
  /** Looking back at a game: nothing pops up by itself. */
  still?: boolean;
  menu: readonly MenuItem[];
  onanswer: (answer: unknown[], costly?: string) => void;
  onrule?: (id: string) => void;
  onbutton: (id: string) => void;
}

/** What a board hands on to its table besides what it shows: the same for all games. */
export interface TableProps extends SharedProps {
  /** What is played, and the name of the table. */
  game: string;
  title: string;
  log: readonly LogGroup[];
  known?: readonly KnownEntry[];
  /** The card behind a name in the log. */
  find?: (name: string) => CardFace | undefined;
  onbutton?: (id: string) => void;
}
