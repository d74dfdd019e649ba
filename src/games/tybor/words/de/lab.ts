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
    orders: 'Geheime Aufträge',
    uses: 'Wozu Karten dienten',
  },
  lines: {
    buildings: 'Gebäude',
    max: 'Gebäude: die meisten einer Farbe',
    set4: 'Gebäude: alle vier Farben',
    pair: 'Gebäude: je zwei einer Farbe',
    farmer: 'Bauern',
    merchant: 'Händler',
    craftsman: 'Handwerker',
    captain: 'Schiffe',
    priest: 'Priester',
    soldier: 'Soldaten',
    largeBuildings: 'Große Gebäude (Szenario)',
    chapter: 'Kapitel',
    order: 'Geheimer Auftrag',
  },
  uses: { citizen: 'als Bürger', worker: 'als Arbeiter', builder: 'als Baumeister' },
});
