import { kitOf } from '../../../../text/kit.ts';
import { ROUNDS } from '../../data/table.ts';
import { SIGNS } from '../../terminal-signs.ts';
import type { TerminalWords } from '../terminal.ts';
import { names } from './names.ts';

const { counted } = kitOf('en');

export const terminal: TerminalWords = {
  names,
  scorings: { book: 'books', artwork: 'artworks', gem: 'gems', order: 'orders' },
  round: (number) => `Round ${number} of ${ROUNDS.length}`,
  over: 'Final scoring',
  limit: (cards) => `hand limit ${cards}`,
  decks: (text) => `decks ${text}`,
  scoring: 'Scorings',
  after: (round, kinds) => `after round ${round} ${kinds}`,
  nothing: 'nothing',
  all: 'all three and orders',
  market: 'Art market',
  arrow: (slider, tiles) => `arrow on ${slider}${tiles.length > 1 ? ` (${tiles.join(' + ')})` : ''}`,
  points: (n) => `${n} p`,
  value: (n) => `value ${n}`,
  seals: 'seals',
  seat: (number) => `Seat ${number}`,
  you: 'you',
  prestige: (n) => `prestige ${n}`,
  ends: (n) => `scored now ${n}`,
  hand: (n) => counted(n, 'card in hand', 'cards in hand'),
  left: 'left neighbour',
  right: 'right neighbour',
  both: 'neighbour on both sides',
  signs: [
    `${SIGNS.cube} cube`,
    `${SIGNS.order} order`,
    `${SIGNS.value} value rises`,
    `${SIGNS.both} both`,
    `${SIGNS.arrow} double arrow`,
    `${SIGNS.step} step on the resource`,
    `${SIGNS.star} one more star`,
  ],
  laid: 'Laid down',
  seen: 'Last seen',
  splitCard: 'split card',
  sold: 'sold',
  yourHand: 'Your hand',
  yourEnvelope: 'Your envelope',
  discarding: 'To be discarded',
  received: (name) => `Envelope of ${name}`,
  parts: { first: 'Part A', second: 'Part B' },
  toLay: 'Still to lay down',
  soldThisRound: 'Sold by you',
  discarded: 'Discarded by you',
};
