// Made by scripts/protocol from src/prowl/server/protocol.py. Do not edit.

/**
 * Answer the open question of a seat that I hold.
 *
 * `about` and `question` are those of the state I saw: an answer that comes twice, or too late,
 * must not be taken for the answer to the next question. Without `question` only `about` is compared.
 */
export interface Decide {
  type: 'decide';
  seat: number;
  about: string;
  answer: unknown[];
  question?: number;
}

/** Take back my last decision; where it cannot be taken back alone, ask the others. */
export interface Undo {
  type: 'undo';
  seat: number;
}

/** Give the answer again that I have just taken back. */
export interface Redo {
  type: 'redo';
  seat: number;
}

/** Yes or no to what is being voted on. */
export interface Vote {
  type: 'vote';
  ballot: number;
  yes: boolean;
}

/** Put a question to the other people: end the game, pause or restart the clocks, play again. */
export interface Propose {
  type: 'propose';
  what: 'pause' | 'rematch' | 'resign' | 'resume';
}

/** Say something to the whole table. */
export interface Say {
  type: 'say';
  text: string;
}

/** Say it with a sign. */
export interface Emote {
  type: 'emote';
  emote: 'hello' | 'laugh' | 'ouch' | 'thanks' | 'thinking' | 'well_played';
}

/**
 * As the host: nobody hears this person at the table any more, or everybody does again. All are told.
 *
 * `who` is the sign of the person in a line of the talk: the same after another name, another one at every table.
 */
export interface Silence {
  type: 'silence';
  who: string;
  silent: boolean;
}

/** What would a bot do in my place, and why? */
export interface Hint {
  type: 'hint';
  seat: number;
}

/** Let a bot play my seat for a while, or take it back. */
export interface TakeOver {
  type: 'take_over';
  seat: number;
  bot: boolean;
}

/**
 * I wait for bots only: let them answer without their pause until a person is to act.
 *
 * Only who has a seat may. They hurry when all people who are at the table have asked for it: in a bot's pause
 * others may still act.
 */
export interface Hurry {
  type: 'hurry';
}

/** I missed something: send the whole view, and the events after version `have`. */
export interface Resync {
  type: 'resync';
  have?: number;
}

/** One seat as everybody knows it. `host`: whoever founded the table sits there. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'human' | 'open';
  name?: string;
  level?: string;
  present?: boolean;
  bot_plays?: boolean;
  mine?: boolean;
  host?: boolean;
}

/** Seconds each seat has left; who is running; whether the clocks stand. */
export interface Clocks {
  mode?: 'game' | 'move' | 'none' | 'sand';
  left?: Record<string, number>;
  running?: number[];
  paused?: boolean;
}

/**
 * The table itself: its game, options, terms and seats.
 *
 * `seconds`: what a clock gives, 0 without one. `grace`: seconds after which a bot sits in for who is away.
 * `stand_in`: the level of that bot.
 * `seeded`: its founder chose the seed, and so may know the deal. `origin`: what it came from.
 * `hurry`: seats that have asked the bots to hurry. `hurried`: all have, and the bots leave out their pause.
 * `you`: who I am in the talk. `silenced`: whom nobody hears there, as the host wants it.
 * `notice`: the rules have changed since it was begun; it goes on from its last save point, or cannot go on.
 */
export interface TableUpdate {
  type: 'table';
  table: string;
  title: string;
  game: string;
  rules: string;
  players: number;
  settings: Record<string, string>;
  status: 'gathering' | 'over' | 'playing';
  seats: SeatInfo[];
  mode?: string;
  host?: boolean;
  listed?: boolean;
  spectators_allowed?: boolean;
  spectators?: number;
  clocks?: Clocks;
  seconds?: number;
  bot_delay?: number;
  hurry?: number[];
  hurried?: boolean;
  grace?: number;
  stand_in?: 'greedy' | 'random' | 'search';
  rematch?: string;
  seeded?: boolean;
  origin?: 'fork' | 'new' | 'rematch' | 'replay';
  notice?: '' | 'restored' | 'stopped';
  you?: string;
  silenced?: string[];
}

/**
 * An open question. An answer is one of `options`, or a list of at least `least` and at most `most` of them.
 *
 * `optional`: nobody waits for it. The sentence is the message `ask-<about>` with `values`.
 */
export interface Prompt {
  about: string;
  options: unknown[][];
  least: number;
  most: number;
  single: boolean;
  optional: boolean;
  values: Record<string, unknown>;
}

/** Why a thing cannot be used now: the game's message `why-<key>` with its values, and the number of the rule. */
export interface Why {
  key: string;
  rule: string;
  values?: Record<string, unknown>;
}

/** What a guide says: the game's message `lesson-<key>`, and the number of the rule. `last`: the guide goes. */
export interface LessonTold {
  key: string;
  rule: string;
  last?: boolean;
}

/**
 * The game as one seat sees it (-1: as a spectator does).
 *
 * `view` is whole, or `changed` holds only the fields that differ from version `since`; a client
 * that does not stand at that version asks for a `resync`. Of the events it has, a client keeps the
 * first `first_event` and adds `events`: after an undo there may be fewer than before.
 * Who connects with `aside=1` is also told what follows from the view: `figures`, and why things cannot be used
 * (`reasons`, by a field of the view and a place in it, or as the game says; one for the field alone stands for all
 * that lies there and has none of its own); both left out while they are the same.
 * Who connects with `guide=1` is taught the first turn: `lessons` are what the guide has said last, in order.
 */
export interface StateUpdate {
  type: 'state';
  version: number;
  seat: number;
  first_event: number;
  events: Record<string, unknown>[];
  waiting: number[];
  view?: Record<string, unknown>;
  changed?: Record<string, unknown>;
  since?: number;
  prompt?: Prompt | null;
  question?: number;
  can_undo?: boolean;
  can_redo?: boolean;
  outcome?: string;
  winners?: number[];
  scores?: number[];
  undone?: number;
  figures?: Record<string, unknown>;
  reasons?: Record<string, Why>;
  lessons?: LessonTold[];
}

/** The clocks were started, stopped or turned. `late`: seats that were answered for, because their time was up. */
export interface ClockUpdate {
  type: 'clock';
  clocks: Clocks;
  late?: number[];
}

/**
 * Something said, with the seat of the one who said it (-1: a spectator).
 *
 * `who`: the same for all that one person says at this table. `what`: the host has silenced `whom`, or lets `whom` be
 * heard again; nothing is said then.
 */
export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text?: string;
  emote?: string;
  at?: number;
  who?: string;
  what?: '' | 'heard' | 'silenced';
  whom?: string;
}

/** New lines of the talk at the table. */
export interface ChatUpdate {
  type: 'chat';
  lines: ChatLine[];
}

/** Something a seat has learned: a card of a pool (`name` only if the reader knows it too), or a private entry. */
export interface Learned {
  what: string;
  name?: string | number;
  owner?: number;
}

/**
 * Something is being voted on: by whom, and who has agreed.
 *
 * For an undo: `move` is what the decision in question has brought at once, as the log of this pair of eyes tells it
 * (nothing if all of it is still hidden), and `learned` what each seat has learned since.
 */
export interface BallotUpdate {
  type: 'ballot';
  ballot: number;
  what: 'pause' | 'rematch' | 'resign' | 'resume' | 'undo';
  by: number;
  agreed: number[];
  awaited: number[];
  outcome?: 'agreed' | 'open' | 'refused';
  learned?: Record<string, Learned[]>;
  move?: Record<string, unknown>[];
}

/** One answer a bot has weighed. */
export interface Candidate {
  answer: unknown;
  visits: number;
  value?: number | null;
}

/** How likely each card is to lie in a pile that the seat cannot see: pairs of card and chance. */
export interface Belief {
  key: string;
  seat: number;
  chances: unknown[];
}

/** What a bot would answer in the place of a seat and what it has weighed. `key` is the message that says how. */
export interface HintUpdate {
  type: 'hint';
  seat: number;
  key: string;
  answer: unknown;
  candidates?: Candidate[];
  beliefs?: Belief[];
  worlds?: number;
  values?: Record<string, unknown>;
}

/** A request was refused. `key` and `values` say why in every language. */
export interface Problem {
  type: 'problem';
  key: string;
  values?: Record<string, unknown>;
}

export type AnyRequest = Decide | Undo | Redo | Vote | Propose | Say | Emote | Silence | Hint | TakeOver | Hurry | Resync;

export type AnyUpdate = TableUpdate | StateUpdate | ClockUpdate | ChatUpdate | BallotUpdate | HintUpdate | Problem;
