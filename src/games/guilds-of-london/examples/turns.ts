// A turn, its cards, and the order of play (R4–R6).
import { c, each } from './scene.ts';
import type { Told } from './told.ts';

const RED = 'AR01 AR02 AR03 AR04';

export const TURNS: readonly Told[] = [
  {
    id: 'X20',
    rules: ['R5.2', 'R5.7', 'R5.1'],
    when: 'round',
    at: { round: 5, beadle: 'T01', tiles: { T01: {} }, players: [{ hand: 'AY01 AY02 AY03 AY04' }, {}], draws: RED },
    play: ['0 pass', '0 discard AY02'],
    points: [0, 0],
    leaves: { 'own.0.hand': each(`AY01 AY03 AY04 ${RED}`, c) },
  },
  {
    id: 'X21',
    rules: ['R5.7', 'R5.3', 'R5.5', 'R6.E23', 'R6.1'],
    when: 'round',
    at: {
      round: 5,
      beadle: 'T01',
      tiles: { T01: {} },
      players: [{ hand: `AG01 AY02 ${RED}` }, {}],
      draws: 'AB01 AB02 AB03 AB04',
    },
    play: ['0 special AG01', '0 recruit AY02', '0 end', '0 discard AR01'],
    points: [0, 0],
    leaves: { 'own.0.hand.length': 7, 'open.hall.0': 5, 'open.played': [] },
  },
  {
    id: 'X22',
    rules: ['R6.2', 'R6.E8', 'R6.6'],
    when: 'round',
    at: {
      round: 5,
      beadle: 'T01',
      tiles: { T01: {}, T14: { at: [1, 1] } },
      players: [{ hand: 'AR06 AY01 AB10 AP05', hall: 3 }, {}],
    },
    play: ['0 special AR06', '0 pay AB10', '0 to T14', '0 from hall', '0 from hall'],
    points: [0, 0],
    leaves: { 'open.city.pawns.0.6': 3, 'own.0.hand': each('AY01 AP05', c), 'open.hall.0': 0 },
  },
  {
    id: 'X23',
    rules: ['R6.E27', 'R6.2', 'R6.E32'],
    when: 'round',
    at: {
      round: 5,
      beadle: 'T01',
      tiles: { T01: {} },
      players: [{ hand: 'AG17 AP15 AP10 AR01' }, {}],
      mayorDeck: 'MR01 MR02',
    },
    play: ['0 special AG17', '0 special AP15', '0 special AP10', '0 keep MR01'],
    points: [0, 0],
    leaves: { 'own.0.hand': each('AR01', c), 'own.0.mayors.length': 2 },
  },
  {
    id: 'X27',
    rules: ['R4.3', 'R4.4', 'Q3'],
    when: 'lastTurn',
    you: 3,
    at: {
      round: 5,
      beadle: 'T01',
      tiles: { T01: {} },
      order: [2, 0, 1, 3],
      players: [{ vp: 12 }, { vp: 15 }, { vp: 12 }, { vp: 9 }],
    },
    play: ['3 pass'],
    points: [12, 15, 12, 9],
    leaves: { 'open.order': [1, 2, 0, 3], 'open.round': 6 },
  },
];
