import type { Choice } from '../../lib/game';
import type { AskView } from './types';

/** Whether anything among the cards played answers the question. */
export const playsLit = ({ lit }: Pick<AskView, 'lit'>) => Object.keys(lit).some((spot) => spot.startsWith('plays:'));

/** The card of an answer: `own:experience#2` is an `experience`. */
export function cardIn(choice: Choice): string | undefined {
  const last = choice.atoms.at(-1);
  return last?.slice(last.indexOf(':') + 1).replace(/#\d+$/, '');
}
