import { FluentParser, Message } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import en from './words/en.ftl?raw';
import ru from './words/ru.ftl?raw';

const parsed = (source: string) => new FluentParser().parse(source).body;
const keys = (source: string) =>
  parsed(source)
    .filter((each) => each instanceof Message)
    .map((each) => each.id.name);

describe('the words of the Encounters tables', () => {
  it('are the same messages in both languages', () => expect(keys(ru)).toEqual(keys(en)));

  it('are all well formed', () => {
    for (const source of [en, ru]) expect(parsed(source).filter((each) => each.type === 'Junk')).toEqual([]);
  });

  it('name no message twice', () => expect(new Set(keys(en)).size).toBe(keys(en).length));
});
