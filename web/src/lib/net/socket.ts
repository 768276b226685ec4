import type { AnyRequest, AnyUpdate } from './protocol';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

interface Ears {
  update(update: AnyUpdate): void;
  link(link: Link): void;
  /** What I have already, so that the server sends only what I missed. */
  have(): { version: number; heard: number; guide: boolean };
}

const SHORTEST_MS = 400;
const LONGEST_MS = 15_000;
/** The server will not let me in, now or later. */
const FINAL = [4403, 4404];

/** One websocket to a table that comes back by itself. */
export class TableSocket {
  #socket: WebSocket | undefined;
  #wait = SHORTEST_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly ears: Ears,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  send(request: AnyRequest): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** Connects again, as who I am now: an open line never learns a name. */
  again(): Promise<void> {
    const before = this.#socket;
    this.#connect();
    before?.close();
    const now = this.#socket;
    return new Promise((done) => {
      now?.addEventListener('open', () => done());
      now?.addEventListener('close', () => done());
    });
  }

  /** Does not wait any longer. */
  hurry(): void {
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Back online, or back on screen: no reason to wait any longer. */
  #hurry = () => {
    if (this.#closed || document.hidden) return;
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    this.#connect();
  };

  #connect() {
    clearTimeout(this.#timer);
    const { version, heard, guide } = this.ears.have();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const have = version >= 0 ? `have=${version}&` : '';
    const wishes = `${have}heard=${heard}&aside=1${guide ? '&guide=1' : ''}`;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}?${wishes}`);
    this.#socket = socket;
    socket.onopen = () => this.ears.link('open');
    socket.onmessage = (event) => {
      const update = JSON.parse(String(event.data)) as AnyUpdate;
      // Who is turned away at the door must not knock again at once.
      if (update.type !== 'problem') this.#wait = SHORTEST_MS;
      this.ears.update(update);
    };
    socket.onclose = (event) => this.#dropped(socket, event.code);
  }

  #dropped(socket: WebSocket, code: number) {
    if (this.#closed || socket !== this.#socket) return;
    if (FINAL.includes(code)) {
      this.#closed = true;
      this.ears.link('gone');
      return;
    }
    this.ears.link('lost');
    // A little apart from one another, so that a restarted server is not stormed.
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(LONGEST_MS, this.#wait * 1.8);
  }
}
