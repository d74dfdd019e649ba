// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  road: 'Straßen',
  city: 'Städte',
  monastery: 'Klöster',
  refugee: 'Flüchtlinge an Städten',
  openRoad: 'Straßen',
  openCity: 'Städte',
  openMonastery: 'Klöster',
  openRefugee: 'Flüchtlinge an Städten',
  entered: 'Punkte vom Tisch',
};
