import type { Snippet } from 'svelte';
import type { GameWords, Picker, Shelf } from '../../lib/game';
import type { SeatState, TableInfo, TableUpdate } from '../../lib/net';
import type { ChatLine, MenuItem } from '../../lib/ui';

/** What every board is given: the table through one pair of eyes, and where its presses go. */
export interface BoardProps {
  shelf: Shelf;
  words: GameWords;
  names: Readonly<Record<number, string>>;
  table: Pick<TableUpdate | TableInfo, 'title' | 'seats' | 'table'>;
  state: SeatState;
  picker: Picker;
  chat: readonly ChatLine[];
  unread?: { log?: boolean; chat?: boolean };
  clock?: { seconds: number; total: number; paused?: boolean };
  hinting?: boolean;
  spectating?: boolean;
  /** Looking back at a game: nothing pops up by itself. */
  still?: boolean;
  menu: readonly MenuItem[];
  aside?: Snippet;
  chatTools?: Snippet;
  onanswer: (answer: unknown[], costly?: string) => void;
  onrule?: (id: string) => void;
  onbutton: (id: string) => void;
  /** Looking back with everything open: the piles that not everybody saw then, in words. */
  hidden?: readonly string[];
  onsend?: (text: string) => unknown;
}
