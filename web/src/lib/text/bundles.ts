import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGS = ['en', 'ru'] as const;
export type Lang = (typeof LANGS)[number];
export type Values = Record<string, FluentVariable>;

/** One bundle a language; game words are added to the client's own as a table opens. */
export class Bundles {
  readonly #bundles: Record<Lang, FluentBundle>;

  constructor() {
    const make = (lang: Lang) => new FluentBundle(lang, { useIsolating: false });
    this.#bundles = { en: make('en'), ru: make('ru') };
  }

  add(lang: Lang, source: string): Error[] {
    return this.#bundles[lang].addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(lang: Lang, id: string): boolean {
    return this.#bundles[lang].hasMessage(id);
  }

  /** The message, or undefined when this language has no such message. */
  format(lang: Lang, id: string, values?: Values): string | undefined {
    const bundle = this.#bundles[lang];
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return undefined;
    return bundle.formatPattern(pattern, values ?? null, []);
  }
}
