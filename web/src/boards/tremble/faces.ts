import { sceneUrl, type Landmark } from '../../lib/art';
import { game } from '../../lib/game';
import { lang, t } from '../../lib/text';
import { sentence, type CardFace } from '../../lib/ui';
import { cityOf, shipOf, type Cards } from './cards';
import type { Offer } from '../shared/props';

/** The hulls of the captains, by seat: the colours of their signs at night, for cards are always night. */
export const HUES = ['#74c8ff', '#ffb45c', '#86e0ac', '#f49ac6', '#cdb0ff'] as const;

const TYPE_COLOURS = { cultural: '#ffd98a', scientific: '#9fe3c4', industrial: '#ffb98f' } as const;
const HULL_COLOURS = { saucer: '#ff9cc4', tripod: '#ffe27c', cruiser: '#8fc7ff' } as const;

/** Cities that are known by a building. All others get one by their type. */
const MARKS: Readonly<Record<string, Landmark>> = {
  moscow: 'onion',
  suzdal: 'onion',
  saint_petersburg: 'spire',
  paris: 'lattice',
  london: 'bridge',
  san_francisco: 'bridge',
  cairo: 'pyramid',
  luxor: 'pyramid',
  mexico_city: 'pyramid',
  new_york: 'towers',
  chicago: 'towers',
  shanghai: 'towers',
  shenzhen: 'towers',
  rome: 'arena',
  venice: 'arena',
  kyoto: 'gate',
  osaka: 'gate',
  tokyo: 'gate',
  istanbul: 'dome',
  samarkand: 'dome',
  kazan: 'dome',
  florence: 'dome',
  berlin: 'spire',
  toronto: 'spire',
  rotterdam: 'crane',
  busan: 'crane',
  mumbai: 'crane',
  magnitogorsk: 'furnace',
  essen: 'furnace',
  pittsburgh: 'furnace',
  cherepovets: 'furnace',
};

export const markOf = (city: string): Landmark | undefined => MARKS[city];

export function cityArt(id: string, cards: Cards): string {
  return sceneUrl('city', { mood: 'tremble', seed: id, kind: cityOf(id, cards).type, mark: markOf(id), shot: 0 });
}

export function shipArt(id: string, seat: number, cards: Cards): string {
  const hue = HUES[Math.max(0, seat) % HUES.length];
  return sceneUrl('fleet', { mood: 'tremble', seed: id, kind: shipOf(id, cards).hull, hue, shot: 0 });
}

/** Message ids are written with hyphens. */
export function cardName(id: string): string {
  return game(`card-${id.replaceAll('_', '-')}`);
}

const textOf = (id: string, cards: Cards) => cards.get(id)?.text[lang()];

/** The abilities of a ship in the fewest words, for the small card. */
function brief(id: string, cards: Cards): string | undefined {
  const { hull: own, partner, city } = shipOf(id, cards);
  const figures = cards.get(id)?.figures ?? {};
  const said = [
    ...partner.map(([hull, n]) => t(hull === own ? `th-with-another-${hull}` : `th-with-${hull}`, { n })),
    ...city.map(([type, n]) => t(`th-at-${type}`, { n })),
    ...['quick_search', 'joins', 'relocates']
      .filter((each) => figures[each])
      .map((each) => t(`th-does-${each.replace('_', '-')}`)),
  ];
  return said.length ? said.join('. ') : undefined;
}

export function shipFace(id: string, seat: number, cards: Cards): CardFace {
  const { hull, strength, fuel, price } = shipOf(id, cards);
  return {
    art: shipArt(id, seat, cards),
    number: strength,
    figures: t('th-ship-figures', { strength, fuel }),
    badge: { symbol: hull, colour: HULL_COLOURS[hull] },
    name: cardName(id),
    kind: game(`symbol-${hull}`),
    text: textOf(id, cards),
    brief: brief(id, cards),
    note: t(price ? 'th-ship-note' : 'th-ship-note-free', { fuel, price }),
  };
}

export function cityFace(id: string, slot: number | undefined, cards: Cards): CardFace {
  const { type, region } = cityOf(id, cards);
  return {
    art: cityArt(id, cards),
    number: slot,
    badge: { symbol: type, colour: TYPE_COLOURS[type] },
    name: cardName(id),
    // Missions ask for parts of the world.
    kind: [t(`th-type-${type}`), region && game(`region-${region}`)].filter(Boolean).join(', '),
  };
}

/** A card with all that is printed, for the large picture. */
export function wholeFace(id: string, seat: number, cards: Cards): CardFace | undefined {
  const card = cards.get(id);
  if (!card) return undefined;
  if (card.kind === 'ship') return shipFace(id, seat, cards);
  if (card.kind === 'city') return { ...cityFace(id, undefined, cards), text: textOf(id, cards) };
  if (card.kind === 'mission') return missionFace(id, cards);
  return {
    art: sceneUrl('city', { mood: 'tremble', seed: id, kind: 'industrial' }),
    number: Number(card.figures.strength),
    badge: { symbol: 'shield', colour: '#ff9c94' },
    name: cardName(id),
    kind: game('kind-army'),
    text: textOf(id, cards),
  };
}

export function missionFace(id: string, cards: Cards): CardFace {
  const kinds = cards.get(id)?.figures.types;
  const kind = Array.isArray(kinds) ? String(kinds[0] ?? '') : '';
  return {
    art: sceneUrl('city', { mood: 'tremble', seed: id, kind, shot: 0 }),
    badge: { symbol: 'file', colour: '#ffe27c' },
    name: cardName(id),
    kind: game('kind-mission'),
    text: textOf(id, cards),
  };
}

function stateWords({ state, reason }: Offer): string {
  if (state === 'plain') return '';
  return state === 'off' ? t('state-off', { reason: reason ?? '' }) : t(`state-${state}`);
}

/** What is said of a card besides what is printed: what is known of it now, what may be done with it. */
export function cardWords(offer: Offer, more: readonly (string | undefined)[] = []): string {
  return sentence([...more, stateWords(offer)]);
}

export const NOBODY_ASKS: Offer = { state: 'plain' };
