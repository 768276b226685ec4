import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GameWords, type Choice } from '../../lib/game';
import type { Prompt } from '../../lib/net';
import { setLang } from '../../lib/text';
import { askView } from './ask';
import { bind } from './bind';
import { BATTLE, CARDS, prompt, seatState, VIEW } from './fixture/table';
import { boardView } from './live';
import { numbersOf } from './numbers';
import type { RawView } from './raw';
import { planOf } from './plan';
import { newScenes, openBattle } from './scenes';
import { spread } from './spread';
import Table from './Table.svelte';
import type { AskView, BattleView, TableProps, TrembleView } from './types';
import './words';

const NAMES = { 0: 'Vera', 1: 'Leia', 2: 'Artyom' };
const EYES = { seat: 0, names: (seat: number) => NAMES[seat as 0 | 1 | 2], cards: CARDS };

function look(view: Partial<RawView> = {}, plan: readonly number[] = [], ghost?: number) {
  const table = { seats: [0, 1, 2].map((seat) => ({ seat, kind: 'human' as const, present: true })) };
  return boardView({ state: seatState(view), table, title: 'Paris', names: NAMES, cards: CARDS, plan, ghost });
}

function choices({ options }: Prompt): Choice[] {
  return options.map((option, index) => ({ index, option, verb: String(option[0]), atoms: [], words: String(option) }));
}

const bound = (asked: Prompt, view = look(), take?: string) =>
  Object.fromEntries(bind(choices(asked), asked, view, take).answers);

const asking = (asked: Prompt, view: TrembleView, battle?: BattleView) =>
  askView({
    picker: { prompt: asked, choices: choices(asked), several: false } as never,
    state: seatState({}, { prompt: asked }),
    words: new GameWords('en', { moves: {} }, 'ask-relocate-slot = Where to?\nwhy-flown = Has flown'),
    names: NAMES,
    cards: CARDS,
    view,
    battle,
    picked: [],
  });

describe('the reserve', () => {
  const view = look({
    phase: 6,
    revealed: true,
    attack: [['covered_tripod'], ['flagship'], []],
    target: [[2], [2], []],
    hand: [['orbital_reserve', 'flagship'], { count: 0 }, { count: 0 }],
    fuel: [6, 6, 6],
  });
  const side = (seat: number, strength: number) => ({ seat, you: seat === 0, strength, retreated: false });
  const battle = { sides: [side(0, 5), side(1, 9)] } as unknown as BattleView;
  const battles = (reserve: string[]) =>
    prompt('battle', [['stay'], ['retreat']], { values: { city: 'paris', strength: 5, rival: 9, reserve } });

  it('counts in the company it would join', () => {
    setLang('en');
    const [stay] = asking(battles(['orbital_reserve']), view, battle).plates;
    expect(stay?.lines.at(-1)?.text).toMatch(/\+7\sfor 2\sfuel, then 83/);
  });

  it('is not promised where the table does not offer it', () => {
    const [stay] = asking(battles([]), view, battle).plates;
    expect(stay?.lines).toHaveLength(2);
  });

  it('says why a ship cannot join', () => {
    const { offers } = asking(prompt('battle_join', [['done']], { values: { city: 'paris', fuel: 6 } }), view, battle);
    expect(offers['hand:0']?.reason).toBe('Has flown');
    expect(offers['hand:1']?.reason).toBe('Cannot join a battle');
  });
});

describe('the ship that is asked for', () => {
  it('is raised while it may change its city', () => {
    const view = look({ phase: 5, attack: [['flagship', 'escort_saucer'], [], []], target: [[1, 2], [], []] });
    const asked = prompt(
      'relocate.slot',
      [
        ['slot', 1],
        ['slot', 2],
      ],
      { values: { ship: 'escort_saucer', slot: 2 } },
    );
    const raised = Object.entries(asking(asked, view).offers).filter(([, offer]) => offer.state === 'picked');
    expect(raised.map(([handle]) => view.fleet.find((ship) => ship.handle === handle)?.id)).toEqual(['escort_saucer']);
  });
});

describe('my plan', () => {
  it('is told by the question for the next ship, and by the one that waits for the others', () => {
    expect(planOf({ ...prompt('plan.slot', []), values: { plan: [2] } })).toEqual([2]);
    expect(planOf({ ...prompt('reconsider', [['reconsider']]), values: { plan: [2, 0] } })).toEqual([2, 0]);
  });

  it('is nothing where no question tells it', () => {
    expect(planOf(undefined)).toEqual([]);
    expect(planOf(prompt('battle', []))).toEqual([]);
  });
});

describe('the view of the board', () => {
  it('lays what is planned into the orbit with its strength, and counts what it burns', () => {
    const view = look({}, [2, 2], 1);
    expect(view.cities[1]?.guests.map((guest) => [guest.name, guest.strength])).toEqual([['Vera', 16]]);
    expect(view.cities[0]?.guests[0]?.ships).toEqual([
      { id: 'flagship', hull: 'cruiser', printed: 9, bonus: 0, ghost: true },
    ]);
    expect(view.captains[0]?.burn).toBe(10);
    expect(view.fleet.map((ship) => [ship.zone, ship.slot])).toEqual([
      ['hand', 2],
      ['hand', 2],
      ['hand', undefined],
      ['searching', undefined],
    ]);
  });

  it('lets a ship that changes its city fly there already, for its captain', () => {
    const attack = [['flagship', 'escort_saucer'], [], []];
    const view = look({ phase: 5, revealed: true, attack, target: [[1, 2], [], []] }, [1, 3]);
    const orbits = view.cities.map((city) =>
      city.guests.flatMap((guest) => guest.ships.map(({ id, ghost }) => [id, ghost])),
    );
    expect(orbits.slice(0, 3)).toEqual([[['flagship', false]], [], [['escort_saucer', true]]]);
    expect(view.fleet.filter((ship) => ship.zone === 'attack').map((ship) => ship.slot)).toEqual([1, 3]);
  });

  it('tells of a rival only what everybody knows', () => {
    const rival = look().captains[1];
    expect([rival?.known, rival?.unknown, rival?.backs, rival?.burn]).toEqual([['starting_saucer'], 1, 0, 0]);
  });

  it('shows all fleets once they are revealed', () => {
    const attack = [['flagship'], ['covered_tripod', 'escort_saucer'], []];
    const view = look({
      phase: 6,
      revealed: true,
      attack,
      target: [[2], [2, 2], []],
      hand: [[], { count: 0 }, { count: 1 }],
    });
    expect(view.cities[1]?.guests.map((guest) => [guest.name, guest.strength])).toEqual([
      ['Vera', 9],
      ['Leia', 16],
    ]);
  });

  it('counts how far a mission has come, where it is a count', () => {
    expect(look().missions.map((mission) => mission.progress)).toEqual([
      { have: 2, of: 3, symbol: 'people' },
      undefined,
    ]);
  });

  it('has nothing of its own for a spectator', () => {
    const state = seatState({ hand: [{ count: 3 }, { count: 2 }, { count: 1 }] }, { seat: -1 });
    const view = boardView({ state, table: { seats: [] }, title: '', names: NAMES, cards: CARDS, plan: [] });
    expect([view.fleet, view.drawn, view.missions]).toEqual([[], [], []]);
  });
});

describe('answers on the table', () => {
  it('puts every slot on its city, and leaves staying at home to a button', () => {
    const asked = prompt('plan.slot', [
      ['slot', 1],
      ['slot', 2],
      ['slot', 0],
    ]);
    expect(bound(asked)).toEqual({ 'city:1': 0, 'city:2': 1 });
  });

  it('gives equal ships an answer each', () => {
    const view = look({
      phase: 6,
      hand: [[], { count: 0 }, { count: 0 }],
      attack: [['flagship', 'flagship'], [], []],
      target: [[2, 2], [], []],
    });
    const asked = prompt(
      'search.ship',
      [
        ['ship', 'flagship'],
        ['ship', 'flagship', '#2'],
      ],
      { single: false, most: 2, values: { city: 'paris' } },
    );
    expect(bound(asked, view)).toEqual({ 'attack:0': 0, 'attack:1': 1 });
  });

  it('asks for the ship to buy first and for the one to give up second, also when both are of one kind', () => {
    const view = look({ drawn: [['escort_saucer', 'orbital_reserve'], { count: 0 }, { count: 0 }] });
    const asked = prompt('buy_ship', [
      ['swap', 'escort_saucer', 'escort_saucer'],
      ['swap', 'escort_saucer', 'covered_tripod'],
      ['swap', 'orbital_reserve', 'escort_saucer'],
      ['swap', 'orbital_reserve', 'covered_tripod'],
      ['pass'],
    ]);
    expect([...bind(choices(asked), asked, view).takes]).toEqual(['drawn:0', 'drawn:1']);
    expect(bound(asked, view)).toEqual({});
    expect(bound(asked, view, 'drawn:0')).toEqual({ 'hand:0': 0, 'hand:1': 1 });
    expect(bound(asked, view, 'drawn:1')).toEqual({ 'hand:0': 2, 'hand:1': 3 });
  });

  it('binds nothing of a question nobody has foreseen', () => {
    expect(bound(prompt('weather', [['rain'], ['ship', 'flagship']]))).toEqual({});
  });
});

describe('what was told of a turn', () => {
  const seen = (events = BATTLE) => newScenes(events, 0, EYES);

  it('is a reveal, then the battle with its last roll and its winner', () => {
    const [reveal, fought] = seen();
    expect(
      reveal && 'reveal' in reveal && reveal.reveal.cities.map((city) => city.guests.map((g) => g.strength)),
    ).toEqual([[], [16, 9]]);
    const battle = (fought as { battle: BattleView }).battle;
    expect(battle.sides.map((s) => [s.name, s.strength, s.dice, s.total, s.rolls, s.won])).toEqual([
      ['Vera', 16, [3, 3], 22, 2, true],
      ['Leia', 12, [1, 2], 15, 2, false],
    ]);
  });

  it('knows the winner of the dice before the loser has named a ship', () => {
    const battle = openBattle(BATTLE.slice(0, -2), EYES);
    expect(battle?.sides.map((side) => side.won)).toEqual([true, false]);
    expect(battle?.over).toBe(false);
  });

  it('works out the chance while nothing is rolled', () => {
    const battle = openBattle(BATTLE.slice(0, 8), EYES);
    expect(battle?.sides.map((side) => Math.round((side.chance ?? 0) * 100))).toEqual([99, 1]);
  });

  it('shows how an own search stood against an army', () => {
    const events = [
      { event: 'turn_began', seat: 0, round: 4 },
      { event: 'army_came', army: 'tank_brigade', n: 14 },
      { event: 'army_won', seat: 0, city: 'kazan', strength: 3, die: 4, die2: 2, n: 9, need: 14 },
      { event: 'army_held_off', seat: 1, city: 'paris', strength: 9, die: 4, die2: 2, n: 15, need: 14 },
    ];
    const [stand, ...more] = newScenes(events, 0, EYES);
    expect(stand).toMatchObject({
      stand: { army: 'tank_brigade', city: 'kazan', need: 14, strength: 3, dice: [4, 2], total: 9, held: false },
    });
    expect(more).toEqual([]);
  });

  it('does not show an old reveal again, nor the battles of others', () => {
    expect(newScenes(BATTLE, 6, EYES)).toHaveLength(1);
    expect(newScenes(BATTLE, 6, { ...EYES, seat: 2 })).toHaveLength(0);
    expect(newScenes(BATTLE, 6, { ...EYES, seat: -1 })).toHaveLength(1);
  });
});

describe('the numbers of a game', () => {
  it('follow the people of everybody turn by turn', () => {
    const events = [
      { event: 'turn_began', seat: 0, round: 1 },
      { event: 'ship_bought', seat: 0, n: 20 },
      { event: 'city_raided', seat: 1, city: 'paris', n: 50 },
      { event: 'turn_began', seat: 1, round: 2 },
      { event: 'search_paid', seat: 0, city: 'kazan', n: 55 },
      { event: 'mission_failed', seat: 1, mission: 'big_fish', n: 10 },
    ];
    const numbers = numbersOf(events, 2);
    expect(numbers.seats.map((each) => each.people)).toEqual([
      [50, 30, 85],
      [50, 100, 90],
    ]);
    expect([numbers.turns, numbers.best]).toEqual([2, { city: 'kazan', n: 55, seat: 0 }]);
  });

  it('count a battle for its winner only where there was one', () => {
    const alone = { event: 'city_won', seat: 2, city: 'kazan', slot: 3 };
    expect(numbersOf([...BATTLE, alone], 3).seats.map((each) => each.battles)).toEqual([1, 0, 0]);
  });
});

describe('labels on a line', () => {
  it('keep their order and their distance, and stay on the line', () => {
    expect(spread([0, 5, 100], 40, 100)).toEqual([0, 40, 100]);
    expect(spread([90, 95, 98], 40, 100)).toEqual([20, 60, 100]);
  });
});

describe('the table', () => {
  let mounted: Record<string, unknown>[] = [];
  afterEach(() => {
    for (const each of mounted) void unmount(each);
    mounted = [];
    document.body.innerHTML = '';
  });

  function show(props: Partial<TableProps>): HTMLElement {
    setLang('en');
    const target = document.createElement('div');
    document.body.append(target);
    const ask: AskView = { about: '', question: 'Where to?', waiting: false, offers: {}, plates: [], buttons: [] };
    mounted.push(mount(Table, { target, props: { cards: CARDS, view: look(), ask, log: [], chat: [], ...props } }));
    flushSync();
    return target;
  }
  const asked = (offers: AskView['offers']): AskView => ({
    about: 'plan.slot',
    question: 'Where to?',
    waiting: false,
    offers,
    plates: [],
    buttons: [{ id: 'choice:2', label: 'Stay' }],
  });

  it('passes on a press on a city that may be chosen, by pointer and by digit, and no other', () => {
    const onpick = vi.fn();
    const root = show({ ask: asked({ 'city:2': { state: 'legal' } }), onpick });
    const cities = root.querySelectorAll<HTMLElement>('.city .pcard');
    cities[1]?.click();
    cities[0]?.click();
    for (const digit of ['2', '3'])
      window.dispatchEvent(new KeyboardEvent('keydown', { code: `Digit${digit}`, key: digit }));
    expect(onpick.mock.calls).toEqual([['city:2'], ['city:2']]);
  });

  it('reads a city as a sentence with the fleets over it', () => {
    const root = show({ view: look({}, [2, 2]) });
    const labels = [...root.querySelectorAll('.city .pcard')].map((node) => node.getAttribute('aria-label'));
    expect(labels[1]).toContain('Text of paris. Vera: strength\u00a016');
  });

  it('never hides a ship: one that searches says where and how long', () => {
    const ships = [...show({}).querySelectorAll('.fleet .pcard')].map((node) => node.getAttribute('aria-label'));
    expect(ships).toHaveLength(4);
    expect(ships[3]).toContain('not now: Searches');
    expect(ships[3]).toContain('1\u00a0more turn');
  });

  it('lays a scene over the table until a key closes it', () => {
    const onscene = vi.fn();
    const scene = newScenes(BATTLE, 6, EYES)[0];
    const root = show({ scene, onscene });
    expect(root.querySelectorAll('[role=dialog] .die')).toHaveLength(8);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    expect(onscene).toHaveBeenCalledOnce();
  });

  it('runs the fuel gauge over its end when the plan burns too much', () => {
    const view = look({ fuel: [6, 9, 20] }, [2, 2, 1]);
    expect(VIEW.fuel[0]).toBe(14);
    expect(show({ view }).querySelectorAll('.me .gauge .over')).toHaveLength(4);
  });
});
