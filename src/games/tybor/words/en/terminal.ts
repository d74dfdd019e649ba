import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { DRAWN, ROUNDS } from '../../data/cards.ts';
import { COLOURS } from '../../data/persons.ts';
import { byChapter } from '../figures.ts';
import type { TerminalWords } from '../terminal.ts';
import { terminalGoal } from './goals.ts';
import { names } from './names.ts';

const { counted } = kitOf('en');

export const terminal: TerminalWords = {
  names,
  round: (roman, small, large) => `Round ${roman} of ${ROUNDS.at(-1)}, small ${small}, large ${large}`,
  over: 'Final scoring',
  piles: (people, discard, stack) => `Draw pile ${people}, discard pile ${discard}, building stack ${stack}`,
  get goals() {
    return byChapter(terminalGoal);
  },
  display: 'On display (points small/large)',
  effects: {
    max: 'max',
    set4: `set of ${inWords('en', COLOURS.length)}`,
    pair: 'pairs',
    get draw2() {
      return `draws ${DRAWN.building}`;
    },
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
