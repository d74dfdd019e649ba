// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  road: 'Roads',
  city: 'Cities',
  monastery: 'Monasteries',
  refugee: 'Refugees beside cities',
  openRoad: 'Roads',
  openCity: 'Cities',
  openMonastery: 'Monasteries',
  openRefugee: 'Refugees beside cities',
  entered: 'Points from the table',
};
