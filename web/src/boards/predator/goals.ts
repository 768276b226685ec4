import type { View } from '../../lib/net';
import type { GoalView } from '../encounters/types';
import { viewOf } from './view';

/** The Objective of the moment and the Location, with the Hazards that it has. */
export function goalsOf(state: View, figures: View): GoalView[] {
  const view = viewOf(state);
  const objective = view.objectives[view.objective];
  return [
    ...(objective === undefined
      ? []
      : [{ id: objective, kind: 'objective' as const, at: view.objective + 1, of: view.objectives.length }]),
    { id: view.location, kind: 'location', at: view.hazards, of: Number(figures.hazards ?? 0) },
  ];
}
