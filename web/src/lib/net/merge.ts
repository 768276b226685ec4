import type { LessonTold, Prompt, StateUpdate, Why } from './protocol';

export type View = Record<string, unknown>;
export type GameEvent = Record<string, unknown> & { event: string };

/** The game as one seat sees it, put together from what was sent. */
export interface SeatState {
  seat: number;
  version: number;
  view: View;
  events: readonly GameEvent[];
  waiting: readonly number[];
  prompt: Prompt | null;
  /** The number of that question: an answer says which one it answers. */
  question: number;
  canUndo: boolean;
  canRedo: boolean;
  outcome: string;
  winners: readonly number[];
  scores: readonly number[];
  /** How many of the events were there when the seat was first looked at: they are no news. */
  old: number;
  /** What follows from the view: the game tells it, the page knows no rule. */
  figures: View;
  /** Why things cannot be used, by where they lie. */
  reasons: Readonly<Record<string, Why>>;
  /** What the guide has said last, where there is one. */
  lessons?: readonly LessonTold[];
}

/** The state after an update; undefined when something is missing and must be asked for. */
export function merged(before: SeatState | undefined, update: StateUpdate): SeatState | undefined {
  const known = before?.events ?? [];
  if (update.first_event > known.length) return undefined;
  let view: View;
  if (update.view) view = update.view;
  else if (before && before.version === update.since) view = { ...before.view, ...update.changed };
  else return undefined;
  const events = [...known.slice(0, update.first_event), ...(update.events as GameEvent[])];
  return {
    seat: update.seat,
    version: update.version,
    view,
    events,
    waiting: update.waiting,
    prompt: update.prompt ?? null,
    question: update.question ?? 0,
    canUndo: update.can_undo ?? false,
    canRedo: update.can_redo ?? false,
    outcome: update.outcome ?? '',
    winners: update.winners ?? [],
    scores: update.scores ?? [],
    old: before?.old ?? events.length,
    figures: update.figures ?? before?.figures ?? {},
    reasons: update.reasons ?? before?.reasons ?? {},
    lessons: update.lessons ?? before?.lessons ?? [],
  };
}
