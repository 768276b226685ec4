import type { View } from '../../lib/net';
import type { RawEncounter } from '../encounters/raw';

/** The view of Predator's Hunted mode as the server sends it. */
export interface RawHunt extends RawEncounter {
  location: string;
  objectives: readonly string[];
  objective: number;
  hazards: number;
  lost_evidence: number;
  preparation: number;
}

export const raw = (view: View) => view as unknown as RawHunt;
