import { describe, expect, it } from 'vitest';
import { setLang } from '../text';
import { spoken } from './spoken';

const JUNGLE = { name: 'Jungle', number: 2, kind: 'Place', text: 'Return this card to hand.', brief: 'Back to hand' };
const GUERRILLA = { name: 'Guerrilla', kind: 'Enemy', number: 4, printed: 3, text: 'Strikes twice.' };
const attack = { symbol: 'attack', value: 2, label: 'Attack 2' } as const;

describe('the name of a card', () => {
  it('is what is printed, then what is known besides; the long wording is the description', () =>
    expect(spoken(JUNGLE, { size: 'm', more: 'Here: Vera. can be chosen' })).toEqual({
      name: '2. Jungle. Back to hand. Here: Vera. can be chosen',
      about: 'Return this card to hand.',
    }));

  it('says the long wording and the kind where the large card shows them, and says them once', () =>
    expect(spoken(JUNGLE, { size: 'l' })).toEqual({ name: '2. Jungle. Place. Return this card to hand' }));

  it('says why it is dark once, and keeps the rule text for the description', () =>
    expect(spoken(JUNGLE, { size: 'm', reason: 'A force field', more: 'not now: A force field' })).toEqual({
      name: '2. Jungle. not now: A force field',
      about: 'Return this card to hand.',
    }));

  it('tells what is printed beside what it costs now, and values in words', () => {
    setLang('en');
    const { name } = spoken({ ...GUERRILLA, values: [attack] }, { size: 'm' });
    expect(name.replaceAll('\u00a0', ' ')).toBe('Guerrilla. Enemy. 4. printed 3. Attack 2. Strikes twice');
  });

  it('says the figures in words instead of the bare number', () =>
    expect(spoken({ name: 'Saucer', number: 3, figures: 'Strength 3, fuel 2' }, { size: 'm' }).name).toBe(
      'Saucer. Strength 3, fuel 2',
    ));

  it('says a mark in the corner unless the rest says it', () => {
    expect(spoken(JUNGLE, { size: 'm', tag: '1 short', more: 'Far. 1 short' }).name).toMatch(/hand\. Far\. 1 short$/);
    expect(spoken(JUNGLE, { size: 'm', tag: '×2' }).name).toMatch(/hand\. ×2$/);
  });
});
