import type { Motif } from '../types';
import { hunt } from './hunt';
import { people } from './people';
import { places } from './places';
import { predator } from './predator';
import { survival } from './survival';
import { tremble } from './tremble';
import { winter } from './winter';
import { xfiles } from './xfiles';

export const MOTIFS = {
  ...places,
  hunt,
  survival,
  ...people,
  ...tremble,
  ...predator,
  ...xfiles,
  ...winter,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];

/** The ten places of Artemia by number; index 0 is unused. */
export const PLACE_MOTIFS = [
  'hunt',
  'lair',
  'jungle',
  'river',
  'beach',
  'rover',
  'swamp',
  'shelter',
  'wreck',
  'source',
  'artefact',
] as const satisfies readonly MotifName[];
