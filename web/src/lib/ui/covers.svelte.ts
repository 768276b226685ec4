import { untrack } from 'svelte';

const state = $state({ covers: 0 });

/** Whether something modal lies over the page: what is said outside of it is not heard. */
export function isCovered(): boolean {
  return state.covers > 0;
}

/** Something modal lies over the page until what this returns is called. */
export function cover(): () => void {
  untrack(() => state.covers++);
  return () => void untrack(() => state.covers--);
}
