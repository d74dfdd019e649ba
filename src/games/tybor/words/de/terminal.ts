import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { CHAPTERS, DRAWN, ROUNDS } from '../../data/cards.ts';
import { COLOURS } from '../../data/persons.ts';
import type { TerminalWords } from '../terminal.ts';
import { names } from './names.ts';

const { counted } = kitOf('de');
const { CH2, CH3, CH4, CH5, CH6, CH8 } = CHAPTERS;

export const terminal: TerminalWords = {
  names,
  round: (roman, small, large) => `Durchgang ${roman} von ${ROUNDS.at(-1)}, klein ${small}, groß ${large}`,
  over: 'Schlusswertung',
  piles: (people, discard, stack) => `Nachziehstapel ${people}, Ablagestapel ${discard}, Gebäudestapel ${stack}`,
  goals: {
    CH1: 'so viele Gebäude wie Bürger',
    CH2: `${CH2.threshold} gleiche Farbsymbole`,
    CH3: `${CH3.threshold} Bäuerinnen und Händler`,
    CH4: `Arbeitskraft ${CH4.threshold} übrig`,
    CH5: `${CH5.threshold} Soldaten`,
    CH6: `${CH6.threshold} Bürger`,
    CH7: 'meiste Schiffe',
    CH8: `${CH8.threshold} Handwerker und Priester`,
  },
  display: 'Auslage (Punkte klein/groß)',
  effects: {
    max: 'Max',
    set4: `Satz aus ${inWords('de', COLOURS.length)}`,
    pair: 'Paare',
    draw2: `zieht ${DRAWN.building}`,
  },
  large: 'groß',
  seat: (number) => `Platz ${number}`,
  you: 'du',
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  hand: (n) => counted(n, 'Handkarte', 'Handkarten'),
  work: (n) => `Arbeitskraft ${n}`,
  buildings: 'Gebäude',
  citizens: 'Bürger',
  workers: 'Arbeiter',
  shown: 'Aufgedeckt',
  order: 'Dein Geheimauftrag',
  yourHand: 'Deine Hand',
  picked: 'Gewählt',
  drawn: 'Gezogen',
  seen: (name) => `Weitergegeben, jetzt bei ${name}`,
};
