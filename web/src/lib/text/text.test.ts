import { parse, Resource, type Entry } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import ru from '../../text/ru.ftl?raw';
import { Bundles } from './bundles';
import { addWords, hasText, lang, setLang, t } from './text.svelte';
import { tie } from './typography';

const messages = (source: string) => {
  const found = new Map<string, Entry>();
  for (const entry of (parse(source, {}) as Resource).body) {
    expect(entry.type, JSON.stringify(entry)).not.toBe('Junk');
    if (entry.type === 'Message') found.set((entry as Entry & { id: { name: string } }).id.name, entry);
  }
  return found;
};

function variables(entry: Entry | undefined): string[] {
  const names = new Set<string>();
  JSON.stringify(entry, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'VariableReference') {
      names.add((value as unknown as { id: { name: string } }).id.name);
    }
    return value;
  });
  return [...names].toSorted();
}

const ALL: Readonly<Record<string, string>> = import.meta.glob('../../**/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const english = Object.entries(ALL).filter(([path]) => path.endsWith('/en.ftl'));

describe.each(english)('the words of %s', (path, source) => {
  const [one, other] = [messages(source), messages(ALL[path.replace('/en.ftl', '/ru.ftl')] ?? '')];

  it('name no message twice', () => {
    expect(source.match(/^[a-z][\w-]*(?= =)/gm)).toHaveLength(one.size);
  });

  it('are the same messages in both languages', () => {
    expect([...other.keys()].toSorted()).toEqual([...one.keys()].toSorted());
  });

  it('use the same values in both languages', () => {
    for (const [id, entry] of one) expect(variables(other.get(id)), id).toEqual(variables(entry));
  });
});

describe('bundles', () => {
  it('chooses the Russian plural', () => {
    const words = new Bundles();
    words.add('ru', ru);
    const needs = (count: number) => words.format('ru', 'home-needs', { count });
    expect([needs(1), needs(3), needs(5), needs(21)]).toEqual(['нужен 1', 'нужны 3', 'нужно 5', 'нужен 21']);
  });

  it('says nothing for a message it does not know', () => {
    expect(new Bundles().format('en', 'nothing')).toBeUndefined();
  });
});

describe('t', () => {
  it('switches the language at once and takes new words', () => {
    setLang('en');
    expect(t('table-undo')).toBe('Undo');
    setLang('ru');
    expect([lang(), t('table-undo'), document.documentElement.lang]).toEqual(['ru', 'Отменить', 'ru']);
    expect(hasText('place-99')).toBe(false);
    addWords({ en: 'place-99 = Nowhere', ru: 'place-99 = Нигде' });
    expect(t('place-99')).toBe('Нигде');
  });
});

describe('tie', () => {
  const show = (text: string, language: 'en' | 'ru') =>
    tie(text, language).replaceAll('\u00a0', '~').replaceAll('\u2060', '');

  it('keeps short Russian words with the next one', () => {
    expect(show('Идти в лес и к реке', 'ru')).toBe('Идти в~лес и~к~реке');
    expect(show('Карта не ляжет на стол', 'ru')).toBe('Карта не~ляжет на~стол');
  });

  it('keeps a number with what it counts', () => {
    expect(show('Взять 2 карты', 'ru')).toBe('Взять 2~карты');
    expect(show('Only in phase 3', 'en')).toBe('Only in phase~3');
    expect(tie('6–10', 'en')).toBe('6\u2060–\u206010');
  });

  it('leaves no dash at the start of a line', () => {
    expect(show('Горит — погасить', 'ru')).toBe('Горит~— погасить');
  });

  it('ties the same words in each language by its own habits, however often and however many', () => {
    const both = () => [show('и так 3 раза', 'ru'), show('и так 3 раза', 'en')];
    const first = both();
    expect(first).toEqual(['и~так 3~раза', 'и так 3~раза']);
    for (let i = 0; i < 4000; i++) tie(`и ${i}`, 'ru');
    expect(both()).toEqual(first);
  });
});
