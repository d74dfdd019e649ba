import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { CHAPTERS, DRAWN, ROUNDS } from '../../data/cards.ts';
import { COLOURS } from '../../data/persons.ts';
import type { TerminalWords } from '../terminal.ts';
import { names } from './names.ts';

const { counted } = kitOf('en');
const { CH2, CH3, CH4, CH5, CH6, CH8 } = CHAPTERS;

export const terminal: TerminalWords = {
  names,
  round: (roman, small, large) => `Round ${roman} of ${ROUNDS.at(-1)}, small ${small}, large ${large}`,
  over: 'Final scoring',
  piles: (people, discard, stack) => `Draw pile ${people}, discard pile ${discard}, building stack ${stack}`,
  goals: {
    CH1: 'as many buildings as citizens',
    CH2: `${CH2.threshold} symbols of one colour`,
    CH3: `${CH3.threshold} farmers and merchants`,
    CH4: `${CH4.threshold} work left`,
    CH5: `${CH5.threshold} soldiers`,
    CH6: `${CH6.threshold} citizens`,
    CH7: 'most ships',
    CH8: `${CH8.threshold} craftsmen and priests`,
  },
  display: 'On display (points small/large)',
  effects: {
    max: 'max',
    set4: `set of ${inWords('en', COLOURS.length)}`,
    pair: 'pairs',
    draw2: `draws ${DRAWN.building}`,
  },
  large: 'large',
  seat: (number) => `Seat ${number}`,
  you: 'you',
  points: (n) => counted(n, 'point', 'points'),
  hand: (n) => counted(n, 'card in hand', 'cards in hand'),
  work: (n) => `${n} work`,
  buildings: 'Buildings',
  citizens: 'Citizens',
  workers: 'Workers',
  shown: 'Turned up',
  order: 'Your secret order',
  yourHand: 'Your hand',
  picked: 'Picked',
  drawn: 'Drawn',
  seen: (name) => `Passed on, now with ${name}`,
};
