import { merged, type SeatState } from './merge';
import type {
  AnyRequest,
  AnyUpdate,
  BallotUpdate,
  ChatLine,
  Clocks,
  Emote,
  HintUpdate,
  Prompt,
  Propose,
  TableUpdate,
} from './protocol';
import { TableSocket, type Link } from './socket';

/** An answer that changes nothing on my side may be followed by another after this long. */
const PATIENCE_MS = 1200;

interface Heard {
  problem?: (key: string, values: Record<string, unknown>) => void;
  /** What others have said since I came. */
  chat?: (lines: readonly ChatLine[]) => void;
  ballot?: (ballot: BallotUpdate) => void;
  /** The time of these seats was up, and they were answered for. */
  late?: (seats: readonly number[]) => void;
}

/** Why something said may be refused. */
const UNSAID = ['silenced', 'who-are-you', 'too-fast', 'too-long', 'empty-text', 'bad-request', 'not-said'];
const HEARD_MS = 8000;
/** Before a game is laid, what comes so soon after me was said before I came. */
const OLD_MS = 1500;

/** No trouble: somebody else was faster, and whoever is still asked is asked again, perhaps with other options. */
const LATE = ['question-has-changed', 'not-your-turn', 'not-offered'];

/** Everything one browser knows of one table, kept up to date. */
export class TableSession {
  table = $state.raw<TableUpdate | undefined>();
  seats = $state.raw<Record<number, SeatState>>({});
  chat = $state.raw<readonly ChatLine[]>([]);
  ballot = $state.raw<BallotUpdate | undefined>();
  hint = $state.raw<HintUpdate | undefined>();
  hinting = $state(false);
  link = $state<Link>('connecting');
  /** The clocks as last told, and when; `full` is the most any of them has shown. */
  clocks = $state.raw<{ told: Clocks; at: number; full: number }>({ told: {}, at: 0, full: 1 });
  /** An answer is on its way: the question must not be answered twice. */
  busy = $state(false);
  problem = $state.raw<{ key: string; values: Record<string, unknown> } | undefined>();
  /** Something said that nobody has heard yet. */
  #said: { text: string; done: (heard: boolean) => void } | undefined;
  /** When the line was last opened or lost. */
  #since = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    readonly heard: Heard = {},
    /** Whether I want to be taught the first turn; asked whenever I connect. */
    readonly guided: () => boolean = () => false,
  ) {
    this.#socket = new TableSocket(id, {
      update: (update) => this.#take(update),
      link: (link) => this.#linked(link),
      have: () => this.#have(),
    });
  }

  /** The seats I hold; none for a spectator. */
  get mine(): number[] {
    return (this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  /** Whether the table knows who I am. A line that was opened before I had a name never learns it. */
  get known(): boolean {
    return Boolean(this.table?.you);
  }

  close(): void {
    this.#socket.close();
  }

  #have() {
    const versions = Object.values(this.seats).map((seat) => seat.version);
    return {
      version: versions.length ? Math.min(...versions) : -1,
      heard: this.chat.at(-1)?.number ?? 0,
      guide: this.guided(),
    };
  }

  #linked(link: Link) {
    this.link = link;
    this.#since = performance.now();
    if (link === 'open') return;
    this.#free();
    this.#said?.done(false);
    this.hinting = false;
  }

  #take(update: AnyUpdate) {
    switch (update.type) {
      case 'table':
        this.#seated(update);
        break;
      case 'state': {
        const before = this.seats[update.seat];
        const next = merged(before, update);
        if (next) this.seats = { ...this.seats, [update.seat]: next };
        else this.send({ type: 'resync', have: -1 });
        if (next && this.#asked(before) !== this.#asked(next)) this.#free();
        if (this.hint && this.hint.seat === update.seat) this.hint = undefined;
        break;
      }
      case 'chat':
        this.#listen(update.lines);
        break;
      case 'clock':
        this.#timed(update.clocks);
        if (update.late?.length) this.heard.late?.(update.late);
        break;
      case 'ballot':
        this.ballot = (update.outcome ?? 'open') === 'open' ? update : undefined;
        this.heard.ballot?.(update);
        break;
      case 'hint':
        this.hinting = false;
        this.hint = update;
        break;
      case 'problem':
        this.#free();
        this.hinting = false;
        if (UNSAID.includes(update.key)) this.#said?.done(false);
        if (LATE.includes(update.key)) break;
        this.problem = { key: update.key, values: update.values ?? {} };
        this.heard.problem?.(update.key, update.values ?? {});
        break;
    }
  }

  #seated(update: TableUpdate) {
    this.table = update;
    this.#timed(update.clocks ?? {});
    const mine = this.mine;
    // Who has taken a seat looks through it and not as a spectator any more.
    const keep = Object.values(this.seats).filter((s) => (mine.length ? mine.includes(s.seat) : s.seat === -1));
    if (keep.length !== Object.keys(this.seats).length)
      this.seats = Object.fromEntries(keep.map((seat) => [seat.seat, seat]));
  }

  #listen(lines: readonly ChatLine[]) {
    this.chat = [...this.chat, ...lines];
    if (lines.some((line) => this.#isSaid(line))) this.#said?.done(true);
    const others = lines.filter((line) => !this.isMine(line));
    if (this.#isThere() && others.length) this.heard.chat?.(others);
  }

  /** Who comes in is told of the talk first and of the game then: what comes before it is old. */
  #isThere(): boolean {
    if (this.table?.status !== 'gathering') return Object.keys(this.seats).length > 0;
    return performance.now() - this.#since > OLD_MS;
  }

  #timed(told: Clocks) {
    this.clocks = { told, at: performance.now(), full: Math.max(this.clocks.full, ...Object.values(told.left ?? {})) };
  }

  send(request: AnyRequest): boolean {
    return this.#socket.send(request);
  }

  /** Answers the question a seat was asked when it was this many questions along, and no later one. */
  decide(seat: number, question: number, prompt: Prompt, answer: unknown[]): void {
    if (this.busy) return;
    this.busy = this.send({ type: 'decide', seat, about: prompt.about, answer, question });
    this.#patience = setTimeout(() => this.#free(), PATIENCE_MS);
    this.hint = undefined;
  }

  /** What a seat is asked, to see whether an answer has arrived. */
  #asked(state: SeatState | undefined): string {
    return state
      ? JSON.stringify([state.question, state.prompt, state.outcome, state.view.round, state.view.phase])
      : '';
  }

  #free(): void {
    clearTimeout(this.#patience);
    this.busy = false;
  }

  undo = (seat: number) => this.send({ type: 'undo', seat });
  redo = (seat: number) => this.send({ type: 'redo', seat });
  vote = (ballot: number, yes: boolean) => this.send({ type: 'vote', ballot, yes });
  propose = (what: Propose['what']) => this.send({ type: 'propose', what });
  emote = (emote: Emote['emote']) => this.send({ type: 'emote', emote });
  /** As the host: nobody hears this person any more, or everybody does again. */
  silence = (who: string, silent: boolean) => this.send({ type: 'silence', who, silent });
  hurryBots = () => this.send({ type: 'hurry' });
  takeOver = (seat: number, bot: boolean) => this.send({ type: 'take_over', seat, bot });

  /** Says something to all; whether it was heard. */
  say(text: string): Promise<boolean> {
    this.#said?.done(false);
    if (!this.send({ type: 'say', text })) return Promise.resolve(false);
    return new Promise((resolve) => {
      const said = {
        text,
        done: (heard: boolean) => {
          clearTimeout(timer);
          if (this.#said === said) this.#said = undefined;
          resolve(heard);
        },
      };
      const timer = setTimeout(() => said.done(false), HEARD_MS);
      this.#said = said;
    });
  }

  /** A person has one sign at this table, seated or not, whatever the name. */
  isMine({ who }: ChatLine): boolean {
    return who !== undefined && who === this.table?.you;
  }

  /** It is what I have just said, here or on another device of mine. */
  #isSaid(line: ChatLine): boolean {
    return Boolean(line.text && this.#said) && this.isMine(line);
  }

  isSilenced(who: string): boolean {
    return this.table?.silenced?.includes(who) ?? false;
  }

  /** Connects again, under the name I have now. */
  again = () => this.#socket.again();
  hurry = () => this.#socket.hurry();

  askHint(seat: number): void {
    this.hinting = this.send({ type: 'hint', seat });
  }
}
