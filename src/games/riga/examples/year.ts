// Taking, the turn of the year, and the end (R3, R5, R8, R9).
import { bs } from './scene.ts';
import type { Told } from './told.ts';

export const YEAR: readonly Told[] = [
  {
    id: 'E29',
    rules: ['R7.3', 'R4.1', 'R5.1'],
    when: 'take',
    at: { towns: [{ bld: 'visby-hafen danzig-hafen' }, {}], draws: 'LW' },
    play: ['0 row 1'],
    points: [6, 0],
    leaves: { 'own.0.goods.length': 4, 'open.towns.0.harboursUsed': 2 },
  },
  {
    id: 'E21',
    rules: ['R3.4', 'R3.1', 'R8.3', 'R2.2', 'R2.3', 'R3.6'],
    when: 'winter',
    at: {
      season: 'autumn',
      towns: [
        { hand: 'GW', bld: 'visby-kontor', coins: [0] },
        { hand: 'LC', bld: 'tallinn-dom' },
      ],
      rows: ['CL', 'WWW'],
      old: 'visby-dom',
      new: 'tallinn-burg stockholm-hafen',
    },
    play: ['0 end'],
    points: [3, 6],
    leaves: {
      'open.year': 5,
      'open.starter': 1,
      'open.ruins': bs('visby-dom'),
      'open.market.old': bs('tallinn-burg stockholm-hafen'),
      'open.market.new.length': 3,
      'open.towns.0.coins': [2],
    },
  },
  {
    id: 'E30',
    rules: ['R8.1', 'R8.2', 'R7.11c', 'R7.13'],
    when: 'winter',
    at: {
      settings: { RG: true },
      season: 'autumn',
      towns: [
        { hand: 'GWLC', cards: 'tallinn-dom visby-hafen', bld: 'danzig-burg' },
        { hand: 'GGWWL', cards: 'stockholm-dom', bld: 'riga-speicher' },
      ],
    },
    play: ['0 end', '0 discard tallinn-dom'],
    points: [4, -1],
    leaves: { 'own.0.buildings': bs('visby-hafen'), 'own.1.goods.length': 5, 'open.year': 5 },
  },
  {
    id: 'E31',
    rules: ['R9.1', 'R9.2', 'R9.3', 'R7.8', 'R7.10', 'R7.11d'],
    when: 'over',
    at: {
      settings: { RG: true },
      towns: [
        {
          bld: 'tallinn-dom tallinn-rathaus tallinn-kontor danzig-gildehaus visby-markthalle stockholm-burg riga-kloster riga-schule',
          cards: 'visby-dom',
        },
        { bld: 'visby-burg visby-ordenshaus stockholm-dom danzig-burg', hand: 'GW' },
      ],
    },
    points: [31, 23],
    lines: { 'R9.1': [27, 21], 'R7.10': [2, 0], 'R7.8': [3, 0], 'R7.9': [0, 2], 'R7.11d': [1, 0], 'R9.3': [-2, 0] },
  },
];
