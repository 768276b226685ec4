import { t } from '../text';
import type { GameWords } from '../text/words';

/** An answer in words: one option, several of them, or none; nothing if it is not known. */
export function answerWords(words: GameWords, answer: unknown, about: string): string {
  if (!Array.isArray(answer)) return '';
  const several = Array.isArray(answer[0]) || answer.length === 0;
  const options = (several ? answer : [answer]) as unknown[][];
  return options.length ? words.listed(options.map((each) => words.option(each, about))) : t('table-done-none');
}
