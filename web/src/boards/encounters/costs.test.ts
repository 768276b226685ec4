import { describe, expect, it } from 'vitest';
import { setLang } from '../../lib/text';
import { lacking, priced } from './costs';
import './words';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const fight = (cost: number, rest = {}) => ({ cost, short: 0, barred: false, ...rest });

describe('what things cost now', () => {
  it('stands on the card beside what is printed, if they differ', () => {
    const face = { name: 'Guerrilla', number: 3 };
    expect(priced(face, fight(4))).toEqual({ ...face, number: 4, printed: 3 });
    expect(priced(face, fight(3))).toBe(face);
    expect(priced(face, undefined)).toBe(face);
  });

  it('says how much is missing, and who cannot be fought', () => {
    setLang('en');
    expect(plain(lacking(fight(4, { short: 3 })))).toBe('3 short');
    expect(plain(lacking({ cost: 6, short: 2 }))).toBe('2 short');
    expect(plain(lacking(fight(0, { barred: true })))).toBe('not now');
    expect(lacking(fight(4))).toBeUndefined();
    setLang('ru');
    expect([lacking(fight(4, { short: 3 })), lacking(fight(4, { short: 3 }), true)].map(plain)).toEqual([
      'не хватает 3',
      'ещё 3',
    ]);
    expect(lacking(undefined)).toBeUndefined();
  });
});
