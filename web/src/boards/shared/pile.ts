/** A pile as a seat sees it: its cards, or how many there are and which of them the seat knows. */
export type Pile<T> = readonly T[] | { count: number; known?: readonly T[] };

export function sizeOf(pile: Pile<unknown> | null | undefined): number {
  if (!pile) return 0;
  return 'count' in pile ? pile.count : pile.length;
}

export function cardsOf<T>(pile: Pile<T> | null | undefined): readonly T[] {
  if (!pile) return [];
  return 'count' in pile ? (pile.known ?? []) : pile;
}
