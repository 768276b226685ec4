import { cardsOf, type RawView } from './raw';
import type { HandCard } from './types';

/** Why something cannot be done now, as far as the table shows it, and the rule that says so. */
export interface Why {
  /** The game's message is `why-<key>`. */
  key: string;
  phase?: number;
  rule: string;
}

const why = (key: string, rule: string, phase?: number): Why => ({ key, rule, phase });

/** A Survival or Hunt card of the own hand. The rules have the last word. */
function whyPlayed(view: RawView, seat: number, card: HandCard): Why {
  const survival = card.kind === 'survival';
  if (survival && view.despair) return why('despair', 'NA-170');
  if (!survival && view.sacrifice) return why('sacrifice', 'NA-169');
  const used = survival ? view.survival_played[seat] : view.hunt_played >= view.hunt_allowed;
  if (used) return why('already-played', survival ? 'NA-48' : 'NA-42');
  const rule = survival ? 'NA-47' : 'NA-41';
  return card.phase && card.phase !== view.phase ? why('wrong-phase', rule, card.phase) : why('not-playable', rule);
}

/** Why a card of the own hand cannot be chosen; undefined where nothing can be said. */
export function whyNotCard(view: RawView, seat: number, card: HandCard, about: string | undefined): Why | undefined {
  if (card.kind !== 'place') return whyPlayed(view, seat, card);
  return about === 'explore' && view.banned.includes(Number(card.id)) ? why('force-field', 'NA-172') : undefined;
}

/** Why a place of the planet cannot be gone to; undefined where nobody asks where to go. */
export function whyNotPlace(view: RawView, seat: number, no: number, about: string | undefined): Why | undefined {
  if (about !== 'explore' || seat < 0) return undefined;
  if (view.banned.includes(no)) return why('force-field', 'NA-172');
  if (cardsOf(view.discard[seat]).includes(no)) return why('in-discard', 'NA-59');
  if (cardsOf(view.played[seat]).includes(no)) return why('laid', 'NA-70');
  return cardsOf(view.hand[seat]).includes(no) ? undefined : why('not-in-hand', 'NA-55');
}
