import { untrack } from 'svelte';
import type { Picker } from './picker.svelte';

/** The answer to a question for one thing that has been pressed once. Another question starts anew. */
export class Once {
  #pressed = $state.raw<{ key: string; choice: number } | undefined>();
  readonly #key: () => string;

  constructor(picker: () => Picker) {
    const key = $derived(JSON.stringify(picker().prompt?.options ?? []));
    this.#key = () => key;
    // A hint was taken up.
    $effect.pre(() => {
      const [choice] = picker().several ? [] : picker().wished;
      if (choice !== undefined) this.#pressed = { key: untrack(() => key), choice };
    });
  }

  get choice(): number | undefined {
    return this.#pressed?.key === this.#key() ? this.#pressed.choice : undefined;
  }

  /** Presses an answer; true when the press of what was picked already means: do it. */
  press(choice: number): boolean {
    const again = this.choice === choice;
    this.#pressed = again ? undefined : { key: this.#key(), choice };
    return again;
  }

  clear(): void {
    this.#pressed = undefined;
  }
}
