import type { SymbolName } from '../../lib/art';
import type { CardInfo } from '../../lib/net';
import { cityOf, type Cards, type CityFigures } from './cards';
import type { MissionView } from './types';

const TYPE_SIGNS: Readonly<Record<string, SymbolName>> = {
  cultural: 'cultural',
  scientific: 'scientific',
  industrial: 'industrial',
};

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Which captured cities a mission counts; nothing for missions that are no count. */
function counts(card: CardInfo): ((city: CityFigures) => boolean) | undefined {
  const { condition, value } = card.figures;
  const [types, regions] = [list(card.figures.types), list(card.figures.regions)];
  switch (condition) {
    case 'type_at_least':
    case 'types_sum_at_least':
      return (city) => types.includes(city.type);
    case 'total_at_least':
      return () => true;
    case 'region_at_least':
      return (city) => regions.includes(city.region);
    case 'quick_value_at_least':
      return (city) => city.quick >= Number(value);
    case 'star_at_least':
      return (city) => city.early;
    default:
      return undefined;
  }
}

function signOf(card: CardInfo): SymbolName {
  const types = list(card.figures.types);
  return (types.length === 1 && TYPE_SIGNS[types[0] ?? '']) || 'people';
}

/** A mission of mine, and how far the captured cities have brought it. */
export function missionView(id: string, at: number, captured: readonly string[], cards: Cards): MissionView {
  const card = cards.get(id);
  const wanted = card && counts(card);
  const have = wanted && captured.filter((city) => wanted(cityOf(city, cards))).length;
  return {
    handle: `mission:${at}`,
    id,
    reward: Number(card?.figures.reward ?? 0),
    penalty: Number(card?.figures.penalty ?? 0),
    progress: card && have !== undefined ? { have, of: Number(card.figures.n), symbol: signOf(card) } : undefined,
  };
}
