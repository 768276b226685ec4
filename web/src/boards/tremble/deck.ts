import { createContext } from 'svelte';
import type { Cards } from './cards';

/** The printed cards of the game, for every part of the board. */
export const [deck, layDeck] = createContext<() => Cards>();
