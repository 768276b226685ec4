import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameInfo } from '../net/bodies';
import type { Prompt } from '../net/protocol';
import { tie } from './typography';
import type { Lang, Values } from './bundles';

/** A message key from the words of code. */
export function keyOf(...parts: unknown[]): string {
  return parts.join('-').replaceAll('_', '-').replaceAll('.', '-');
}

export type Named = Readonly<Record<string, unknown>>;

/** The parts of a sentence that can be looked up are marked for the log: **2:player** with the seat, and __card__. */
interface Marks {
  player(name: string, seat: number): string;
  card(name: string): string;
}

const PLAIN: Marks = { player: (name) => name, card: (name) => name };
export const MARKED: Marks = {
  player: (name, seat) => `**${seat}:${name.replaceAll('*', '')}**`,
  card: (name) => `__${name.replaceAll('_', '')}__`,
};

/** Whether the word names a copy: of equal cards the second is `["card", name, "#2"]`. */
const isCopy = (thing: unknown) => typeof thing === 'string' && thing.startsWith('#');

/** Says everything of one game in one language, by the same steps as the terminal does. */
export class GameWords {
  readonly #bundle: FluentBundle;
  readonly #cache = new Map<string, string>();
  #near: GameWords | undefined;

  constructor(
    readonly lang: Lang,
    readonly game: Pick<GameInfo, 'moves'>,
    source: string,
    readonly names: Readonly<Record<number, string>> = {},
    bundle?: FluentBundle,
  ) {
    if (bundle) this.#bundle = bundle;
    else {
      this.#bundle = new FluentBundle(lang, { useIsolating: false });
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  /** The same words at a table with these people. While they stay, all that was said in them stays as well. */
  at(names: Readonly<Record<number, string>>): GameWords {
    if (this.#near && JSON.stringify(this.#near.names) === JSON.stringify(names)) return this.#near;
    return (this.#near = new GameWords(this.lang, this.game, '', names, this.#bundle));
  }

  has(key: string): boolean {
    return Boolean(this.#bundle.getMessage(key)?.value);
  }

  say(key: string, values?: Values): string {
    const id = values ? '' : key;
    const known = id && this.#cache.get(id);
    if (known) return known;
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return `⟦${key}⟧`;
    const text = tie(this.#bundle.formatPattern(pattern, values ?? null, []), this.lang);
    if (id) this.#cache.set(id, text);
    return text;
  }

  /** The message, or nothing where the game has none. */
  maybe(key: string, values?: Values): string | undefined {
    return this.has(key) ? this.say(key, values) : undefined;
  }

  seat(seat: number): string {
    return this.names[seat] || this.say('seat', { seat: seat + 1 });
  }

  /** A value as it is read: a player's name, a card's name, or the number itself. */
  thing(noun: string, value: unknown, marks: Marks = PLAIN): FluentVariable {
    if (Array.isArray(value)) return this.listed(value.map((each) => String(this.thing(noun, each, marks))));
    if (noun === 'seat' && typeof value === 'number') return marks.player(this.seat(value), value);
    const key = keyOf(noun, value);
    if (this.has(key)) return noun.startsWith('place') ? marks.card(this.say(key)) : this.say(key);
    const card = keyOf('card', value);
    if (this.has(card)) return marks.card(this.say(card));
    return typeof value === 'number' ? value : String(value);
  }

  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join('');
    const and = this.say('list-and', { first: '', last: '' }).trim();
    // A name with a comma or an "and" of its own would be read as two.
    if (parts.some((part) => part.includes(',') || part.split(/\s/).includes(and))) return parts.join('; ');
    return this.say('list-and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
  }

  values(named: Named, marks?: Marks): Values {
    const found: Values = {};
    for (const [key, value] of Object.entries(named))
      if (value !== null && value !== undefined) found[key] = this.thing(key, value, marks);
    return found;
  }

  /** What each of the things of an option is; the last kind stands for all further ones. */
  nouns(verb: string, n: number): string[] {
    const kinds = this.game.moves[verb] ?? [verb];
    return Array.from({ length: n }, (_, i) => kinds[Math.min(i, kinds.length - 1)] ?? verb);
  }

  /** An option as the wire names it: `["place", 4]`. A question may have words of its own for a move. */
  option(option: readonly unknown[], about = ''): string {
    const [verb = '', ...things] = option.filter((each) => !isCopy(each)) as [string, ...unknown[]];
    const values: Record<string, unknown[]> = {};
    const nouns = this.nouns(verb, things.length);
    for (const [i, thing] of things.entries()) (values[nouns[i] ?? verb] ??= []).push(thing);
    const single = Object.fromEntries(Object.entries(values).map(([noun, v]) => [noun, v.length === 1 ? v[0] : v]));
    return this.say(this.#moveKey(verb, about), this.values(single));
  }

  #moveKey(verb: string, about: string): string {
    const last = about.slice(about.lastIndexOf('.') + 1);
    const special = keyOf('move', last === verb ? about : `${about}.${verb}`);
    return about && this.has(special) ? special : keyOf('move', verb);
  }

  question(prompt: Prompt): string {
    const values = { least: prompt.least, most: prompt.most, ...this.values(prompt.values) };
    return this.say(keyOf('ask', prompt.about), values);
  }

  detail(prompt: Prompt): string | undefined {
    return this.maybe(`${keyOf('ask', prompt.about)}-detail`, this.values(prompt.values));
  }

  /** An event as a seat may know it; what is hidden from the seat is told by `event-…-hidden`. */
  event(seen: Named & { event: string }, marks?: Marks): string {
    let key = keyOf('event', seen.event);
    const { event: _, ...rest } = seen;
    if (Object.values(rest).some((value) => value === null) && this.has(`${key}-hidden`)) key += '-hidden';
    return this.say(key, this.values(rest, marks));
  }

  problem(key: string, values: Named = {}): string {
    const spoken = Object.fromEntries(
      Object.entries(values).map(([name, v]) => [name, typeof v === 'number' ? v : String(v)]),
    );
    return this.say(keyOf('error', key), spoken);
  }
}

/** An option taken apart: its verb, the things with their nouns, and which copy it means. */
interface Parts {
  verb: string;
  things: readonly { noun: string; value: unknown }[];
  copy: string;
}

export function partsOf(option: readonly unknown[], words: Pick<GameWords, 'nouns'>): Parts {
  const [verb = '', ...rest] = option as [string, ...unknown[]];
  const copy = rest.find(isCopy);
  const things = rest.filter((each) => !isCopy(each));
  const nouns = words.nouns(verb, things.length);
  return {
    verb,
    copy: copy === undefined ? '' : String(copy),
    things: things.map((value, i) => ({ noun: nouns[i] ?? verb, value })),
  };
}
