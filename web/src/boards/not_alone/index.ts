import type { Bound } from '../bound';
import { cardFace } from './find';
import { cast, turn } from './lobby';
import Board from './Board.svelte';
import Numbers from './Numbers.svelte';
import { viewOf } from './view';
import './words';

export const bound: Bound = {
  Board,
  Numbers,
  face: (card, shelf) => cardFace(card, shelf.cards),
  hunter: (state) => viewOf(state.view).creature,
  cast,
  turn,
};
