import type { GameWords, Shelf } from '../lib/game';
import type { CardInfo } from '../lib/net';
import type { CardFace } from '../lib/ui';
import type { Bound } from './bound';
import { faceOf } from './generic/faces';
import Generic from './generic/Live.svelte';

/** A board is fetched with its game: who plays one game does not wait for the pictures of the others. */
const BOARDS: Readonly<Record<string, () => Promise<{ bound: Bound }>>> = import.meta.glob<{ bound: Bound }>(
  './*/index.ts',
);
const fetched = new Map<string, Bound>();

export async function loadBoard(game: string): Promise<void> {
  const load = BOARDS[`./${game}/index.ts`];
  if (load) fetched.set(game, (await load()).bound);
}

/** The board of a game; every game without one of its own gets the one that fits all. */
export function boardOf(game: string): Bound {
  return fetched.get(game) ?? { Board: Generic };
}

export function faceOn(shelf: Shelf, card: CardInfo, words: GameWords): CardFace {
  return boardOf(shelf.info.id).face?.(card, shelf, words) ?? faceOf(shelf.info.id, card, words);
}
