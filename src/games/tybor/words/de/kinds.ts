// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  buildings: 'Gebäude',
  max: 'Was Gebäude zählen',
  set4: 'Was Gebäude zählen',
  pair: 'Was Gebäude zählen',
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
