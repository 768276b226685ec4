import type { GameWords } from '../../lib/game';
import type { CardInfo } from '../../lib/net';

/** Words of the rules that a card may use, in the order in which they are explained. */
const TERMS = [
  'coordinate',
  'backup',
  'brothers',
  'showboat',
  'final',
  'runner',
  'double-strike',
  'operations',
  'mark',
  'scan',
];

/** A word without its ending: Russian names change with the sentence. */
const stem = (word: string) =>
  word
    .toLocaleLowerCase()
    .replace(/[!.…]+$/, '')
    .replace(/[аеийоуыьюя]+$/, '');

/** The words on a card that have a rule of their own, each with its rule. */
export function termsIn(card: CardInfo, words: GameWords): { term: string; about: string }[] {
  const text = (card.text[words.lang] ?? '').toLocaleLowerCase();
  return TERMS.flatMap((key) => {
    const term = words.maybe(`term-${key}`);
    const about = words.maybe(`term-${key}-about`);
    return term && about && text.includes(stem(term)) ? [{ term, about }] : [];
  });
}
