import type { LabWords } from '../../../../text/lab.ts';
import { inWords } from '../../../../text/numbers.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords({
  kinds: {
    modules: 'Modules',
    mastersOut: 'Grand Masters in play',
    functions: 'Buildings by function',
    buildings: 'Buildings',
    places: 'Buildings by city',
    masters: 'Grand Masters at the end',
    goods: 'Goods paid',
  },
  records: {
    buildings: 'Most buildings',
    cities: 'Most different cities',
    masters: 'Most Grand Masters',
    money: 'Most money on buildings',
  },
  lines: {
    printed: 'Buildings',
    merchantCities: 'Cities with Merchants',
    knightCities: 'Cities with Knights',
    sameCity: 'Other buildings in the same city',
    get twoPerCity() {
      return `Cities with ${inWords('en', P.klosterMinBuildings)} buildings`;
    },
    leftInHand: 'Buildings left in hand',
    tileOwned: 'Grand Master',
    tileReached: 'Grand Master reached as well',
    tileSecond: 'Grand Master: second',
    money: 'Money',
    spaces: 'Spaces of the Mayors',
    mayor: 'Mayor',
  },
  names,
  sides: { max: 'the most', first: 'the first', money: '' },
});
