import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords({
  kinds: {
    modules: 'Module',
    mastersOut: 'Großmeister im Spiel',
    functions: 'Gebäude nach Funktion',
    buildings: 'Gebäude',
    places: 'Gebäude nach Stadt',
    masters: 'Großmeister am Ende',
    goods: 'Womit bezahlt wurde',
  },
  lines: {
    printed: 'Gebäude',
    merchantCities: 'Städte mit Händlern',
    knightCities: 'Städte mit Rittern',
    sameCity: 'Weitere Gebäude einer Stadt',
    twoPerCity: 'Städte mit zwei Gebäuden',
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
