import { createContext, useContext } from 'react';
import type { Language } from '../../text/languages.ts';

/** For `lang` of what the guide says, if that is not in the reader's language. */
export const LessonLang = createContext<Language | undefined>(undefined);
export const useLessonLang = (): Language | undefined => useContext(LessonLang);
