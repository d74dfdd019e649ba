// What kinds of points there are, for sums over several lines: lines of one name are added up.
import type { Language } from '../../../text/texts.ts';
import type { LineLabel } from './sentences.ts';

export const KINDS: Readonly<Record<Language, Readonly<Record<LineLabel, string>>>> = {
  de: {
    road: 'Straßen',
    city: 'Städte',
    monastery: 'Klöster',
    refugee: 'Flüchtlinge an Städten',
    openRoad: 'Straßen',
    openCity: 'Städte',
    openMonastery: 'Klöster',
    openRefugee: 'Flüchtlinge an Städten',
    entered: 'Punkte vom Tisch',
  },
  en: {
    road: 'Roads',
    city: 'Cities',
    monastery: 'Monasteries',
    refugee: 'Refugees beside cities',
    openRoad: 'Roads',
    openCity: 'Cities',
    openMonastery: 'Monasteries',
    openRefugee: 'Refugees beside cities',
    entered: 'Points from the table',
  },
};
