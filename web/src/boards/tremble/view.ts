// Made by scripts/protocol from prowl.games.tremble.state. Do not edit.

import type { View } from '../../lib/net';
import type { Pile } from '../shared/pile';

/** The table of Tremble, Humans!: everything on it, and who may see it (TH-8 to TH-27). People are in thousands. */
export interface Earth {
  players: number;
  round: number;
  outcome: string;
  missions: boolean;
  unfinished_pays: boolean;
  credit_limit: number;
  join_against_armies: boolean;
  first: number;
  people: readonly number[];
  fuel: readonly number[];
  credits_left: number;
  credits: readonly number[];
  credits_taken: readonly number[];
  ship_deck: Pile<string>;
  ship_discard: readonly string[];
  ship_box: readonly string[];
  hand: readonly Pile<string>[];
  drawn: readonly Pile<string>[];
  attack: readonly Pile<string>[];
  searching: readonly (readonly string[])[];
  target: readonly (readonly number[] | null)[];
  flown: readonly (string | number)[];
  revealed: boolean;
  city_deck: Pile<string>;
  city_box: Pile<string>;
  city_discard: readonly string[];
  row: readonly string[];
  slots: readonly number[];
  captured: readonly (readonly string[])[];
  winner: readonly number[];
  searches: readonly string[];
  searched_by: readonly number[];
  counter: readonly number[];
  search_of: readonly (readonly (string | number)[])[];
  mission_deck: Pile<string>;
  mission_hand: readonly Pile<string>[];
  mission_dropped: readonly Pile<string>[];
  phase: number;
  army: readonly string[];
  facing: readonly (string | number)[];
  battle_at: number;
  battle_order: readonly number[];
  battle_in: readonly number[];
  lost: readonly number[];
  scores: readonly number[];
}

/** The view that the server sends: it is made from the same declarations. */
export const viewOf = (view: View) => view as unknown as Earth;
