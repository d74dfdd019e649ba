import { game } from './game.ts';
import { words } from './words/index.ts';

/** Template with everything around its rules; see README.md. */
export const pkg = {
  game,
  words,
  lab: async () => (await import('./lab.ts')).lab,
};
