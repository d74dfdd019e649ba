import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow, PictureHow } from '../../text/draw.ts';
import { wordsOf } from '../../text/languages.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import { rival } from './scoring.ts';
import type { S } from './types.ts';
import { words } from './words/index.ts';

/** Die Zünfte von London with everything around its rules; see README.md. */
export const guildsOfLondon = {
  game,
  isDayOver: ({ open }: S) => open.round > 3,
  words,
  bot: {
    value,
    scale: 12,
    horizon: 12,
    tries: 3,
    trust: 6,
    turn: { asks: 'act', through: ['draw', 'steal', 'drawMayors'] },
    levels: {
      beginner: { leaves: 60, noise: 0.03 },
      club: { leaves: 150, noise: 0.011 },
      expert: { walks: 0, worlds: 1, leaves: 120, noise: 0.004 },
      master: { walks: 0, worlds: 6, width: 10 },
    },
    tuning: async () => (await import('./experience/index.ts')).tuning,
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
  rival: (s: S) => rival(s),
  pad: async (input: unknown) => (await import('./pad.ts')).pad(input),
  examples: async () => (await import('./examples/index.ts')).examples,
  lab: async () => (await import('./lab.ts')).lab,
  memorable: async () => (await import('./memorable.ts')).memorable,
};
