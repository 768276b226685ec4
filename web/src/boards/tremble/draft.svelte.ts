import { NO_PICKS, takesOne, toggled, type Picker } from '../../lib/game';
import type { Prompt } from '../../lib/net';

/** What of an answer is picked and not yet sent. Another question, even about the next ship, begins anew. */
export class Draft {
  #key = '';
  #picked = $state.raw<readonly number[]>([]);
  #take = $state<string | undefined>();

  constructor(picker: () => Picker) {
    $effect.pre(() => {
      const key = keyOf(picker().prompt);
      if (key === this.#key) return;
      this.#key = key;
      this.clear();
    });
    // A hint was taken up.
    $effect.pre(() => {
      const { wished } = picker();
      if (wished.length) this.#picked = wished;
    });
  }

  get picked(): readonly number[] {
    return this.#picked;
  }
  /** The handle of the ship that is to be bought for an old one. */
  get take(): string | undefined {
    return this.#take;
  }

  clear(): void {
    this.#picked = [];
    this.#take = undefined;
  }

  takeShip(handle: string): void {
    this.#take = this.#take === handle ? undefined : handle;
    this.#picked = [];
  }

  /** Presses an answer; true when the press of what was picked already means: do it. */
  press(index: number, prompt: Prompt): boolean {
    const has = this.#picked.includes(index);
    if (takesOne(prompt) && has) return true;
    this.#picked = toggled({ ...NO_PICKS, several: this.#picked }, index, prompt.most).several;
    return false;
  }
}

function keyOf(prompt: Prompt | undefined): string {
  return JSON.stringify(prompt && [prompt.about, prompt.options, prompt.values]);
}
