import { seatShape } from '../../lib/art';
import type { GameWords } from '../../lib/game';
import type { GameEvent, SeatState } from '../../lib/net';
import { t } from '../../lib/text';
import type { KnownEntry, KnownFact } from '../shared/known';
import { cardsOf, raw, sizeOf, type RawView } from './raw';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const FIRST = [1, 2, 3, 4, 5];
/** A ban holds while cards are being laid. */
const LAYING = [1, 2];

/** The places a seat owns, as everyone can know: the first five and what was taken from the reserve. */
export function owned(events: readonly GameEvent[], seat: number): number[] {
  const taken = events.filter((e) => e.event === 'took_from_reserve' && e.seat === seat).map((e) => Number(e.place));
  return [...new Set([...FIRST, ...taken])].toSorted((a, b) => a - b);
}

function standing(view: RawView, seat: number): readonly number[] {
  return view.revealed ? (view.stands[seat] ?? []) : [];
}

function left(view: RawView, events: readonly GameEvent[], seat: number, gone: readonly number[]): number[] {
  const barred = LAYING.includes(view.phase) ? view.banned : [];
  return owned(events, seat).filter((no) => !gone.includes(no) && !barred.includes(no));
}

/** Where a Hunted can be, as far as the seat that looks can tell: it may have been shown cards of a hand. */
export function possible(view: RawView, events: readonly GameEvent[], seat: number): readonly number[] {
  const stands = standing(view, seat);
  if (stands.length) return stands;
  const hand = view.hand[seat];
  const shown = hand && 'count' in hand ? cardsOf(hand) : [];
  return left(view, events, seat, [...cardsOf(view.discard[seat]), ...shown]);
}

/** The discard as it lies open to everybody: in the smoke the Creature does not see it. */
function openDiscard(view: RawView, seat: number): readonly number[] {
  return view.smokescreen ? [] : cardsOf(view.discard[seat]).toSorted((a, b) => a - b);
}

/** Where a Hunted can be, as far as everybody can tell: no hand and no card lying face down is looked at. */
export function everybodyKnows(view: RawView, events: readonly GameEvent[], seat: number): readonly number[] {
  const stands = standing(view, seat);
  return stands.length ? stands : left(view, events, seat, openDiscard(view, seat));
}

/** What everybody knows, for the panel of that name. */
export function knownEntries(state: SeatState, words: GameWords): KnownEntry[] {
  const view = raw(state.view);
  const places = (numbers: readonly number[]) => numbers.map((no) => `${no} ${words.say(`place-${no}`)}`);
  const cards = (ids: readonly string[]) => [...new Set(ids)].map((id) => words.say(`card-${id.replaceAll('_', '-')}`));
  const fact = (key: string, marks: readonly string[], look: KnownFact['look']): KnownFact[] =>
    marks.length ? [{ label: t(key), marks, look }] : [];

  const hunted = (seat: number): KnownEntry => {
    const stands = standing(view, seat).length > 0;
    const can = places(everybodyKnows(view, state.events, seat));
    return {
      key: seat,
      name: words.seat(seat),
      shape: seatShape(seat),
      you: seat === state.seat,
      facts: [
        ...fact(stands ? 'na-know-at' : 'na-know-can', can, stands ? 'sure' : 'can'),
        ...fact('na-know-out', places(openDiscard(view, seat)), 'out'),
        ...said(view, seat).map((key) => ({ label: t(key) })),
      ],
    };
  };
  const empty = PLACES.filter((no) => view.hunted.every((s) => !everybodyKnows(view, state.events, s).includes(no)));
  return [
    {
      key: 'planet',
      name: t('na-planet'),
      facts: [
        ...fact('na-know-empty', places(empty), 'out'),
        ...fact('na-know-barred', places(view.banned), 'barred'),
        ...fact('na-know-off', places(view.disabled), 'barred'),
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
function said(view: RawView, seat: number): string[] {
  const found: string[] = [];
  if (!view.revealed && sizeOf(view.played[seat]) > 0) found.push('na-know-laid');
  if (view.river[seat]) found.push('na-know-river');
  if (view.artefact[seat]) found.push('na-know-artefact');
  if (view.anticipated.includes(seat)) found.push('na-know-awaited');
  if (view.survival_played[seat]) found.push('na-know-card-played');
  return found;
}
