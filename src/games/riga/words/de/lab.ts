import type { LabWords } from '../../../../text/lab.ts';
import { inWords } from '../../../../text/numbers.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords({
  kinds: {
    modules: 'Module',
    mastersOut: 'Großmeister im Spiel',
    functions: 'Gebäude nach Wirkung',
    buildings: 'Gebäude',
    places: 'Gebäude nach Stadt',
    masters: 'Großmeister am Ende',
    goods: 'Bezahlte Waren',
  },
  records: {
    buildings: 'Meiste Gebäude',
    cities: 'Meiste verschiedene Städte',
    masters: 'Meiste Großmeister',
    money: 'Meistes Geld auf Gebäuden',
  },
  lines: {
    printed: 'Gebäude',
    merchantCities: 'Städte mit Kaufleuten',
    knightCities: 'Städte mit Rittern',
    sameCity: 'Weitere Gebäude in derselben Stadt',
    get twoPerCity() {
      return `Städte mit ${inWords('de', P.klosterMinBuildings)} Gebäuden`;
    },
    leftInHand: 'Gebäude auf der Hand',
    tileOwned: 'Großmeister',
    tileReached: 'Großmeister auch erreicht',
    tileSecond: 'Großmeister: Zweiter',
    money: 'Geld',
    spaces: 'Felder der Bürgermeister',
    mayor: 'Bürgermeister',
  },
  names,
  sides: { max: 'die meisten', first: 'zuerst', money: '' },
});
