// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  buildings: 'Gebäude',
  max: 'Wirkungen der Gebäude',
  set4: 'Wirkungen der Gebäude',
  pair: 'Wirkungen der Gebäude',
  farmer: 'Bäuerinnen',
  merchant: 'Händler',
  craftsman: 'Handwerker',
  captain: 'Schiffe',
  priest: 'Priester',
  soldier: 'Soldaten',
  largeBuildings: 'Große Gebäude',
  chapter: 'Ziel des Kapitels',
  order: 'Geheimauftrag',
};
