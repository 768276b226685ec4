import type { View } from '../../lib/net';

/** A pile as a seat sees it: its cards, or how many there are and which of them the seat knows. */
export type Pile<T> = readonly T[] | { count: number; known?: readonly T[] };

/** The view of Not Alone as the server sends it. */
export interface RawView {
  players: number;
  round: number;
  outcome: string;
  creature: number;
  hunted: readonly number[];
  side: number;
  rescue: number;
  assimilation: number;
  beacon: boolean;
  will: readonly number[];
  reserve: readonly number[];
  hand: readonly Pile<number>[];
  played: readonly Pile<number>[];
  discard: readonly Pile<number>[];
  survival_deck: Pile<string>;
  survival_hand: readonly Pile<string>[];
  survival_discard: readonly string[];
  hunt_deck: Pile<string>;
  hunt_hand: Pile<string>;
  hunt_discard: readonly string[];
  creature_token: readonly number[];
  target_token: readonly number[];
  artemia_token: readonly number[];
  phase: number;
  river: readonly boolean[];
  artefact: readonly boolean[];
  anticipated: readonly number[];
  hunt_allowed: number;
  hunt_played: number;
  in_force: readonly number[];
  survival_played: readonly boolean[];
  despair: boolean;
  sacrifice: boolean;
  smokescreen: boolean;
  banned: readonly number[];
  disabled: readonly number[];
  creature_due: number;
  target_due: number;
  artemia_due: number;
  revealed: boolean;
  stands: readonly (readonly number[])[];
  ignores_creature: readonly boolean[];
  ignores_artemia: readonly boolean[];
}

export const raw = (view: View) => view as unknown as RawView;

export function sizeOf(pile: Pile<unknown> | undefined): number {
  if (!pile) return 0;
  return 'count' in pile ? pile.count : pile.length;
}

export function cardsOf<T>(pile: Pile<T> | undefined): readonly T[] {
  if (!pile) return [];
  return 'count' in pile ? (pile.known ?? []) : pile;
}
