import { describe, expect, it } from 'vitest';
import { numbersOf } from './numbers';

const cards = new Map(
  Object.entries({ gash: 2, scratch: 1, miss: 0 }).map(([id, damage]) => [id, { figures: { damage } }]),
);
const turn = (seat: number, round: number) => ({ event: 'turn_began', seat, round });
const struck = (seat: number, strike: string) => ({ event: 'strike_drawn', seat, strike });

describe('the numbers of a finished game', () => {
  it('health falls with every strike and rises with every healing', () => {
    const events = [
      turn(0, 1),
      struck(0, 'gash'),
      turn(1, 1),
      struck(1, 'scratch'),
      turn(0, 2),
      { event: 'healed', seat: 0, strike: 'gash' },
    ];
    const { points, seats, turns } = numbersOf(events, [9, 10], cards);
    expect(points.map((point) => point.health)).toEqual([19, 17, 16, 18]);
    expect(seats.map((seat) => seat.damage)).toEqual([2, 1]);
    expect(turns).toBe(3);
  });

  it('a strike that is cancelled does not count', () => {
    const events = [turn(0, 1), struck(0, 'gash'), { event: 'strike_cancelled', seat: 0, strike: 'gash' }];
    const { strikes, seats, points } = numbersOf(events, [9], cards);
    expect([strikes, seats[0]?.damage, points.at(-1)?.health]).toEqual([0, 0, 9]);
  });

  it('the dead have no health left', () => {
    const events = [turn(0, 1), struck(0, 'scratch'), { event: 'died', seat: 0 }];
    expect(numbersOf(events, [9, 10], cards).points.at(-1)?.health).toBe(10);
  });

  it('kills, help and hiring are counted for everybody', () => {
    const events = [
      turn(0, 1),
      { event: 'enemy_killed', seat: 0, enemy: 'x' },
      { event: 'coordinated', seat: 1, own: 'y' },
      { event: 'gained', seat: 0, own: 'z', to: 'discard' },
      { event: 'strike_avoided', seat: 0 },
      { event: 'objective_completed', objective: 'o' },
    ];
    const found = numbersOf(events, [9, 9], cards);
    expect(found).toMatchObject({ kills: 1, offered: 1, avoided: 1, objectives: 1 });
    expect(found.seats).toEqual([
      { damage: 0, kills: 1, recruited: 1, offered: 0 },
      { damage: 0, kills: 0, recruited: 0, offered: 1 },
    ]);
  });
});
