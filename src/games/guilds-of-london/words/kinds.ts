// What kinds of points there are, for sums over several lines: lines of one name are added up.
import type { Language } from '../../../text/languages.ts';
import type { LineLabel } from './sentences.ts';

export const KINDS: Readonly<Record<Language, Readonly<Record<LineLabel, string>>>> = {
  de: {
    tiles: 'Erste Plätze auf Plättchen',
    tokens: 'Belohnungsmarker für zweite Plätze',
    plantation: 'Plantage',
    cards: 'Sonderaktionen',
    promo: 'Promokarte',
    beadle: 'Stadtamtmann',
    track: 'Siegpunkte auf der Leiste',
    mayor: 'Bürgermeisterkarten',
    adjacent: 'Benachbarte Meister',
    opponent: 'Gegner',
  },
  en: {
    tiles: 'First places on tiles',
    tokens: 'Tokens for second places',
    plantation: 'Plantation',
    cards: 'Special actions',
    promo: 'Promo card',
    beadle: 'Beadle',
    track: 'Victory points on the track',
    mayor: 'Mayor cards',
    adjacent: 'Adjacent masters',
    opponent: 'Opponent',
  },
};
