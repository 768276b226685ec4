import type { Bound } from '../bound';
import Numbers from '../encounters/Numbers.svelte';
import { cardFace } from './faces';
import Board from './Live.svelte';

export const bound: Bound = { Board, Numbers, face: (card, { cards }, words) => cardFace(card, words, cards) };
