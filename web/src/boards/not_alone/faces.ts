import { PLACE_MOTIFS, sceneUrl } from '../../lib/art';
import { currentCards, game, hasGameText } from '../../lib/game';
import { lang, say, t, type Values } from '../../lib/text';
import { sentence, type CardFace } from '../../lib/ui';
import type { HandCard, Offer } from './types';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const TOKEN_BADGE = {
  planet: { symbol: 'artemia', colour: '#8ff0da' },
  target: { symbol: 'target', colour: '#ffb5e2' },
} as const;

export function placeArt(no: number): string {
  return sceneUrl(PLACE_MOTIFS[no] ?? 'lair', { mood: 'artemia' });
}

/** Message ids are written with hyphens. */
export function cardKey(id: string): string {
  return `card-${id.replaceAll('_', '-')}`;
}

/** The rule text of a card, and the short wording for the board where the game has one. */
function ruleText(id: string): Pick<CardFace, 'text' | 'brief'> {
  const key = cardKey(id);
  const card = currentCards()?.get(id);
  const values = card?.numbers as Values | undefined;
  const brief = hasGameText(`${key}-brief`) ? game(`${key}-brief`, values) : undefined;
  // A card whose text is put together from the sentences of its effects comes ready from the server.
  const text = card && !hasGameText(`${key}-text`) ? card.text[lang()] : game(`${key}-text`, values);
  return { text, brief };
}

export function placeFace(no: number): CardFace {
  return {
    art: placeArt(no),
    number: no,
    name: game(`place-${no}`),
    kind: t('na-kind-place'),
    ...ruleText(PLACE_MOTIFS[no] ?? 'lair'),
  };
}

function survivalFace(card: HandCard): CardFace {
  const phase = card.phase ?? 1;
  return {
    art: sceneUrl('survival', { mood: 'artemia', kind: card.id }),
    number: t('na-phase', { phase }),
    wordy: true,
    name: game(cardKey(card.id)),
    kind: t('na-kind-survival', { phase }),
    ...ruleText(card.id),
  };
}

function huntFace(card: HandCard): CardFace {
  const phase = card.phase ?? 2;
  return {
    art: sceneUrl('hunt', { mood: 'artemia', kind: card.id }),
    number: ROMAN[phase] ?? '',
    badge: card.token ? TOKEN_BADGE[card.token] : undefined,
    name: game(cardKey(card.id)),
    kind: [t('na-kind-hunt', { phase }), card.token && t(`na-token-${card.token}`)].filter(Boolean).join(' · '),
    ...ruleText(card.id),
  };
}

export function handFace(card: HandCard): CardFace {
  if (card.kind === 'place') return placeFace(Number(card.id));
  return card.kind === 'hunt' ? huntFace(card) : survivalFace(card);
}

function stateWords(offer: Offer): string {
  if (offer.state === 'plain') return '';
  if (offer.state === 'off') return t('state-off', { reason: offer.reason ? say(offer.reason) : '' });
  return t(`state-${offer.state}`);
}

/** What is said of a card besides what is printed: what lies on it, its state, the reason. */
export function cardWords(offer: Offer, more: readonly string[] = []): string {
  return sentence([...more, stateWords(offer)]);
}

export const NOBODY_ASKS: Offer = { state: 'plain' };
