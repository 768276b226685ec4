import { describe, expect, it } from 'vitest';
import type { ShipFigures } from './cards';
import { holdChance, percent, winChance } from './odds';
import { shares, strength } from './strength';

const ship = (hull: ShipFigures['hull'], figure: number, more: Partial<ShipFigures> = {}): ShipFigures => ({
  id: hull,
  hull,
  strength: figure,
  fuel: 2,
  price: 20,
  partner: [],
  city: [],
  ...more,
});

/** Every roll of four dice, counted one by one; ties are left out because they are rolled again. */
function counted(ahead: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  let [won, lost] = [0, 0];
  for (const a of faces)
    for (const b of faces)
      for (const c of faces)
        for (const d of faces) {
          const lead = ahead + a + b - c - d;
          if (lead > 0) won++;
          else if (lead < 0) lost++;
        }
  return won / (won + lost);
}

describe('the strength of a fleet', () => {
  it('adds the bonus of company and city to the printed figures', () => {
    const fleet = [ship('saucer', 3, { partner: [['tripod', 4]] }), ship('tripod', 5, { city: [['cultural', 4]] })];
    expect(strength(fleet, 'cultural')).toBe(16);
    expect(strength(fleet, 'industrial')).toBe(12);
    expect(shares(fleet, 'cultural')).toEqual([
      { printed: 3, bonus: 4 },
      { printed: 5, bonus: 4 },
    ]);
  });

  it('never counts a ship as its own company', () => {
    const alone = ship('saucer', 3, { partner: [['saucer', 3]] });
    expect(strength([alone], 'cultural')).toBe(3);
    expect(strength([alone, alone], 'cultural')).toBe(12);
  });
});

describe('the chance of a battle', () => {
  it('is even between equals, whatever their number', () => {
    expect(winChance(9, [9])).toBeCloseTo(1 / 2);
    expect(winChance(9, [9, 9])).toBeCloseTo(1 / 3);
    expect(winChance(9, [9, 9, 9, 9])).toBeCloseTo(1 / 5);
  });

  it('is what counting all rolls gives', () => {
    for (const ahead of [-10, -4, -1, 0, 3, 9]) expect(winChance(12 + ahead, [12])).toBeCloseTo(counted(ahead));
  });

  it('shares out to one among three unequal sides', () => {
    const all = winChance(8, [10, 11]) + winChance(10, [8, 11]) + winChance(11, [8, 10]);
    expect(all).toBeCloseTo(1);
  });

  it('is certain from eleven ahead, and nothing from eleven behind', () => {
    expect([winChance(20, [9]), winChance(9, [20]), winChance(9, [])]).toEqual([1, 0, 1]);
  });

  it('needs only the same figure against an army', () => {
    expect(holdChance(8, 10)).toBe(1);
    expect(holdChance(3, 15)).toBeCloseTo(1 / 36);
    expect(holdChance(2, 15)).toBe(0);
  });

  it('is never said to be certain while it is not', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});
