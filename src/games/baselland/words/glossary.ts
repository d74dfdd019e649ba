import type { Glossary } from '../../../text/glossary.ts';

export const glossary: Glossary = [
  { is: { en: 'tile', de: 'Plättchen' }, not: { de: ['Karte', 'Landschaftskarte', 'Kärtchen'] } },
  { is: { en: 'start tile', de: 'Startplättchen' }, not: { en: ['starting tile'] } },
  { is: { en: 'pile', de: 'Stapel' }, not: { en: ['stack', 'deck'], de: ['Nachziehstapel'] } },
  { is: { en: 'follower', de: 'Gefolgsmann' }, not: { en: ['meeple'], de: ['Meeple', 'Figur'] } },
  { is: { en: 'supply', de: 'Vorrat' }, not: { en: ['reserve'], de: ['Reserve'] } },
  { is: { en: 'monastery', de: 'Kloster' }, not: { en: ['cloister', 'abbey'], de: ['Abtei'] } },
  { is: { en: 'meadow', de: 'Wiese' }, not: { en: ['field', 'farm'], de: ['Acker', 'Weide'] } },
  { is: { en: 'city', de: 'Stadt' }, not: { en: ['town'] } },
  { is: { en: 'city part', de: 'Stadtteil' } },
  { is: { en: 'pennant', de: 'Wappen' }, not: { en: ['shield', 'coat of arms'] } },
  { is: { en: 'highwayman', de: 'Wegelagerer' }, not: { en: ['thief', 'robber'] } },
  { is: { en: 'knight', de: 'Ritter' } },
  { is: { en: 'monk', de: 'Mönch' } },
  { is: { en: 'refugee', de: 'Flüchtling' }, not: { en: ['farmer'], de: ['Bauer'] } },
  { is: { en: 'finished', de: 'fertig' }, not: { en: ['completed', 'complete'] } },
];
