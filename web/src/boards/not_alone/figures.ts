import type { SeatState } from '../../lib/net';
import type { TokenKind } from '../../lib/ui';

export type TokenName = 'creature' | 'artemia' | 'target';
export type Fate = 'caught' | 'artemia' | 'target' | 'free';

/** What the game says aside. Lists by seat have an empty entry for the Creature. */
export interface Figures {
  /** Where each Hunted can be, as far as the seat that looks can tell. */
  can: readonly (readonly number[])[];
  /** The same as far as everybody can tell, and where nobody can be. */
  known: readonly (readonly number[])[];
  empty: readonly number[];
  /** The discards as they lie open to everybody. */
  open: readonly (readonly number[])[];
  /** What comes to each open card of a Hunted, in the order in which they stand. */
  fates: readonly (readonly Fate[])[];
  /** Where the Creature catches. */
  catches: readonly number[];
  /** Places without power. */
  off: readonly number[];
  /** The place on which the beacon stands. */
  beacon: readonly number[];
  /** Places still to be had, and how many cards of each. */
  reserve: readonly (readonly [number, number])[];
  /** The length of each track, and the symbols of Artemia from the counter on, in steps to go. */
  tracks: { rescue: number; assimilation: number };
  symbols: readonly number[];
  /** The tokens of this turn, laid or still to lay. */
  tokens: readonly TokenName[];
  /** As much Will as one can have. */
  will: number;
}

const NOTHING: Figures = {
  can: [],
  known: [],
  empty: [],
  open: [],
  fates: [],
  catches: [],
  off: [],
  beacon: [],
  reserve: [],
  tracks: { rescue: 0, assimilation: 0 },
  symbols: [],
  tokens: [],
  will: 0,
};

export const figures = (state: Pick<SeatState, 'figures'>): Figures => ({ ...NOTHING, ...state.figures });

/** How a token of the game is drawn. */
export const TOKEN_KINDS: Readonly<Record<TokenName, TokenKind>> = {
  creature: 'hunter',
  artemia: 'planet',
  target: 'target',
};
