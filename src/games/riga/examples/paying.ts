// Erecting, paying and discounts (R6, R7).
import type { Told } from './told.ts';

const RG = { RG: true };

export const PAYING: readonly Told[] = [
  {
    id: 'E22',
    rules: ['R6.1', 'R6.2', 'R6.3', 'R6.6', 'R6.8'],
    when: 'build',
    at: { towns: [{ hand: 'GGWWCCCL', cards: 'tallinn-dom' }, {}] },
    play: ['0 build tallinn-dom', '0 pay grain'],
    refused: ['pay glass'],
    points: [6, 0],
    leaves: { 'own.0.goods': [2, 3, 3, 3], 'open.discard': [2, 2, 0, 0] },
  },
  {
    id: 'E23',
    rules: ['R6.6', 'R6.7', 'R6.3', 'Q25'],
    when: 'build',
    at: { towns: [{ hand: 'CLWWG', cards: 'danzig-kontor' }, {}] },
    play: ['0 build danzig-kontor', '0 pay cloth', '0 pay glass'],
    refused: ['pay grain'],
    points: [3, 0],
    leaves: { 'own.0.goods': [0, 1, 1] },
  },
  {
    id: 'E24',
    rules: ['R7.1', 'R6.2', 'Q29'],
    when: 'build',
    at: { towns: [{ hand: 'CC', cards: 'visby-zeughaus stockholm-zeughaus', bld: 'danzig-markthalle' }, {}] },
    play: ['0 build visby-zeughaus'],
    refused: ['build stockholm-zeughaus'],
    points: [6, 0],
    lines: { 'R9.1': [8, 0], 'R9.3': [-2, 0] },
    leaves: { 'own.0.goods': [] },
  },
  {
    id: 'E25',
    rules: ['R6.4', 'R7.5', 'R7.6', 'R7.11b', 'R7.10'],
    when: 'build',
    at: {
      settings: RG,
      towns: [
        {
          hand: 'GGWL',
          cards: 'tallinn-markthalle visby-rathaus',
          bld: 'visby-bauhuette stockholm-vogtei riga-schule',
        },
        {},
      ],
    },
    play: ['0 build tallinn-markthalle', '0 pay wine', '0 build visby-rathaus'],
    points: [16, 0],
    lines: { 'R9.1': [15, 0], 'R7.10': [1, 0] },
    leaves: { 'own.0.goods': [] },
  },
  {
    id: 'E26',
    rules: ['R6.5', 'R7.2', 'R6.7'],
    when: 'build',
    at: { towns: [{ hand: 'WWW', cards: 'stockholm-hafen', bld: 'visby-kontor' }, {}] },
    play: ['0 build stockholm-hafen', '0 coins 2'],
    refused: ['coins 1'],
    points: [6, 0],
    leaves: { 'own.0.goods': [1], 'open.towns.0.coins': [0] },
  },
  {
    id: 'E27',
    rules: ['R7.11a', 'R6.6', 'R6.9'],
    when: 'build',
    at: {
      settings: RG,
      towns: [{ hand: 'LLLC', cards: 'visby-dom visby-vogtei', bld: 'riga-wechselstube', stored: 1 }, {}],
    },
    play: ['0 build visby-dom', '0 pay cloth', '0 build visby-vogtei'],
    points: [10, 0],
    leaves: { 'own.0.goods': [], 'open.towns.0.stored': 0 },
  },
  {
    id: 'E28',
    rules: ['R4.4', 'R7.11b'],
    when: 'build',
    at: { settings: RG, towns: [{ hand: 'CCLL', cards: 'danzig-vogtei' }, {}] },
    play: ['0 build riga-schule', '0 pay cloth', '0 end'],
    refused: ['build danzig-vogtei'],
    points: [-1, 0],
    lines: { 'R9.1': [1, 0], 'R9.3': [-2, 0] },
  },
];
