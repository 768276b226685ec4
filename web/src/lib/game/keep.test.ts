import { describe, expect, it } from 'vitest';
import { keep, remembered } from './keep';
import { GameWords } from '../text/words';

const words = new GameWords('en', { moves: {} }, 'event-drawn = { $seat } draws.');
const drawn = { event: 'drawn', seat: 1 };

describe('what is told again with every answer', () => {
  it('is the same thing as long as event, place and people are the same', () => {
    const line = keep((event, at, said) => ({ at, text: said.event(event) }));
    const here = words.at({ 0: 'Vera', 1: 'Artyom' });
    const first = line(drawn, 0, here);
    expect(first.text).toBe('Artyom draws.');
    expect(line(drawn, 0, words.at({ 0: 'Vera', 1: 'Artyom' }))).toBe(first);
    expect(line({ ...drawn }, 0, here)).not.toBe(first);
    expect(line(drawn, 3, here).at).toBe(3);
  });

  it('is told anew when somebody else sits there', () => {
    const line = keep((event, _at, said) => said.event(event));
    expect(line(drawn, 0, words.at({ 1: 'Artyom' }))).toBe('Artyom draws.');
    expect(line(drawn, 0, words.at({ 1: 'Lea' }))).toBe('Lea draws.');
  });

  it('is looked up once, also where nothing is found', () => {
    const asked: string[] = [];
    const find = remembered((name) => (asked.push(name) > 1 ? name : undefined));
    expect([find('a'), find('a'), find('b'), find('b')]).toEqual([undefined, undefined, 'b', 'b']);
    expect(asked).toEqual(['a', 'b']);
  });
});
