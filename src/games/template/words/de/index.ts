import type { GameWords } from '../../../../text/package.ts';
import { texts } from './texts.ts';

export const words: GameWords = {
  texts,
  rulebook: () => import('./rulebook.ts'),
  lab: () => import('./lab.ts'),
};
