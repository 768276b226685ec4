import type { Frame, GameEvent, Replay, SeatState, View } from '../../lib/net';

/** A game as a row of moments, each whole. */
export interface Film {
  states: readonly SeatState[];
  /** The decision that led to each moment. */
  decisions: readonly { at: number; seat: number; answer: unknown; about: string }[];
  /** What not everybody saw at each moment: the places in each field. Told with everything open. */
  hidden: readonly Readonly<Record<string, readonly number[]>>[];
  /** Where each turn begins. */
  turns: readonly { turn: number; at: number }[];
}

export function filmOf(replay: Replay): Film {
  const states = statesOf(replay);
  return {
    states,
    decisions: replay.frames.map((frame, i) => decisionOf(frame, replay.frames[i - 1])),
    hidden: replay.frames.map((frame) => frame.hidden ?? {}),
    turns: turnsOf(states),
  };
}

/** Each frame tells what has changed since the one before: a moment is all of them up to it. */
function statesOf(replay: Replay): SeatState[] {
  let view: View = {};
  let figures: View = {};
  let events: readonly GameEvent[] = [];
  return replay.frames.map((frame) => {
    view = { ...view, ...frame.changed };
    figures = frame.figures ?? figures;
    if (frame.events.length) events = [...events, ...(frame.events as GameEvent[])];
    return momentOf(replay, frame, { view, figures, events });
  });
}

function momentOf(replay: Replay, frame: Frame, shown: Pick<SeatState, 'view' | 'figures' | 'events'>): SeatState {
  const last = frame === replay.frames.at(-1);
  return {
    ...shown,
    seat: replay.eyes >= 0 ? replay.eyes : -1,
    version: frame.at,
    waiting: frame.waiting,
    prompt: null,
    question: 0,
    canUndo: false,
    canRedo: false,
    outcome: last ? replay.outcome : '',
    winners: last ? replay.winners : [],
    scores: last ? replay.scores : [],
    old: shown.events.length,
    reasons: {},
  };
}

/** What was asked stands in the frame before the answer. */
function decisionOf(frame: Frame, before: Frame | undefined): Film['decisions'][number] {
  const asked = before?.prompts?.[String(frame.seat ?? -1)];
  return { at: frame.at, seat: frame.seat ?? -1, answer: frame.answer, about: asked?.about ?? '' };
}

function turnsOf(states: readonly SeatState[]): Film['turns'] {
  const turns: { turn: number; at: number }[] = [];
  for (const [at, { view }] of states.entries()) {
    const turn = Number(view.round) || 0;
    if (turn > 0 && turns.at(-1)?.turn !== turn) turns.push({ turn, at });
  }
  return turns;
}

/** The turn a moment lies in. */
export function turnAt(film: Film, at: number): number {
  return film.turns.findLast((turn) => turn.at <= at)?.turn ?? 1;
}
