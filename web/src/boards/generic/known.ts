import { seatShape } from '../../lib/art';
import { keyOf, type GameWords } from '../../lib/game';
import type { GameInfo } from '../../lib/net';
import { t } from '../../lib/text';
import { numbered, type KnownEntry, type KnownFact } from '../shared/known';
import type { Zone, Zones } from './zones';

/** Of a pile that lies open to all its cards; of any other only how many they are, though this seat may know more. */
function fact(zone: Zone, open: readonly string[], words: GameWords): KnownFact[] {
  if (zone.count === 0) return [];
  if (!open.includes(zone.field)) return [{ label: t('known-count', { title: zone.title, n: zone.count }) }];
  const names = zone.cards.map((card) => words.maybe(keyOf('card', card)) ?? card);
  return [{ label: zone.title, marks: numbered(names), look: zone.field.endsWith('discard') ? 'out' : 'can' }];
}

/** What everybody knows at the table of any game. */
export function knownEntries(
  zones: Zones,
  { open }: Pick<GameInfo, 'open'>,
  words: GameWords,
  seat: number,
): KnownEntry[] {
  const facts = (piles: readonly Zone[]) => piles.flatMap((zone) => fact(zone, open, words));
  const seats = zones.seats.map((piles, at) => ({
    key: at,
    name: words.seat(at),
    shape: seatShape(at),
    you: at === seat,
    facts: facts(piles),
  }));
  return [...seats, { key: 'table', name: t('known-table'), facts: facts(zones.shared) }];
}
