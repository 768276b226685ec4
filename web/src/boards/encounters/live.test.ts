import { describe, expect, it } from 'vitest';
import type { SeatState } from '../../lib/net';
import { encounterView } from './live';

const seats = <T>(first: T, second: T) => [first, second];
const VIEW = {
  ...{ players: 2, round: 1, phase: 2, active: 0, attack: 4, recruit: 1, avoids: 0 },
  ...{ alive: seats(true, false), avatar: ['scout', 'medic'], health: [9, 10], marks: [0, 0] },
  ...{ deck: seats({ count: 7 }, { count: 7 }), hand: [['a'], { count: 6 }], discard: [[], []], front: [[], []] },
  ...{ wounds: [['gash'], []], offered: [[], ['o', 'o']], plays: [], copied: [], activated: [] },
  ...{ wilds: [['x'], { count: 1 }], up: [true, false], attached: [[], ['camp']], enemy_deck: { count: 30 } },
  ...{ combat: ['y', 'task'], operations: [], hq: [['h'], []], officers: { count: 10 }, barracks: { count: 40 } },
};
const FIGURES = {
  row: [
    { space: 'far', printed: 3, scan: { cost: 5, short: 1 }, fight: { cost: 4, short: 0, barred: false } },
    { space: 'near', printed: 2, scan: { cost: 4, short: 0 }, fight: null },
  ],
  combat: [{ cost: 6, short: 2, barred: false }, null],
  hq: [{ cost: 5, short: 4 }, null],
  officer: { cost: 3, short: 2, card: 'officer_leadership' },
  strikes: 2,
  crew: [
    { damage: 2, left: 7 },
    { damage: 0, left: 0 },
  ],
  taken: [[], [false, true]],
  spots: [],
};

function look(figures: Record<string, unknown> = FIGURES) {
  const state = { seat: 0, view: VIEW, waiting: [0], figures } as unknown as SeatState;
  return encounterView({ state, table: { seats: [] }, names: {}, walkers: [1, 2], goals: [], piles: [] });
}

describe('the table as it is drawn', () => {
  it('has the spaces and costs that the game tells', () => {
    const { row, fights, prices, officer } = look();
    expect(row).toEqual([
      { id: 'far', cost: 5, printed: 3, fight: FIGURES.row[0]?.fight, key: 1, state: 'up', card: 'x', attached: [] },
      { id: 'near', cost: 4, printed: 2, fight: undefined, key: 2, state: 'down', card: undefined, attached: ['camp'] },
    ]);
    expect([fights, prices]).toEqual([
      [FIGURES.combat[0], undefined],
      [FIGURES.hq[0], undefined],
    ]);
    expect(officer).toEqual(FIGURES.officer);
  });

  it('has strikes, wounds and offers as the game counts them', () => {
    const { strikes, crew, offers } = look();
    expect([strikes, crew.map(({ damage, left }) => [damage, left])]).toEqual([
      2,
      [
        [2, 7],
        [0, 0],
      ],
    ]);
    expect(offers.map(({ taken }) => taken)).toEqual([false, true]);
  });

  it('is drawn without what the game does not tell', () => {
    const { row, fights, strikes, crew } = look({});
    expect([row, fights, strikes, crew.length]).toEqual([[], [], 0, 2]);
  });
});
