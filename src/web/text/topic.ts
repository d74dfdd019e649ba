import type { Language } from '../../text/languages.ts';
import { usePrefs } from '../lib/prefs.ts';

/** The words of one page, which come with it: only what every page needs is in `en.ts` and `de.ts`. */
export const useTopic = <W>(words: Readonly<Record<Language, W>>): W => words[usePrefs().language];
