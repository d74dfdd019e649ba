// What kinds of points there are, for sums over several lines: lines of one name are added up.
import type { Language } from '../../../text/languages.ts';
import type { LineLabel } from './text-words.ts';

export const KINDS: Readonly<Record<Language, Readonly<Record<LineLabel, string>>>> = {
  de: {
    printed: 'Gebäude',
    merchantCities: 'Städte mit Kaufleuten',
    knightCities: 'Städte mit Rittern',
    sameCity: 'Weitere Gebäude in derselben Stadt',
    twoPerCity: 'Städte mit zwei Gebäuden',
    leftInHand: 'Gebäude noch auf der Hand',
    tileOwned: 'Großmeister',
    tileReached: 'Großmeister',
    tileSecond: 'Großmeister',
    money: 'Geld',
    spaces: 'Bürgermeister',
    mayor: 'Bürgermeister',
  },
  en: {
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
  },
};
