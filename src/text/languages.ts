// The languages of Kontor, and how words are found in them.

/** The languages that pages are offered in: each is a folder of words (docs/languages.md). */
export const LANGUAGES = ['de', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words in parts, in the loaded languages. Parts that a language lacks are in English. */
export type InLanguages<W> = { readonly [L in Language]?: SomeOf<W> };
type SomeOf<W> = { readonly [P in keyof W]?: W[P] };

/** The language in which a reader of `language` gets a part. */
export const languageOf = <W>(all: InLanguages<W>, language: Language, part: keyof W): Language =>
  all[language]?.[part] === undefined ? 'en' : language;

/** All parts, in this language or in English. */
export const allWordsOf = <W>(all: InLanguages<W>, language: Language): W => ({ ...all.en, ...all[language] }) as W;

/** For the `lang` of a part that is not in the reader's language. */
export function foreign<W>(all: InLanguages<W>, language: Language, part: keyof W): Language | undefined {
  const said = languageOf(all, language, part);
  return said === language ? undefined : said;
}

/** One part, in this language or in English. */
export const wordsOf = <W, P extends keyof W>(all: InLanguages<W>, language: Language, part: P): W[P] =>
  (all[language]?.[part] ?? all.en?.[part]) as W[P];

/** The module of a language; if it lacks parts, it brings the English ones along. */
type LanguageModule<W> =
  | { readonly words: W; readonly english?: undefined }
  | { readonly words: SomeOf<W>; readonly english: W };
type Modules<W> = { readonly en: () => Promise<{ readonly words: W }> } & {
  readonly [L in Exclude<Language, 'en'>]?: () => Promise<LanguageModule<W>>;
};

/** Words that are loaded one language at a time: `words` has those asked for so far. */
export function comingWords<W>(modules: Modules<W>) {
  const words: { [L in Language]?: SomeOf<W> } = {};
  async function loadWords(language: Language): Promise<void> {
    const own = modules[language] === undefined ? 'en' : language;
    const module: LanguageModule<W> = await modules[own]!();
    words[own] = module.words;
    if (module.english !== undefined) words.en = module.english;
  }
  return { words: words as InLanguages<W>, loadWords };
}

/** Something of which each language has one, but some may lack it. */
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
