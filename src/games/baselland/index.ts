import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow, PictureHow } from '../../text/draw.ts';
import { wordsOf } from '../../text/languages.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import type { S } from './types.ts';
import { words } from './words/index.ts';

/** Baselland with everything around its rules; see README.md. */
export const baselland = {
  game,
  isDayOver: ({ open }: S) => open.turn > 20,
  words,
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
  async draw(view: ViewOf<S>, how: DrawHow) {
    const { terminal } = await wordsOf(words, how.language, 'terminal')();
    return (await import('./terminal.ts')).draw(view, how, terminal);
  },
  picture: async (view: ViewOf<S>, how: PictureHow) =>
    (await import('./picture/index.ts')).picture(view, how, wordsOf(words, how.language, 'texts').title),
  pad: async (input: unknown) => (await import('./pad.ts')).pad(input),
  examples: async () => (await import('./examples.ts')).examples,
  lab: async () => (await import('./lab.ts')).lab,
  memorable: async () => (await import('./memorable.ts')).memorable,
  transcript: async (input: unknown) => (await import('./transcript.ts')).transcript(input),
};
