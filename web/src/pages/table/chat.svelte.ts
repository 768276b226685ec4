import { seatShape } from '../../lib/art';
import type { Emote, TableSession } from '../../lib/net';
import { isHushed } from '../../lib/prefs.svelte';
import type { ChatLine } from '../../lib/ui';
import { lineWords, signOf } from './signs';

/** The chat of a table as it is shown before, during and after the game: what I hear, what I have read, what I say. */
export class Chat {
  /** The last line that was in sight. */
  #read = $state(0);
  readonly #session: TableSession;
  readonly #introduced: () => Promise<boolean>;

  /** `introduced`: whether I have a name here; asks for it first. */
  constructor(session: TableSession, introduced: () => Promise<boolean>) {
    this.#session = session;
    this.#introduced = introduced;
  }

  /** What the host does about somebody's chat concerns all: it is never muted. */
  readonly #heard = $derived.by(() => {
    const session = this.#session;
    return session.chat.filter((line) => line.what || session.isMine(line) || !isHushed(session.id, line.who));
  });

  readonly lines = $derived<ChatLine[]>(
    this.#heard.map((line) => ({
      key: line.number,
      name: line.name,
      seat: line.seat >= 0 ? seatShape(line.seat) : undefined,
      text: lineWords(line),
      symbol: signOf(line.emote),
      notice: Boolean(line.what),
      mine: this.#session.isMine(line),
    })),
  );

  /** How many lines of others I have not read. */
  readonly unread = $derived(
    this.#heard.filter((line) => line.number > this.#read && !this.#session.isMine(line)).length,
  );

  /** Everything said so far is in sight. */
  seen = (): void => {
    this.#read = this.#session.chat.at(-1)?.number ?? 0;
  };

  // Nothing is said without a name, and nothing written is lost when it is asked for.
  say = async (text: string): Promise<boolean> => (await this.#introduced()) && (await this.#session.say(text));
  sign = async (emote: Emote['emote']): Promise<boolean> => (await this.#introduced()) && this.#session.emote(emote);
}
