// Days and times as people write them where somebody lives: English is not always American.
import type { Language } from '../../text/languages.ts';

/** The reader's own kind of a language, if the browser names one. */
const regionOf = (language: Language): string =>
  navigator.languages.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;

export const datesIn = (language: Language, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(regionOf(language), how);

export const date = (language: Language, at: number): string =>
  datesIn(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
