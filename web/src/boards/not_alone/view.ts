// Made by scripts/protocol from prowl.games.not_alone.state. Do not edit.

import type { View } from '../../lib/net';
import type { Pile } from '../shared/pile';

/** The table of Not Alone: everything on it, and who may see it (NA-7 to NA-23). */
export interface Planet {
  players: number;
  round: number;
  outcome: string;
  side: number;
  lair_takes_all: boolean;
  expert: boolean;
  copy_disabled: boolean;
  stasis_stops_amplifier: boolean;
  creature: number;
  hunted: readonly number[];
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
  river: readonly boolean[];
  artefact: readonly boolean[];
  tracking: boolean;
  phase: number;
  hunt_allowed: number;
  hunt_played: number;
  in_force: readonly number[];
  survival_played: readonly boolean[];
  resisted: readonly number[];
  despair: boolean;
  sacrifice: boolean;
  smokescreen: boolean;
  banned: readonly number[];
  anticipated: readonly number[];
  disabled: readonly number[];
  beach_used: boolean;
  wreck_used: boolean;
  ignores_artemia: readonly boolean[];
  ignores_creature: readonly boolean[];
  creature_due: number;
  target_due: number;
  artemia_due: number;
  closed: boolean;
  revealed: boolean;
  stands: readonly (readonly number[])[];
  stood: readonly (readonly number[])[];
  resolved: readonly (readonly boolean[])[];
  struck: boolean;
}

/** The view that the server sends: it is made from the same declarations. */
export const viewOf = (view: View) => view as unknown as Planet;
