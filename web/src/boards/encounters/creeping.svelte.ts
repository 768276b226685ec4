import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

interface Walk {
  at: number;
  /** How it stood at the old space, as seen from the new one. */
  from: (old: number, now: number) => string;
  duration: number;
  delay: number;
  /** Somebody does not want to watch. */
  hurry: boolean;
}

let curve: string | undefined;
/** Looked up once: each look would style the page once more. */
const prowl = () =>
  (curve ??= getComputedStyle(document.documentElement).getPropertyValue('--ease-prowl').trim() || 'ease');

/** Whatever changes its space is there at once, and is only drawn on its way: nothing is laid out for a frame of it. */
export function creeping(walk: () => Walk): Attachment<HTMLElement> {
  return (node) => {
    let stood = untrack(walk).at;
    let way: Animation | undefined;
    $effect(() => {
      const { at, from, duration, delay, hurry } = walk();
      if (hurry) way?.finish();
      if (at === stood) return;
      const frames = [{ transform: from(stood, at) }, { transform: 'none' }];
      stood = at;
      if (!duration) return;
      way = node.animate(frames, { duration, delay, easing: prowl(), fill: 'backwards' });
    });
  };
}
