import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords(names, {
  kinds: {
    scenarios: 'Szenarien',
    chapters: 'Kapitel',
    citizens: 'Bürger',
    professions: 'Bürger nach Beruf',
    buildings: 'Gebäude',
    orders: 'Geheimaufträge',
    uses: 'Wozu Karten dienten',
  },
  records: {
    citizens: 'Meiste Bürger',
    buildings: 'Meiste Gebäude',
    large: 'Meiste große Gebäude',
    ships: 'Meiste Schiffe',
  },
  lines: {
    buildings: 'Gebäude',
    max: 'Gebäude: die meisten einer Farbe',
    set4: 'Gebäude: Sätze aller Farben',
    pair: 'Gebäude: Paare einer Farbe',
    farmer: 'Bäuerinnen',
    merchant: 'Händler',
    craftsman: 'Handwerker',
    captain: 'Schiffe',
    priest: 'Priester',
    soldier: 'Soldaten',
    largeBuildings: 'Große Gebäude (Szenario)',
    chapter: 'Ziel des Kapitels',
    order: 'Geheimauftrag',
  },
  uses: { citizen: 'als Bürger', worker: 'als Arbeiter', builder: 'als Baumeister' },
});
