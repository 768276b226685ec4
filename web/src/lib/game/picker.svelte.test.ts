import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Prompt } from '../net/protocol';
import { GameWords } from '../text/words';
import { Picker } from './picker.svelte';

const words = new GameWords('en', { moves: {} }, 'move-ship = { $ship }');
const [A, B, C] = [
  ['ship', 'a'],
  ['ship', 'b'],
  ['ship', 'c'],
];
const asking = (options: unknown[][], rest: Partial<Prompt> = {}): Prompt => ({
  ...{ about: 'plan', options, least: 1, most: 1, single: true, optional: false, values: {} },
  ...rest,
});

/** A picker, and how to ask it the next thing. */
function picking(first: Prompt, run: (picker: Picker, ask: (question: number, prompt: Prompt) => void) => void) {
  let now = $state.raw({ question: 1, prompt: first });
  const stop = $effect.root(() => {
    const picker = new Picker(
      () => now.prompt,
      () => words,
      () => String(now.question),
    );
    flushSync();
    run(picker, (question, prompt) => {
      now = { question, prompt };
      flushSync();
    });
  });
  stop();
}

describe('what is half picked', () => {
  const several = { single: false, least: 2, most: 2 };

  it('stays through an update of the same question, by what it is and not by its number', () =>
    picking(asking([A, B, C], several), (picker, ask) => {
      picker.press('ship:b');
      ask(1, asking([B, C], several));
      expect(picker.picked).toEqual([0]);
      expect([...picker.held]).toEqual(['ship:b']);
    }));

  it('is let go where it cannot be chosen any more', () =>
    picking(asking([A, B]), (picker, ask) => {
      picker.press('ship:a');
      ask(1, asking([B, C]));
      expect(picker.chosen).toBeUndefined();
    }));

  it('belongs to its question: the next one begins anew, even if it says the same', () =>
    picking(asking([A, B]), (picker, ask) => {
      picker.press('ship:a');
      ask(2, asking([A, B]));
      expect(picker.chosen).toBeUndefined();
    }));
});

describe('answers that lie on a board', () => {
  const swap = asking([
    ['ship', 'x'],
    ['ship', 'y'],
    ['ship', 'z'],
  ]);
  const ways = [[['drawn:0', 'hand:0']], [['drawn:0', 'hand:1']], [['drawn:1', 'hand:0']]];

  it('are pointed at step by step, and the last step can be changed', () =>
    picking(swap, (picker) => {
      picker.layOut(() => ways);
      flushSync();
      picker.press('drawn:0');
      expect([...picker.lit].toSorted()).toEqual(['drawn:0', 'hand:0', 'hand:1']);
      picker.press('hand:0');
      expect(picker.picked).toEqual([0]);
      picker.press('hand:1');
      expect(picker.picked).toEqual([1]);
      expect(picker.press('hand:1')).toBe(true);
    }));

  it('are buttons where they lie nowhere', () =>
    picking(swap, (picker) => {
      picker.layOut(() => [[['city:1']], [], []]);
      flushSync();
      expect([...picker.lit]).toEqual(['city:1']);
    }));
});
