// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
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
};
