import type { GameInfo, SeatInfo } from '../../lib/net';
import { t } from '../../lib/text';

/** Every seat's name: the player's own, or one for its bot. */
export function namesOf(seats: readonly SeatInfo[]): Record<number, string> {
  return Object.fromEntries(
    seats.map((seat) => [seat.seat, seat.name || (seat.kind === 'bot' ? t(`bot-name-${seat.seat + 1}`) : '')]),
  );
}

/** The seats of bots of which something is proved, with their levels; `standIn` plays for who is away. */
export function provedAt(seats: readonly SeatInfo[], { proofs }: Pick<GameInfo, 'proofs'>, standIn: string) {
  const bots = seats.filter((seat) => seat.kind === 'bot' || (seat.bot_plays && !seat.mine));
  return bots.map((seat) => ({ seat: seat.seat, level: seat.level || standIn })).filter(({ level }) => proofs[level]);
}
