import type {
  CardInfo,
  Chances,
  Fork,
  Forked,
  GameInfo,
  Guest,
  House,
  NewTable,
  Progress,
  Replay,
  RuleBook,
  Seated,
  Sit,
  TableInfo,
  TableList,
  WhatIf,
} from './bodies';
import { houseAnswers, isGateway } from './house.svelte';
import type { Problem } from './protocol';

/** A refusal of the server, or of the line: its key is a message in every language. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly values: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(key);
  }
}

/** What the worker keeps is there without the house, too: an answer says nothing of it. */
const KEPT = /^\/api\/(games|text)\b/;

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    // Who has called it off knows why nothing came.
    if (init?.signal?.aborted) throw new Trouble('called-off');
    houseAnswers(false);
    throw new Trouble(navigator.onLine ? 'away' : 'offline');
  }
  if (isGateway(response.status) && !isTold(response)) {
    houseAnswers(false);
    throw new Trouble('away', {}, response.status);
  }
  if (!KEPT.test(path)) houseAnswers(true);
  if (response.ok) return response;
  throw await refusal(response);
}

const isTold = (response: Response) => response.headers.get('content-type')?.includes('json') ?? false;

async function refusal(response: Response): Promise<Trouble> {
  try {
    const told = (await response.json()) as Partial<Problem>;
    return new Trouble(told.key ?? 'server-failed', told.values ?? {}, response.status);
  } catch {
    return new Trouble('server-failed', {}, response.status);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

const sent = (body: unknown, signal?: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  signal,
});

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await call(path, sent(body))).json()) as T;
}

/** What the server tells line by line while it works; calling it off stops the work there, too. */
async function* told<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const response = await call(path, sent(body, signal));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const read = await reader?.read().catch(() => {
      throw new Trouble(signal.aborted ? 'called-off' : 'away');
    });
    if (!read || read.done) return;
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** One function for each address of the server that the client uses. */
export const api = {
  house: () => get<House>('/api/house'),
  me: () => get<Guest>('/api/me'),
  callMe: (name: string) => post<Guest>('/api/me', { name }),
  games: async () => (await get<{ games: GameInfo[] }>('/api/games')).games,
  cards: async (id: string) => (await get<{ cards: CardInfo[] }>(`${game(id)}/cards`)).cards,
  rules: (id: string) => get<RuleBook>(`${game(id)}/rules`),
  words: async (id: string, lang: string) => (await call(`${game(id)}/text/${lang}.ftl`)).text(),
  houseWords: async (lang: string) => (await call(`/api/text/${lang}.ftl`)).text(),
  /** The tables that are listed, and how many people are at any table. */
  tables: () => get<TableList>('/api/tables'),
  mine: async () => (await get<{ tables: TableInfo[] }>('/api/tables/mine')).tables,
  table: (id: string) => get<TableInfo>(table(id)),
  found: (wish: NewTable) => post<Seated>('/api/tables', wish),
  sit: (id: string, wish: Sit) => post<Seated>(`${table(id)}/sit`, wish),
  start: (id: string) => post<Seated>(`${table(id)}/start`, {}),
  leave: (id: string, seat: number) => post<Seated>(`${table(id)}/leave`, { seat }),
  key: (id: string, seat: number) => post<Seated>(`${table(id)}/key`, { seat }),
  replay: (id: string, eyes: string) => get<Replay>(`${table(id)}/replay?eyes=${eyes}`),
  report: (id: string, seat?: number) =>
    get<unknown>(`${table(id)}/report${seat === undefined ? '' : `?seat=${seat}`}`),
  fork: (id: string, wish: Fork) => post<Forked>(`${table(id)}/fork`, wish),
  /** How other answers would have done; told how far it is meanwhile. */
  async whatIf(id: string, wish: WhatIf, heard: (far: Progress) => void, signal: AbortSignal): Promise<Chances> {
    for await (const line of told<Progress | Chances | Problem>(`${table(id)}/what-if`, wish, signal)) {
      if (line.type === 'chances') return line;
      if (line.type === 'problem') throw new Trouble(line.key, line.values ?? {});
      heard(line);
    }
    throw new Trouble(signal.aborted ? 'called-off' : 'away');
  },
  fileOf: (id: string) => `${table(id)}/file`,
  async upload(file: Blob): Promise<Seated> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: await file.arrayBuffer() };
    return (await (await call('/api/replays', init)).json()) as Seated;
  },
};
