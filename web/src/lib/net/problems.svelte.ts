import { GameWords } from '../game/words';
import { LANGS, lang, t, type Lang } from '../text';
import { toast } from '../ui';
import { api, Trouble } from './api';

let house: Record<Lang, GameWords> | undefined;

/** The server's own sentences, fetched once so that they are there when the line is not. */
export async function loadHouseWords(): Promise<void> {
  const sources = await Promise.all(LANGS.map((each) => api.houseWords(each)));
  house = Object.fromEntries(
    LANGS.map((each, i) => [each, new GameWords(each, { moves: {} }, sources[i] ?? '')]),
  ) as Record<Lang, GameWords>;
}

/** Why something was refused, as a sentence. */
export function inWords(key: string, values: Record<string, unknown> = {}): string {
  if (key === 'offline') return t('net-offline');
  const words = house?.[lang()];
  return words?.has(`error-${key}`) ? words.problem(key, values) : t('net-failed');
}

export function tellProblem(key: string, values: Record<string, unknown> = {}): void {
  toast({ text: inWords(key, values), symbol: 'lock' });
}

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
