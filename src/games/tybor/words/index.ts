// The words of the game: a folder a language, and a line each.
import type { InLanguages } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

export const words: InLanguages<GameWords> = { de, en };
