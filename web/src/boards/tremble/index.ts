import type { Bound } from '../bound';
import { wholeFace } from './faces';
import Board from './Live.svelte';
import Numbers from './Numbers.svelte';

/** Ships on the shelf belong to nobody yet. */
const SEATLESS = -1;

export const bound: Bound = { Board, Numbers, face: (card, shelf) => wholeFace(card.id, SEATLESS, shelf.cards) };
