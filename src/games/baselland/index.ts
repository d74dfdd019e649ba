import type { ViewOf } from '../../kernel/types.ts';
import type { DrawHow, PictureHow } from '../../text/draw.ts';
import { wordsOf } from '../../text/languages.ts';
import { value } from './bot.ts';
import { tempers } from './bot-tempers.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
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
    tempers,
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
    return played(() => picture(view, how, wordsOf(words, how.language, 'texts').title));
  },
  async pad(input: unknown) {
    const played = inPlay.keep();
    const { pad } = await import('./pad.ts');
    return played(() => pad(input));
  },
  examples: async () => (await import('./examples.ts')).examples,
  lab: async () => (await import('./lab.ts')).lab,
  memorable: async () => (await import('./memorable.ts')).memorable,
  ratings: async () => (await import('./ratings.ts')).ratings,
  async transcript(input: unknown) {
    const played = inPlay.keep();
    const { transcript } = await import('./transcript.ts');
    return played(() => transcript(input));
  },
};
