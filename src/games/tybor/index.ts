import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow, PictureHow } from '../../text/draw.ts';
import { wordsOf } from '../../text/languages.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import { story } from './story.ts';
import type { S } from './types.ts';
import { words } from './words/index.ts';

/** Tybor der Baumeister with everything around its rules; see README.md. */
export const tybor = {
  game,
  isDayOver: ({ open }: S) => open.round > 1,
  words,
  bot: {
    value,
    scale: 8,
    horizon: 30,
    tries: 3,
    levels: { beginner: { noise: 0.08 }, club: { noise: 0.03 }, expert: { walks: 16 }, master: { walks: 1000 } },
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
  story,
};
