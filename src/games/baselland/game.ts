import type { Game } from '../../kernel/types.ts';
import { about } from './about.ts';
import { FOLLOWERS } from './data/numbers.ts';
import { TILE_TYPES } from './data/tiles.ts';
import { notation } from './notation.ts';
import { steps } from './rules/steps.ts';
import { score } from './scoring.ts';
import { clone, imagine, pieces, setup } from './setup.ts';
import type { BasellandTask, Choices, Happened, S } from './types.ts';

export const game: Game<S, BasellandTask, Choices, Happened> = {
  id: 'baselland',
  version: 1,
  edition: { id: 'classic', data: TILE_TYPES },
  seats: about.seats,
  settings: {
    followers: { values: FOLLOWERS, default: FOLLOWERS[0], rule: 'R2.2' },
    refugeeScope: { values: ['piece', 'meadow'], default: 'piece', rule: 'R7.9' },
    refugeeReturn: { values: ['stays', 'returns'], default: 'stays', rule: 'R8.4' },
    refugeeEnd: { values: ['none', 'half'], default: 'none', rule: 'R9.4' },
    cityPartCount: { values: ['cards', 'segments'], default: 'cards', rule: 'R10' },
    firstPlayer: { values: ['random', 'first'], default: 'random', rule: 'R2.5' },
  },
  presets: {
    manual: {},
    haven: { refugeeReturn: 'returns' },
    camp: { refugeeScope: 'meadow' },
    children: { followers: Math.max(...FOLLOWERS), refugeeReturn: 'returns' },
  }, // R10
  sizes: ['dark.pile'],
  first: { do: 'begin' },
  steps,
  setup,
  clone,
  imagine,
  score,
  sharedBy: 'R1.3',
  pieces,
  notation,
};
