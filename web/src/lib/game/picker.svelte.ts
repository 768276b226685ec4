import { untrack } from 'svelte';
import type { Prompt } from '../net/protocol';
import {
  choicesOf,
  chosen,
  enough,
  lit,
  matching,
  NO_PICKS,
  pressed,
  spotsOf,
  takesOne,
  toggled,
  type Choice,
  type Picks,
} from './choices';
import type { GameWords } from '../text/words';

interface Asked {
  prompt: Prompt;
  choices: readonly Choice[];
  /** Names the question: what is half made belongs to it, whatever else happens at the table. */
  key: string;
}

/** For each answer the ways to point at it on a board. */
type Ways = readonly (readonly (readonly string[])[])[];

/** What the player has in hand of an answer, until it is sent. */
export class Picker {
  #picks = $state.raw<Picks>(NO_PICKS);
  #ways = $state.raw<((prompt: Prompt, choices: readonly Choice[]) => Ways) | undefined>();
  #last: Asked | undefined;
  readonly #asked: () => Asked | undefined;

  /** `question` names the question by its number; without it a question is known by what it says. */
  constructor(prompt: () => Prompt | null, words: () => GameWords | undefined, question?: () => string) {
    const named = $derived.by(() => {
      const [now, say] = [prompt(), words()];
      return now && say ? { prompt: now, choices: choicesOf(now, say) } : undefined;
    });
    const asked = $derived.by(() => {
      if (!named) return undefined;
      const ways = this.#ways?.(named.prompt, named.choices);
      const choices = ways ? named.choices.map((each, i) => ({ ...each, ways: ways[i] ?? [] })) : named.choices;
      return { ...named, choices, key: question?.() ?? keyOf(named.prompt) };
    });
    this.#asked = () => asked;
    $effect.pre(() => {
      if (!asked || asked === this.#last) return;
      const last = this.#last;
      this.#last = asked;
      untrack(() => (this.#picks = last?.key === asked.key ? kept(this.#picks, last, asked) : NO_PICKS));
    });
  }

  /** A board says where the answers lie on it, as `hand:2`. */
  layOut(ways: (prompt: Prompt, choices: readonly Choice[]) => Ways): void {
    this.#ways = ways;
  }

  get prompt(): Prompt | undefined {
    return this.#asked()?.prompt;
  }
  get choices(): readonly Choice[] {
    return this.#asked()?.choices ?? [];
  }
  get picks(): Picks {
    return this.#picks;
  }
  get several(): boolean {
    return this.prompt?.single === false;
  }
  /** The things that glow. */
  get lit(): Set<string> {
    return this.several ? new Set(this.choices.flatMap(spotsOf)) : lit(this.choices, this.#picks);
  }
  /** The things that are picked. */
  get held(): Set<string> {
    const many = this.#picks.several.map((i) => this.choices[i]).filter((each) => each !== undefined);
    return new Set([...this.#picks.atoms, ...many.flatMap(spotsOf)]);
  }
  get open(): readonly Choice[] {
    return matching(this.choices, this.#picks);
  }
  /** The answers that are picked, by their numbers. */
  get picked(): readonly number[] {
    return this.several ? this.#picks.several : this.chosen ? [this.chosen.index] : [];
  }
  /** The answer that the amber button would send. */
  get answer(): unknown[] | undefined {
    const prompt = this.prompt;
    if (!prompt) return undefined;
    if (!this.several) return chosen(this.choices, this.#picks)?.option;
    return enough(prompt, this.#picks) ? this.#picks.several.map((i) => prompt.options[i] ?? []) : undefined;
  }
  get chosen(): Choice | undefined {
    return this.several ? undefined : chosen(this.choices, this.#picks);
  }

  /** Presses a thing; true when the press of what was picked already means: do it. */
  press(thing: string): boolean {
    if (this.several) return this.#toggle(thing);
    if (this.chosen && this.#picks.atoms.includes(thing)) return true;
    this.#picks = pressed(this.choices, this.#picks, thing);
    return false;
  }

  #toggle(thing: string): boolean {
    const [prompt, choice] = [this.prompt, this.choices.find((each) => spotsOf(each).includes(thing))];
    if (!prompt || !choice) return false;
    if (takesOne(prompt) && this.#picks.several.includes(choice.index)) return true;
    this.#picks = toggled(this.#picks, choice.index, prompt.most);
    return false;
  }

  /** The choices that an answer consists of; none if it is no answer, or a button that needs no picking. */
  #parts(answer: unknown): Choice[] {
    if (!Array.isArray(answer)) return [];
    const options = this.several ? (answer as unknown[]) : [answer];
    const found = options.map((option) => this.choices.find((each) => same(each.option, option)));
    return found.every((each) => each !== undefined && each.atoms.length > 0) ? (found as Choice[]) : [];
  }

  canHold(answer: unknown): boolean {
    return this.#parts(answer).length > 0;
  }

  /** Picks an answer as if its things had been pressed. It is not sent. */
  hold(answer: unknown): void {
    const parts = this.#parts(answer);
    const [first] = parts;
    if (!first) return;
    if (this.several) {
      this.#picks = { ...NO_PICKS, several: parts.map((each) => each.index) };
      return;
    }
    const plain = { ...NO_PICKS, atoms: first.ways?.[0] ?? first.atoms };
    const clear = chosen(this.choices, plain)?.index === first.index;
    this.#picks = clear ? plain : { ...plain, verb: first.verb };
  }

  setVerb(verb: string | undefined): void {
    this.#picks = { ...NO_PICKS, verb };
  }

  clear(): void {
    this.#picks = NO_PICKS;
  }
}

/** What still stands of what was picked, after an update of the same question. */
function kept(picks: Picks, before: Asked, now: Asked): Picks {
  const options = picks.several.map((i) => before.choices[i]?.option);
  const several = now.choices.filter(({ option }) => options.some((each) => same(each, option)));
  const still = { ...picks, several: several.map(({ index }) => index) };
  return matching(now.choices, still).length ? still : NO_PICKS;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function keyOf(prompt: Prompt): string {
  return JSON.stringify([prompt.about, prompt.options, prompt.least, prompt.most]);
}
