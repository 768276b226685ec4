import type { SymbolName } from '../../lib/art';
import type { Emote } from '../../lib/net';

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
