// Made by `node scripts/tune.ts baselland 60000 1`; not written by hand.
import type { Numbers } from './weights.ts';

export const tuned: Numbers = {
  sight: {
    roadPatience: 8.333,
    cityPatience: 5.624,
    monkPatience: 25.53,
    roadLonger: 0.6332,
    cityLonger: 0.7376,
    roadDone: 1.329,
    roadLeft: 0.9446,
    roadGrows: -0.02013,
    cityDone: 2.572,
    cityLeft: 0.9851,
    cityGrows: 0.6001,
    refugee: 0.7247,
    refugeeGrows: 0.6754,
    monk: 1.228,
    tied: 0.9159,
    freeRoad: 0.01975,
    freeCity: 0.1875,
    joins: 0.1787,
    most: 47.69,
    half: 4.958,
    roadBack: 0.5574,
    cityBack: 0.5404,
    monkBack: 0.6408,
    late: 10.87,
    none: 1.647,
    rival: 1.019,
  },
};
