import { describe, expect, it } from 'vitest';
import rulebook from '../../../../src/prowl/games/tremble/RULES.md?raw';
import { setLang, t } from '../../lib/text';
import { CARDS, prompt, seatState } from './fixture/table';
import { boardView } from './live';
import type { RawView } from './raw';
import { whyNot } from './why';
import './words';

const NAMES = { 0: 'Vera', 1: 'Leia', 2: 'Artyom' };
const GAME_WORDS = new Set(['too-dear', 'no-fuel', 'flown']);

function look(view: Partial<RawView>) {
  const table = { seats: [0, 1, 2].map((seat) => ({ seat, kind: 'human' as const, present: true })) };
  return boardView({ state: seatState(view), table, title: 'Paris', names: NAMES, cards: CARDS, plan: [] });
}

function why(about: string, handle: string, view: Partial<RawView> = {}, options: unknown[][] = []) {
  const asked = about ? prompt(about, options) : undefined;
  const found = whyNot({ view: look(view), cards: CARDS, seat: 0, prompt: asked }, handle);
  if (found) {
    expect(rulebook).toContain(`**${found.rule}**`);
    for (const lang of ['en', 'ru'] as const) {
      setLang(lang);
      if (!GAME_WORDS.has(found.key)) expect(t(`th-why-${found.key}`)).not.toContain('th-why');
    }
  }
  return found && [found.key, found.rule];
}

const HOME = { hand: [['orbital_reserve', 'flagship'], { count: 0 }, { count: 0 }] };
const five = Array.from({ length: 4 }, () => 'escort_saucer');

describe('why not', () => {
  it('a ship cannot be called: each reason has its own rule', () => {
    expect(why('battle_join', 'hand:1', HOME)).toEqual(['no-reserve', 'TH-145']);
    expect(why('battle_join', 'hand:0', { ...HOME, fuel: [1, 9, 9] })).toEqual(['no-fuel', 'TH-146']);
    expect(why('battle_join', 'hand:0', HOME)).toEqual(['flown', 'TH-145']);
    expect(why('join_fight', 'hand:1', HOME)).toEqual(['no-reserve', 'TH-A38']);
    expect(why('battle_join', 'searching:0', HOME)).toEqual(['busy', 'TH-107']);
  });

  it('a ship cannot be bought, or given up', () => {
    const drawn: Partial<RawView> = { drawn: [['flagship'], { count: 0 }, { count: 0 }] };
    expect(why('buy_ship', 'drawn:0', { ...drawn, people: [10, 0, 0] })).toEqual(['too-dear', 'TH-52']);
    expect(why('money', 'drawn:0', { ...drawn, people: [10, 0, 0] })).toEqual(['too-dear', 'TH-52']);
    expect(why('buy_ship', 'drawn:0', drawn)).toBeUndefined();
    expect(why('buy_ship', 'hand:0', drawn)).toEqual(['room-left', 'TH-55']);
    const full = { ...drawn, hand: [five, { count: 0 }, { count: 0 }] };
    expect(why('buy_ship', 'hand:0', full)).toEqual(['buy-first', 'TH-190']);
  });

  it('a ship is not where it is asked for', () => {
    expect(why('plan.slot', 'searching:0')).toEqual(['busy', 'TH-69']);
    expect(why('plan.slot', 'hand:0')).toBeUndefined();
    expect(why('no_fuel.ship', 'hand:0')).toEqual(['not-attacking', 'TH-76']);
    expect(why('battle_loss.ship', 'hand:0')).toEqual(['not-there', 'TH-92']);
    expect(why('search.ship', 'hand:0')).toEqual(['not-there', 'TH-101']);
    expect(why('army_loss.ship', 'hand:0')).toEqual(['not-there', 'TH-115']);
    expect(why('relocate.slot', 'hand:0')).toEqual(['not-moving', 'TH-151']);
    expect(why('', 'searching:0')).toEqual(['busy', 'TH-107']);
  });

  it('a city is closed outside the planning, and behind a plan that is made', () => {
    expect(why('buy_draw', 'city:1', { phase: 2 })).toEqual(['not-planning', 'TH-43']);
    expect(why('reconsider', 'city:1', { phase: 4 }, [['reconsider']])).toEqual(['planned', 'TH-194']);
  });
});
