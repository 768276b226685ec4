import type { SeatShape } from '../art';

const state = $state<{ seat?: SeatShape }>({});

/** The player whose name is being looked at: every badge of that seat shows itself. */
export function pointed(): SeatShape | undefined {
  return state.seat;
}

export function pointAt(seat: SeatShape | undefined): void {
  state.seat = seat;
}
