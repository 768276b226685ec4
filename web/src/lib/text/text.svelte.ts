import { acceptedLanguages, negotiateLanguages } from '@fluent/langneg';
import en from '../../text/en.ftl?raw';
import namesEn from '../../text/names/en.ftl?raw';
import namesRu from '../../text/names/ru.ftl?raw';
import pagesEn from '../../text/pages/en.ftl?raw';
import pagesRu from '../../text/pages/ru.ftl?raw';
import ru from '../../text/ru.ftl?raw';
import { Bundles, LANGS, type Lang, type Values } from './bundles';
import { tie } from './typography';

const KEY = 'prowl.lang';
const bundles = new Bundles();
for (const source of [en, pagesEn, namesEn]) bundles.add('en', source);
for (const source of [ru, pagesRu, namesRu]) bundles.add('ru', source);

function isLang(value: string | null | undefined): value is Lang {
  return LANGS.some((lang) => lang === value);
}

function firstLang(): Lang {
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(KEY);
  } catch {
    // Storage may be refused; the browser's own list decides then.
  }
  if (isLang(saved)) return saved;
  const wanted = acceptedLanguages(navigator.languages.join(','));
  const [best] = negotiateLanguages(wanted, [...LANGS], { defaultLocale: 'en', strategy: 'lookup' });
  return isLang(best) ? best : 'en';
}

/** version rises when words are added, so that what is on screen is read anew. */
const state = $state({ lang: firstLang(), version: 0 });

export function lang(): Lang {
  return state.lang;
}

export function setLang(next: Lang): void {
  state.lang = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // As above.
  }
}

/** Adds the words of a game. */
export function addWords(words: Record<Lang, string>): void {
  for (const each of LANGS) bundles.add(each, words[each]);
  state.version++;
}

export function hasText(id: string): boolean {
  return state.version >= 0 && bundles.has(state.lang, id);
}

/** The words for a message id in the language of the moment. A missing message shows its id. */
export function t(id: string, values?: Values): string {
  const found = state.version >= 0 ? bundles.format(state.lang, id, values) : undefined;
  if (found === undefined && import.meta.env.DEV) console.warn(`no text for ${id} (${state.lang})`);
  return found === undefined ? id : tie(found, state.lang);
}

/** A message named by the server: its id and the values in it. */
export interface Message {
  id: string;
  values?: Values;
}

/** A message, or words that are ready. */
export type Words = Message | string;

export function say(words: Words): string {
  return typeof words === 'string' ? words : t(words.id, words.values);
}

document.documentElement.lang = state.lang;
