// The Victual Brothers and the Mayors (R11, R12).
import { bs, type SceneFacts, type TownFacts } from './scene.ts';
import type { Told } from './told.ts';

const PIRATES: SceneFacts & { readonly towns: readonly TownFacts[] } = {
  settings: { VB: true },
  towns: [{ bld: 'visby-burg' }, { bld: 'tallinn-dom' }, { bld: 'danzig-hafen' }],
  rows: ['CL', 'CWW*', 'WWL', 'WLL', 'CWC*'],
  draws: 'G',
};

export const MODULES: readonly Told[] = [
  {
    id: 'E32',
    rules: ['R11.2', 'R11.3', 'R11.5'],
    when: 'take',
    at: PIRATES,
    play: ['0 row 2', '0 fight visby-burg'],
    refused: ['ransom visby-burg'],
    points: [6, 6, 3],
    leaves: { 'own.0.goods': [0, 1, 1, 3], 'open.towns.0.covered': bs('visby-burg') },
  },
  {
    id: 'E32p',
    rules: ['R11.3'],
    when: 'take',
    at: PIRATES,
    play: ['0 row 2', '0 plundered'],
    points: [6, 6, 3],
    leaves: { 'own.0.goods': [1, 1], 'open.discard': [0, 0, 0, 1], 'open.towns.0.covered': [] },
  },
  {
    id: 'E33',
    rules: ['R12.2', 'R12.3', 'R12.5', 'R7.11a'],
    when: 'build',
    at: {
      settings: { BM: true, RG: true },
      towns: [{ hand: 'CL', cards: 'danzig-vogtei', bld: 'riga-wechselstube' }, {}],
    },
    play: ['0 build danzig-vogtei', '0 store 1'],
    points: [6, 0],
    lines: { 'R12.5': [2, 0] },
    leaves: { 'open.tracks.3.spaces': [2, 0], 'open.towns.0.stored': 1 },
  },
  {
    id: 'E33m',
    rules: ['R12.4', 'R12.5', 'R12.6'],
    when: 'over',
    at: {
      settings: { BM: true },
      towns: [{ bld: 'danzig-burg' }, { bld: 'danzig-dom' }, { bld: 'danzig-hafen' }],
      tracks: { danzig: { spaces: [11, 9, 4], mayor: 0 } },
    },
    points: [10, 7, 3],
    lines: { 'R12.4': [2, 1, 0], 'R12.5': [2, 0, 0] },
  },
];
