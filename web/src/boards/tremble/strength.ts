import type { ShipFigures } from './cards';

/** A ship in a fleet: the printed figure, and what its company and the city add. */
export interface Share {
  printed: number;
  bonus: number;
}

/** What each ship brings at a city of this type; the sum is what the table compares. */
export function shares(ships: readonly ShipFigures[], type: string): Share[] {
  return ships.map((ship, at) => {
    const here = ship.city.filter(([kind]) => kind === type);
    const together = ship.partner.filter(([hull]) => ships.some((other, i) => i !== at && other.hull === hull));
    return { printed: ship.strength, bonus: [...here, ...together].reduce((sum, [, n]) => sum + n, 0) };
  });
}

export function strength(ships: readonly ShipFigures[], type: string): number {
  return shares(ships, type).reduce((sum, each) => sum + each.printed + each.bonus, 0);
}
