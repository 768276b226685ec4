import type { Prompt } from '../net/protocol';
import {
  choicesOf,
  chosen,
  enough,
  lit,
  matching,
  NO_PICKS,
  pressed,
  takesOne,
  toggled,
  type Choice,
  type Picks,
} from './choices';
import type { GameWords } from './words';

interface Asked {
  prompt: Prompt;
  choices: readonly Choice[];
  key: string;
}

/** What the player has in hand of an answer, until it is sent. */
export class Picker {
  #picks = $state.raw<Picks>(NO_PICKS);
  #wished = $state.raw<readonly number[]>([]);
  #key = '';
  readonly #asked: () => Asked | undefined;

  constructor(prompt: () => Prompt | null, words: () => GameWords | undefined) {
    const asked = $derived.by(() => {
      const [now, say] = [prompt(), words()];
      return now && say ? { prompt: now, choices: choicesOf(now, say), key: keyOf(now) } : undefined;
    });
    this.#asked = () => asked;
    $effect.pre(() => {
      const key = asked?.key ?? '';
      if (key !== this.#key) {
        this.#key = key;
        this.#picks = NO_PICKS;
        this.#wished = [];
      }
    });
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
    return this.several ? new Set(this.choices.flatMap((each) => each.atoms)) : lit(this.choices, this.#picks);
  }
  /** The things that are picked. */
  get held(): Set<string> {
    const many = this.#picks.several.flatMap((i) => this.choices[i]?.atoms ?? []);
    return new Set([...this.#picks.atoms, ...many]);
  }
  get open(): readonly Choice[] {
    return matching(this.choices, this.#picks);
  }
  /** What was picked for the player, by the numbers of the choices: boards with picks of their own take it over. */
  get wished(): readonly number[] {
    return this.#wished;
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
    const [prompt, choice] = [this.prompt, this.choices.find((each) => each.atoms.includes(thing))];
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
    this.#wished = parts.map((each) => each.index);
    if (this.several) {
      this.#picks = { ...NO_PICKS, several: this.#wished };
      return;
    }
    const plain = { ...NO_PICKS, atoms: first.atoms };
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

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function keyOf(prompt: Prompt): string {
  return JSON.stringify([prompt.about, prompt.options, prompt.least, prompt.most]);
}
