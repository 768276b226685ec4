import type { GameWords } from '../../lib/game';
import type { Prompt, SeatState } from '../../lib/net';
import { t, type Values } from '../../lib/text';
import { dismiss, toast, toasts } from '../../lib/ui';

/** Why something cannot be done now, in words, and the number of the rule that says so. */
export interface Reason {
  text: string;
  rule: string;
}

/** Why a thing cannot be used, as the game has told it of this very thing or of all that lies there; else undefined. */
export function reasonAt({ reasons }: SeatState, words: GameWords, thing: string): Reason | undefined {
  const why = reasons[thing] ?? reasons[thing.split(':')[0] ?? ''];
  return why && { text: words.say(`why-${why.key}`, why.values as Values), rule: why.rule };
}

/** How many things a question wants, for whoever has not picked enough of them. */
export function howMany({ least, most }: Pick<Prompt, 'least' | 'most'>): string {
  return least === most ? t('table-pick-exactly', { count: most }) : t('table-pick-between', { least, most });
}

let told: { key: number; reason: Reason } | undefined;

/** What was asked about belongs to a question that is gone. */
export function forgetWhy(): void {
  if (told) dismiss(told.key);
  told = undefined;
}

/** Says why and names the rule; its button opens it, and so does a second press on the same thing. */
export function tellWhy(reason: Reason | undefined, onrule: ((rule: string) => void) | undefined): void {
  const before = told && toasts().some((item) => item.key === told?.key) ? told : undefined;
  if (!reason || !onrule) return;
  if (before) dismiss(before.key);
  told = undefined;
  if (before?.reason.rule === reason.rule && before.reason.text === reason.text) return onrule(reason.rule);
  const action = { label: t('why-rule', { rule: reason.rule }), run: () => onrule(reason.rule) };
  told = { key: toast({ text: reason.text, symbol: 'lock', action }), reason };
}
