import { GameWords } from '../text/words';
import { LANGS, lang, t, type Lang } from '../text';
import { toast } from '../ui';
import { api, Trouble } from './api';

let house = $state.raw<Record<Lang, GameWords> | undefined>();

/** The server's own sentences, fetched once so that they are there when the line is not. */
export async function loadHouseWords(): Promise<void> {
  const sources = await Promise.all(LANGS.map((each) => api.houseWords(each)));
  house = Object.fromEntries(
    LANGS.map((each, i) => [each, new GameWords(each, { moves: {} }, sources[i] ?? '')]),
  ) as Record<Lang, GameWords>;
}

/** Why something was refused, as a sentence. */
export function inWords(key: string, values: Record<string, unknown> = {}): string {
  if (key === 'offline' || key === 'away') return t(`net-${key}`);
  const words = house?.[lang()];
  return words?.has(`error-${key}`) ? words.problem(key, values) : t('net-failed');
}

export function tellProblem(key: string, values: Record<string, unknown> = {}): void {
  // The foot of the page says it already, for as long as it is so.
  if (key === 'away' || key === 'offline') return;
  toast({ text: inWords(key, values), symbol: 'lock' });
}

/** Runs something that the page needs: without a line the page says so itself, and tries again. */
export async function quietly<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    if (!isLine(error)) tellProblem(error.key, error.values);
    return undefined;
  }
}

/** Nobody was there to refuse. */
const isLine = (error: Trouble): boolean => error.key === 'offline' || error.key === 'away';

/** Runs something and says in words what went wrong; undefined then. */
export async function trying<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    if (error instanceof Trouble) tellProblem(error.key, error.values);
    else {
      console.error(error);
      toast({ text: t('net-failed'), symbol: 'lock' });
    }
    return undefined;
  }
}
