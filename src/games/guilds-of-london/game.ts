import { standing, total } from '../../kernel/score.ts';
import type { Game, State } from '../../kernel/types.ts';
import { about } from './about.ts';
import { ACTIONS, CARDS, MAYORS_KEPT } from './data/cards.ts';
import { EFFECT_JOBS, REWARD_JOBS } from './data/effects.ts';
import { CELLS, PAWNS, ROUNDS } from './data/layout.ts';
import { TILES } from './data/tiles.ts';
import { MAYORS, PLANTATIONS, PROMO, TOKEN_KINDS, TOKENS } from './data/tokens.ts';
import { notation } from './notation.ts';
import { steps } from './rules/steps.ts';
import { beatsBoris, score, tieBreak } from './scoring.ts';
import { clone, imagine, pieces, setup } from './setup.ts';
import { type Choices, type GuildsTask, type Happened, OPPONENTS, type S } from './types.ts';

/** As records of Kontor name it: a special action with one effect has its numbers beside it. */
const actions = Object.entries(ACTIONS).map(([code, { steps, ...row }]) => {
  const [step] = steps;
  return [code, { ...row, ...step, ...(step.effect === 'MAYOR' && { keep: MAYORS_KEPT }) }];
});
const data = {
  TILES,
  TOKEN_KINDS,
  TOKENS,
  MAYORS,
  PLANTATIONS,
  PROMO,
  ACTIONS: Object.fromEntries(actions),
  CARDS,
  EFFECT_JOBS,
  REWARD_JOBS,
  ROUNDS,
  PAWNS,
  CELLS,
};

export const game: Game<S, GuildsTask, Choices, Happened> = {
  id: 'guilds-of-london',
  version: 2,
  changes: { 2: ['R6.E7'] }, // an errand moves each pawn at most once
  oldest: 1,
  edition: { id: 'reconstructed', data },
  seats: about.seats,
  settings: {
    opponent: { values: OPPONENTS, default: 'boris', rule: 'R11.18' },
    plantation: { values: ['random', 'virginia', 'ulster'], default: 'random', rule: 'R2.12' },
    promo: { values: [false, true], default: false, rule: 'R12.1' },
    promoSharedPool: { values: [false, true], default: false, rule: 'R12.4' }, // Q23
  },
  presets: {
    base: {},
    promo: { promo: true },
    virginia: { plantation: 'virginia' },
    shared: { plantation: 'ulster', promo: true, promoSharedPool: true },
    rik: { opponent: 'rik' },
  },
  sizes: ['own.hand', 'own.offered', 'own.mayors', 'dark.deck', 'dark.pile', 'dark.stack', 'dark.mayors'],
  first: { do: 'begin' },
  steps,
  setup,
  clone,
  imagine,
  score,
  tieBreak,
  sharedBy: 'R10.3',
  winners(s) {
    if (s.own.length > 1) return standing(game, s as State)[0];
    return beatsBoris(s.open, total(score(s, 0))) ? [0] : []; // R11.17
  },
  pieces,
  notation,
};
