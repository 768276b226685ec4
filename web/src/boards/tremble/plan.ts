import type { Prompt } from '../../lib/net';

/** The slots of my ships as far as they are told: asked for the next one, or waiting for the others. */
export function planOf(prompt: Prompt | undefined): readonly number[] {
  const told = prompt?.values.plan;
  return Array.isArray(told) ? told.map(Number) : [];
}
