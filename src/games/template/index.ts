import type { DrawHow } from '../../text/draw.ts';
import { game } from './game.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import type { V } from './types.ts';

const texts = { de, en };

/** Template with everything around its rules; see README.md. */
export const template = {
  game,
  texts,
  rulebook: { de: () => import('./rulebook/de.ts'), en: () => import('./rulebook/en.ts') },
  draw: async (view: V, how: DrawHow) => (await import('./terminal.ts')).draw(view, texts[how.language], how),
};
