import type { GameWords } from '../../lib/game';
import type { SeatState } from '../../lib/net';
import { t } from '../../lib/text';
import { numbered, type KnownEntry, type KnownFact } from '../shared/known';
import type { Cards } from './cards';
import { viewOf } from './view';
import type { CaptainView, TrembleView } from './types';

/** What everybody knows, for the panel of that name. Which of the own ships the others have met, the own view does not tell. */
export function knownEntries(view: TrembleView, state: SeatState, words: GameWords, cards: Cards): KnownEntry[] {
  const now = viewOf(state.view);
  const name = (id: string) => String(words.thing('card', id));
  const fact = (key: string, marks: readonly string[], look: KnownFact['look']): KnownFact[] =>
    marks.length ? [{ label: t(key), marks: numbered(marks), look }] : [];
  const searching = (captain: CaptainView) =>
    view.searches.filter((each) => each.shape === captain.shape).map((each) => `${name(each.city)} ${each.turns}`);
  const captain = (each: CaptainView): KnownEntry => ({
    key: each.seat,
    name: each.name,
    shape: each.shape,
    you: each.you,
    facts: [
      ...(each.first ? [{ label: t('th-know-first') }] : []),
      ...(each.you ? [] : fact('th-know-met', each.known.map(name), 'sure')),
      ...(each.unknown ? [{ label: t('th-unknown', { n: each.unknown }) }] : []),
      ...fact('th-know-searching', searching(each), 'sure'),
      ...fact('th-know-captured', (now.captured[each.seat] ?? []).map(name), 'can'),
      ...(each.credits ? [{ label: t('th-know-credits', { n: each.credits }) }] : []),
      ...(each.missions ? [{ label: t('th-missions-count', { n: each.missions }) }] : []),
    ],
  });
  const gone = now.city_discard.filter((id) => cards.get(id)?.kind === 'army');
  const lost = now.city_discard.filter((id) => cards.get(id)?.kind === 'city');
  return [
    ...view.captains.map(captain),
    {
      key: 'table',
      name: t('th-know-table'),
      facts: [
        { label: t('th-know-decks', view.decks) },
        ...fact('th-know-armies', gone.map(name), 'out'),
        ...fact('th-know-cities', lost.map(name), 'out'),
        ...fact('th-know-ships', now.ship_discard.map(name), 'out'),
      ],
    },
  ];
}
