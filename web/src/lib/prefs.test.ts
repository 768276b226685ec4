import { describe, expect, it } from 'vitest';
import { hush, isHushed, prefs } from './prefs.svelte';

describe('whose talk is not shown', () => {
  it('is remembered for the table, until the person is heard again', () => {
    hush('t1', 'Vera', true);
    expect(isHushed('t1', 'Vera')).toBe(true);
    expect(JSON.parse(localStorage.getItem('prowl.prefs') ?? '{}')).toMatchObject({ hushed: ['t1/Vera'] });
    hush('t1', 'Vera', false);
    expect(isHushed('t1', 'Vera')).toBe(false);
  });

  it('is nobody else: at another table the sign belongs to another', () => {
    hush('t1', 'Vera', true);
    expect([isHushed('t2', 'Vera'), isHushed('t1', 'Artyom')]).toEqual([false, false]);
  });

  it('is forgotten in time', () => {
    for (let i = 0; i < 300; i++) hush(`t${i}`, 'Vera', true);
    expect(prefs.hushed.length).toBe(100);
    expect(isHushed('t299', 'Vera')).toBe(true);
  });
});
