import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

interface Way {
  x?: number;
  y?: number;
  duration: number;
}

/**
 * Comes from somewhere else and out of the dark, or goes there. Svelte's own ask what the thing looks like: with every
 * card that flies the whole page would be styled once more. What is moved aside by `translate` says so as `--aside`.
 */
export function fly(_node: Element, { x = 0, y = 0, duration }: Way): TransitionConfig {
  const css = (t: number, u: number) =>
    `translate: calc(var(--aside, 0px) + ${x * u}px) ${y * u}px; opacity: ${Math.round(t * 1000) / 1000}`;
  return { duration, easing: cubicOut, css };
}

export function fade(_node: Element, { duration }: Pick<Way, 'duration'>): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t}` };
}
