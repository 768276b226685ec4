import type { View } from '../../lib/net';

/** A point of the plot: how the team stood at the end of a player's turn. */
interface TeamPoint {
  turn: number;
  health: number;
  kills: number;
}

interface SeatNumbers {
  damage: number;
  kills: number;
  recruited: number;
  offered: number;
}

interface TeamNumbers {
  turns: number;
  kills: number;
  strikes: number;
  avoided: number;
  offered: number;
  objectives: number;
  points: readonly TeamPoint[];
  seats: readonly SeatNumbers[];
}

const NOTHING: TeamNumbers = {
  ...{ turns: 0, kills: 0, strikes: 0, avoided: 0, offered: 0, objectives: 0 },
  points: [],
  seats: [],
};

/** The story of a finished game in numbers, as the game tells it. */
export const numbersOf = (figures: View): TeamNumbers => (figures.story as TeamNumbers | undefined) ?? NOTHING;
