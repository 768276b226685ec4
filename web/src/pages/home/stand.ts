import type { TableInfo } from '../../lib/net';
import { lang, t } from '../../lib/text';
import { namesOf } from '../table/people';

/** How a table stands, in few words: which turn it is, and whether all wait for me or for whom. */
export function standOf(table: TableInfo): string {
  if (table.status === 'gathering') return t('home-gathering');
  const names = namesOf(table.seats);
  const awaited = table.waiting.map((seat) => names[seat] ?? '').filter(Boolean);
  const whose = table.my_turn
    ? t('home-your-turn')
    : awaited.length
      ? t('table-waiting-for', { names: new Intl.ListFormat(lang()).format(awaited) })
      : '';
  return [table.round ? t('table-turn', { turn: table.round }) : t('home-in-play'), whose].filter(Boolean).join(' · ');
}
