import type { View } from '../../lib/net';

/** What something costs the active player now, and how much of it is lacking. */
export interface PriceView {
  cost: number;
  short: number;
}

/** What a fight costs now; barred if something forbids it. */
export interface FightView extends PriceView {
  barred: boolean;
}

/** What an Encounters game tells besides the view: everything here is worked out by its rules. */
export interface Figures {
  /** The spaces from the deck on: what is printed for a scan, what it costs now, and the Enemy lying face up. */
  row: readonly { space: string; printed: number; scan: PriceView; fight: FightView | null }[];
  combat: readonly (FightView | null)[];
  hq: readonly (PriceView | null)[];
  /** Any Officer stands for the pile. */
  officer: PriceView & { card: string };
  strikes: number;
  crew: readonly { damage: number; left: number }[];
  /** Which of the cards that each seat has offered are copied already. */
  taken: readonly (readonly boolean[])[];
  /** For each answer to the question the thing on the table that stands for it. */
  spots: readonly (string | null)[];
}

const NONE: Figures = {
  row: [],
  combat: [],
  hq: [],
  officer: { cost: 0, short: 0, card: '' },
  strikes: 0,
  crew: [],
  taken: [],
  spots: [],
};

export const figuresOf = (figures: View): Figures => ({ ...NONE, ...figures });
