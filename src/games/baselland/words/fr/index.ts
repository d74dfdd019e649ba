import type { BasellandWords } from '../index.ts';
import { board } from './board.ts';
import { entry } from './entry.ts';
import { texts } from './texts.ts';
import { transcript } from './transcript.ts';

export const words: BasellandWords = {
  texts,
  board,
  entry,
  transcript,
  rulebook: () => import('./rulebook.ts'),
  characters: () => import('./characters.ts'),
  plates: () => import('./plates.ts'),
  lesson: () => import('./lesson.ts'),
  examples: () => import('./examples.ts'),
  terminal: () => import('./terminal.ts'),
  lab: () => import('./lab.ts'),
  edition: () => import('./edition.ts'),
};
