// Kinds of points: lines of one name are added up.
import type { LineLabel } from '../sentences.ts';

export const kinds: Readonly<Record<LineLabel, string>> = {
  buildings: 'Buildings',
  max: 'What buildings count',
  set4: 'What buildings count',
  pair: 'What buildings count',
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
