// Numbers in running text: small ones in words. A language without a line here writes figures.
import type { Language } from './languages.ts';

const WORDS: { readonly [L in Language]?: readonly string[] } = {
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

/** Up to twelve in words, larger ones in figures. */
export const inWords = (language: Language, n: number): string => WORDS[language]?.[n] ?? String(n);

/** At the beginning of a sentence. */
export function inWordsAtStart(language: Language, n: number): string {
  const word = inWords(language, n);
  return word[0].toUpperCase() + word.slice(1);
}
