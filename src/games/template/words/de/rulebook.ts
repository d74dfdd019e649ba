import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about } from '../../about.ts';
import { CARD_IDS, HAND, SET_POINTS, VALUES } from '../../data/cards.ts';

const word = (n: number): string => inWords('de', n);

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R1',
      title: 'Aufbau',
      rules: [
        {
          id: 'R1.1',
          origin: 'K',
          text: `${inWordsAtStart('de', about.seats.min)} bis ${word(about.seats.max)} Kaufleute spielen mit ${word(CARD_IDS.length)} Karten: Salz, Tuch und Wachs, je mit den Werten ${VALUES[0]} bis ${VALUES.at(-1)}.`,
        },
        {
          id: 'R1.2',
          origin: 'K',
          text: `Mischt sie und gebt jedem ${word(HAND)}. Niemand sieht die Karten der anderen.`,
        },
      ],
    },
    {
      id: 'R2',
      title: 'Eine Runde',
      rules: [
        { id: 'R2.1', origin: 'K', text: 'Alle wählen gleichzeitig und verdeckt eine Karte aus ihrer Hand.' },
        { id: 'R2.2', origin: 'K', text: 'Haben alle gewählt, werden die Karten aufgedeckt und offen ausgelegt.' },
        { id: 'R2.3', origin: 'K', text: 'Alle geben ihre Hand nach links weiter.' },
        {
          id: 'R2.4',
          origin: 'K',
          text: 'Eine letzte Karte wird von selbst ausgelegt. Sind alle Hände leer, ist das Spiel zu Ende.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Punkte',
      rules: [
        { id: 'R3.1', origin: 'K', text: 'Jede ausgelegte Karte zählt ihren Wert.' },
        { id: 'R3.2', origin: 'K', text: `Wer alle drei Waren ausgelegt hat, bekommt ${SET_POINTS} Punkte.` },
        { id: 'R3.3', origin: 'K', text: 'Die meisten Punkte gewinnen, bei Gleichstand die höchste Karte.' },
      ],
    },
  ],
  rulings: [],
  reconstructed: 'Dieses Spiel wurde an diesem Tisch erfunden; nichts ist rekonstruiert.',
};
