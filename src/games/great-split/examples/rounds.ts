// Supply, envelopes, market and scoring lines (R3, R4, R8, R9).
import { cards, type Tracks } from './scene.ts';
import type { Told } from './told.ts';

const SIX = 'GS-I-01 GS-I-02 GS-I-05 GS-I-10 GS-I-20 GS-I-23';

/** Where cubes may be in the middle of a game. */
const FAR: Tracks = { prestige: 9, book: 6, artwork: 5, topaz: 4, emerald: 5, gold: 4, book_seal: 1, gold_seal: 2 };
const NEAR: Tracks = { prestige: 7, book: 4, artwork: 6, topaz: 5, emerald: 3, gold: 5, topaz_seal: 3 };

export const ROUND_BY_ROUND: readonly Told[] = [
  {
    id: 'W17',
    rules: ['R3.1', 'R3.3', 'R3.5', 'R3.4'],
    when: 'supply',
    at: {
      round: 3,
      seats: [
        { at: FAR, hand: SIX },
        { at: NEAR, hand: 'GS-I-03 GS-I-04 GS-I-06' },
        { at: FAR, hand: 'GS-I-13 GS-I-15 GS-I-21' },
      ],
      deals: 'GS-III-01 GS-III-04 GS-III-06',
    },
    play: ['0 discard GS-I-01'],
    points: [9, 7, 9],
    leaves: { 'own.0.discarding': cards('GS-I-01'), 'own.1.hand.length': 4 },
  },
  {
    id: 'W18',
    rules: ['R12.2', 'R12.3', 'R12.1'],
    when: 'supply',
    at: {
      round: 4,
      seats: [
        { at: FAR, hand: SIX },
        { at: NEAR, hand: 'GS-I-03 GS-I-04 GS-I-06 GS-I-13' },
      ],
      deals: 'GS-III-01 GS-III-04 GS-II-01 GS-II-03',
    },
    play: ['0 discard GS-I-02'],
    points: [9, 7],
    leaves: { 'own.0.discarding': cards('GS-I-02'), 'own.1.hand.length': 6 },
  },
  {
    id: 'W19',
    rules: ['R4.1', 'R4.2', 'R4.3', 'R4.4', 'R0.1'],
    when: 'supply',
    at: {
      round: 0,
      seats: [
        { who: 'CH-2', hand: 'GS-I-01 GS-I-05 GS-I-10 GS-I-20' },
        { who: 'CH-4', hand: 'GS-I-06 GS-I-13 GS-I-15 GS-I-23' },
        { who: 'CH-7', hand: 'GS-I-02 GS-I-07 GS-I-11 GS-I-24' },
      ],
      deals: 'GS-II-05 GS-II-03 GS-II-08',
    },
    given: [
      '1 divide GS-I-06 | GS-I-13 GS-I-15 GS-I-23 GS-II-03',
      '2 divide GS-I-02 GS-I-07 GS-I-11 | GS-I-24 GS-II-08',
    ],
    play: ['0 divide GS-I-01 GS-I-05 | GS-I-10 GS-I-20 GS-II-05', '1 take second', '2 take first', '0 take second'],
    points: [0, 0, 4],
    leaves: {
      'own.0.hand': cards('GS-I-01 GS-I-05 GS-I-24 GS-II-08'),
      'own.1.hand': cards('GS-I-10 GS-I-13 GS-I-15 GS-I-20 GS-I-23 GS-II-03 GS-II-05'),
      'own.2.hand': cards('GS-I-02 GS-I-06 GS-I-07 GS-I-11'),
    },
  },
  {
    id: 'W8',
    rules: ['R8.1', 'R8.2', 'R9.2', 'R9.3', 'R10.1', 'R10.3', 'Q5'],
    when: 'harvest',
    at: {
      round: 3,
      lines: [
        ['ST-4', 'ST-2'],
        ['ST-1', 'ST-3'],
      ],
      seats: [
        { who: 'CH-3', at: { artwork: 9, gold: 1 }, hand: 'GS-I-05 GS-I-10' },
        { who: 'CH-1', at: { book: 4, artwork: 2 }, hand: 'GS-I-01 GS-I-23' },
        { who: 'CH-6', at: { book: 3, artwork: 5, topaz: 1, emerald: 1, gold: 1 }, hand: 'GS-I-02 GS-II-13' },
        { who: 'CH-4', at: { artwork: 6, topaz: 2, emerald: 1 }, hand: 'GS-I-03 GS-II-14' },
        { who: 'CH-5', at: { artwork: 10, topaz: 1, emerald: 2 }, hand: 'GS-I-04 GS-I-24' },
      ],
    },
    othersAreDone: true,
    play: ['0 play GS-I-05', '0 play GS-I-10', '0 split book'],
    points: [13, 3, 10, 14, 19],
    lines: { 'R10.3': [13, 0, 6, 10, 15], 'R14.2': [0, 3, 4, 4, 4] },
    leaves: { 'open.round': 4 },
  },
  {
    id: 'W9',
    rules: ['R9.2', 'R10.1', 'R10.4', 'Q22'],
    when: 'harvest',
    at: {
      round: 4,
      lines: [
        ['ST-1', 'ST-4'],
        ['ST-2', 'ST-3'],
      ],
      seats: [
        { who: 'CH-4', at: { artwork: 6, topaz: 4, emerald: 8 }, hand: 'GS-I-06 GS-II-05' },
        { who: 'CH-5', at: { artwork: 3, topaz: 5, emerald: 2 }, hand: 'GS-I-01 GS-I-23' },
      ],
    },
    othersAreDone: true,
    play: ['0 play GS-II-05', '0 play GS-I-06', '0 split topaz'],
    points: [24, 7],
    lines: { 'R10.3': [10, 0], 'R10.4': [14, 4], 'R14.2': [0, 3] },
    leaves: { 'open.round': 5 },
  },
];
