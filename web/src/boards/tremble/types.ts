import type { CityKind } from '../../lib/art/types';
import type { HullClass } from '../../lib/art/ships';
import type { SeatShape, SymbolName } from '../../lib/art';
import type { Answer, Offer, TableProps } from '../shared/props';
import type { SeatView } from '../shared/seats';
import type { Cards } from './cards';

/** The table as one seat may see it. People are in thousands. */
export interface TrembleView {
  turn: number;
  phase: number;
  /** Fuel that comes every turn. */
  supply: number;
  captains: readonly CaptainView[];
  cities: readonly CityView[];
  /** How many places the row has: a city that has gone leaves its own empty. */
  slots: number;
  searches: readonly SearchView[];
  /** My ships in a fixed order: free, sent, searching. */
  fleet: readonly ShipView[];
  /** Ships I am looking at to buy one. */
  drawn: readonly ShipView[];
  missions: readonly MissionView[];
  army?: string;
  decks: { cities: number; ships: number; credits: number };
}

export interface CaptainView extends SeatView {
  first: boolean;
  people: number;
  fuel: number;
  /** How much fits in. */
  tank: number;
  /** What the plan would burn, and what it leaves; only of the own one anything is known. */
  burn: number;
  left: number;
  ships: number;
  /** Ships at home that everybody has met, and how many nobody knows. */
  known: readonly string[];
  unknown: number;
  /** Ships that lie face down in the attack. */
  backs: number;
  missions: number;
  credits: number;
  captured: Readonly<Record<CityKind, number>>;
}

/** A ship in an orbit: the printed figure and what company and city add. */
export interface ShipMark {
  id: string;
  hull: HullClass;
  printed: number;
  bonus: number;
  /** Only picked so far, not sent. */
  ghost?: boolean;
}

export interface GuestView {
  seat: number;
  shape: SeatShape;
  name: string;
  you: boolean;
  ships: readonly ShipMark[];
  strength: number;
}

export interface CityView {
  slot: number;
  id: string;
  type: CityKind;
  quick: number;
  search: number;
  guests: readonly GuestView[];
  /** Who has won it this turn. */
  winner?: { shape: SeatShape; name: string };
}

export interface SearchView {
  city: string;
  type: CityKind;
  shape: SeatShape;
  name: string;
  you: boolean;
  hulls: readonly HullClass[];
  pays: number;
  turns: number;
  /** Has still to meet the army on the table. */
  facing: boolean;
}

export interface ShipView {
  /** Where it lies and at which place there: `hand:0`. */
  handle: string;
  id: string;
  zone: 'hand' | 'attack' | 'searching' | 'drawn';
  /** The slot it flies to, as planned or sent; 0 stays at home. */
  slot?: number;
  city?: string;
  /** Turns of its search. */
  turns?: number;
}

export interface MissionView {
  handle: string;
  id: string;
  reward: number;
  penalty: number;
  progress?: { most: boolean; done: boolean; parts: readonly MissionPart[] };
}

export interface MissionPart {
  have: number;
  need: number;
  /** What is counted: its sign, and its name where there are several. */
  symbol?: SymbolName;
  name?: string;
}

/** A question to this seat, with every legal answer; or what the seat waits for. */
export interface AskView {
  about: string;
  question: string;
  detail?: string;
  waiting: boolean;
  /** By handle: `city:2`, `hand:0`, `drawn:1`, `mission:3`. */
  offers: Readonly<Record<string, Offer>>;
  /** Ways to go on that are told with what they cost. */
  plates: readonly PlateView[];
  buttons: readonly AskButton[];
  /** The one amber button; absent until something is picked. */
  primary?: AskButton;
  gauge?: { fuel: number; burn: number; tank: number };
}

export interface AskButton extends Answer {
  /** Told on a plate as well. */
  plate?: boolean;
}

export interface PlateView {
  handle: string;
  title: string;
  lines: readonly { symbol: SymbolName; text: string }[];
  figure: string;
  note: string;
  art: string;
  picked: boolean;
}

export interface SideView {
  seat: number;
  shape: SeatShape;
  name: string;
  you: boolean;
  ships: readonly ShipMark[];
  strength: number;
  retreated: boolean;
  dice?: readonly [number, number];
  total?: number;
  /** How often this side had to roll. */
  rolls: number;
  won: boolean;
  /** 0 to 1, while nothing is rolled. */
  chance?: number;
}

/** A battle, from its first comparison to its end. */
export interface BattleView {
  turn: number;
  slot: number;
  city: string;
  type: CityKind;
  quick: number;
  search: number;
  sides: readonly SideView[];
  over: boolean;
}

export interface RevealView {
  turn: number;
  cities: readonly CityView[];
  home: readonly { shape: SeatShape; name: string }[];
}

/** A search that stood against an army, and what the dice said. */
export interface StandView {
  turn: number;
  seat: number;
  shape: SeatShape;
  name: string;
  you: boolean;
  army: string;
  city: string;
  need: number;
  strength: number;
  dice: readonly [number, number];
  total: number;
  held: boolean;
}

export type Scene = { at: number } & ({ reveal: RevealView } | { battle: BattleView } | { stand: StandView });

export interface TrembleProps extends TableProps {
  cards: Cards;
  view: TrembleView;
  ask: AskView;
  battle?: BattleView;
  /** Lies over the table until it is closed. */
  shown?: Scene;
  /** Something that glows was pressed, by its handle. */
  onpick?: (handle: string) => void;
  onwhy?: (handle: string) => void;
  onscene?: () => void;
}
