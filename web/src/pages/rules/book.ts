import type { Chapter, RuleBook } from '../../lib/net';
import type { Lang } from '../../lib/text';

interface ShownChapter {
  title: string;
  rules: { id: string; text: string }[];
}

/** The chapters in one language, or only the rules in which all the words occur. */
export function chaptersOf(book: RuleBook, lang: Lang, wanted: string): ShownChapter[] {
  const terms = wanted.toLocaleLowerCase(lang).split(/\s+/).filter(Boolean);
  const fits = (rule: { id: string; text: string }) =>
    terms.every((term) => `${rule.id} ${rule.text}`.toLocaleLowerCase(lang).includes(term));
  return book.chapters
    .map((chapter) => ({ title: said(chapter.title, lang), rules: rulesOf(chapter, lang).filter(fits) }))
    .filter((chapter) => chapter.rules.length > 0);
}

function rulesOf(chapter: Chapter, lang: Lang) {
  return chapter.rules.map((rule) => ({ id: rule.id, text: said(rule.text, lang) }));
}

export function said(text: Readonly<Record<string, string>>, lang: Lang): string {
  return text[lang] ?? text.en ?? '';
}

/** What one may look for: a word, or the number of a rule of this very book. */
export function exampleOf(book: RuleBook, word: string): string {
  const rule = book.chapters.flatMap((chapter) => chapter.rules)[4];
  return rule ? `${word}, ${rule.id}` : word;
}

const REFERENCE = /\b([A-Z]{2,3}-[A-Z]?\d+)\b/g;

/** A rule's text with its references to other rules apart. */
export function withReferences(text: string): { text: string; rule?: string }[] {
  const parts: { text: string; rule?: string }[] = [];
  let at = 0;
  for (const found of text.matchAll(REFERENCE)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: found[0], rule: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
