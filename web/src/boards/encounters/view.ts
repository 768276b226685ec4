// Made by scripts/protocol from prowl.games.encounters.core.state. Do not edit.

import type { View } from '../../lib/net';
import type { Pile } from '../shared/pile';

/** The table of an Encounters game: decks, the row of spaces through which enemies come, and the turn in progress. */
export interface Encounter {
  players: number;
  round: number;
  outcome: string;
  open_hands: boolean;
  offers_all_turn: boolean;
  first: number;
  alive: readonly boolean[];
  avatar: readonly (string | number)[];
  health: readonly number[];
  deck: readonly Pile<string>[];
  hand: readonly Pile<string>[];
  discard: readonly (readonly string[])[];
  played: readonly (readonly string[])[];
  offered: readonly (readonly string[])[];
  wounds: readonly (readonly string[])[];
  graveyard: readonly (readonly string[])[];
  gone: readonly (readonly string[])[];
  barracks: Pile<string>;
  hq: readonly (readonly string[])[];
  officers: Pile<string>;
  strike_deck: Pile<string>;
  strike_discard: readonly string[];
  strike_drawn: readonly string[];
  enemy_deck: Pile<string>;
  enemy_box: Pile<string>;
  wilds: readonly Pile<string>[];
  up: readonly boolean[];
  attached: readonly (readonly string[])[];
  combat: readonly string[];
  resolving: readonly string[];
  dead_enemies: readonly string[];
  spent: readonly string[];
  removed: readonly string[];
  layers: readonly number[];
  layer_at: readonly number[];
  renewed: readonly (string | number)[];
  active: number;
  phase: number;
  attack: number;
  recruit: number;
  over_for_now: boolean;
  plays: readonly (string | number)[];
  copied: readonly boolean[];
  activated: readonly boolean[];
  swapped: readonly boolean[];
  has_offered: readonly boolean[];
  taken_offers: readonly (string | number)[];
  offers_made: number;
  avoids: number;
  avoids_phase: boolean;
  recruits_on_top: number;
  revealed_now: readonly (string | number)[];
  used_tasks: readonly (string | number)[];
  struck_already: readonly (string | number)[];
}

/** The view that the server sends: it is made from the same declarations. */
export const viewOf = (view: View) => view as unknown as Encounter;
