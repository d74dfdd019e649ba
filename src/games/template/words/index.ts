// The words of the game: a folder a language, loaded when somebody reads it, and a line each.
import { comingWords } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';

export const { words, loadWords } = comingWords<GameWords>({
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
});
