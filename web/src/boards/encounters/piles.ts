import { seatShape } from '../../lib/art';
import { t } from '../../lib/text';
import { cardsOf, sizeOf, type Pile } from '../shared/pile';
import type { Own } from './game';
import type { Encounter } from './view';
import type { PileView } from './types';

type Named = (seat: number) => string;

const OWN = ['wounds', 'hand', 'discard', 'graveyard'] as const;
const COMMON = [
  ['strike_discard', 'strikes'],
  ['dead_enemies', 'dead'],
  ['spent', 'spent'],
  ['removed', 'removed'],
] as const;

/** What lies open in front of one player. */
function pilesOfSeat(view: Encounter, own: Own | undefined, seat: number, name: Named): PileView[] {
  const lying: [string, Pile<string> | undefined][] = OWN.map((field) => [field, view[field][seat]]);
  return [...lying, ['front', own?.front?.[seat]] as const].flatMap(([field, pile]) => {
    const cards = cardsOf(pile);
    if (cards.length === 0) return [];
    return [{ title: t(`enc-pile-${field}`, { name: name(seat) }), seat: seatShape(seat), cards, count: sizeOf(pile) }];
  });
}

/** Every open pile of the table: the players' own, then those of all. */
export function openPiles(view: Encounter, own: Own | undefined, name: Named): PileView[] {
  const seats = Array.from({ length: view.players }, (_, seat) => pilesOfSeat(view, own, seat, name)).flat();
  const common = COMMON.flatMap(([field, word]) => {
    const cards = cardsOf(view[field]);
    return cards.length ? [{ title: t(`enc-pile-${word}`), cards, count: sizeOf(view[field]) }] : [];
  });
  return [...seats, ...common];
}
