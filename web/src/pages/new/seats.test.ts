import { expect, it } from 'vitest';
import { nameUnasked, place, wishes } from './seats';

it('asks for bots, open seats and the founder', () => {
  expect(wishes([place('me'), place('search'), place('open')], 'Vera')).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'search' },
    { kind: 'open' },
  ]);
});

it('names every further seat on the device, by number where nobody says how', () => {
  const places = [place('me'), { who: 'me' as const, name: ' Artyom ' }, place('open'), place('me')];
  expect(wishes(places, 'Vera').map((wish) => wish.name)).toEqual([undefined, 'Artyom', undefined, 'Vera 3']);
});

it('keeps a numbered name as short as the server wants it', () => {
  expect(nameUnasked('Вероника-Константиновна', 2)).toBe('Вероника-Константиновн 2');
});
