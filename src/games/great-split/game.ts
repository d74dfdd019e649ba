import type { Game } from '../../kernel/types.ts';
import { about } from './about.ts';
import { CARDS } from './data/cards.ts';
import { BOARDS, CHARACTERS, LINES, MARKET_TILES, ROUNDS, SCORING_TILES, STARTING_HAND, ZONES } from './data/table.ts';
import { ELIGIBLE, SPACES, TRACK_ROWS } from './data/tracks.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { steps } from './rules/steps.ts';
import { score } from './scoring.ts';
import { clone, pieces, setup } from './setup.ts';
import type { Choices, Happened, S, SplitTask } from './types.ts';

const table = { BOARDS, CHARACTERS, LINES, MARKET_TILES, ROUNDS, SCORING_TILES, STARTING_HAND, ZONES };
const data = { CARDS, ELIGIBLE, SPACES, TRACK_ROWS, ...table };

export const game: Game<S, SplitTask, Choices, Happened> = {
  id: 'great-split',
  version: 1,
  edition: { id: 'reconstructed', data },
  seats: about.seats,
  settings: {},
  presets: {},
  sizes: ['own.hand', 'own.discarded', 'own.sold', 'dark.levelI', 'dark.levelII', 'dark.levelIII'],
  first: { do: 'begin' },
  steps,
  setup,
  clone,
  imagine,
  score,
  sharedBy: 'R11.2',
  pieces,
  notation,
};
