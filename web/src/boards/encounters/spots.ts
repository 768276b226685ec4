import type { Choice } from '../../lib/game';
import type { Figures } from './figures';
import type { AskView } from './types';

/** Whether anything among the cards played answers the question. */
export const playsLit = ({ lit }: Pick<AskView, 'lit'>) => Object.keys(lit).some((spot) => spot.startsWith('plays:'));

/** The card of an answer: `own:experience#2` is an `experience`. */
export function cardIn(choice: Choice): string | undefined {
  const last = choice.atoms.at(-1);
  return last?.slice(last.indexOf(':') + 1).replace(/#\d+$/, '');
}

/** For every spot on the table the answer that is given there; answers that lie nowhere are left out. */
export function spotsOf({ spots }: Pick<Figures, 'spots'>): Map<string, number> {
  return new Map(spots.flatMap((spot, answer) => (spot === null ? [] : [[spot, answer] as const])));
}
