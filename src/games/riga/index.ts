import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow, PictureHow } from '../../text/draw.ts';
import { wordsOf } from '../../text/languages.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import type { S } from './types.ts';
import { words } from './words/index.ts';

/** Riga with everything around its rules; see README.md. */
export const riga = {
  game,
  isDayOver: ({ open }: S) => open.year > 2,
  words,
  bot: {
    value,
    scale: 10,
    horizon: 20,
    tries: 3,
    levels: { beginner: { noise: 0.05 }, club: { noise: 0.015 }, expert: { walks: 40 }, master: { walks: 300 } },
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
