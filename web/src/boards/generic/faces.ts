import { sceneUrl, type ArtOptions, type MotifName } from '../../lib/art';
import type { GameWords } from '../../lib/game';
import { lookOf } from '../looks';
import type { CardInfo } from '../../lib/net';
import type { CardFace, CardValue } from '../../lib/ui';

type Picture = readonly [MotifName, ArtOptions];

/** The picture of a card: by its kind where the house has a drawing for it, else the scene of the game. */
function picture(game: string, card: CardInfo): Picture {
  const look = lookOf(game);
  const base = { mood: look.mood, seed: card.id };
  if (card.kind === 'ship') return ['fleet', { ...base, kind: String(card.figures.ship_class ?? 'saucer') }];
  if (card.kind === 'city' || card.kind === 'army') return ['city', { ...base, kind: String(card.figures.type ?? '') }];
  return [look.scene, { ...base, ...look.sceneOptions, seed: card.id }];
}

const FIGURES: Readonly<Record<string, Pick<CardValue, 'symbol' | 'colour'>>> = {
  strength: { symbol: 'attack', colour: '#ffb45c' },
  fuel: { symbol: 'fuel', colour: '#7fe0b0' },
  price: { symbol: 'people', colour: '#ffd9a8' },
  quick: { symbol: 'people', colour: '#ffd9a8' },
  search: { symbol: 'search', colour: '#a9d8de' },
  reward: { symbol: 'crown', colour: '#ffe577' },
};

function values(card: CardInfo): CardValue[] {
  return Object.entries(FIGURES).flatMap(([name, look]) => {
    const value = card.figures[name];
    return typeof value === 'number' && value !== 0 ? [{ ...look, value }] : [];
  });
}

export function faceOf(game: string, card: CardInfo, words: GameWords): CardFace {
  const [motif, options] = picture(game, card);
  return {
    art: sceneUrl(motif, options),
    name: card.name[words.lang] ?? card.id,
    kind: words.maybe(`kind-${card.kind}`),
    text: card.text[words.lang],
    values: values(card).slice(0, 3),
  };
}
