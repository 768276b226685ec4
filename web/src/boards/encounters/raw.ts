import type { View } from '../../lib/net';

/** A pile as a seat sees it: its cards, or how many there are and which of them the seat knows. */
export type Pile = readonly string[] | { count: number; known?: readonly string[] };

/** The view of an Encounters game as the server sends it. */
export interface RawEncounter {
  players: number;
  round: number;
  phase: number;
  outcome: string;
  open_hands: boolean;
  alive: readonly boolean[];
  avatar: readonly string[];
  health: readonly number[];
  marks: readonly number[];
  deck: readonly Pile[];
  hand: readonly Pile[];
  discard: readonly Pile[];
  played: readonly Pile[];
  offered: readonly Pile[];
  wounds: readonly Pile[];
  graveyard: readonly Pile[];
  gone: readonly Pile[];
  front: readonly Pile[];
  barracks: Pile;
  hq: readonly Pile[];
  officers: Pile;
  strike_deck: Pile;
  strike_discard: Pile;
  strike_drawn: Pile;
  enemy_deck: Pile;
  wilds: readonly Pile[];
  up: readonly boolean[];
  attached: readonly Pile[];
  combat: Pile;
  operations: Pile;
  resolving: Pile;
  dead_enemies: Pile;
  spent: Pile;
  removed: Pile;
  active: number;
  attack: number;
  recruit: number;
  plays: readonly string[];
  copied: readonly boolean[];
  activated: readonly boolean[];
  swapped: readonly boolean[];
  taken_offers: readonly string[];
  avoids: number;
  avoids_phase: boolean;
  exhausted: boolean;
}

export const rawEncounter = (view: View) => view as unknown as RawEncounter;

export function sizeOf(pile: Pile | undefined): number {
  if (!pile) return 0;
  return 'count' in pile ? pile.count : pile.length;
}

/** The cards of a pile that this seat knows. */
export function cardsOf(pile: Pile | undefined): readonly string[] {
  if (!pile) return [];
  return 'count' in pile ? (pile.known ?? []) : pile;
}
