import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GameWords, type Choice } from '../../lib/game';
import type { Prompt, SeatState } from '../../lib/net';
import { setLang } from '../../lib/text';
import { closeInspector, inspected } from '../../lib/ui/inspect.svelte';
import { askView } from './ask';
import type { Figures } from './figures';
import { BATTLE, CARDS, FIGURES, FOUGHT, PLANNED, prompt, seatState } from './fixture/table';
import { cityFace } from './faces';
import { boardView } from './live';
import { percent } from './percent';
import type { Earth } from './view';
import { newScenes } from './scenes';
import { shortName, spread } from './spread';
import Table from './Table.svelte';
import type { AskView, TrembleProps, TrembleView } from './types';
import { waysOf } from './ways';
import './words';

const NAMES = { 0: 'Vera', 1: 'Leia', 2: 'Artyom' };
const EYES = { seat: 0, names: (seat: number) => NAMES[seat as 0 | 1 | 2], cards: CARDS };

function look(view: Partial<Earth> = {}, figures: Partial<Figures> = FIGURES, ghost?: number) {
  const table = { seats: [0, 1, 2].map((seat) => ({ seat, kind: 'human' as const, present: true })) };
  const state = seatState(view, { figures: { ...figures } });
  return boardView({ state, table, names: NAMES, cards: CARDS, ghost });
}

function choices({ options }: Prompt): Choice[] {
  return options.map((option, index) => ({ index, option, verb: String(option[0]), atoms: [], words: String(option) }));
}

/** The answers by the things to press for them, in their order. */
const bound = (asked: Prompt, view = look(), reasons: SeatState['reasons'] = {}) =>
  Object.fromEntries(
    waysOf(asked, choices(asked), view, reasons).flatMap((ways, i) => ways.map((way) => [way.join(' '), i])),
  );

function pickerOf(asked: Prompt, view: TrembleView) {
  const ways = waysOf(asked, choices(asked), view, {});
  const placed = choices(asked).map((choice, i) => ({ ...choice, ways: ways[i] }));
  return { prompt: asked, choices: placed, several: false, picked: [], held: new Set() } as never;
}

const asking = (asked: Prompt, view: TrembleView, more: Partial<SeatState> = {}) =>
  askView({
    picker: pickerOf(asked, view),
    state: seatState({}, { prompt: asked, ...more }),
    words: new GameWords('en', { moves: {} }, 'ask-relocate-slot = Where to?\nwhy-no-fuel = It burns { $n }'),
    names: NAMES,
    cards: CARDS,
    view,
  });

describe('a battle that may be left', () => {
  const asked = prompt('battle', [['stay'], ['retreat']], { values: { city: 'paris' } });
  const plates = (odds: Figures['odds']) => asking(asked, look(), { figures: { odds } }).plates;
  const lines = (odds: Figures['odds']) => plates(odds).map((plate) => plate.lines.map((line) => line.text));

  it('shows the chance that is told, and what a reserve would make of it', () => {
    setLang('en');
    const reserve = [{ ship: 'orbital_reserve', gain: 7, fuel: 2, chance: 0.8312 }];
    expect(plates({ chance: 0.25, reserve })[0]?.figure).toMatch(/^25/);
    expect(lines({ chance: 0.25, reserve })[0]?.at(-1)).toMatch(/\+7\sfor 2\sfuel, then 83/);
  });

  it('promises no reserve that is not told', () => {
    expect(lines({ chance: 0.25, reserve: [] })[0]).toHaveLength(2);
  });

  it('names who gets the city, if that is told', () => {
    expect(lines({ chance: 0.25, left_to: 1 })[1]?.[1]).toContain('Leia takes');
    expect(lines({ chance: 0.25 })[1]?.[1]).toContain('The others');
  });

  it('shows no figure where none is told', () => {
    expect(asking(asked, look(), { figures: {} }).plates[0]?.figure).toBe('');
  });
});

describe('a fight against an army', () => {
  it('shows the chance that is told', () => {
    const asked = prompt('army', [['fight'], ['flee']], { values: { city: 'paris', army: 'tank_brigade' } });
    const { plates } = asking(asked, look(), { figures: { odds: { chance: 1 / 36 } } });
    expect(plates[0]?.figure).toMatch(/^3/);
  });
});

describe('why not', () => {
  const view = look({ drawn: [['flagship'], { count: 0 }, { count: 0 }] });
  const reasons = {
    'hand:1': { key: 'no-fuel', rule: 'TH-146', values: { n: 5 } },
    'drawn:0': { key: 'no-fuel', rule: 'TH-146', values: { n: 6 } },
    'city:1': { key: 'no-fuel', rule: 'TH-146', values: {} },
  };

  it('lies on the cards of those that could help, in the words of the game', () => {
    const { offers } = asking(prompt('battle_join', [['done']]), view, { reasons });
    expect(offers['hand:1']).toEqual({ state: 'off', reason: 'It burns\u00a05' });
    expect(offers['drawn:0']?.reason).toBe('It burns\u00a06');
    expect(Object.keys(offers)).toEqual(['hand:1', 'drawn:0']);
  });

  it('keeps an answer from the one of two equal ships that cannot be used', () => {
    const home = look({ hand: [['orbital_reserve', 'orbital_reserve'], { count: 0 }, { count: 0 }] });
    const asked = prompt('battle_join', [['join', 'orbital_reserve'], ['done']]);
    expect(bound(asked, home)).toEqual({ 'hand:0': 0 });
    expect(bound(asked, home, { 'hand:0': reasons['hand:1'] })).toEqual({ 'hand:1': 0 });
  });
});

describe('a chance in words', () => {
  it('is never said to be certain while it is not', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe('the ship that is asked for', () => {
  it('is raised while it may change its city', () => {
    const attack = [['flagship', 'escort_saucer'], [], []];
    const view = look({ phase: 5, attack }, { ...FIGURES, bound: { 'attack:0': 1, 'attack:1': 2 } });
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

describe('the button that sends', () => {
  it('says that a ship stays where it stays', () => {
    setLang('en');
    const go = (slot: number) => {
      const asked = prompt('relocate.slot', [['slot', slot]], { values: { ship: 'escort_saucer', slot: 2 } });
      return asking(asked, look()).primary?.label;
    };
    expect([go(1), go(2)]).toEqual(['Fly to kazan', 'Stay at paris']);
  });

  const words = (lacking: number) => {
    const asked = prompt('plan.slot', [['slot', 2]], { values: { ship: 'flagship', plan: [], lacking } });
    return asking(asked, look()).primary?.label;
  };

  it('says how much fuel is lacking, as it is told', () => {
    setLang('en');
    expect(words(0)).not.toContain('short');
    expect(words(3)).toMatch(/3\sfuel short/);
  });
});

describe('the view of the board', () => {
  it('lays what is planned into the orbit with its strength, and counts what it burns', () => {
    const view = look({}, PLANNED);
    expect(view.cities.map((city) => city.guests.map((guest) => [guest.name, guest.strength]))).toEqual([
      [],
      [['Vera', 16]],
      [],
    ]);
    expect([view.captains[0]?.burn, view.captains[0]?.left, view.captains[1]?.burn]).toEqual([5, 9, 0]);
    expect(view.fleet.map((ship) => [ship.zone, ship.slot])).toEqual([
      ['hand', 2],
      ['hand', 2],
      ['hand', undefined],
      ['searching', undefined],
    ]);
  });

  it('shows the ship that is only picked as the game has reckoned it', () => {
    const view = look({}, PLANNED, 1);
    expect(view.cities[0]?.guests[0]?.ships).toEqual([
      { id: 'flagship', hull: 'cruiser', printed: 9, bonus: 0, ghost: true },
    ]);
    expect([view.cities[0]?.guests[0]?.strength, view.captains[0]?.burn, view.captains[0]?.left]).toEqual([9, 10, 4]);
  });

  it('marks a ship that is only on its way, for its captain', () => {
    const ships = [
      { ship: 'flagship', bonus: 0 },
      { ship: 'escort_saucer', bonus: 0, moving: true },
    ];
    const view = look({ phase: 5 }, { ...FIGURES, cities: [[{ seat: 0, ships, strength: 12 }]] });
    expect(view.cities[0]?.guests[0]?.ships.map(({ id, ghost }) => [id, ghost])).toEqual([
      ['flagship', undefined],
      ['escort_saucer', true],
    ]);
  });

  it('burns nothing more for a ship that is to stay', () => {
    expect(look({}, PLANNED, 0).captains[0]?.burn).toBe(5);
  });

  it('calls those ready who have planned, and nobody else', () => {
    const view = look({}, { ...FIGURES, planners: [0, 1] });
    expect(view.captains.map((captain) => captain.status)).toEqual(['thinking', 'ready', undefined]);
  });

  it('tells of a rival only what everybody knows', () => {
    const rival = look().captains[1];
    expect([rival?.known, rival?.unknown, rival?.backs, rival?.burn]).toEqual([['starting_saucer'], 1, 0, 0]);
  });

  it('shows all fleets once they are revealed', () => {
    const [, paris] = FOUGHT.reveal?.cities ?? [];
    const view = look({ phase: 6, revealed: true }, { ...FIGURES, cities: [[], paris?.fleets ?? []] });
    expect(view.cities[1]?.guests.map((guest) => [guest.name, guest.strength])).toEqual([
      ['Vera', 16],
      ['Leia', 9],
    ]);
  });

  it('keeps the place of a city that has gone', () => {
    const dealt = [1, 2, 3, 4, 5].map((slot) => ({ event: 'city_dealt', slot, city: 'kazan' }));
    const table = { seats: [] };
    const after = (row: string[], slots: number[]) => {
      const state = seatState({ row, slots }, { events: dealt as never });
      return boardView({ state, table, names: NAMES, cards: CARDS });
    };
    expect(after(['paris', 'rotterdam'], [2, 5]).slots).toBe(5);
    expect(after([], []).slots).toBe(5);
  });

  it('has nothing of its own for a spectator', () => {
    const state = seatState({ hand: [{ count: 3 }, { count: 2 }, { count: 1 }] }, { seat: -1 });
    const view = boardView({ state, table: { seats: [] }, names: NAMES, cards: CARDS });
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
    const view = look(
      {
        phase: 6,
        hand: [[], { count: 0 }, { count: 0 }],
        attack: [['flagship', 'flagship'], [], []],
      },
      { ...FIGURES, bound: { 'attack:0': 2, 'attack:1': 2 } },
    );
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
    expect(bound(asked, view)).toEqual({
      ...{ 'drawn:0 hand:0': 0, 'drawn:0 hand:1': 1 },
      ...{ 'drawn:1 hand:0': 2, 'drawn:1 hand:1': 3 },
    });
    expect(Object.keys(asking(asked, view).offers)).toEqual(['drawn:0', 'drawn:1']);
  });

  it('binds nothing of a question nobody has foreseen', () => {
    expect(bound(prompt('weather', [['rain'], ['ship', 'flagship']]))).toEqual({});
  });
});

describe('labels on a line', () => {
  it('keep their order and their distance, and stay on the line', () => {
    expect(spread([0, 5, 100], 40, 100)).toEqual([0, 40, 100]);
    expect(spread([90, 95, 98], 40, 100)).toEqual([20, 60, 100]);
  });
});

describe('a name at the end of a line', () => {
  it('is whole, or its first word, or says that it goes on', () => {
    const names = ['Moss', 'Вероника Преображенская', 'Максимилиан'];
    expect(names.map((name) => shortName(name, 9))).toEqual(['Moss', 'Вероника', 'Максимил…']);
  });
});

describe('the table', () => {
  let mounted: Record<string, unknown>[] = [];
  afterEach(() => {
    for (const each of mounted) void unmount(each);
    mounted = [];
    document.body.innerHTML = '';
  });

  const SAME = { game: '', title: '', cards: CARDS, log: [], known: [], chat: [] };

  function show(props: Partial<TrembleProps>): HTMLElement {
    setLang('en');
    const target = document.createElement('div');
    document.body.append(target);
    const ask: AskView = { about: '', question: 'Where to?', waiting: false, offers: {}, plates: [], buttons: [] };
    mounted.push(mount(Table, { target, props: { ...SAME, view: look(), ask, ...props } }));
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

  it('leaves every city in its place when one of them has gone', () => {
    const root = show({ view: { ...look({ phase: 7, row: ['paris', 'rotterdam'], slots: [2, 3] }), slots: 4 } });
    const columns = [...root.querySelectorAll<HTMLElement>('.column')].map((node) => node.style.gridColumn);
    const gone = [...root.querySelectorAll('.gone')].map((node) => node.textContent);
    expect([columns, gone]).toEqual([
      ['2', '3'],
      ['1', '4'],
    ]);
  });

  it('calls an open credit by its name', () => {
    const plates = [...show({}).querySelectorAll('.cap')].map((node) => node.textContent);
    expect(plates.filter((text) => /credit\s1/.test(text ?? ''))).toHaveLength(1);
  });

  it('reads a city as a sentence with the fleets over it', () => {
    const root = show({ view: look({}, PLANNED) });
    const labels = [...root.querySelectorAll('.city .pcard')].map((node) => node.querySelector('.sr')?.textContent);
    expect(labels[1]).toContain('Text of paris. Vera: strength\u00a016');
  });

  it('says on a city in which part of the world it lies: missions ask for it', () => {
    setLang('en');
    expect(cityFace('paris', 2, CARDS).kind).toMatch(/^Cultural, .*europe/);
  });

  it('shows on the large card of a city all that is printed on it', () => {
    const root = show({});
    const city = root.querySelectorAll<HTMLElement>('.city .pcard')[1];
    expect(city?.querySelector('.text')).toBeNull();
    city?.focus();
    city?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect(inspected()?.face.text).toBe('Text of paris.');
    closeInspector();
  });

  it('never hides a ship: one that searches says where and how long', () => {
    const ships = [...show({}).querySelectorAll('.fleet .pcard')].map((node) => node.querySelector('.sr')?.textContent);
    expect(ships).toHaveLength(4);
    expect(ships[3]).toContain('not now: Searches');
    expect(ships[3]).toContain('1\u00a0more turn');
  });

  it('lays a scene over the table until a key closes it', () => {
    const onscene = vi.fn();
    const [scene] = newScenes(seatState({}, { events: BATTLE, figures: { ...FOUGHT } }), 6, EYES);
    const root = show({ shown: scene, onscene });
    expect(root.querySelectorAll('[role=dialog] .die')).toHaveLength(8);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    expect(onscene).toHaveBeenCalledOnce();
  });

  it('runs the fuel gauge over its end when the plan burns too much', () => {
    const view = look({ fuel: [6, 9, 20] }, { ...FIGURES, plan: { burn: 10, left: -4 } });
    expect(show({ view }).querySelectorAll('.me .gauge .over')).toHaveLength(4);
  });
});
