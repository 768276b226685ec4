import { PLACE_MOTIFS, sceneUrl } from '../../lib/art';
import { hasText, say, t, type Values } from '../../lib/text';
import type { CardFace } from '../../lib/ui';
import type { HandCard, Offer } from './types';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const TOKEN_BADGE = {
  planet: { symbol: 'artemia', colour: '#8ff0da' },
  target: { symbol: 'target', colour: '#ffb5e2' },
} as const;

/** The numbers in the sentences of the places, until the server sends them. */
const PLACE_NUMBERS: Readonly<Record<number, Values>> = {
  2: { n: 1 },
  6: { n: 2 },
  7: { draw: 2, keep: 1 },
  9: { n: 1 },
};

export function placeArt(no: number): string {
  return sceneUrl(PLACE_MOTIFS[no] ?? 'lair', { mood: 'artemia' });
}

/** Message ids are written with hyphens. */
export function cardKey(id: string): string {
  return `card-${id.replaceAll('_', '-')}`;
}

/** The rule text of a card, and the short wording for the board where the game has one. */
function ruleText(id: string, values?: Values): Pick<CardFace, 'text' | 'brief'> {
  const key = cardKey(id);
  const brief = hasText(`${key}-brief`) ? t(`${key}-brief`, values) : undefined;
  return { text: t(`${key}-text`, values), brief };
}

export function placeFace(no: number): CardFace {
  return {
    art: placeArt(no),
    number: no,
    name: t(`place-${no}`),
    kind: t('na-kind-place'),
    ...ruleText(PLACE_MOTIFS[no] ?? 'lair', PLACE_NUMBERS[no]),
  };
}

function survivalFace(card: HandCard): CardFace {
  const phase = card.phase ?? 1;
  return {
    art: sceneUrl('survival', { mood: 'artemia', kind: card.id }),
    number: t('na-phase', { phase }),
    wordy: true,
    name: t(cardKey(card.id)),
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
    name: t(cardKey(card.id)),
    kind: t('na-kind-hunt', { phase }),
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

/** The card as a sentence: number, name, rule text, state, reason. */
export function cardLabel(face: CardFace, offer: Offer, more: readonly string[] = []): string {
  return [face.number, face.name, face.text, ...more, stateWords(offer)]
    .filter((x) => x !== undefined && x !== '')
    .join('. ');
}

export const NOBODY_ASKS: Offer = { state: 'plain' };
