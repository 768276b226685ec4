import { api } from '../net/api';
import type { CardInfo, GameInfo } from '../net/bodies';
import { LANGS, lang, type Lang } from '../text';
import { GameWords } from '../text/words';

/** A game on the shelf: what the lobby says of it, its cards, and its words in both languages. */
export interface Shelf {
  info: GameInfo;
  cards: ReadonlyMap<string, CardInfo>;
  words: Record<Lang, GameWords>;
}

const shelves = $state.raw<{ games: readonly GameInfo[]; open: Record<string, Shelf> }>({ games: [], open: {} });
const state = $state({ version: 0 });
const pending = new Map<string, Promise<Shelf>>();
let beside: (id: string) => Promise<void> = () => Promise.resolve();

/** What has to be there as well before a game is open. */
export function openWith(load: (id: string) => Promise<void>): void {
  beside = load;
}

function put(change: Partial<typeof shelves>) {
  Object.assign(shelves, change);
  state.version++;
}

/** The installed games, in the order of the house. */
export function games(): readonly GameInfo[] {
  return state.version >= 0 ? shelves.games : [];
}

export async function loadGames(): Promise<readonly GameInfo[]> {
  if (shelves.games.length === 0) put({ games: await api.games() });
  return shelves.games;
}

/** What is known of a game now; undefined while it is being fetched. */
export function shelf(id: string): Shelf | undefined {
  return state.version >= 0 ? shelves.open[id] : undefined;
}

export function openGame(id: string): Promise<Shelf> {
  let opening = pending.get(id);
  if (!opening) {
    opening = fetchShelf(id);
    opening.catch(() => pending.delete(id));
    pending.set(id, opening);
  }
  return opening;
}

async function fetchShelf(id: string): Promise<Shelf> {
  const [all, cards, , ...sources] = await Promise.all([
    loadGames(),
    api.cards(id),
    beside(id),
    ...LANGS.map((each) => api.words(id, each)),
  ]);
  const info = all.find((game) => game.id === id);
  if (!info) throw new Error(`no game ${id}`);
  const words = Object.fromEntries(
    LANGS.map((each, i) => [each, new GameWords(each, info, sources[i] ?? '')]),
  ) as Record<Lang, GameWords>;
  const made = { info, cards: new Map(cards.map((card) => [card.id, card])), words };
  put({ open: { ...shelves.open, [id]: made } });
  return made;
}

/** The words of a game in the language of the moment. */
export function wordsOf(id: string): GameWords | undefined {
  return shelf(id)?.words[lang()];
}

let current = $state<string | undefined>();

/** The game on the table now: boards take their words from it. */
export function setCurrent(id: string | undefined): void {
  current = id;
}

export function currentWords(): GameWords | undefined {
  return current === undefined ? undefined : wordsOf(current);
}

export function currentCards(): ReadonlyMap<string, CardInfo> | undefined {
  return current === undefined ? undefined : shelf(current)?.cards;
}
