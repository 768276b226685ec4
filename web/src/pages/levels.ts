import type { SeatWish } from '../lib/net';

/** How a bot plays. */
export type Level = NonNullable<SeatWish['level']>;

/** The bots to choose from, the usual one first. */
export const LEVELS: readonly Level[] = ['greedy', 'search', 'random'];
