// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../text-words.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  printed: 'Buildings',
  merchantCities: 'Cities with Merchants',
  knightCities: 'Cities with Knights',
  sameCity: 'Other buildings in the same city',
  twoPerCity: 'Cities with two buildings',
  leftInHand: 'Buildings left in hand',
  tileOwned: 'Grand Masters',
  tileReached: 'Grand Masters',
  tileSecond: 'Grand Masters',
  money: 'Money',
  spaces: 'Mayors',
  mayor: 'Mayors',
};
