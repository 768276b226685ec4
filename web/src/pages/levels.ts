import type { SeatWish } from '../lib/net';

/** How a bot plays. */
export type Level = NonNullable<SeatWish['level']>;

/** The bots to choose from, the weakest first. */
export const LEVELS: readonly Level[] = ['random', 'greedy', 'search'];
const USUAL: Level = 'greedy';

/** The levels that a game has. */
export const levelsOf = (had: readonly string[]): readonly Level[] => LEVELS.filter((level) => had.includes(level));

/** The level that is wished for, or if the game has none of it, the usual one, or any that it has. */
export function levelIn(had: readonly string[], wish: string): Level {
  const levels = levelsOf(had);
  return [wish, USUAL].map((each) => levels.find((level) => level === each)).find(Boolean) ?? levels[0] ?? USUAL;
}
