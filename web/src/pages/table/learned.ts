import type { GameWords } from '../../lib/game';
import type { Learned } from '../../lib/net';
import { t } from '../../lib/text';

/** What each seat has learned since the decision that is to be taken back, one sentence a seat. */
export function learnedWords(learned: Readonly<Record<string, readonly Learned[]>>, words: GameWords): string[] {
  return Object.entries(learned)
    .filter(([, things]) => things.length > 0)
    .map(([seat, things]) => {
      const known = things.filter((thing) => thing.name !== undefined && thing.name !== '');
      const names = known.map((thing) => String(words.thing(thing.what, thing.name)));
      const name = words.seat(Number(seat));
      const hidden = things.length - known.length;
      if (names.length === 0) return t('vote-learned-hidden', { name, count: hidden });
      return t('vote-learned', { name, things: words.listed(names) });
    });
}
