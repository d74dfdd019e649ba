// Tile resolution, growth and the end (R7–R10).
import type { SceneFacts, TileFacts } from './scene.ts';
import type { Told } from './told.ts';

/** An even round without growth. */
const EVEN = { round: 6, beadle: 'T01' } satisfies SceneFacts;
const T01: TileFacts = { at: [0, 4] };
const CHURCH: TileFacts = { at: [3, 2], pawns: [3, 3], token: 'TK05' };
const BOTH_PASS = ['0 pass', '1 pass'] as const;

export const RESOLVING: readonly Told[] = [
  {
    id: 'X24t',
    rules: ['R7.5', 'R7.2', 'R4.5', 'Q3'],
    when: 'round',
    at: { ...EVEN, tiles: { T01, SB1: CHURCH, T28: { at: [4, 2] } }, players: [{ hall: 0 }, { hall: 0 }] },
    play: BOTH_PASS,
    points: [0, 0],
    leaves: { 'open.city.resolved.13': false, 'open.city.pawns.0.13': 3 },
  },
  {
    id: 'X24',
    rules: ['R7.5', 'R7.7', 'R7.9', 'R7.6'],
    when: 'round',
    at: { ...EVEN, tiles: { T01, SB1: CHURCH, T28: { at: [4, 2], master: 0 } }, players: [{ hall: 0 }, { hall: 0 }] },
    play: BOTH_PASS,
    points: [4, 2],
    leaves: { 'open.city.masters.13': 0, 'open.hall': [2, 3] },
  },
  {
    id: 'X25',
    rules: ['R1.5', 'R7.2', 'R7.8', 'R8.3'],
    when: 'round',
    at: { ...EVEN, beadle: 'T27', tiles: { T27: { at: [1, 1], pawns: [2] } }, players: [{ hall: 0 }, {}] },
    play: [...BOTH_PASS, '0 x3'],
    points: [3, 0],
    leaves: { 'open.city.masters.6': 0, 'open.hall.0': 4 },
  },
  {
    id: 'X26',
    rules: ['R7.10', 'R7.1', 'R8.5', 'R1.2'],
    when: 'round',
    at: {
      ...EVEN,
      tiles: { T01, T31: { at: [0, 0], pawns: [3] }, SB1: { at: [3, 2], pawns: [3] } },
      players: [{ hall: 2 }, {}],
    },
    play: [...BOTH_PASS, '0 to SB1', '0 to SB1'],
    points: [7, 0],
    leaves: { 'open.city.masters.0': 0, 'open.city.masters.13': 0 },
  },
  {
    id: 'X28',
    rules: ['R9.1', 'R9.2', 'R9.3', 'R9.4', 'Q18'],
    when: 'round',
    at: {
      round: 3,
      beadle: 'T01',
      tiles: { T01: { at: [0, 0] } },
      order: [1, 2, 3, 0],
      players: [{ overseas: 2 }, { overseas: 2 }, { overseas: 1 }, {}],
    },
    given: ['1 pass', '2 pass', '3 pass'],
    play: ['0 pass'],
    points: [3, 3, 0, 0],
    leaves: { 'open.side': 'ulster', 'open.overseas': [0, 0, 0, 0], 'open.round': 4 },
  },
  {
    id: 'X29',
    rules: ['R10.2', 'R1.1', 'Q20'],
    when: 'over',
    at: {
      round: 16,
      others: 'resolved',
      tiles: {
        T01: { at: [0, 0], master: 0 },
        T02: { at: [1, 0], master: 0 },
        T03: { at: [1, 1], master: 0 },
        T04: { at: [3, 1], master: 0 },
      },
      players: [{}, {}],
    },
    points: [2, 0],
    lines: { 'R10.2': [2, 0] },
  },
  {
    id: 'X30',
    rules: ['R10.2.10', 'R1.1', 'R10.2'],
    when: 'over',
    at: {
      round: 16,
      others: 'resolved',
      tiles: {
        T01: { at: [0, 2], master: 0 },
        SB3: { at: [1, 2], master: 0 },
        SB1: { at: [3, 2], master: 0 },
        T05: { at: [4, 2], master: 0 },
      },
      players: [{ mayors: 'MR15' }, {}],
    },
    points: [3, 0],
    lines: { 'R10.2.10': [1, 0], 'R10.2': [2, 0] },
  },
];
