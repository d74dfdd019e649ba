import type { GamePackage } from '../../src/games/index.ts';
import { standing } from '../../src/kernel/score.ts';
import type { Game } from '../../src/kernel/types.ts';
import { textsOf } from '../../src/text/package.ts';
import { draft } from './draft.ts';
import { toy } from './package.ts';

const game = draft as Game;
/** The toy game alone: against a clerk who exists only in the rules, and beats anybody with less than 1000 points. */
export const solo: GamePackage = {
  ...toy,
  game: {
    ...game,
    seats: { min: 1, max: 4 },
    winners: (s) => (s.own.length === 1 ? [] : standing(game, s)[0]),
  },
  words: {
    de: { ...toy.words.de, texts: { ...textsOf(toy, 'de'), nobodyWins: 'Der Schreiber gewinnt' } },
    en: { ...toy.words.en, texts: { ...textsOf(toy, 'en'), nobodyWins: 'The clerk wins' } },
  },
};
