// Cards, seals, double arrows and sales (R5–R7).
import type { SeatFacts } from './scene.ts';
import type { Told } from './told.ts';

/** Somebody else who is still at it. */
const MIRA: SeatFacts = { who: 'CH-6', hand: 'GS-I-01 GS-I-23' };

export const HARVESTS: readonly Told[] = [
  {
    id: 'W1',
    rules: ['R5.3', 'R5.4', 'R5.6', 'R5.2'],
    when: 'harvest',
    at: {
      round: 4,
      seats: [{ who: 'CH-3', at: { topaz: 3, book: 2, artwork: 3, gold: 1 }, hand: 'GS-I-13 GS-III-01' }, MIRA],
    },
    play: ['0 play GS-I-13', '0 play GS-III-01', '0 split artwork'],
    points: [0, 0],
    leaves: { 'open.tracks.0': [0, 5, 4, 5, 0, 1, 0, 0, 0, 0, 0] },
  },
  {
    id: 'W3',
    rules: ['R5.5', 'R5.5a', 'R5.5b', 'R5.5c', 'R5.5d', 'R6.3'],
    when: 'harvest',
    at: { round: 4, seats: [{ who: 'CH-4', hand: 'GS-I-25 GS-I-27 GS-III-21' }, MIRA] },
    play: [
      '0 play GS-I-25',
      '0 seal book_seal',
      '0 play GS-I-27',
      '0 seal gold_seal',
      '0 play GS-III-21',
      '0 seal book_seal',
      '0 seal emerald_seal',
      '0 split prestige',
    ],
    points: [1, 0],
    leaves: { 'open.tracks.0': [1, 1, 0, 2, 2, 1, 2, 0, 0, 1, 1] },
  },
  {
    id: 'W5',
    rules: ['R7.1', 'R7.4', 'R9.4', 'R7.5'],
    when: 'harvest',
    at: {
      seats: [
        { who: 'CH-7', at: { prestige: 7, artwork: 1, gold: 1 }, hand: 'GS-I-06 GS-I-24' },
        { who: 'CH-1', hand: 'GS-I-01 GS-I-23' },
      ],
      deals: 'GS-II-01 GS-II-05 GS-I-10 GS-I-15',
    },
    othersAreDone: true,
    play: ['0 sell GS-I-24 gold', '0 play GS-I-06', '0 split book'],
    points: [7, 3],
    leaves: { 'open.round': 2, 'open.tracks.0': [7, 1, 2, 0, 0, 2, 0, 0, 0, 0, 0], 'own.0.hand.length': 4 },
  },
  {
    id: 'W6',
    rules: ['R5.2', 'R6.1', 'R5.5b', 'R6.7', 'R10.4', 'R5.8'],
    when: 'harvest',
    at: {
      round: 3,
      seats: [
        {
          who: 'CH-5',
          at: { book: 2, artwork: 2, topaz: 2, emerald: 5, gold: 2, emerald_seal: 2 },
          hand: 'GS-I-05 GS-I-10 GS-I-20 GS-I-24 GS-II-19',
        },
        MIRA,
      ],
    },
    play: [
      '0 play GS-I-24',
      '0 play GS-I-10',
      '0 play GS-I-05',
      '0 play GS-I-20',
      '0 bonus emerald',
      '0 play GS-II-19',
      '0 seal topaz_seal',
      '0 seal emerald_seal',
      '0 split topaz',
    ],
    atEnd: true,
    points: [24, 8],
    lines: { 'R10.4': [10, 2], 'R14.2': [3, 0] },
    leaves: { 'open.tracks.0': [3, 4, 2, 5, 7, 4, 0, 0, 1, 3, 0] },
  },
  {
    id: 'W20',
    rules: ['R5.5d', 'R6.3'],
    when: 'harvest',
    at: { round: 2, seats: [{ who: 'CH-4', at: { topaz: 5, emerald: 1 }, hand: 'GS-I-02 GS-II-19' }, MIRA] },
    play: ['0 play GS-II-19', '0 seal topaz_seal', '0 seal topaz_seal'],
    points: [0, 0],
    leaves: { 'own.0.harvest.tracks': [0, 0, 0, 6, 1, 0, 0, 0, 2, 0, 0] },
  },
  {
    id: 'W21',
    rules: ['R6.4', 'R6.1', 'R6.3', 'R0.3', 'Q13'],
    when: 'harvest',
    at: { seats: [{ who: 'CH-2', hand: 'GS-I-02 GS-I-20' }, MIRA] },
    play: ['0 play GS-I-20', '0 bonus gold_seal'],
    points: [0, 0],
    leaves: { 'own.0.harvest.tracks': [0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 2] },
  },
  {
    id: 'W22',
    rules: ['R14.1', 'R14.2'],
    when: 'harvest',
    at: {
      round: 5,
      seats: [
        {
          who: 'CH-7',
          at: { prestige: 97, book: 9, artwork: 11, topaz: 6, emerald: 6, gold: 9 },
          hand: 'GS-I-24 GS-II-13',
        },
        { ...MIRA, at: { prestige: 72, book: 8, artwork: 9, topaz: 8, emerald: 7, gold: 8 } },
      ],
    },
    play: ['0 play GS-I-24', '0 play GS-II-13', '0 split book'],
    points: [103, 72],
    leaves: { 'open.tracks.0.0': 103 },
  },
];
