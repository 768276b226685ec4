import type { SymbolName } from '../../lib/art';
import type { ChatLine, Emote } from '../../lib/net';
import { t } from '../../lib/text';

/** What can be said with a sign, and how it is drawn: things and gestures, no faces. */
const DRAWN: Readonly<Record<Emote['emote'], SymbolName>> = {
  hello: 'hello',
  well_played: 'praise',
  thinking: 'thinking',
  ouch: 'ouch',
  laugh: 'laugh',
  thanks: 'thanks',
};

export const SIGNS = Object.keys(DRAWN) as Emote['emote'][];

export function signOf(emote: string | undefined): SymbolName | undefined {
  return DRAWN[emote as Emote['emote']];
}

/** A line of the talk as it is read: words, a sign, or what the host has done about somebody's talk. */
export function lineWords({ name, text = '', emote, what, whom = '' }: ChatLine): string {
  if (what) return t(`chat-${what}`, { name, whom });
  return emote ? t(`emote-${emote}`) : text;
}
