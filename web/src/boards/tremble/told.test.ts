import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { GameWords } from '../../lib/game';
import { setLang } from '../../lib/text';
import type { Figures } from './figures';
import { BATTLE, CARDS, FIGURES, FOUGHT, seatState } from './fixture/table';
import Numbers from './Numbers.svelte';
import { newScenes, openBattle } from './scenes';
import type { BattleView } from './types';
import './words';

const NAMES = { 0: 'Vera', 1: 'Leia', 2: 'Artyom' };
const EYES = { seat: 0, names: (seat: number) => NAMES[seat as 0 | 1 | 2], cards: CARDS };

describe('what was told of a turn', () => {
  const told = (figures = FOUGHT, events = BATTLE) => seatState({}, { events, figures: { ...figures } });
  const [fought] = FOUGHT.battles ?? [];

  it('is a reveal, then the battle with its last roll and its winner', () => {
    const [reveal, battle] = newScenes(told(), 0, EYES);
    expect(
      reveal && 'reveal' in reveal && reveal.reveal.cities.map((city) => city.guests.map((g) => g.strength)),
    ).toEqual([[], [16, 9]]);
    const { sides } = (battle as { battle: BattleView }).battle;
    expect(sides.map((s) => [s.name, s.strength, s.dice, s.total, s.rolls, s.won])).toEqual([
      ['Vera', 16, [3, 3], 22, 2, true],
      ['Leia', 12, [1, 2], 15, 2, false],
    ]);
  });

  it('is a battle before the eyes while it is not over', () => {
    const open = fought && { ...FOUGHT, battles: [{ ...fought, over: false }] };
    expect(openBattle(told(open), EYES)?.sides.map((side) => side.won)).toEqual([true, false]);
    expect(newScenes(told(open), 6, EYES)).toEqual([]);
    expect(openBattle(told(), EYES)).toBeUndefined();
    expect(openBattle(told(FIGURES), EYES)).toBeUndefined();
  });

  it('shows the chances that are told while nothing is rolled', () => {
    const sides = fought?.sides.map(({ dice: _, total: _n, ...side }) => ({
      ...side,
      chance: side.seat ? 0.01 : 0.99,
    }));
    const open = fought && { ...FOUGHT, battles: [{ ...fought, over: false, sides: sides ?? [] }] };
    expect(openBattle(told(open), EYES)?.sides.map((side) => side.chance)).toEqual([0.99, 0.01]);
  });

  it('is no scene where nobody rolled', () => {
    const sides = fought?.sides.map(({ dice: _, ...side }) => side);
    const peaceful = fought && { ...FOUGHT, battles: [{ ...fought, sides: sides ?? [] }] };
    expect(newScenes(told(peaceful), 6, EYES)).toEqual([]);
  });

  it('shows how an own search stood against an army', () => {
    const events = [
      { event: 'turn_began', seat: 0, round: 4 },
      { event: 'army_came', army: 'tank_brigade', n: 14 },
      { event: 'army_won', seat: 0, city: 'kazan', strength: 3, die: 4, die2: 2, n: 9, need: 14 },
      { event: 'army_held_off', seat: 1, city: 'paris', strength: 9, die: 4, die2: 2, n: 15, need: 14 },
    ];
    const [stand, ...more] = newScenes(told(FIGURES, events), 0, EYES);
    expect(stand).toMatchObject({
      stand: { army: 'tank_brigade', city: 'kazan', need: 14, strength: 3, dice: [4, 2], total: 9, held: false },
    });
    expect(more).toEqual([]);
  });

  it('does not show an old reveal again, nor the battles of others', () => {
    expect(newScenes(told(), 6, EYES)).toHaveLength(1);
    expect(newScenes(told(), 6, { ...EYES, seat: 2 })).toHaveLength(0);
    expect(newScenes(told(), 6, { ...EYES, seat: -1 })).toHaveLength(1);
  });
});

describe('the numbers of a game', () => {
  const own = { raids: 4, searches: 1, bought: 2, lost: 3, battles: 5, missions: 0, people: [50, 30, 85] };
  const numbers = {
    turns: 2,
    battles: 5,
    retreats: 1,
    armies: 1,
    lost: 3,
    best: { city: 'kazan', n: 55, seat: 0 },
    seats: [own],
  };
  const shown = (figures: Partial<Figures>) => {
    setLang('en');
    const words = new GameWords('en', { moves: {} }, 'city-kazan = Kazan');
    const target = document.createElement('div');
    const mounted = mount(Numbers, { target, props: { state: seatState({}, { figures: { ...figures } }), words } });
    flushSync();
    const text = target.textContent;
    void unmount(mounted);
    return text;
  };

  it('are those that are told', () => {
    expect(shown({ numbers })).toMatch(/^2\sturns/);
    expect(shown({ numbers })).toMatch(/55\sthousand/);
  });

  it('are not made up', () => {
    expect(shown({}).trim()).toBe('');
  });
});
