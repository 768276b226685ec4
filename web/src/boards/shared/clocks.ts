import { getContext, setContext } from 'svelte';
import type { SeatShape } from '../../lib/art';

/** The seconds left on every clock that runs. */
type Running = Partial<Record<SeatShape, number>>;

const KEY = Symbol('clocks');

/** For all plates of the table that is shown. */
export function provideClocks(read: () => Running): void {
  setContext(KEY, read);
}

/** None where nobody keeps time, as in a replay. */
export function clocks(): () => Running {
  return getContext<(() => Running) | undefined>(KEY) ?? (() => ({}));
}
