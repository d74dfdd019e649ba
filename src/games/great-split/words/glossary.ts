// What the things of The Great Split are called; README.md says what they are in the code.
import type { Glossary } from '../../../text/glossary.ts';

export const glossary: Glossary = [
  { is: { en: 'track', de: 'Leiste' }, not: { en: ['lane'], de: ['Spur'] } },
  { is: { en: 'space', de: 'Feld' }, not: { en: ['field'] } },
  { is: { en: 'cube', de: 'Würfel' }, not: { de: ['Klötzchen'] } },
  { is: { en: 'prestige', de: 'Prestige' } },
  { is: { en: 'artwork', de: 'Kunstwerk' }, not: { en: ['painting', 'paintings'], de: ['Gemälde'] } },
  { is: { en: 'gems', de: 'Juwelen' }, not: { en: ['jewels'], de: ['Edelsteine'] } },
  { is: { en: 'symbol', de: 'Symbol' }, not: { de: ['Auftragszeichen'] } },
  { is: { en: 'split card', de: 'Trennkarte' }, not: { en: ['divider'], de: ['Trenner'] } },
  { is: { en: 'envelope', de: 'Umschlag' }, not: { de: ['Kuvert'] } },
  { is: { en: 'part', de: 'Teil' }, not: { en: ['half'], de: ['Hälfte'] } },
  { is: { en: 'play', de: 'spielen' }, not: { de: ['ausspielen', 'ausgespielt', 'ausgespielte'] } },
  { is: { en: 'discard', de: 'abwerfen' }, not: { en: ['throw away'], de: ['ablegen', 'Ablage'] } },
  { is: { en: 'harvest', de: 'Ausbeute' }, not: { de: ['Ernte'] } },
  { is: { en: 'supply', de: 'Nachschub' }, not: { de: ['Vorrat'] } },
  { is: { en: 'hand limit', de: 'Kartenlimit' }, not: { en: ['card limit'], de: ['Handlimit'] } },
  { is: { en: 'market slider', de: 'Marktschieber' }, not: { de: ['Schieber'] } },
  { is: { en: 'market tile', de: 'Marktplättchen' } },
  { is: { en: 'scoring tile', de: 'Wertungsplättchen' } },
  { is: { en: 'round', de: 'Runde' }, not: { de: ['Durchgang'] } },
  { is: { en: 'order (in a sequence)', de: 'Reihenfolge' }, not: { de: ['Folge'] } },
  { is: { en: 'final scoring', de: 'Schlusswertung' }, not: { en: ['end scoring'], de: ['Endwertung'] } },
];
