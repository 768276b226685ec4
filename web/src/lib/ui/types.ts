import type { SeatShape, SymbolName } from '../art';

export type Tone = 'plain' | 'ok' | 'hot' | 'cool' | 'eye';

/** What is printed on a card. Words arrive ready to be shown. */
export interface CardFace {
  name: string;
  /** Address of the picture. */
  art?: string;
  /** Number, cost or phase: what one sorts by. */
  number?: string | number;
  /** What is printed in the corner where the number is another one now. */
  printed?: string | number;
  /** True for a word in the corner instead of a figure. */
  wordy?: boolean;
  badge?: { symbol: SymbolName; colour?: string };
  /** The type line, only on the large card. */
  kind?: string;
  values?: readonly CardValue[];
  /** What the number and the symbols in the corners say, in words. */
  figures?: string;
  text?: string;
  /** A shorter wording for every size but the large one. */
  brief?: string;
  note?: string;
  /** Words on the card that have a rule of their own: explained beside the large card. */
  terms?: readonly { term: string; about: string }[];
  choices?: readonly string[];
}

export interface CardValue {
  symbol: SymbolName;
  value: string | number;
  colour?: string;
  label?: string;
}

/** plain: nobody asks · legal: may be chosen · picked: chosen · off: not now, with a reason · threat: under the hunter. */
export type CardState = 'plain' | 'legal' | 'picked' | 'off' | 'threat';
export type CardSize = 's' | 'm' | 'l' | 'fill' | 'wide';

export interface MenuItem {
  id: string;
  label: string;
  symbol?: SymbolName;
  checked?: boolean;
  disabled?: boolean;
}

export interface Choice<T extends string = string> {
  value: T;
  label: string;
  note?: string;
}

export interface LogLine {
  key: string | number;
  text: string;
  seat?: SeatShape;
  symbol?: SymbolName;
  tone?: 'plain' | 'hunter' | 'prey';
}

export interface LogGroup {
  key: string | number;
  title: string;
  lines: readonly LogLine[];
}

export interface ChatLine {
  key: string | number;
  name: string;
  text: string;
  /** A sign, drawn beside its words. */
  symbol?: SymbolName;
  seat?: SeatShape;
  mine?: boolean;
  /** Nobody says it: it tells what was done about the talk. */
  notice?: boolean;
}

export interface TrackCell {
  /** past: behind the counter · at: the counter · next: still to come. */
  state: 'past' | 'at' | 'next';
  symbol?: SymbolName;
}
