import type { CityKind } from '../../lib/art/types';
import type { SeatState } from '../../lib/net';

/** The ships of a captain at a city, with what company and city add to each. */
/** What a mission wants, part by part; `most` asks for more than anybody else has. */
export interface MissionFigures {
  most: boolean;
  parts: readonly { have: number; need: number; kind: string }[];
}

export interface FleetFigures {
  seat: number;
  ships: readonly { ship: string; bonus: number; moving?: boolean }[];
  strength: number;
}

export interface SideFigures extends FleetFigures {
  retreated: boolean;
  won: boolean;
  dice?: readonly [number, number];
  total?: number;
  rolls?: number;
  chance?: number;
}

export interface BattleFigures {
  slot: number;
  city: string;
  over: boolean;
  sides: readonly SideFigures[];
}

interface Plan {
  burn: number;
  /** Below nothing it is lacking. */
  left: number;
}

export interface SeatNumbers {
  raids: number;
  searches: number;
  bought: number;
  lost: number;
  battles: number;
  missions: number;
  /** People at the end of each turn, from the start on; the last is the final score. */
  people: readonly number[];
}

/** What follows from the view, as the game tells it. */
export interface Figures {
  /** How much fuel fits in, and how much comes every turn. */
  tank: number;
  supply: number;
  captains: readonly { ships: number; captured: Readonly<Record<CityKind, number>> }[];
  /** Who makes a plan now. */
  planners: readonly number[];
  /** The fleets over each city of the row. */
  cities: readonly (readonly FleetFigures[])[];
  reveal?: {
    cities: readonly { slot: number; city: string; fleets: readonly FleetFigures[] }[];
    home: readonly number[];
  };
  /** The battles of this turn; the last one may still be fought. */
  battles: readonly BattleFigures[];
  /** The slot of each of my ships that has one, by its handle. */
  bound: Readonly<Record<string, number>>;
  missions: readonly MissionFigures[];
  plan?: Plan;
  /** With the ship that is asked for: what is burnt, and my fleet at each slot. */
  next?: Plan & { at: Readonly<Record<string, FleetFigures>> };
  odds?: {
    chance: number;
    reserve?: readonly { ship: string; gain: number; fuel: number; chance: number }[];
    /** Who gets the city if I retreat, where only one is left. */
    left_to?: number;
  };
  numbers?: {
    turns: number;
    battles: number;
    retreats: number;
    armies: number;
    lost: number;
    best: { city: string; n: number; seat: number } | null;
    seats: readonly SeatNumbers[];
  };
}

const UNTOLD: Figures = {
  tank: 0,
  supply: 0,
  captains: [],
  planners: [],
  cities: [],
  battles: [],
  bound: {},
  missions: [],
};

export const figuresOf = ({ figures }: Pick<SeatState, 'figures'>): Figures => ({ ...UNTOLD, ...figures });
