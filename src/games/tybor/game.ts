import type { Game } from '../../kernel/types.ts';
import { about } from './about.ts';
import { BUILDINGS } from './data/buildings.ts';
import { CHAPTERS, ORDERS, PLAYERS, SCENARIOS, SHIPS, SHIPS_BEYOND, SYMBOL_POINTS } from './data/cards.ts';
import { CHAPTER_IDS, SCENARIO_IDS } from './data/kinds.ts';
import { PERSONS } from './data/persons.ts';
import { notation } from './notation.ts';
import { steps } from './rules/steps.ts';
import { score, tieBreak } from './scoring.ts';
import { clone, imagine, pieces, setup } from './setup.ts';
import type { Choices, Happened, S, TyborTask } from './types.ts';

const data = { PERSONS, BUILDINGS, SCENARIOS, CHAPTERS, ORDERS, SHIPS, SHIPS_BEYOND, SYMBOL_POINTS, PLAYERS };

export const game: Game<S, TyborTask, Choices, Happened> = {
  id: 'tybor',
  version: 1,
  edition: { id: 'reconstructed', data },
  seats: about.seats,
  settings: {
    scenario: { values: ['random', ...SCENARIO_IDS], default: 'random', rule: 'R1.2' },
    chapter: { values: ['random', ...CHAPTER_IDS, 'story'], default: 'random', rule: 'R1.3' },
  },
  presets: {
    drawn: {},
    beginning: { scenario: 'SC2', chapter: 'CH1' },
    exodus: { scenario: 'SC1', chapter: 'CH4' },
    motley: { scenario: 'SC3', chapter: 'CH8' },
    harbour: { scenario: 'SC4', chapter: 'CH7' },
    story: { chapter: 'story' }, // R11.1
    children: { scenario: 'SC2', chapter: 'CH6' },
  },
  sizes: ['own.hand', 'own.drawn', 'dark.people', 'dark.stack'], // Q28
  first: { do: 'begin' },
  steps,
  setup,
  clone,
  imagine,
  score,
  tieBreak,
  sharedBy: 'R9.3',
  pieces,
  notation,
};
