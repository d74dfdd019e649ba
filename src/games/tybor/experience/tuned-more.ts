// Made by `node scripts/tune.ts tybor --games 20000 --players 4 --seed 1`; not written by hand.
// Kontor 0.3.0, 2026-11-18. Between numbers slightly apart: the hill of `scripts/tune/hill.ts`.
import type { Numbers } from './weights.ts';

export const more: Numbers = {
  town: {
    work: 0.8686,
    spend: 1.737,
    idle: 0.15,
    discount: 0.1604,
    discountMore: -0.05834,
    drawn: 6.022,
    begun: 0.357,
    begunFour: 1.3,
    begunPair: 0.988,
    begunOrder: 0.8186,
    begunLarge: 0.1348,
    begunChapter: 0.6005,
    fleeting: 0.7375,
    behind: 0.1812,
    soon: 1.183,
    ships: 0.1281,
    company: 4.749,
    balanced: 0.6556,
    balance: 0.105,
    reward: 5.661,
    house: 0.6067,
    large: 0.2913,
    most: -0.07423,
    citizen: -0.7466,
    farmer: 0.0526,
    merchant: 0.146,
    craftsman: -0.3646,
    captain: 0.8929,
    priest: -0.9365,
    soldier: -0.22,
  },
};
