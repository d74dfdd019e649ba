// What kinds of points there are, for sums over several lines: lines of one name are added up.
import type { Language } from '../../../text/languages.ts';
import type { LineLabel } from './sentences.ts';

export const KINDS: Readonly<Record<Language, Readonly<Record<LineLabel, string>>>> = {
  de: {
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
  },
  en: {
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
  },
};
