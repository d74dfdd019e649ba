import type { Game } from '../../kernel/types.ts';
import { about } from './about.ts';
import { CARDS, HAND, SET_POINTS } from './data/cards.ts';
import { notation } from './notation.ts';
import { steps } from './rules/steps.ts';
import { score, tieBreak } from './scoring.ts';
import { clone, imagine, pieces, setup } from './setup.ts';
import type { Choices, DraftTask, Happened, S } from './types.ts';

export const game: Game<S, DraftTask, Choices, Happened> = {
  id: 'template',
  version: 1,
  edition: { id: 'first', data: { CARDS, HAND, SET_POINTS } },
  seats: about.seats,
  settings: {},
  presets: {},
  sizes: ['own.hand', 'dark.deck'],
  first: { do: 'deal' },
  steps,
  setup,
  clone,
  imagine,
  score,
  tieBreak,
  pieces,
  notation,
};
