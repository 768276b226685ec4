import { keyOf, type GameWords } from '../../lib/game';
import type { HintUpdate } from '../../lib/net';

type Tried = NonNullable<HintUpdate['candidates']>[number];
type Belief = NonNullable<HintUpdate['beliefs']>[number];

/** An answer in words; `value` runs from 0 to 1. */
export interface Ranked {
  words: string;
  visits: number;
  value: number | null;
}

const LIKELIEST = 6;

/**
 * The answers that were tried: the bot's own first, then the most tried ones. Equal cards are one answer to a player:
 * their tries add up.
 */
export function candidatesIn(tried: readonly Tried[], say: (answer: unknown) => string, own = ''): Ranked[] {
  const found = new Map<string, Ranked>();
  for (const { answer, visits, value = null } of tried) {
    const words = say(answer);
    const known = found.get(words);
    found.set(words, known ? merged(known, { words, visits, value }) : { words, visits, value });
  }
  const isOwn = (each: Ranked) => Number(each.words === own);
  return [...found.values()].toSorted((a, b) => isOwn(b) - isOwn(a) || b.visits - a.visits);
}

function merged(a: Ranked, b: Ranked): Ranked {
  const visits = a.visits + b.visits;
  if (a.value === null || b.value === null) return { ...a, visits, value: a.value ?? b.value };
  const value = visits ? (a.value * a.visits + b.value * b.visits) / visits : Math.max(a.value, b.value);
  return { ...a, visits, value };
}

/** What may lie where nobody at this seat can look, in the game's words for each pile; as the terminal says it. */
export function beliefsIn(
  beliefs: readonly Belief[],
  words: GameWords,
  chance: (card: unknown, share: number) => string,
): string[] {
  return beliefs.flatMap(({ key, seat, chances }) => {
    const pile = keyOf('pile', key.replace('bot-belief-', ''));
    const likely = (chances as [unknown, number][]).toSorted((a, b) => b[1] - a[1]).slice(0, LIKELIEST);
    const cards = likely.map(([card, share]) => chance(card, share)).join(', ');
    return words.maybe(pile, { cards, at: seat, seat: words.seat(seat) }) ?? [];
  });
}
