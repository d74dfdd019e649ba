// Made by `node scripts/tune.ts baselland 120000 2`; not written by hand.
import type { Numbers } from './weights.ts';

export const tuned: Numbers = {
  sight: {
    roadPatience: 9.702,
    cityPatience: 5.367,
    monkPatience: 19.35,
    roadLonger: 0.6806,
    cityLonger: 0.6878,
    roadDone: 1.145,
    roadLeft: 0.9064,
    roadGrows: 0.1901,
    cityDone: 2.351,
    cityLeft: 1.007,
    cityGrows: 0.4223,
    refugee: 0.6534,
    refugeeGrows: 0.6768,
    monk: 1.215,
    tied: 0.9234,
    freeRoad: 0.09974,
    freeCity: 0.1541,
    joins: 0.1521,
    most: 49.06,
    half: 5.564,
    roadBack: 0.6258,
    cityBack: 0.7545,
    monkBack: 0.5948,
    late: 10.54,
    none: 1.351,
    rival: 1.047,
  },
};
