import { remembered, type GameWords } from '../../lib/game';
import type { CardInfo } from '../../lib/net';
import type { CardFace } from '../../lib/ui';
import { handFace, placeFace } from './faces';
import { huntCard, survivalCard } from './live';

/** Finds a card by the name it has in the log. */
export function finder(words: GameWords, cards: ReadonlyMap<string, CardInfo>): (name: string) => CardFace | undefined {
  const byName = new Map([...cards.values()].map((card) => [words.say(`card-${card.id.replaceAll('_', '-')}`), card]));
  return remembered((name) => {
    const card = byName.get(name);
    return card && cardFace(card, cards);
  });
}

export function cardFace(card: CardInfo, cards: ReadonlyMap<string, CardInfo>): CardFace {
  if (card.kind === 'place') return placeFace(Number(card.figures.number));
  return handFace(card.kind === 'hunt' ? huntCard(card.id, cards) : survivalCard(card.id, cards));
}
