import type { GameWords } from '../../../../text/package.ts';
import { texts } from './texts.ts';

export const de: GameWords = {
  texts,
  rulebook: () => import('./rulebook.ts'),
  lesson: () => import('./lesson.ts'),
  lab: () => import('./lab.ts'),
};
