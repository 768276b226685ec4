import { onlyReconsider } from '../../lib/game';
import type { Prompt } from '../../lib/net';

/** The slots of my ships at home as far as they are planned: told by the question, or remembered while I wait. */
export function planOf(
  prompt: Prompt | undefined,
  round: number,
  kept: { round: number; plan: readonly number[] },
): readonly number[] {
  const told = prompt?.about === 'plan.slot' ? prompt.values.plan : undefined;
  if (Array.isArray(told)) return told.map(Number);
  return prompt && onlyReconsider(prompt) && kept.round === round ? kept.plan : [];
}
