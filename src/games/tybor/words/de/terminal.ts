import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { DRAWN, ROUNDS } from '../../data/cards.ts';
import { COLOURS } from '../../data/persons.ts';
import { byChapter } from '../figures.ts';
import type { TerminalWords } from '../terminal.ts';
import { terminalGoal } from './goals.ts';
import { names } from './names.ts';

const { counted } = kitOf('de');

export const terminal: TerminalWords = {
  names,
  round: (roman, small, large) => `Durchgang ${roman} von ${ROUNDS.at(-1)}, klein ${small}, groß ${large}`,
  over: 'Schlusswertung',
  piles: (people, discard, stack) => `Nachziehstapel ${people}, Ablagestapel ${discard}, Gebäudestapel ${stack}`,
  get goals() {
    return byChapter(terminalGoal);
  },
  display: 'Auslage (Punkte klein/groß)',
  effects: {
    max: 'Max',
    set4: `Satz aus ${inWords('de', COLOURS.length)}`,
    pair: 'Paare',
    get draw2() {
      return `zieht ${DRAWN.building}`;
    },
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
