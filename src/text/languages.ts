// The languages of Kontor, and how words are found in them.

/** Those that pages are offered in: each is a folder of words (docs/languages.md). */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words in parts. English has them all; another language may lack a part, which is then said in English. */
export type InLanguages<W> = { readonly en: W } & { readonly [L in Exclude<Language, 'en'>]?: SomeOf<W> };
type SomeOf<W> = { readonly [P in keyof W]?: W[P] };

/** The language in which a part is said to somebody who reads `language`. */
export function languageOf<W>(all: InLanguages<W>, language: Language, part: keyof W): Language {
  const words: SomeOf<W> | undefined = all[language];
  return words?.[part] === undefined ? 'en' : language;
}

/** One part, in this language or in English. */
export function wordsOf<W, P extends keyof W>(all: InLanguages<W>, language: Language, part: P): W[P] {
  const words: SomeOf<W> | undefined = all[language];
  return words?.[part] ?? all.en[part];
}

/** Something that is one in each language, and need not be there in all. */
export type EachLanguage<X> = { readonly en: X } & { readonly [L in Exclude<Language, 'en'>]?: X };
export const inLanguage = <X>(all: EachLanguage<X>, language: Language): X => all[language] ?? all.en;
