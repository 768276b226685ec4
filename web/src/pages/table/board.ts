import type { SharedProps } from '../../boards/shared/props';
import type { GameWords, Picker, Shelf } from '../../lib/game';
import type { SeatState, TableInfo, TableUpdate } from '../../lib/net';
import type { MenuItem } from '../../lib/ui';

/** What every board is given: the table through one pair of eyes, and where its presses go. */
export interface BoardProps extends SharedProps {
  shelf: Shelf;
  words: GameWords;
  names: Readonly<Record<number, string>>;
  table: Pick<TableUpdate | TableInfo, 'title' | 'seats' | 'table'>;
  state: SeatState;
  picker: Picker;
  clock?: { seconds: number; total: number; paused?: boolean };
  /** Looking back at a game: nothing pops up by itself. */
  still?: boolean;
  menu: readonly MenuItem[];
  onanswer: (answer: unknown[], costly?: string) => void;
  onrule?: (id: string) => void;
  onbutton: (id: string) => void;
}
