import { seatShape } from '../../lib/art';
import type { GameWords } from '../../lib/game';
import type { SeatState } from '../../lib/net';
import { t } from '../../lib/text';
import type { KnownEntry, KnownFact } from '../shared/known';
import { figures } from './figures';
import { sizeOf } from '../shared/pile';
import { viewOf, type Planet } from './view';

const standing = (view: Planet, seat: number) => view.revealed && (view.stands[seat]?.length ?? 0) > 0;

/** What everybody knows, for the panel of that name. */
export function knownEntries(state: SeatState, words: GameWords): KnownEntry[] {
  const view = viewOf(state.view);
  const told = figures(state);
  const places = (numbers: readonly number[]) => numbers.map((no) => `${no} ${words.say(`place-${no}`)}`);
  const cards = (ids: readonly string[]) => [...new Set(ids)].map((id) => words.say(`card-${id.replaceAll('_', '-')}`));
  const fact = (key: string, marks: readonly string[], look: KnownFact['look']): KnownFact[] =>
    marks.length ? [{ label: t(key), marks, look }] : [];

  const hunted = (seat: number): KnownEntry => {
    const stands = standing(view, seat);
    const can = places(told.known[seat] ?? []);
    return {
      key: seat,
      name: words.seat(seat),
      shape: seatShape(seat),
      you: seat === state.seat,
      facts: [
        ...fact(stands ? 'na-know-at' : 'na-know-can', can, stands ? 'sure' : 'can'),
        ...fact('na-know-out', places(told.open[seat] ?? []), 'out'),
        ...said(view, seat).map((key) => ({ label: t(key) })),
      ],
    };
  };
  return [
    {
      key: 'planet',
      name: t('na-planet'),
      facts: [
        ...fact('na-know-empty', places(told.empty), 'out'),
        ...fact('na-know-barred', places(view.banned), 'barred'),
        ...fact('na-know-off', places(told.off), 'barred'),
        ...(view.smokescreen ? [{ label: t('na-know-smoke') }] : []),
      ],
    },
    ...view.hunted.map(hunted),
    {
      key: 'creature',
      name: words.seat(view.creature),
      shape: seatShape(view.creature),
      hunter: true,
      you: view.creature === state.seat,
      facts: [
        { label: t('na-know-hunt-cards', { hand: sizeOf(view.hunt_hand), deck: sizeOf(view.hunt_deck) }) },
        ...fact('na-know-hunt-discard', cards(view.hunt_discard), 'out'),
      ],
    },
    {
      key: 'survival',
      name: t('na-survival-cards'),
      facts: [
        { label: t('na-know-survival', { deck: sizeOf(view.survival_deck) }) },
        ...fact('na-know-survival-discard', cards(view.survival_discard), 'out'),
      ],
    },
  ];
}

/** Open facts about a Hunted that are sentences of their own. */
function said(view: Planet, seat: number): string[] {
  const found: string[] = [];
  if (!view.revealed && sizeOf(view.played[seat]) > 0) found.push('na-know-laid');
  if (view.river[seat]) found.push('na-know-river');
  if (view.artefact[seat]) found.push('na-know-artefact');
  if (view.anticipated.includes(seat)) found.push('na-know-awaited');
  if (view.survival_played[seat]) found.push('na-know-card-played');
  return found;
}
