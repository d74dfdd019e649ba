// The languages of Kontor, and how words are found in them.

/** Those that pages are offered in: each is a folder of words (docs/languages.md). */
export const LANGUAGES = ['de', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words in parts. English has them all; another language may lack a part, which is then said in English. */
export type InLanguages<W> = { readonly en: W } & { readonly [L in Exclude<Language, 'en'>]?: SomeOf<W> };
type SomeOf<W> = { readonly [P in keyof W]?: W[P] };

/** The language in which a part is said to somebody who reads `language`. */
export function languageOf<W>(all: InLanguages<W>, language: Language, part: keyof W): Language {
  const words: SomeOf<W> | undefined = all[language];
  return words?.[part] === undefined ? 'en' : language;
}

/** For the `lang` of a part that is said in another language than the reader's. */
export function foreign<W>(all: InLanguages<W>, language: Language, part: keyof W): Language | undefined {
  const said = languageOf(all, language, part);
  return said === language ? undefined : said;
}

/** One part, in this language or in English. */
export function wordsOf<W, P extends keyof W>(all: InLanguages<W>, language: Language, part: P): W[P] {
  const words: SomeOf<W> | undefined = all[language];
  return words?.[part] ?? all.en[part];
}

/** Something that is one in each language, and need not be there in all. */
export type EachLanguage<X> = { readonly en: X } & { readonly [L in Exclude<Language, 'en'>]?: X };
export const inLanguage = <X>(all: EachLanguage<X>, language: Language): X => all[language] ?? all.en;

/** The same for every language. */
export const eachLanguage = <X>(make: (language: Language) => X): Readonly<Record<Language, X>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, X>;

/** The first of our languages among tags such as 'de-AT' or 'en_GB.UTF-8', else English. */
export function languageAmong(tags: readonly string[]): Language {
  const named = tags.map((tag) => /^[a-z]+/.exec(tag.trim().toLowerCase())?.[0]);
  return named.flatMap((name) => LANGUAGES.filter((language) => language === name))[0] ?? 'en';
}
