// The Grand Masters, alone and with the Victual Brothers (R10).
import { CITIES, type City } from '../data/goods.ts';
import type { TownFacts } from './scene.ts';
import type { Told } from './told.ts';

const GM = { GM: true };
const BROTHERS = { GM: true, VB: true };
const PIRATES = ['CL*', 'WWW*', 'LWG*', 'GGGW', 'CWG', 'GGLG'];

const KNIGHTS = ['vogtei', 'burg', 'zeughaus', 'ordenshaus'];
const MERCHANTS = ['markthalle', 'kontor', 'hafen', 'gildehaus'];
/** All of a city, mixed. */
const KINDS = 'markthalle vogtei bauhuette dom kontor burg wirtshaus hafen zeughaus rathaus gildehaus ordenshaus'.split(
  ' ',
);
const some = (city: City, kinds: readonly string[]): TownFacts => ({
  bld: kinds.map((kind) => `${city}-${kind}`).join(' '),
});
/** That many of these for each seat, spread over the cities. */
const each = (kinds: readonly string[], ...counts: number[]): TownFacts[] =>
  counts.map((count, seat) => ({
    bld: kinds
      .slice(0, count)
      .map((kind, i) => `${CITIES[(seat + i) % CITIES.length]}-${kind}`)
      .join(' '),
  }));

const SHARED: readonly Told[] = [
  {
    id: 'E1',
    rules: ['R10.9', 'R10.11', 'R10.6'],
    when: 'over',
    at: {
      settings: GM,
      masters: { 'max tallinn': 0 },
      towns: [
        some('tallinn', KINDS.slice(0, 4)),
        some('tallinn', KINDS.slice(4, 7)),
        some('tallinn', KINDS.slice(7, 10)),
        some('tallinn', KINDS.slice(10)),
      ],
    },
    points: [20, 14, 16, 8],
    lines: { 'R10.9': [4, 0, 0, 0], 'R10.11': [0, 2, 2, 0] },
  },
  {
    id: 'E5',
    rules: ['R10.5', 'R10.7', 'R10.7a', 'R6.11'],
    when: 'build',
    at: {
      settings: GM,
      masters: { 'max visby': null },
      towns: [{ hand: 'LL', cards: 'visby-zeughaus', bld: 'visby-dom' }, {}],
    },
    play: ['0 build visby-zeughaus'],
    points: [15, 0],
    lines: { 'R10.9': [4, 0] },
    leaves: { 'open.masters.0.owner': 0 },
  },
  {
    id: 'E6',
    rules: ['R10.7b', 'R10.7'],
    when: 'build',
    at: {
      settings: GM,
      masters: { 'max visby': 1 },
      towns: [
        { hand: 'LLLG', cards: 'visby-zeughaus visby-markthalle', bld: 'visby-dom' },
        { bld: 'visby-burg visby-vogtei' },
      ],
    },
    play: ['0 build visby-zeughaus', '0 build visby-markthalle'],
    points: [18, 11],
    lines: { 'R10.9': [4, 0], 'R10.11': [0, 2] },
    leaves: { 'open.masters.0.owner': 0 },
  },
  {
    id: 'E7',
    rules: ['R10.8', 'R10.10', 'R10.9'],
    when: 'over',
    at: {
      settings: GM,
      masters: { 'first danzig': 0 },
      towns: [
        some('danzig', KINDS.slice(0, 3)),
        some('danzig', KINDS.slice(3, 7)),
        some('danzig', KINDS.slice(7, 10)),
        some('danzig', KINDS.slice(10)),
      ],
    },
    points: [14, 20, 16, 8],
    lines: { 'R10.9': [4, 0, 0, 0], 'R10.10': [0, 2, 2, 0] },
  },
  {
    id: 'E8',
    rules: ['R10.5', 'R10.8', 'R10.6', 'Q5'],
    when: 'build',
    at: {
      settings: GM,
      masters: { 'max tallinn': null, 'first knight': null },
      towns: [
        { hand: 'CCC', cards: 'tallinn-burg', bld: 'tallinn-dom visby-vogtei stockholm-vogtei danzig-vogtei' },
        {},
      ],
    },
    play: ['0 build tallinn-burg'],
    points: [29, 0],
    lines: { 'R10.9': [8, 0] },
    leaves: { 'open.masters.0.owner': 0, 'open.masters.1.owner': 0 },
  },
  {
    id: 'E9',
    rules: ['R10.11', 'R10.9', 'Q10'],
    when: 'over',
    at: { settings: GM, masters: { 'max knight': 0 }, towns: each(KNIGHTS, 4, 4, 3, 3) },
    points: [25, 23, 14, 14],
    lines: { 'R10.9': [4, 0, 0, 0], 'R10.11': [0, 2, 0, 0] },
  },
  {
    id: 'E10',
    rules: ['R10.12', 'R10.13', 'R10.3', 'Q11', 'Q14'],
    when: 'over',
    at: {
      settings: { GM: true, RG: true },
      masters: { 'money money': null },
      towns: [
        {
          hand: 'GGC',
          cards: 'visby-dom',
          bld: 'visby-kontor riga-wechselstube danzig-markthalle',
          coins: [1],
          stored: 2,
        },
        { hand: 'LC', bld: 'tallinn-dom' },
        { hand: 'WWW', bld: 'stockholm-burg' },
        { bld: 'visby-burg' },
      ],
    },
    points: [11, 9, 9, 6],
    lines: { 'R10.13': [6, 3, 3, 0] },
  },
];

const CONTESTED: readonly Told[] = [
  {
    id: 'E12',
    rules: ['R10.14', 'R11.3', 'R11.6', 'Q30'],
    when: 'take',
    at: { settings: BROTHERS, masters: { 'max knight': 0 }, towns: each(KNIGHTS, 3, 3, 2), rows: PIRATES },
    play: ['0 row 1', '0 fight visby-vogtei'],
    points: [14, 18, 9],
    lines: { 'R10.9': [0, 4, 0] },
    leaves: { 'open.masters.0.owner': 1 },
  },
  {
    id: 'E13',
    rules: ['R10.14'],
    when: 'take',
    at: { settings: BROTHERS, masters: { 'max knight': 0 }, towns: each(KNIGHTS, 4, 3), rows: PIRATES },
    play: ['0 row 1', '0 fight visby-vogtei'],
    points: [24, 16],
    lines: { 'R10.9': [4, 0], 'R10.11': [0, 2] },
    leaves: { 'open.masters.0.owner': 0 },
  },
  {
    id: 'E14',
    rules: ['R10.14', 'R10.15', 'Q6'],
    when: 'take',
    at: { settings: BROTHERS, masters: { 'max knight': 0 }, towns: each(KNIGHTS, 3, 3, 3, 2), rows: PIRATES },
    play: ['0 row 1', '0 fight visby-vogtei'],
    points: [14, 14, 14, 9],
    lines: { 'R10.9': [0, 0, 0, 0], 'R10.11': [0, 0, 0, 0] },
    leaves: { 'open.masters.0.owner': null, 'open.masters.0.contested': true },
  },
  {
    id: 'E15',
    rules: ['R10.15', 'R11.3', 'Q7'],
    when: 'take',
    you: 2,
    at: {
      settings: BROTHERS,
      masters: { 'max merchant': 'contested' },
      towns: each(MERCHANTS, 1, 3, 3, 1),
      rows: PIRATES,
    },
    play: ['2 row 1', '2 ransom stockholm-markthalle'],
    points: [3, 13, 9, 3],
    lines: { 'R10.9': [0, 4, 0, 0] },
    leaves: { 'open.masters.0.owner': 1, 'open.masters.0.contested': false },
  },
  {
    id: 'E16',
    rules: ['R10.16', 'R10.10', 'R11.4'],
    when: 'over',
    at: {
      settings: BROTHERS,
      masters: { 'first merchant': 0 },
      towns: [{ ...some('visby', MERCHANTS), covered: 'visby-markthalle visby-kontor' }, some('tallinn', MERCHANTS)],
    },
    points: [17, 15],
    lines: { 'R10.9': [4, 0], 'R10.10': [0, 2] },
  },
  {
    id: 'E17',
    rules: ['R10.11', 'R10.15', 'Q9'],
    when: 'over',
    at: { settings: BROTHERS, masters: { 'max knight': 'contested' }, towns: each(KNIGHTS, 4, 4) },
    points: [21, 21],
    lines: { 'R10.9': [0, 0], 'R10.11': [0, 0] },
  },
];

export const MASTERS: readonly Told[] = [...SHARED, ...CONTESTED];
