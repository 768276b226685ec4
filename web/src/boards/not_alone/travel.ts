import { cubicOut } from 'svelte/easing';
import { crossfade, fade, scale, type TransitionConfig } from 'svelte/transition';
import { motion } from '../../lib/design/theme.svelte';

/** How high the way rises above the straight line, as a share of its length. */
const ARC = 0.12;

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** From where its home lies to where it is laid, along a shallow arc; what has no home on the screen drops in. */
export function arrive(node: Element, { kind }: { kind: string }): TransitionConfig {
  const home = document.querySelector(`[data-home="${kind}"]`)?.getBoundingClientRect();
  if (!home?.width) return scale(node, { start: 1.8, duration: motion(320) });
  const here = node.getBoundingClientRect();
  // A board that grows with the screen has larger pixels of its own.
  const grown = here.width / ((node as HTMLElement).offsetWidth || here.width) || 1;
  const [from, to] = [middle(home), middle(here)];
  const [dx, dy] = [(from.x - to.x) / grown, (from.y - to.y) / grown];
  const rise = Math.hypot(dx, dy) * ARC;
  return {
    duration: motion(420),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${u * dx}px, ${u * dy - rise * Math.sin(Math.PI * t)}px)`,
  };
}

/** A token travels from place to place; one that is new comes from the Creature's plate. */
export const [sendToken, receiveToken] = crossfade({
  duration: () => motion(420),
  fallback: (node, params, intro) =>
    intro ? arrive(node, { kind: String((params as { key?: unknown }).key) }) : fade(node, { duration: motion(160) }),
});

/** A place card travels from the hand to where it lies in front of me; what goes elsewhere fades. */
export const [sendCard, receiveCard] = crossfade({
  duration: () => motion(320),
  fallback: (node) => fade(node, { duration: motion(120) }),
});
