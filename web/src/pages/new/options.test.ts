import { describe, expect, it } from 'vitest';
import type { SettingInfo } from '../../lib/net';
import { chosenOf, fitting, isNumber, isWhole, picked, toggled } from './options';

const plain: SettingInfo = { key: 'x', values: [], needs: {}, players: {}, numbers: [], pick: 0, among: [] };
const company = { ...plain, values: ['film', 'random'], pick: 2, among: ['ann', 'bob', 'eve'] };
const rounds = { ...plain, numbers: [2, 4] };
const sides = { ...plain, values: ['colonies', 'together'], players: { colonies: [4, 5], together: [1, 2, 3] } };
const first = { ...plain, values: ['random', '1', '2', '3'], needs: { '1': 1, '2': 2, '3': 3 } };

describe('table options', () => {
  it('offers only values for this many players, the first of them by default', () => {
    expect(fitting(sides, 2)).toEqual(['together']);
    expect(chosenOf(sides, undefined, 2)).toBe('together');
    expect(chosenOf(sides, 'together', 4)).toBe('colonies');
    expect(fitting(first, 2)).toEqual(['random', '1', '2']);
    expect(chosenOf(first, '3', 2)).toBe('random');
  });
  it('takes the first number by default', () => {
    expect(isNumber(rounds)).toBe(true);
    expect([chosenOf(rounds, undefined, 2), chosenOf(rounds, '4', 2)]).toEqual(['2', '4']);
  });
  it('picks names until there are enough; then the oldest gives way', () => {
    const one = toggled(company, 'film', 'eve');
    const two = toggled(company, one, 'ann');
    expect([one, two, toggled(company, two, 'bob'), toggled(company, two, 'eve')]).toEqual([
      'eve',
      'eve+ann',
      'ann+bob',
      'ann',
    ]);
    expect([isWhole(company, one), isWhole(company, two), isWhole(company, 'film')]).toEqual([false, true, true]);
    expect(picked(company, 'random')).toEqual([]);
  });
});
