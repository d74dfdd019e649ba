// Found by playing; not written by hand.
import type { Numbers } from './weights.ts';

export const tuned: Numbers = {
  sight: {
    roadPatience: 11.39,
    cityPatience: 3.556,
    monkPatience: 20.02,
    roadLonger: 0.6415,
    cityLonger: 0.7499,
    roadDone: 1.188,
    roadLeft: 0.9505,
    roadGrows: 0.0791,
    cityDone: 2.423,
    cityLeft: 1.024,
    cityGrows: -0.03439,
    refugee: 0.3119,
    refugeeGrows: 0.5878,
    monk: 1.217,
    tied: 0.9704,
    freeRoad: 0.08307,
    freeCity: 0.2308,
    joins: 0.2822,
    most: 46.43,
    half: 4.882,
    roadBack: 0.6452,
    cityBack: 0.6531,
    monkBack: 0.7101,
    late: 9.077,
    none: 2.403,
    rival: 1.127,
  },
};
