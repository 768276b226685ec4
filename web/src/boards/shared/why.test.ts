import { describe, expect, it, vi } from 'vitest';
import { setLang } from '../../lib/text';
import { dismiss, toasts } from '../../lib/ui';
import { howMany, tellWhy } from './why';

describe('a reason', () => {
  it('is told once with its rule; pressed again, it opens the rule', () => {
    setLang('en');
    const open = vi.fn();
    const dear = { text: 'Too dear', rule: 'TH-52' };
    tellWhy(dear, open);
    tellWhy({ text: 'Has flown', rule: 'TH-145' }, open);
    expect(toasts().map(({ text }) => text)).toEqual(['Has flown']);
    expect(toasts()[0]?.action?.label).toBe('Rule TH-145');
    tellWhy({ text: 'Has flown', rule: 'TH-145' }, open);
    expect(open.mock.calls).toEqual([['TH-145']]);
    expect(toasts()).toEqual([]);
    tellWhy(dear, open);
    dismiss(toasts()[0]?.key ?? -1);
    tellWhy(dear, open);
    expect(open).toHaveBeenCalledTimes(1);
    expect(toasts()).toHaveLength(1);
  });
});

describe('a question for several things', () => {
  it('says how many: a number where it is one, else from where to where', () => {
    setLang('en');
    expect(howMany({ least: 2, most: 2 })).toBe('Choose\u00a02');
    expect(howMany({ least: 1, most: 3 })).toBe('Choose 1\u00a0to\u00a03');
  });
});
