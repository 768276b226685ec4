// Made by scripts/protocol from prowl.games.encounters.predator.state. Do not edit.

import type { View } from '../../lib/net';
import type { Encounter } from '../encounters/view';

/** The table of Predator's Hunted mode. */
export interface Hunt extends Encounter {
  location: string;
  objectives: readonly string[];
  objective: number;
  hazards: number;
  lost_evidence: number;
  defence_counts: boolean;
  all_or_nothing: boolean;
  rounds_to_go: number;
  preparation: number;
  laid_out: number;
  avatars_by: string;
  avatars_left: readonly (string | number)[];
}

/** The view that the server sends: it is made from the same declarations. */
export const viewOf = (view: View) => view as unknown as Hunt;
