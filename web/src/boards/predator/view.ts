// Made by scripts/protocol from prowl.games.encounters.predator.state. Do not edit.

import type { View } from '../../lib/net';
import type { Encounter } from '../encounters/view';

/** The table of Predator's Hunted mode. */
export interface Hunt extends Encounter {
  location: string;
  objectives: readonly string[];
  objective: number;
  hazards: number;
  marks: readonly number[];
  operations: readonly string[];
  front: readonly (readonly string[])[];
  exhausted: boolean;
  lost_evidence: number;
  avatars_by: string;
  preparation: number;
  defence_counts: boolean;
  laid_out: number;
  all_or_nothing: boolean;
  rounds_to_go: number;
  avatars_left: readonly (string | number)[];
}

/** The view that the server sends: it is made from the same declarations. */
export const viewOf = (view: View) => view as unknown as Hunt;
