import type { GoalView } from '../encounters/types';
import type { RawHunt } from './raw';

/** The Wilds from the deck towards the players, with the cost of a scan as printed on the board. */
export const SPACES = ['underground', 'graveyard', 'river', 'ruins', 'hills'] as const;
export const SCANS = [4, 3, 3, 2, 2] as const;
/** Any of the Officers: all cost the same. */
export const OFFICER = 'officer_leadership';
/** Hazards printed on a Location. */
const HAZARDS = 3;

/** The Objective of the moment and the Location. */
export function goalsOf(view: RawHunt): GoalView[] {
  const objective = view.objectives[view.objective];
  return [
    ...(objective === undefined
      ? []
      : [{ id: objective, kind: 'objective' as const, at: view.objective + 1, of: view.objectives.length }]),
    { id: view.location, kind: 'location', at: Math.min(view.hazards, HAZARDS), of: HAZARDS },
  ];
}
