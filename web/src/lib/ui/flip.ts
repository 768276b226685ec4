import { flip as flipped, type AnimationConfig, type FlipParams } from 'svelte/animate';

/** Svelte's, but a card that has no size yet, or none any more, does not move: its way would have no end. */
export function flip(node: Element, rects: { from: DOMRect; to: DOMRect }, params?: FlipParams): AnimationConfig {
  return rects.to.width && rects.to.height ? flipped(node, rects, params) : { duration: 0 };
}
