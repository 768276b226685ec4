// Made by scripts/protocol from src/prowl/server/bodies.py. Do not edit.

import type { Prompt, SeatInfo } from './protocol';

/** How a seat of a new table is filled: by its host, by a bot, or open to others. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  level?: 'greedy' | 'random' | 'search';
  name?: string;
}

/** A table to be founded. It starts by itself when no seat is open. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  title?: string;
  mode?: string;
  settings?: Record<string, string>;
  listed?: boolean;
  spectators?: boolean;
  clock?: 'game' | 'move' | 'none' | 'sand' | null;
  seconds?: number | null;
  bot_delay?: number;
  grace?: number;
  stand_in?: 'greedy' | 'random' | 'search';
  seed?: number | null;
}

/** A guest's name. */
export interface Me {
  name: string;
}

/** Take an open seat, or (as host) give it to a bot, or get up. */
export interface Sit {
  seat: number;
  kind?: 'bot' | 'me' | 'open';
  level?: 'greedy' | 'random' | 'search';
}

/** Play on from a moment of a finished game, as it was or dealt anew from what a seat knew. */
export interface Fork {
  at: number;
  seat: number;
  dealt?: 'as_i_knew' | 'as_it_was';
  level?: 'greedy' | 'random' | 'search';
}

/** How would other answers have done? `at`: how many decisions of a finished game came before this one. */
export interface WhatIf {
  at: number;
  dealt?: 'as_i_knew' | 'as_it_was';
}

/** Hold a seat from this device too, by its key. */
export interface Claim {
  key: string;
}

/** A seat that I hold. */
export interface OneSeat {
  seat: number;
}

/** An empty object. */
export type Nothing = Record<string, never>;

/** Who I am here; the name is empty before I have given one. */
export interface Guest {
  name: string;
}

/** The server and its store answer: the versions of both sides, and how many tables are in memory. */
export interface Health {
  ok: boolean;
  version: string;
  protocol: number;
  tables: number;
}

/**
 * This server: its version, and whom to write to about it (`link` leads there); empty if its host names nobody.
 *
 * `invite`: the address at which others reach it, without a path; empty where nothing better is known than the address
 * this page came from.
 */
export interface House {
  version: string;
  contact: string;
  link: string;
  invite: string;
}

/**
 * A table as the lobby shows it.
 *
 * `round` and `waiting` are those of its game while it is played, for who may look on there; 0 and nobody where that
 * is not known without opening the table. `my_turn`: a seat that I hold and play myself is waited for.
 */
export interface TableInfo {
  table: string;
  title: string;
  game: string;
  players: number;
  settings: Record<string, string>;
  status: 'gathering' | 'over' | 'playing';
  seats: SeatInfo[];
  created: number;
  listed: boolean;
  spectators: boolean;
  clock: 'game' | 'move' | 'none' | 'sand';
  host: boolean;
  origin: 'fork' | 'new' | 'rematch' | 'replay';
  round: number;
  waiting: number[];
  my_turn: boolean;
}

/** Tables. With the listed ones: how many people are at any table of the server, listed or not. Bots don't count. */
export interface TableList {
  tables: TableInfo[];
  people: number;
}

/** A table and the keys of the seats taken by this request: told now and never again. */
export interface Seated {
  table: TableInfo;
  keys: Record<string, string>;
}

/** A table that goes on from another one, and after how many decisions of it. */
export interface Forked {
  table: TableInfo;
  keys: Record<string, string>;
  at: number;
}

/** An answer, played on by bots to the end: how often its seat won, and between which shares its chance lies. */
export interface Chance {
  answer: unknown[];
  taken: boolean;
  games: number;
  won: number;
  low: number;
  high: number;
}

/** How far it is: games that are played, at most so many in all, and the share of the work that is done. */
export interface Progress {
  type: 'progress';
  played: number;
  games: number;
  done: number;
}

/** What could have become of a decision: the answer that was given first, then the others, the best first. */
export interface Chances {
  type: 'chances';
  seat: number;
  about: string;
  answers: Chance[];
}

/** A table option; the first value is the default. `needs`: values for which it takes so many players. */
export interface SettingInfo {
  key: string;
  values: string[];
  needs: Record<string, number>;
}

/** The table at which a game is learned: the newcomer sits at the first seat, bots at the others. */
export interface PracticeInfo {
  players: number;
  settings: Record<string, string>;
  seed: number;
}

/** What was proved of a bot: nothing that its seat may not know changed a move of it. */
export interface ProofInfo {
  bot: string;
  command: string;
  least: number;
  most: number;
  games: number;
  decisions: number;
  compared: number;
  different: number;
  choices: number;
  digest: string;
}

/** A card as printed; its figures are the game's own. */
export interface CardInfo {
  id: string;
  kind: string;
  copies: number;
  numbers: Record<string, unknown>;
  figures: Record<string, unknown>;
  name: Record<string, string>;
  text: Record<string, string>;
}

/** A game as the lobby offers it. */
export interface GameInfo {
  id: string;
  version: string;
  least: number;
  most: number;
  minutes: number[];
  age: number;
  weight: number;
  settings: SettingInfo[];
  modes: string[];
  languages: string[];
  levels: string[];
  proofs: Record<string, ProofInfo>;
  pools: Record<string, string>;
  open: string[];
  nouns: Record<string, string[]>;
  moves: Record<string, string[]>;
  name: Record<string, string>;
  practice: PracticeInfo | null;
  timer: number;
}

export interface GameList {
  games: GameInfo[];
}

export interface CardList {
  cards: CardInfo[];
}

/** A numbered rule in every language. */
export interface RuleInfo {
  id: string;
  text: Record<string, string>;
}

/** A chapter of a rulebook. */
export interface Chapter {
  title: Record<string, string>;
  rules: RuleInfo[];
}

export interface RuleBook {
  intro: Record<string, string>;
  chapters: Chapter[];
}

/**
 * One moment of a replay: the decision that led to it, what changed, what happened, what was asked.
 *
 * `figures` follow from what is seen; left out while they are the same. With everything open `hidden` names the
 * piles that not everybody saw then: the places in each field, -1 for the whole of it.
 */
export interface Frame {
  at: number;
  changed: Record<string, unknown>;
  events: Record<string, unknown>[];
  waiting: number[];
  prompts?: Record<string, Prompt>;
  seat?: number;
  answer?: unknown;
  figures?: Record<string, unknown>;
  hidden?: Record<string, number[]>;
}

/** A finished game through somebody's eyes: a seat's, a spectator's (-1) or everybody's (-2). */
export interface Replay {
  table: TableInfo;
  eyes: number;
  frames: Frame[];
  outcome: string;
  winners: number[];
  scores: number[];
}

/** What one seat has seen, or a spectator (-1), for a bug report. No seed, no digests, nothing of the others'. */
export interface Report {
  format: string;
  prowl: string;
  game: string;
  rules: string;
  players: number;
  settings: Record<string, string>;
  seat: number;
  outcome: string;
  frames: Frame[];
}
