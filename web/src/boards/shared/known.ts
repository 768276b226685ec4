import type { SeatShape } from '../../lib/art';

/** sure: it is so · can: it may be so · out: it is not · barred: forbidden for now. */
type KnownLook = 'sure' | 'can' | 'out' | 'barred';

export interface KnownFact {
  /** What is known: "Can be at". */
  label: string;
  /** The things it is known of, each in words. */
  marks?: readonly string[];
  look?: KnownLook;
}

/** Equal names are told once, with their number. */
export function numbered(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
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
