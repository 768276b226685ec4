import type { SeatInfo } from '../../lib/net';
import { t } from '../../lib/text';

/** Every seat's name: the player's own, or one for its bot. */
export function namesOf(seats: readonly SeatInfo[]): Record<number, string> {
  return Object.fromEntries(
    seats.map((seat) => [seat.seat, seat.name || (seat.kind === 'bot' ? t(`bot-name-${seat.seat + 1}`) : '')]),
  );
}

export function titleOf(table: { title: string; table: string }): string {
  return table.title || t('table-untitled');
}
