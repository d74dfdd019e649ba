import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow } from '../../text/draw.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { transcript } from './transcript.ts';
import type { S } from './types.ts';

/** Baselland with everything around its rules; see README.md. */
export const baselland = {
  game,
  texts: { de, en },
  rulebook: { de: () => import('./rulebook/de.ts'), en: () => import('./rulebook/en.ts') },
  lesson: { de: () => import('./lesson/de.ts'), en: () => import('./lesson/en.ts') },
  bot: {
    value,
    scale: 25,
    horizon: 22,
    levels: {
      beginner: { noise: 0.04 },
      club: { noise: 0.018 },
      expert: { walks: 0, noise: 0.01 },
      master: { walks: 1200 },
    },
    tuning: async () => (await import('./experience/index.ts')).tuning,
  },
  draw: async (view: ViewOf<S>, how: DrawHow) => (await import('./terminal.ts')).draw(view, how),
  pad: async (input: unknown) => (await import('./pad.ts')).pad(input),
  lab: async () => (await import('./lab.ts')).lab,
  transcript,
};
