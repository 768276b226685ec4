import { seatShape, type SeatShape } from '../../lib/art';
import type { SeatInfo, SeatState } from '../../lib/net';

/** Who sits in a seat, as every plate and strip of a table shows it. */
export interface SeatView {
  seat: number;
  shape: SeatShape;
  name: string;
  you?: boolean;
  /** Another seat of the same player. */
  own?: boolean;
  bot?: boolean;
  /** A bot plays for this person for a while. */
  standIn?: boolean;
  /** The line to this player is cut. */
  away?: boolean;
  status?: 'ready' | 'thinking';
}

export interface Seated {
  state: Pick<SeatState, 'seat' | 'waiting'>;
  table: { seats: readonly SeatInfo[] };
  names: Readonly<Record<number, string>>;
}

/** `ready`: this seat has done what the others are still asked for. */
export function seatView({ state, table, names }: Seated, seat: number, ready = false): SeatView {
  const info = table.seats[seat];
  const human = info?.kind === 'human';
  const stands = info?.bot_plays ?? false;
  return {
    seat,
    shape: seatShape(seat),
    name: names[seat] ?? '',
    you: seat === state.seat,
    own: seat !== state.seat && Boolean(info?.mine),
    bot: info?.kind === 'bot' || stands,
    standIn: human && stands,
    away: human && !info.present && !stands,
    status: state.waiting.includes(seat) ? 'thinking' : ready ? 'ready' : undefined,
  };
}
