import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../lib/net';
import { setLang } from '../../lib/text';
import { costsOf, lacking, priced } from './costs';
import { cardLabel } from './faces';
import './words';

const asking = (about: string, values: Record<string, unknown>): Prompt => ({
  about,
  options: [['end']],
  least: 1,
  most: 1,
  single: true,
  optional: false,
  values,
});
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const VALUES = { combat: [[4, true], null], row: [null, [9, false]], scan: [6, 5] };

describe('what things cost now', () => {
  it('is what the question says', () =>
    expect(costsOf(asking('action', VALUES))).toEqual({
      combat: [{ cost: 4, open: true }, undefined],
      row: [undefined, { cost: 9, open: false }],
      scan: [6, 5],
    }));

  it('is told with every question of the phase', () => expect(costsOf(asking('ability', VALUES)).scan).toEqual([6, 5]));

  it('is not known to who does not act', () => {
    const unknown = { combat: [], row: [], scan: [] };
    expect(costsOf(null)).toEqual(unknown);
    expect(costsOf(asking('coordinate', {}))).toEqual(unknown);
    expect(costsOf(asking('ability', { own: 'knock_knock' }))).toEqual(unknown);
  });

  it('stands on the card beside what is printed, if they differ', () => {
    const face = { name: 'Guerrilla', number: 3 };
    expect(priced(face, { cost: 4, open: true })).toEqual({ ...face, number: 4, printed: 3 });
    expect(priced(face, { cost: 3, open: true })).toBe(face);
    expect(priced(face, undefined)).toBe(face);
  });

  it('is read out with what is printed', () => {
    setLang('en');
    const label = cardLabel(priced({ name: 'Guerrilla', number: 3 }, { cost: 4, open: true }));
    expect(plain(label)).toBe('Guerrilla. 4. printed 3');
  });

  it('says how much is missing, and who cannot be fought', () => {
    setLang('en');
    expect(plain(lacking({ cost: 4, open: true }, 1))).toBe('3 short');
    expect(lacking({ cost: 4, open: true }, 4)).toBeUndefined();
    expect(plain(lacking({ cost: 0, open: false }, 4))).toBe('not now');
    expect(lacking(undefined, 0)).toBeUndefined();
  });
});
