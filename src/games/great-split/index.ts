import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow, PictureHow } from '../../text/draw.ts';
import { wordsOf } from '../../text/languages.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import type { S } from './types.ts';
import { words } from './words/index.ts';

/** The Great Split with everything around its rules; see README.md. */
export const greatSplit = {
  game,
  isDayOver: ({ open }: S) => open.round > 2,
  words,
  bot: {
    value,
    scale: 15,
    horizon: 8,
    tries: 3,
    trust: 10,
    levels: {
      beginner: { noise: 0.035 },
      club: { noise: 0.018 },
      expert: { walks: 0, leaves: 600 },
      master: { walks: 130, worlds: 3, leaves: 600 },
    },
    experience: async () => (await import('./experience/index.ts')).experience,
  },
  async draw(view: ViewOf<S>, how: DrawHow) {
    const { terminal } = await wordsOf(words, how.language, 'terminal')();
    return (await import('./terminal.ts')).draw(view, how, terminal);
  },
  picture: async (view: ViewOf<S>, how: PictureHow) =>
    (await import('./picture/index.ts')).picture(view, how, {
      title: wordsOf(words, how.language, 'texts').title,
      board: wordsOf(words, how.language, 'board'),
    }),
  pad: async (input: unknown) => (await import('./pad.ts')).pad(input),
  examples: async () => (await import('./examples/index.ts')).examples,
  lab: async () => (await import('./lab.ts')).lab,
  memorable: async () => (await import('./memorable.ts')).memorable,
};
