// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  road: 'Routes',
  city: 'Villes',
  monastery: 'Monastères',
  refugee: 'Réfugiés près des villes',
  openRoad: 'Routes',
  openCity: 'Villes',
  openMonastery: 'Monastères',
  openRefugee: 'Réfugiés près des villes',
  entered: 'Points de la table',
};
