import type { Glossary } from '../../../text/glossary.ts';

export const glossary: Glossary = [
  { is: { en: 'tile', de: 'Plättchen', fr: 'tuile' }, not: { de: ['Karte', 'Landschaftskarte', 'Kärtchen'] } },
  { is: { en: 'start tile', de: 'Startplättchen', fr: 'tuile de départ' }, not: { en: ['starting tile'] } },
  { is: { en: 'pile', de: 'Stapel', fr: 'pile' }, not: { en: ['stack', 'deck'], de: ['Nachziehstapel'] } },
  { is: { en: 'follower', de: 'Gefolgsmann', fr: 'partisan' }, not: { en: ['meeple'], de: ['Meeple', 'Figur'] } },
  { is: { en: 'supply', de: 'Vorrat', fr: 'réserve' }, not: { en: ['reserve'], de: ['Reserve'] } },
  { is: { en: 'monastery', de: 'Kloster', fr: 'monastère' }, not: { en: ['cloister', 'abbey'], de: ['Abtei'] } },
  { is: { en: 'meadow', de: 'Wiese', fr: 'pré' }, not: { en: ['field', 'farm'], de: ['Acker', 'Weide'] } },
  { is: { en: 'city', de: 'Stadt', fr: 'ville' }, not: { en: ['town'], fr: ['cité'] } },
  { is: { en: 'city part', de: 'Stadtteil', fr: 'quartier' } },
  { is: { en: 'pennant', de: 'Wappen', fr: 'blason' }, not: { en: ['shield', 'coat of arms'] } },
  { is: { en: 'highwayman', de: 'Wegelagerer', fr: 'brigand' }, not: { en: ['thief', 'robber'] } },
  { is: { en: 'knight', de: 'Ritter', fr: 'chevalier' } },
  { is: { en: 'monk', de: 'Mönch', fr: 'moine' } },
  { is: { en: 'refugee', de: 'Flüchtling', fr: 'réfugié' }, not: { en: ['farmer'], de: ['Bauer'] } },
  { is: { en: 'finished', de: 'fertig', fr: 'terminé' }, not: { en: ['completed', 'complete'] } },
];
