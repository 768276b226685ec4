import { getContext, setContext } from 'svelte';

/** Everybody waits for bots: they can be hurried. */
export interface Haste {
  label: string;
  /** Whose word is still missing, or who has asked. */
  note?: string;
  /** I have asked already. */
  pressed: boolean;
  press: () => void;
}

const KEY = Symbol('haste');

/** For the question of the table that is shown. */
export function provideHaste(read: () => Haste | undefined): void {
  setContext(KEY, read);
}

/** None where nobody is waited for but people, and none in a replay. */
export function haste(): () => Haste | undefined {
  return getContext<(() => Haste | undefined) | undefined>(KEY) ?? (() => undefined);
}
