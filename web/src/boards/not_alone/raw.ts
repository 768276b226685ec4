import type { View } from '../../lib/net';
import type { Pile } from '../shared/pile';

export { cardsOf, sizeOf } from '../shared/pile';

/** What the board draws of the view that the server sends. */
export interface RawView {
  players: number;
  round: number;
  outcome: string;
  creature: number;
  hunted: readonly number[];
  rescue: number;
  assimilation: number;
  will: readonly number[];
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
  in_force: readonly number[];
  survival_played: readonly boolean[];
  smokescreen: boolean;
  banned: readonly number[];
  revealed: boolean;
  stands: readonly (readonly number[])[];
}

export const raw = (view: View) => view as unknown as RawView;
