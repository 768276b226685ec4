import type { GameInfo, SeatInfo } from '../../lib/net';
import { t } from '../../lib/text';

/** Who plays for somebody who is away. */
const STAND_IN = 'greedy';

/** Every seat's name: the player's own, or one for its bot. */
export function namesOf(seats: readonly SeatInfo[]): Record<number, string> {
  return Object.fromEntries(
    seats.map((seat) => [seat.seat, seat.name || (seat.kind === 'bot' ? t(`bot-name-${seat.seat + 1}`) : '')]),
  );
}

/** The seats of bots of which something is proved, with their levels. */
export function provedAt(seats: readonly SeatInfo[], { proofs }: Pick<GameInfo, 'proofs'>) {
  const bots = seats.filter((seat) => seat.kind === 'bot' || (seat.bot_plays && !seat.mine));
  return bots.map((seat) => ({ seat: seat.seat, level: seat.level || STAND_IN })).filter(({ level }) => proofs[level]);
}

export function titleOf(table: { title: string; table: string }): string {
  return table.title || t('table-untitled');
}
