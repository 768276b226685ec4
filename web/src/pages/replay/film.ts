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
  const states: SeatState[] = [];
  const decisions: Film['decisions'][number][] = [];
  const turns: { turn: number; at: number }[] = [];
  let view: View = {};
  let figures: View = {};
  let events: readonly GameEvent[] = [];
  let before: Frame | undefined;
  for (const [i, frame] of replay.frames.entries()) {
    view = { ...view, ...frame.changed };
    figures = frame.figures ?? figures;
    if (frame.events.length) events = [...events, ...(frame.events as GameEvent[])];
    const last = i === replay.frames.length - 1;
    const turn = Number(view.round) || 0;
    if (turn > 0 && turns.at(-1)?.turn !== turn) turns.push({ turn, at: i });
    states.push({
      seat: replay.eyes >= 0 ? replay.eyes : -1,
      version: frame.at,
      view,
      events,
      waiting: frame.waiting,
      prompt: null,
      question: 0,
      canUndo: false,
      canRedo: false,
      outcome: last ? replay.outcome : '',
      winners: last ? replay.winners : [],
      scores: last ? replay.scores : [],
      old: events.length,
      figures,
      reasons: {},
    });
    const asked = before?.prompts?.[String(frame.seat ?? -1)];
    decisions.push({ at: frame.at, seat: frame.seat ?? -1, answer: frame.answer, about: asked?.about ?? '' });
    before = frame;
  }
  return { states, decisions, hidden: replay.frames.map((frame) => frame.hidden ?? {}), turns };
}

/** The turn a moment lies in. */
export function turnAt(film: Film, at: number): number {
  return film.turns.findLast((turn) => turn.at <= at)?.turn ?? 1;
}
