import { hasText, t, type Values } from '../text';
import { currentWords } from './library.svelte';

/** A message of the game on the table; on the workbench the words lie in the client's own bundle. */
export function game(id: string, values?: Values): string {
  const words = currentWords();
  return words?.has(id) ? words.say(id, values) : t(id, values);
}

export function hasGameText(id: string): boolean {
  return currentWords()?.has(id) ?? hasText(id);
}
