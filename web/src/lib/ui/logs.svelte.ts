import { untrack } from 'svelte';

const state = $state({ shown: 0 });

/** Whether a log can be read on the page now; it then says by itself what is new. */
export function isLogShown(): boolean {
  return state.shown > 0;
}

/** A log is on the page until what this returns is called. */
export function showLog(): () => void {
  untrack(() => state.shown++);
  return () => void untrack(() => state.shown--);
}
