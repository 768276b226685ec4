import type { Lang } from './bundles';

const NBSP = '\u00a0';

/** Short Russian words that must not be left alone at the end of a line. */
const RU_SHORT =
  /(^|[\s«(\u00a0])((?:[авикосуяАВИКОСУЯ]|[Нн][аеио]|[Пп]о|[Дд]о|[Зз]а|[Ии]з|[Оо]т|[Кк]о|[Сс]о|[Вв]о|[Уу]ж)) (?=\S)/g;

/** A board says the same hundred sentences again after every move. */
const MANY = 3000;
const tied: Record<Lang, Map<string, string>> = { en: new Map(), ru: new Map() };

/** Ties together what must stay on one line: short words, a number and what it counts, a dash and the word before it. */
export function tie(text: string, lang: Lang): string {
  const known = tied[lang];
  let found = known.get(text);
  if (found === undefined) {
    if (known.size >= MANY) known.clear();
    found = tieAnew(text, lang);
    known.set(text, found);
  }
  return found;
}

function tieAnew(text: string, lang: Lang): string {
  // Twice, because two short words in a row share the space between them.
  const once = lang === 'ru' ? text.replace(RU_SHORT, `$1$2${NBSP}`).replace(RU_SHORT, `$1$2${NBSP}`) : text;
  const counted = once
    .replace(/(\d) (?=\p{L})/gu, `$1${NBSP}`)
    .replace(/(\p{L}) (?=\d+(?:[.,;:!?)»]|$))/gu, `$1${NBSP}`);
  const ranges = counted.replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060');
  return ranges.replace(/ (?=[—–→] |[+−]\d)/g, NBSP);
}
