import type { View } from '../../lib/net';
import type { Pile } from '../shared/pile';

export { cardsOf, sizeOf } from '../shared/pile';

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
