import { getContext, setContext } from 'svelte';
import type { SeatShape } from '../../lib/art';

/** For every seat of a bot that is proved to see no more than its seat: what opens the proof. */
type Proved = Partial<Record<SeatShape, () => void>>;

const KEY = Symbol('fair');

/** For all plates of the table that is shown. */
export function provideFair(read: () => Proved): void {
  setContext(KEY, read);
}

/** None where no bot plays, as in a replay. */
export function fair(): () => Proved {
  return getContext<(() => Proved) | undefined>(KEY) ?? (() => ({}));
}
