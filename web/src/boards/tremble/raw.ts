import type { View } from '../../lib/net';
import type { Pile } from '../shared/pile';

/** The view of Tremble, Humans! as the server sends it. People are in thousands. */
export interface RawView {
  players: number;
  round: number;
  outcome: string;
  missions: boolean;
  first: number;
  people: readonly number[];
  fuel: readonly number[];
  credits_left: number;
  credits: readonly number[];
  ship_deck: Pile<string>;
  ship_discard: readonly string[];
  hand: readonly Pile<string>[];
  drawn: readonly Pile<string>[];
  attack: readonly Pile<string>[];
  searching: readonly (readonly string[])[];
  target: readonly (readonly number[] | null)[];
  flown: readonly string[];
  revealed: boolean;
  city_deck: Pile<string>;
  city_discard: readonly string[];
  row: readonly string[];
  slots: readonly number[];
  captured: readonly (readonly string[])[];
  winner: readonly number[];
  searches: readonly string[];
  searched_by: readonly number[];
  counter: readonly number[];
  search_of: readonly (readonly string[])[];
  mission_hand: readonly Pile<string>[];
  phase: number;
  army: readonly string[];
  facing: readonly string[];
  battle_at: number;
  battle_order: readonly number[];
  battle_in: readonly number[];
  lost: readonly number[];
  scores: readonly number[];
}

export const raw = (view: View) => view as unknown as RawView;
