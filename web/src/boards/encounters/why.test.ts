import { describe, expect, it } from 'vitest';
import rulebook from '../../../../src/prowl/games/encounters/predator/RULES.md?raw';
import type { CardInfo } from '../../lib/net';
import { setLang, t } from '../../lib/text';
import { WHY_RULES } from '../predator/why';
import type { EncounterView, SpaceView } from './types';
import { whyNot } from './why';
import './words';

const CARDS = new Map([
  ['dutch', { figures: { cost: 5 } } as unknown as CardInfo],
  ['officer', { figures: { cost: 3 } } as unknown as CardInfo],
]);
const space = (state: SpaceView['state'], rest: Partial<SpaceView> = {}): SpaceView => ({
  ...{ id: 'hills', cost: 2, printed: 2, attached: [], state },
  ...rest,
});
const goal = (at: number) => [{ id: 'hunt', kind: 'objective' as const, at, of: 3 }];

function why(spot: string, change: Partial<EncounterView> = {}, asked: { acting?: boolean; about?: string } = {}) {
  const bare = { seat: 0, active: 0, phase: 2, attack: 1, recruit: 2, hq: ['dutch'], goals: goal(1), plays: [] };
  const view = { ...bare, row: [], fights: [], ...change } as unknown as EncounterView;
  const { acting = true, about = 'action' } = asked;
  const found = whyNot({ view, ask: { acting }, about, cards: CARDS, officer: 'officer' }, spot);
  return found && [found.key, WHY_RULES[found.key], ...(found.values ? [found.values.cost, found.values.have] : [])];
}

describe('why not', () => {
  it('a card cannot be bought', () => {
    expect(why('hq:0')).toEqual(['recruit', 'PR-42', 5, 2]);
    expect(why('officers')).toEqual(['officer', 'PR-44', 3, 2]);
    expect(why('hq:0', { recruit: 5 })).toBeUndefined();
  });

  it('an enemy cannot be fought', () => {
    expect(why('combat:0', { fights: [{ cost: 4, open: true }] })).toEqual(['fight', 'PR-51', 4, 1]);
    expect(why('combat:0', { fights: [{ cost: 0, open: false }] })).toEqual(['final', 'PR-120']);
    expect(why('combat:0', { fights: [{ cost: 0, open: false }], goals: goal(3) })).toEqual(['forbidden', 'PR-70']);
    const row = [space('up', { fight: { cost: 3, open: true } })];
    expect(why('row:0', { row })).toEqual(['fight', 'PR-51', 3, 1]);
  });

  it('a space cannot be scanned', () => {
    expect(why('row:0', { row: [space('down')] })).toEqual(['scan', 'PR-46', 2, 1]);
    expect(why('row:0', { row: [space('empty')] })).toEqual(['clear', 'PR-46']);
    expect(why('row:0', { row: [space('up')] })).toEqual(['seen', 'PR-46']);
  });

  it('it is used up, or it is not the time', () => {
    expect(why('play:0', { plays: [{ card: 'dutch', copy: false, used: true }] })).toEqual(['used', 'PR-34']);
    expect(why('ops:0')).toEqual(['task', 'PR-517']);
    expect(why('hq:0', { active: 1 }, { acting: false })).toEqual(['not-active', 'PR-500']);
    const help = { acting: false, about: 'coordinate' };
    expect(why('hand:0', { active: 1 }, help)).toEqual(['no-coordinate', 'PR-133']);
    expect(why('hand:0', { phase: 3 }, { acting: false })).toEqual(['strikes', 'PR-66']);
    expect(why('hq:0', { seat: -1 }, { acting: false })).toBeUndefined();
  });

  it.each(['en', 'ru'] as const)('has words and a rule of the book for each reason (%s)', (lang) => {
    setLang(lang);
    for (const [key, rule] of Object.entries(WHY_RULES)) {
      expect(rulebook).toContain(`**${rule}**`);
      expect(t(`enc-why-${key}`, { cost: 3, have: 1 })).not.toContain('enc-why');
    }
  });
});
