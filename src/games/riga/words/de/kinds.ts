// Kinds of points: lines of one name are added up.
import { inWords } from '../../../../text/numbers.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import type { LineLabel } from '../text-words.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  printed: 'Gebäude',
  merchantCities: 'Städte mit Kaufleuten',
  knightCities: 'Städte mit Rittern',
  sameCity: 'Weitere Gebäude in derselben Stadt',
  get twoPerCity() {
    return `Städte mit ${inWords('de', P.klosterMinBuildings)} Gebäuden`;
  },
  leftInHand: 'Gebäude noch auf der Hand',
  tileOwned: 'Großmeister',
  tileReached: 'Großmeister',
  tileSecond: 'Großmeister',
  money: 'Geld',
  spaces: 'Bürgermeister',
  mayor: 'Bürgermeister',
};
