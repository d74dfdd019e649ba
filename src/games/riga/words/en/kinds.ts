// Kinds of points: lines of one name are added up.
import { inWords } from '../../../../text/numbers.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import type { LineLabel } from '../text-words.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  printed: 'Buildings',
  merchantCities: 'Cities with Merchants',
  knightCities: 'Cities with Knights',
  sameCity: 'Other buildings in the same city',
  get twoPerCity() {
    return `Cities with ${inWords('en', P.klosterMinBuildings)} buildings`;
  },
  leftInHand: 'Buildings left in hand',
  tileOwned: 'Grand Masters',
  tileReached: 'Grand Masters',
  tileSecond: 'Grand Masters',
  money: 'Money',
  spaces: 'Mayors',
  mayor: 'Mayors',
};
