// The final scoring (R10, R11).
import type { SeatFacts } from './scene.ts';
import type { Told } from './told.ts';

/** Somebody to compare with. */
const MIRA: SeatFacts = { who: 'CH-6' };

export const FINAL_SCORINGS: readonly Told[] = [
  {
    id: 'W10',
    rules: ['R10.2', 'R6.5'],
    when: 'over',
    at: {
      seats: [
        { who: 'CH-1', at: { book: 15, artwork: 1 } },
        { who: 'CH-2', at: { book: 16, gold: 2 } },
        { who: 'CH-3', at: { book: 1, artwork: 2, gold: 1 } },
      ],
    },
    points: [9, 10, 0],
    lines: { 'R10.2': [9, 10, 0] },
  },
  {
    id: 'W12',
    rules: ['R10.4', 'R6.8', 'Q14'],
    when: 'over',
    at: {
      seats: [
        { who: 'CH-4', at: { topaz: 12, emerald: 9 } },
        { who: 'CH-5', at: { topaz: 7, emerald: 7 } },
      ],
    },
    points: [16, 14],
    lines: { 'R10.4': [16, 14] },
  },
  {
    id: 'W13',
    rules: ['R10.5', 'R6.6', 'R6.7', 'R1.8'],
    when: 'over',
    at: { seats: [{ who: 'CH-1', at: { book: 11, book_seal: 9, artwork: 14, artwork_seal: 5 } }, MIRA] },
    points: [54, 2],
    lines: { 'R10.5': [34, 0] },
  },
  {
    id: 'W14',
    rules: ['R11.1', 'R10.1', 'R10.3', 'R14.1', 'Q2', 'Q15', 'Q26'],
    when: 'over',
    at: {
      market: ['MT-9', 'MT-8', 'MT-7', 'MT-4', 'MT-2', 'MT-1'],
      seats: [
        {
          who: 'CH-2',
          at: {
            prestige: 16,
            book: 16,
            artwork: 8,
            topaz: 14,
            emerald: 10,
            gold: 16,
            book_seal: 9,
            topaz_seal: 3,
            gold_seal: 7,
          },
        },
        MIRA,
      ],
    },
    points: [103, 2],
    lines: { 'R14.2': [16, 0], 'R10.2': [10, 0], 'R10.3': [0, 0], 'R10.4': [18, 2], 'R10.5': [59, 0] },
  },
  {
    id: 'W23',
    rules: ['R11.2'],
    when: 'over',
    at: {
      seats: [
        { ...MIRA, at: { prestige: 86, book: 1, artwork: 1, topaz: 1, emerald: 1, gold: 1 } },
        { who: 'CH-4', at: { prestige: 86, topaz: 2, emerald: 1 } },
        { who: 'CH-5', at: { prestige: 73, topaz: 1, emerald: 2 } },
      ],
    },
    points: [88, 88, 75],
  },
];
