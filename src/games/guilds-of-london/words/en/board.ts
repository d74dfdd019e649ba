import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { AMOUNTS, CARDS_OF } from '../../data/amounts.ts';
import type { BoardWords } from '../board.ts';
import { effects } from './effects.ts';
import { mayorKinds } from './mayor-kinds.ts';
import { names } from './names.ts';

const { and, counted } = kitOf('en');

export const board: BoardWords = {
  names,
  effects,
  mayorKinds,
  and,
  board: 'London: the city. Arrow keys move it, plus and minus make it larger and smaller',
  fit: 'Show everything',
  larger: 'Larger',
  smaller: 'Smaller',
  options: 'What you can do',
  city: 'The city',
  hand: 'Your hand',
  mayors: 'Your mayor cards',
  guildhall: 'Guildhall',
  charges: { yellow: 'lily', red: 'lion', blue: 'anchor', green: 'clover', pink: 'rose' },
  rewards: {
    cards: (n) => counted(n, 'card', 'cards'),
    recruit: (n) => `recruit up to ${n}`,
    place: (n) => `place up to ${n} from the supply`,
    move: (n) => `move up to ${n}`,
    ship: (n) => `up to ${n} to the plantation`,
    neutral: (n) => counted(n, 'neutral', 'neutrals'),
    mayor: () => 'a mayor card',
    beadle: () => 'move the beadle',
  },
  vp: (n) => `${n} VP`,
  round: (round, of) => `Round ${round} of ${of}`,
  first: (reward) => `First: ${reward}`,
  second: (reward) => `Second: ${reward}`,
  precedence: (n) => `precedence number ${n}`,
  figures: (there, required) => `${there} of ${required} figures`,
  due: 'will be resolved',
  get lying() {
    return `a lying neutral: ${counted(AMOUNTS.lyingAdds, 'more figure', 'more figures')} needed`;
  },
  beadle: 'the beadle stands here',
  leads: (name) => `${name} leads`,
  by: { masters: 'by adjacent masters', solo: 'you win ties' },
  tie: (names) => `A tie: ${names}; the tile would stay unresolved`,
  resolvedBy: (name) => `resolved, ${name} is master`,
  noMaster: 'resolved, no master',
  noHandLimit: 'master here: no hand limit',
  pawns: (name, n) => `${name}: ${n}`,
  recruit: 'Recruit',
  recruitMany: (n) => `Recruit ${n}`,
  move: 'Move',
  moveTo: (symbols) => `to a tile with ${symbols}`,
  anywhere: 'to any tile',
  special: 'Special action',
  cost: (n) => (n === 0 ? 'costs nothing' : `costs ${counted(n, 'card', 'cards')}`),
  coin: 'As payment, every card is worth one coin.',
  takeCard: 'Pick a card from your hand: recruit, move or use its special action.',
  inFront: 'Laid out',
  lasting: ({ recruits, free, discount, extra }) => [
    ...(recruits > 1 ? [`a recruit brings ${recruits}`] : []),
    ...(free ? ['moves ignore symbols'] : []),
    ...(discount > 0 ? [`cost −${discount}`] : []),
    ...(extra > 0 ? [`+${counted(extra, 'card', 'cards')} at the end`] : []),
  ],
  discardPile: 'Discard pile',
  emptyPile: 'Nothing lies here yet.',
  close: 'Close',
  take: (n) => `Take ${counted(n, 'card', 'cards')}`,
  keep: 'Keep one of these',
  now: (vp) => `${vp} VP now`,
  table: 'The table',
  rounds: 'Rounds',
  grows: 'the city grows',
  resolves: 'tiles are resolved',
  order: (names) => `Order of play: ${names}`,
  total: 'Total',
  stocks: {
    discard: 'cards in the discard pile',
    deck: 'action cards in the deck',
    neutrals: 'neutrals on the scoreboard',
    mayors: 'mayor cards in the deck',
  },
  rival: {
    get boris() {
      return `Boris turns up ${inWords('en', CARDS_OF.boris)} cards a round and searches from the beadle for the first tile that matches.`;
    },
    get rik() {
      return `Rik turns up ${inWords('en', CARDS_OF.rik)} cards a round and searches from the beadle for the first tile that matches.`;
    },
  },
  story: {
    bar: 'What happens',
    again: 'Show again what happened',
    back: 'One step back',
    on: 'One step forward',
    play: 'Play',
    pause: 'Pause',
    skip: 'To the end',
  },
  laidOpen: {
    hand: 'Hand',
    mayors: 'Mayor cards',
    offered: 'To choose from',
    deck: 'Action cards',
    tokens: 'Tokens',
    tiles: 'Tiles',
  },
  things: {
    hand: 'cards in hand',
    mayors: 'mayor cards',
    supply: 'in the supply',
    neutrals: 'neutrals',
    masters: 'masters',
    tokens: 'tokens',
  },
};
