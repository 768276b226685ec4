import type { CityKind } from '../../lib/art/types';
import type { HullClass } from '../../lib/art/ships';
import type { CardInfo } from '../../lib/net';

export type Cards = ReadonlyMap<string, CardInfo>;
type Bonus = readonly [string, number];

/** What is printed on a ship. */
export interface ShipFigures {
  id: string;
  hull: HullClass;
  strength: number;
  fuel: number;
  price: number;
  partner: readonly Bonus[];
  city: readonly Bonus[];
}

/** What is printed on a city. */
export interface CityFigures {
  id: string;
  type: CityKind;
  region: string;
  quick: number;
  search: number;
  early: boolean;
}

const bonuses = (value: unknown): readonly Bonus[] => (Array.isArray(value) ? (value as Bonus[]) : []);

export function shipOf(id: string, cards: Cards): ShipFigures {
  const figures = cards.get(id)?.figures ?? {};
  return {
    id,
    hull: String(figures.ship_class ?? 'saucer') as HullClass,
    strength: Number(figures.strength ?? 0),
    fuel: Number(figures.fuel ?? 0),
    price: Number(figures.price ?? 0),
    partner: bonuses(figures.partner),
    city: bonuses(figures.city),
  };
}

export function cityOf(id: string, cards: Cards): CityFigures {
  const figures = cards.get(id)?.figures ?? {};
  return {
    id,
    type: String(figures.type ?? 'cultural') as CityKind,
    region: String(figures.region ?? ''),
    quick: Number(figures.quick ?? 0),
    search: Number(figures.search ?? 0),
    early: figures.early === true,
  };
}
