// Made by `node scripts/tune.ts tybor --games 40000 --seed 1`; not written by hand.
// Kontor 0.3.0, 2026-11-18. Between numbers slightly apart: the hill of `scripts/tune/hill.ts`.
import type { Numbers } from './weights.ts';

export const tuned: Numbers = {
  town: {
    work: 0.9208,
    spend: 2.061,
    idle: 0.2111,
    discount: 0.1739,
    discountMore: -0.05247,
    drawn: 5.944,
    begun: 0.4268,
    begunFour: 1.401,
    begunPair: 0.7318,
    begunOrder: 0.8683,
    begunLarge: 0.2782,
    begunChapter: 0.6593,
    fleeting: 0.4885,
    behind: 0.2724,
    soon: 1.194,
    ships: 0.2967,
    company: 4.872,
    balanced: 0.4653,
    balance: 0.09954,
    reward: 5.986,
    house: 0.16,
    large: -0.311,
    most: 0.1062,
    citizen: -1.004,
    farmer: -0.05423,
    merchant: -0.1422,
    craftsman: -0.5889,
    captain: 0.7468,
    priest: -0.6387,
    soldier: -0.919,
  },
};
