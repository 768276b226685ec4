import { getContext, setContext } from 'svelte';

const KEY = Symbol('notes');

/** At a table that is played, what comes and goes beside the question belongs into the column of the record. */
export function notesInColumn(): void {
  setContext(KEY, true);
}

/** Whether what stands beside the question is a note; the controls of a replay are as broad as the question. */
export function areNotes(): boolean {
  return getContext<boolean | undefined>(KEY) ?? false;
}
