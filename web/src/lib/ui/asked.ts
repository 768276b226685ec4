import { getContext, setContext } from 'svelte';

const KEY = Symbol('asked');
type Asked = () => number | undefined;

/** Tells the question bars below which question it is: two may have the same words. */
export function provideAsked(asked: Asked): void {
  setContext(KEY, asked);
}

export function questionAsked(): Asked {
  return getContext<Asked | undefined>(KEY) ?? (() => undefined);
}
