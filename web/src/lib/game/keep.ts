import type { GameEvent } from '../net';
import type { GameWords } from '../text/words';

type Make<T> = (event: GameEvent, at: number, words: GameWords) => T;

/** Makes something of an event once: what is the same thing as before is not drawn again with every answer. */
export function keep<T>(make: Make<T>): Make<T> {
  const all = new WeakMap<GameWords, WeakMap<GameEvent, { at: number; made: T }>>();
  return (event, at, words) => {
    const said = all.get(words) ?? new WeakMap<GameEvent, { at: number; made: T }>();
    all.set(words, said);
    const known = said.get(event);
    if (known?.at === at) return known.made;
    const made = make(event, at, words);
    said.set(event, { at, made });
    return made;
  };
}

/** Looks everything up once. */
export function remembered<T>(find: (name: string) => T): (name: string) => T {
  const all = new Map<string, T>();
  return (name) => {
    if (!all.has(name)) all.set(name, find(name));
    return all.get(name) as T;
  };
}
