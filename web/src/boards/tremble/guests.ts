import { seatShape } from '../../lib/art';
import { shipOf, type Cards } from './cards';
import type { FleetFigures } from './figures';
import type { GuestView } from './types';

export interface Eyes {
  seat: number;
  names: (seat: number) => string;
  cards: Cards;
}

/** A fleet as it is drawn, with the name and the sign of its captain. */
export function guestView({ seat, ships, strength }: FleetFigures, { seat: me, names, cards }: Eyes): GuestView {
  return {
    seat,
    shape: seatShape(seat),
    name: names(seat),
    you: seat === me,
    ships: ships.map(({ ship, bonus, moving }) => {
      const { hull, strength: printed } = shipOf(ship, cards);
      return { id: ship, hull, printed, bonus, ghost: moving };
    }),
    strength,
  };
}
