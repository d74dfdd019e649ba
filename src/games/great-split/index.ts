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

/** The Great Split with everything around its rules; see README.md. */
export const greatSplit = {
  game,
  isDayOver: ({ open }: S) => open.round > 2,
  words,
  bot: {
    value,
    tempers,
    scale: 15,
    horizon: 8,
    tries: 3,
    trust: 10,
    levels: {
      beginner: { noise: 0.035 },
      club: { noise: 0.018 },
      expert: { walks: 0, leaves: 600 },
      master: { walks: 400, worlds: 3, leaves: 600 },
    },
    experience: async () => (await import('./experience/index.ts')).experience,
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
    const [{ title }, board] = [wordsOf(words, how.language, 'texts'), wordsOf(words, how.language, 'board')];
    return played(() => picture(view, how, { title, board }));
  },
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
