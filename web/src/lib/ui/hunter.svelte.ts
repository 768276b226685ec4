import { seatShape, type SeatShape } from '../art';

const state = $state<{ seat?: SeatShape }>({});

/** The seat that hunts alone, where a game has one: wherever its sign is drawn, it is the slit eye. */
export function hunter(): SeatShape | undefined {
  return state.seat;
}

export function showHunter(seat: number | undefined): void {
  state.seat = seat === undefined ? undefined : seatShape(seat);
}
