import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow, PictureHow } from '../../text/draw.ts';
import { wordsOf } from '../../text/languages.ts';
import { value } from './bot.ts';
import { tempers } from './bot-tempers.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
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
    tempers,
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
  editions: { kind, inPlay },
  async draw(view: ViewOf<S>, how: DrawHow) {
    const played = inPlay.keep();
    const { terminal } = await wordsOf(words, how.language, 'terminal')();
    const { draw } = await import('./terminal.ts');
    return played(() => draw(view, how, terminal));
  },
  async picture(view: ViewOf<S>, how: PictureHow) {
    const played = inPlay.keep();
    const { picture } = await import('./picture/index.ts');
    const { title } = wordsOf(words, how.language, 'texts');
    return played(() => picture(view, how, { title, board: wordsOf(words, how.language, 'board') }));
  },
  rival: (s: S) => rival(s),
  async pad(input: unknown) {
    const played = inPlay.keep();
    const { pad } = await import('./pad.ts');
    return played(() => pad(input));
  },
  examples: async () => (await import('./examples/index.ts')).examples,
  lab: async () => (await import('./lab.ts')).lab,
  memorable: async () => (await import('./memorable.ts')).memorable,
  ratings: async () => (await import('./ratings.ts')).ratings,
};
