// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  buildings: 'Buildings',
  max: 'Building effects',
  set4: 'Building effects',
  pair: 'Building effects',
  farmer: 'Farmers',
  merchant: 'Merchants',
  craftsman: 'Craftsmen',
  captain: 'Ships',
  priest: 'Priests',
  soldier: 'Soldiers',
  largeBuildings: 'Large buildings',
  chapter: 'Goal of the chapter',
  order: 'Secret order',
};
