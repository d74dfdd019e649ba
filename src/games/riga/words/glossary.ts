import type { Glossary } from '../../../text/glossary.ts';

export const glossary: Glossary = [
  { is: { de: 'Ware', en: 'good' }, not: { en: ['commodity', 'commodities'], de: ['Güter'] } },
  { is: { de: 'Warenkarte', en: 'goods card' }, not: { en: ['commodity card', 'commodity cards'] } },
  { is: { de: 'Warenreihe', en: 'row of goods' }, not: { en: ['commodity row', 'commodity rows'] } },
  { is: { de: 'Warenstapel', en: 'goods pile' }, not: { en: ['pile of goods'] } },
  {
    is: { de: 'Gebäude', en: 'building' },
    not: { de: ['Häuser', 'Häusern', 'Stadthäuser'], en: ['houses'] },
  },
  {
    is: { de: 'bauen', en: 'build' },
    not: {
      de: ['errichten', 'errichte', 'errichtest', 'errichtet'],
      en: ['erect', 'erects', 'erected', 'erecting'],
    },
  },
  { is: { de: 'Wirkung', en: 'function' }, not: { de: ['Funktion', 'Funktionen'], en: ['ability', 'effect'] } },
  { is: { de: 'Kaufmann', en: 'Merchant' }, not: { de: ['Händler', 'Händlern'], en: ['trader', 'traders'] } },
  { is: { de: 'Ritter', en: 'Knight' } },
  { is: { de: 'Punkt', en: 'point' }, not: { de: ['SP', 'Siegpunkt', 'Siegpunkte'], en: ['VP', 'victory points'] } },
  { is: { de: 'Handkartenlimit', en: 'hand limit' }, not: { de: ['Handlimit'] } },
  { is: { de: 'Grundwert', en: 'base value' }, not: { de: ['Basiswert'], en: ['basic value'] } },
  { is: { de: 'Startspielerkarte', en: 'start player card' }, not: { de: ['Startkarte'], en: ['start card'] } },
  { is: { de: 'Frühjahr', en: 'spring' }, not: { de: ['Frühling'] } },
  { is: { de: 'Riga-Gebäude', en: 'Riga building' }, not: { de: ['Rigaer'], en: ['buildings of Riga'] } },
  { is: { de: 'Großmeister', en: 'Grand Master' } },
  { is: { de: 'Vitalienbrüder', en: 'Victual Brothers' } },
  { is: { de: 'Bürgermeister', en: 'mayor' } },
  { is: { de: 'freikaufen', en: 'ransom' }, not: { de: ['Lösegeld'] } },
  { is: { de: 'verdeckt', en: 'covered' }, not: { de: ['abgedeckt', 'abdecken'], en: ['hidden'] } },
  { is: { de: 'Kontor', en: 'Trading Office' }, not: { en: ['counting house'] } },
  { is: { de: 'Wechselstube', en: 'Exchange Office' } },
  { is: { de: 'Dukat', en: 'ducat' } },
  { is: { de: 'Münze', en: 'coin' } },
  { is: { de: 'Ablagestapel', en: 'discard pile' } },
];
