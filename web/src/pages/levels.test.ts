import { expect, it } from 'vitest';
import { levelIn, levelsOf } from './levels';

it('offers the levels a game has, the weakest first', () => {
  expect(levelsOf(['search', 'random', 'greedy', 'oracle'])).toEqual(['random', 'greedy', 'search']);
  expect(levelsOf(['search'])).toEqual(['search']);
});

it('takes the level that was wished for, the usual one where the game lacks it, or any it has', () => {
  expect(levelIn(['random', 'greedy', 'search'], 'search')).toBe('search');
  expect(levelIn(['random', 'greedy'], 'search')).toBe('greedy');
  expect(levelIn(['random', 'greedy', 'search'], 'spoilt')).toBe('greedy');
  expect(levelIn(['search'], 'greedy')).toBe('search');
});
