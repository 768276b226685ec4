import type { GameWords } from '../../lib/game';
import type { View } from '../../lib/net';
import { hasText, t } from '../../lib/text';

/** A pile on the table: its cards as far as they are seen, and how many there are. */
export interface Zone {
  field: string;
  title: string;
  cards: readonly string[];
  count: number;
}

type Pile = readonly unknown[] | { count: number; known?: readonly unknown[] } | null;

const isCount = (value: unknown): value is { count: number; known?: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'count' in value;

const isPile = (value: unknown): value is Exclude<Pile, null> =>
  isCount(value) || (Array.isArray(value) && value.every((each) => typeof each === 'string' || each === null));

function zone(field: string, value: Pile, words: GameWords): Zone | undefined {
  if (value === null) return undefined;
  const cards = isCount(value) ? (value.known ?? []) : value;
  const shown = cards.filter((card): card is string => typeof card === 'string');
  return { field, title: titleOf(field, words), cards: shown, count: isCount(value) ? value.count : value.length };
}

/** The words for a part of the table: the game's own, then the client's. */
export function titleOf(field: string, words: GameWords): string {
  const key = field.replaceAll('_', '-');
  const own = words.maybe(`term-${key}`);
  if (own) return own;
  return hasText(`zone-${key}`) ? t(`zone-${key}`) : field.replaceAll('_', ' ');
}

/** A list with an entry for every seat whose entries are piles. */
function perSeat(value: unknown, players: number): value is readonly Pile[] {
  return Array.isArray(value) && value.length === players && value.every((each) => each === null || isPile(each));
}

const HIDDEN = /_box$|_dropped$/;

export interface Zones {
  shared: Zone[];
  seats: Zone[][];
}

/** Every pile of the view, by who it belongs to. */
export function zonesOf(view: View, pools: Readonly<Record<string, string>>, words: GameWords): Zones {
  const players = Number(view.players) || 1;
  const found: Zones = { shared: [], seats: Array.from({ length: players }, () => []) };
  for (const field of Object.keys(pools)) {
    const value = view[field];
    if (HIDDEN.test(field) || value === undefined) continue;
    if (perSeat(value, players) && !value.every((each) => typeof each === 'string')) {
      for (const [seat, pile] of value.entries()) {
        const made = zone(field, pile, words);
        if (made) found.seats[seat]?.push(made);
      }
    } else if (isPile(value)) {
      const made = zone(field, value, words);
      if (made) found.shared.push(made);
    }
  }
  return found;
}

/** Numbers that every seat has one of and that have a name. */
export function figuresOf(view: View, words: GameWords): { title: string; values: readonly number[] }[] {
  const players = Number(view.players) || 1;
  return Object.entries(view).flatMap(([field, value]) => {
    if (!Array.isArray(value) || value.length !== players || !value.every((each) => typeof each === 'number'))
      return [];
    const title = words.maybe(`term-${field.replaceAll('_', '-')}`);
    return title ? [{ title, values: value as number[] }] : [];
  });
}
