import { game } from './game.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** Template with everything around its rules; see README.md. */
export const pkg = {
  game,
  texts: { de, en },
  rulebook: { de: () => import('./rulebook/de.ts'), en: () => import('./rulebook/en.ts') },
  lab: async () => (await import('./lab.ts')).lab,
};
