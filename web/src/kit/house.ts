import type { AnyRequest, AnyUpdate } from '../lib/net';

/** What a seat was told when it came to a table, and what after the next answer. */
interface Moment {
  game: string;
  arrival: AnyUpdate[];
  next: AnyUpdate[];
}

/** As tests/browser/recorder.py writes it: answers by address, moments by the id of their table. */
export interface Recorded {
  answers: Record<string, string>;
  moments: Record<string, Moment>;
}

const NOTHING: Recorded = { answers: {}, moments: {} };
const FILE = '/recorded.json';
const HERE = '/ws/';

let recorded = NOTHING;

/** The moments there are, by the id of their table. */
export const moments = (): Readonly<Record<string, { game: string }>> => recorded.moments;

/** The line to a recorded table. Whatever is answered, the game goes on as it did. */
class RecordedLine extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = RecordedLine.CONNECTING;
  onopen?: (event: Event) => void;
  onmessage?: (event: MessageEvent) => void;
  onclose?: (event: CloseEvent) => void;
  readonly #moment: Moment | undefined;

  constructor(address: string) {
    super();
    const table = new URL(address, location.origin).pathname.slice(HERE.length);
    this.#moment = recorded.moments[decodeURIComponent(table)];
    queueMicrotask(() => this.#open());
  }

  send(text: string): void {
    const { type } = JSON.parse(text) as AnyRequest;
    if (type === 'resync') this.#say(this.#moment?.arrival);
    if (type === 'decide') this.#say(this.#moment?.next);
  }

  close(): void {
    this.readyState = RecordedLine.CLOSED;
  }

  #open() {
    if (this.readyState !== RecordedLine.CONNECTING) return;
    if (!this.#moment) {
      this.close();
      this.onclose?.(new CloseEvent('close', { code: 4404 }));
      return;
    }
    this.readyState = RecordedLine.OPEN;
    this.onopen?.(new Event('open'));
    this.dispatchEvent(new Event('open'));
    this.#say(this.#moment.arrival);
    addEventListener('kit-next', () => this.#say(this.#moment?.next), { once: true });
  }

  #say(updates: readonly AnyUpdate[] = []) {
    if (this.readyState !== RecordedLine.OPEN) return;
    for (const update of updates) this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(update) }));
  }
}

function answered(address: string): Response {
  const told = recorded.answers[address];
  return told === undefined
    ? Response.json({ type: 'problem', key: 'no-such-table' }, { status: 404 })
    : new Response(told, { headers: { 'content-type': 'application/json' } });
}

/** Moves the whole client into a house that was recorded: no page notices that there is no server. */
export async function moveIn(): Promise<void> {
  const asked = globalThis.fetch;
  const found = await asked(FILE);
  if (found.ok) recorded = (await found.json()) as Recorded;
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
    return pathname.startsWith('/api/') ? Promise.resolve(answered(pathname + search)) : asked(input, init);
  };
  globalThis.WebSocket = RecordedLine as unknown as typeof WebSocket;
}
