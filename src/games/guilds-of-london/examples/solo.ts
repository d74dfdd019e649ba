// Alone against Boris or Rik, and the promo card (R11, R12).
import type { PlayerFacts, SceneFacts, TileFacts } from './scene.ts';
import { t } from './scene.ts';
import type { Told } from './told.ts';

/** What is drawn after passing (R5.2). */
const PASSING = 'AY10 AY11 AG10 AG11';
const YOU: readonly PlayerFacts[] = [{}];
/** The beadle's tile draws all of Boris's pawns, and they are too few for it. */
const T01: TileFacts = { at: [0, 4] };
const BLUE = { beadle: 'T01', draws: `${PASSING} AB01 AB02 AB05` } satisfies SceneFacts;

/** An even round without growth: your tile is resolved, then the beadle's. */
const contest = (code: string, tile: TileFacts, you: PlayerFacts = {}): Told['at'] => ({
  ...BLUE,
  round: 6,
  tiles: { T01, [code]: { at: [1, 1], ...tile } },
  players: [you],
});
/** What Boris has: tiles, tokens, plantation, then the beadle's tiles. */
const boris = (tiles: number, tokens: number, plantation: number, beadle: number) => ({
  'open.earned.1': [tiles, tokens, plantation, 0, 0, beadle, 0],
});

const TILES: readonly Told[] = [
  {
    id: 'X2',
    rules: ['R1.6', 'R11.7', 'R7.2'],
    when: 'round',
    at: contest('T19', { lying: true, pawns: [2, 2] }),
    play: ['0 pass'],
    points: [0],
    leaves: { 'open.city.resolved.6': false, ...boris(0, 0, 0, 5) },
  },
  {
    id: 'X3',
    rules: ['R11.11', 'R11.7', 'R7.7'],
    when: 'round',
    at: contest('T19', { lying: true, pawns: [3, 2], token: 'TK05' }, { hall: 0 }),
    play: ['0 pass'],
    points: [4],
    leaves: { 'open.city.masters.6': 0, 'open.hall': [2], ...boris(0, 2, 0, 5) },
  },
  {
    id: 'X4',
    rules: ['R11.11', 'R11.12'],
    when: 'round',
    at: contest('T05', { pawns: [1, 4], token: 'TK13' }, { hall: 0 }),
    play: ['0 pass'],
    points: [0],
    leaves: { 'open.city.masters.6': -1, 'open.hall': [1], 'open.received': [1], ...boris(7, 0, 0, 5) },
  },
  {
    id: 'X5',
    rules: ['R11.11'],
    when: 'round',
    at: contest('T28', { pawns: [2, 2], token: 'TK01' }),
    play: ['0 pass'],
    points: [5],
    leaves: { 'open.city.masters.6': 0, ...boris(0, 1, 0, 5) },
  },
  {
    id: 'X6',
    rules: ['R7.3', 'R7.4', 'R11.11'],
    when: 'round',
    at: { ...contest('T18', { pawns: [1, 3], token: 'TK12' }, { neutrals: 2 }), board: 0 },
    play: ['0 pass', '0 x2', '0 enough'],
    points: [4],
    leaves: { 'open.city.masters.6': 0, 'open.board': 2, ...boris(0, 4, 0, 5) },
  },
];

const SEARCH: SceneFacts = {
  round: 3,
  others: 'resolved',
  beadle: 'T19',
  tiles: { T22: { at: [0, 1] }, T19: { at: [1, 1] } },
};

const OPPONENT: readonly Told[] = [
  {
    id: 'X7',
    rules: ['R11.8', 'R11.9', 'R11.2', 'Q10'],
    when: 'round',
    at: {
      round: 3,
      beadle: 'T04',
      draws: `${PASSING} AG01 AY01 AR01`,
      tiles: {
        T12: { at: [0, 1], resolved: true },
        T18: { at: [1, 1] },
        SB4: { at: [2, 1] },
        T04: { at: [3, 1] },
        T05: { at: [4, 1] },
        T22: { at: [0, 2] },
        SB3: { at: [1, 2] },
        SB1: { at: [3, 2] },
        T31: { at: [4, 2] },
      },
      players: YOU,
    },
    play: ['0 pass'],
    points: [0],
    leaves: {
      'open.city.pawns.1.11': 1,
      'open.city.pawns.1.10': 1,
      'open.city.resolved.8': true,
      ...boris(0, 0, 0, 2),
    },
  },
  {
    id: 'X9',
    rules: ['R11.10', 'R11.8'],
    when: 'round',
    at: { ...SEARCH, draws: `${PASSING} AP01 AR02 AG03`, players: YOU },
    play: ['0 pass'],
    points: [0],
    leaves: { 'open.city.pawns.1.5': 1, 'open.beadle': t('T22'), ...boris(0, 0, 0, 4) },
  },
  {
    id: 'X11',
    rules: ['R11.18', 'R11.10'],
    when: 'round',
    at: { ...SEARCH, settings: { opponent: 'rik' }, draws: `${PASSING} AP01 AR02 AG03 AR01`, players: YOU },
    play: ['0 pass'],
    points: [0],
    leaves: { 'open.city.pawns.1.5': 2, ...boris(0, 0, 0, 4) },
  },
  {
    id: 'X12',
    rules: ['R11.13', 'Q29'],
    when: 'round',
    at: {
      round: 3,
      beadle: 'T01',
      draws: `${PASSING} AY01 AY02 AR01`,
      tiles: { T01: { at: [1, 1], pawns: [3, 1] } },
      players: [{ hall: 0 }],
    },
    play: ['0 pass'],
    points: [0],
    leaves: { 'open.city.resolved.6': true, 'open.city.masters.6': -1, 'open.hall': [3], ...boris(0, 0, 0, 5) },
  },
  {
    id: 'X13',
    rules: ['R11.13', 'R7.8', 'Q12'],
    when: 'round',
    at: {
      round: 6,
      beadle: 'T04',
      draws: `${PASSING} AR01 AR02 AR06`,
      tiles: {
        T01: { resolved: true },
        T02: { resolved: true },
        T03: { resolved: true },
        T05: { resolved: true },
        T06: { resolved: true },
        T04: { at: [1, 1], pawns: [2] },
        T07: { at: [0, 1] },
      },
      players: [{ hall: 1 }],
    },
    play: ['0 pass', '0 x1'],
    points: [2],
    leaves: { 'open.city.masters.6': 0, 'open.city.resolved.5': true, 'open.overseas': [1], ...boris(0, 0, 0, 4) },
  },
  {
    id: 'X14',
    rules: ['R11.14', 'R11.16', 'Q8'],
    when: 'round',
    at: {
      round: 9,
      others: 'resolved',
      beadle: 'T36',
      tiles: { T36: { at: [1, 1] }, SB2: { at: [2, 1] } },
      players: YOU,
    },
    play: ['0 pass'],
    points: [0],
    leaves: { 'open.beadle': null, 'open.city.resolved.7': false, todo: [], ...boris(0, 0, 0, 2) },
  },
];

const PLANTATION: readonly Told[] = [
  {
    id: 'X15',
    rules: ['R11.15'],
    when: 'round',
    at: { ...BLUE, round: 4, tiles: { T01 }, players: YOU },
    play: ['0 pass'],
    points: [0],
    leaves: { 'open.side': 'ulster', ...boris(0, 0, 6, 5) },
  },
  {
    id: 'X16',
    rules: ['R11.15', 'Q13'],
    when: 'round',
    at: { ...BLUE, round: 4, tiles: { T01 }, players: [{ overseas: 1 }] },
    play: ['0 pass'],
    points: [0],
    leaves: { 'open.side': 'ulster', 'open.overseas': [0], ...boris(0, 0, 3, 5) },
  },
  {
    id: 'X17',
    rules: ['R11.15', 'R8.8'],
    when: 'round',
    at: {
      ...BLUE,
      round: 8,
      side: 'ulster',
      tiles: { T01 },
      mayorDeck: 'MR01 MR02',
      players: [{ overseas: 3 }],
    },
    play: ['0 pass', '0 keep MR02'],
    points: [4],
    lines: { 'R11.15': [4] },
    leaves: { 'open.side': 'virginia', 'open.won': [1], ...boris(0, 0, 0, 5) },
  },
];

const END: readonly Told[] = [
  {
    id: 'X18',
    rules: ['R11.17', 'R10.2', 'R10.2.13', 'Q21'],
    when: 'over',
    at: {
      round: 10,
      boris: 55,
      others: 'resolved',
      tiles: {
        T01: { at: [0, 0], master: 0 },
        T02: { at: [1, 0], master: 0 },
        T03: { at: [2, 0], master: 0 },
        T04: { at: [3, 0], master: 0 },
      },
      players: [{ vp: 47, hall: 5, mayors: 'MR18' }],
    },
    points: [55],
    lines: { 'R10.2': [3], 'R10.2.13': [5] },
  },
  {
    id: 'X19',
    rules: ['R12.5', 'R12.7', 'R12.4', 'R12.6'],
    when: 'round',
    at: {
      settings: { promo: true },
      round: 5,
      beadle: 'T01',
      tiles: { T01, T05: { at: [1, 1], resolved: true } },
      players: [{ tokens: 'TK01 TK06 TK14', hall: 1 }],
    },
    play: ['0 promo', '0 on T05'],
    points: [7],
    lines: { 'R12.5': [7] },
    leaves: { 'open.city.masters.6': 0, 'open.hall': [0], 'open.tokens': [[]] },
  },
];

export const SOLO: readonly Told[] = [...TILES, ...OPPONENT, ...PLANTATION, ...END];
