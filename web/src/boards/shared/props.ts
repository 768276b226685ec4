import type { Snippet } from 'svelte';
import type { SeatShape, SymbolName } from '../../lib/art';
import type { ChatLine, MenuItem } from '../../lib/ui';

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
  onsend?: (text: string) => unknown;
}
