// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  tiles: 'Erste Plätze auf Plättchen',
  tokens: 'Belohnungsmarker für zweite Plätze',
  plantation: 'Plantage',
  cards: 'Sonderaktionen',
  promo: 'Promokarte',
  beadle: 'Stadtamtmann',
  track: 'Siegpunkte auf der Leiste',
  mayor: 'Belohnungskarten',
  adjacent: 'Benachbarte Meister',
  opponent: 'Gegner',
};
