// What the things of Tybor are called; README.md says what they are in the code.
import type { Glossary } from '../../../text/glossary.ts';

export const glossary: Glossary = [
  { is: { en: 'person', de: 'Person' }, not: { en: ['persons'] } },
  { is: { en: 'citizen', de: 'Bürger' }, not: { en: ['inhabitant'], de: ['Einwohner'] } },
  { is: { en: 'worker', de: 'Arbeiter' }, not: { en: ['labourer'], de: ['Arbeitskräfte'] } },
  { is: { en: 'builder', de: 'Baumeister' } },
  { is: { en: 'work', de: 'Arbeitskraft' }, not: { en: ['labour'], de: ['Arbeitswert'] } },
  { is: { en: 'farmer', de: 'Bäuerin' }, not: { de: ['Bauer', 'Bauern'] } },
  { is: { en: 'craftsman', de: 'Handwerker' }, not: { en: ['crafter', 'artisan'] } },
  { is: { en: 'colour symbol', de: 'Farbsymbol' }, not: { de: ['Farbzeichen'] } },
  { is: { en: 'effect', de: 'Wirkung' }, not: { de: ['Effekt', 'Effekte'] } },
  { is: { en: 'set', de: 'Satz' }, not: { de: ['Set', 'Viererset'] } },
  { is: { en: 'display', de: 'Auslage' } },
  { is: { en: 'draw pile', de: 'Nachziehstapel' }, not: { en: ['draw deck'] } },
  { is: { en: 'discard pile', de: 'Ablagestapel' }, not: { de: ['Ablage', 'Abwurfstapel'] } },
  { is: { en: 'building stack', de: 'Gebäudestapel' } },
  { is: { en: 'discard', de: 'ablegen' }, not: { en: ['throw away'], de: ['abwerfen', 'wegwerfen'] } },
  { is: { en: 'pick', de: 'wählen' }, not: { de: ['ausspielen', 'Ausgespielt'] } },
  { is: { en: 'round', de: 'Durchgang' }, not: { de: ['Runde', 'Runden'] } },
  { is: { en: 'start player card', de: 'Startspielerkarte' }, not: { en: ['start card'], de: ['Startkarte'] } },
  {
    is: { en: 'secret order', de: 'Geheimauftrag' },
    not: { en: ['mission'], de: ['Geheimer Auftrag', 'Geheime Aufträge'] },
  },
  { is: { en: 'final scoring', de: 'Schlusswertung' }, not: { en: ['end scoring'], de: ['Endwertung'] } },
];
