import { keyOf, type GameWords } from '../../lib/game';
import type { GameInfo, View } from '../../lib/net';

/**
 * Piles that not everybody saw, each in the game's words for it: for who looks back with everything open.
 * `places` names them: the places in each field, -1 for the whole of it. A pile without words is no secret worth telling.
 */
export function hiddenPiles(
  view: View,
  places: Readonly<Record<string, readonly number[]>>,
  { pools }: Pick<GameInfo, 'pools'>,
  words: GameWords,
): string[] {
  return Object.entries(places).flatMap(([field, found]) =>
    found.flatMap((at) => {
      const pile = at < 0 ? view[field] : (view[field] as readonly unknown[])[at];
      if (!Array.isArray(pile)) return [];
      const names = pile.map((card) => String(words.thing(pools[field] ?? '', card)));
      return words.maybe(keyOf('pile', field), { cards: words.listed(names), at, seat: words.seat(at) }) ?? [];
    }),
  );
}
