import type { GameInfo, NewTable } from '../../lib/net';

/** Slow enough to see what the others do. */
const UNHURRIED = 1.2;

/** The table at which a game is learned: I at the first seat, bots at the others, and nobody looks on. */
export function practiceTable({ id, practice }: Pick<GameInfo, 'id' | 'practice'>): NewTable | undefined {
  if (!practice) return undefined;
  const { players, settings, seed } = practice;
  const seats: NewTable['seats'] = Array.from({ length: players }, (_, i) =>
    i === 0 ? { kind: 'me' } : { kind: 'bot', level: 'greedy' },
  );
  return { game: id, seats, settings, seed, spectators: false, bot_delay: UNHURRIED };
}
