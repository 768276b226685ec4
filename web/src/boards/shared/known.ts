import type { SeatShape } from '../../lib/art';

/** sure: it is so · can: it may be so · out: it is not · barred: forbidden for now. */
export type KnownLook = 'sure' | 'can' | 'out' | 'barred';

export interface KnownFact {
  /** What is known: "Can be at". */
  label: string;
  /** The things it is known of, each in words. */
  marks?: readonly string[];
  look?: KnownLook;
}

/** What everybody knows of one player, or of the table: made from what all can see and from nothing else. */
export interface KnownEntry {
  key: string | number;
  name: string;
  shape?: SeatShape;
  hunter?: boolean;
  you?: boolean;
  facts: readonly KnownFact[];
}
