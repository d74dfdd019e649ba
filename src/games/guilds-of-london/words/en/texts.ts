import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { CARDS_OF } from '../../data/amounts.ts';
import { PROMO } from '../../data/tokens.ts';
import type { VpSource } from '../../types.ts';
import { TURN } from '../figures.ts';
import { type EventWords, type GuildsTexts, makeTexts, type Words } from '../sentences.ts';
import { about } from './about.ts';
import { effects } from './effects.ts';
import { kinds } from './kinds.ts';
import { mayorKinds } from './mayor-kinds.ts';
import { names } from './names.ts';
import { padRefusals } from './pad-refusals.ts';

const { and, counted, or, plural } = kitOf('en');
const word = (n: number) => inWords('en', n);

const cards = (n: number | string) => counted(n, 'card', 'cards');
const pawns = (n: number | string) => counted(n, 'pawn', 'pawns');
const neutrals = (n: number | string) => counted(n, 'neutral', 'neutrals');

const settings: Words['settings'] = {
  opponent: {
    name: 'Solo opponent',
    get about() {
      return `Matters only when you play alone: Boris plays ${word(CARDS_OF.boris)} cards a round, Rik ${word(CARDS_OF.rik)}.`;
    },
    values: {
      get boris() {
        return `Boris: ${word(CARDS_OF.boris)} cards`;
      },
      get rik() {
        return `Rik: ${word(CARDS_OF.rik)} cards, harder`;
      },
    },
  },
  plantation: {
    name: 'Plantation',
    about: 'Which side is up at the start; it is turned over after every scoring.',
    values: { random: 'By lot', virginia: 'Virginia', ulster: 'Ulster' },
  },
  promo: {
    name: 'Spiel ’16 promo card',
    get about() {
      return `${inWordsAtStart('en', PROMO.tokens)} tokens you have received buy a resolved tile without a master.`;
    },
    values: { false: 'Without', true: 'With' },
  },
  promoSharedPool: {
    name: 'Shared tokens on the promo card',
    get about() {
      return `Matters only with the promo card: all tokens lie together, and anybody may use ${word(PROMO.tokens)} of them.`;
    },
    values: { false: 'Everybody has their own', true: 'All together' },
  },
};

const SOURCES: Readonly<Record<VpSource, string>> = {
  tiles: 'for first place',
  tokens: 'for second place',
  plantation: 'for the plantation',
  cards: 'by a special action',
  promo: 'by the promo card',
  beadle: 'by the beadle',
  track: 'on the track',
};

const events: EventWords = {
  began: (order, opponent, side) =>
    `${opponent === null ? `The order of play is ${order}` : `A solo game against ${opponent}`}. The plantation shows ${side}`,
  laid: (count, growth, tiles) =>
    growth === 0 ? `The city is laid out: ${count} tiles, a token on each` : `The city grows by ${tiles}`,
  mayorsKept: 'Everybody has kept a mayor card; the others are shuffled back',
  round: (round, of, order) => `Round ${round} of ${of}: ${order}`,
  turn: (name) => `It is ${name}’s turn`,
  used: (name, card, as) =>
    `${name} uses ${card} ${{ recruit: 'to recruit', move: 'to move', special: 'for its special action' }[as]}`,
  passed: (name) => `${name} passes`,
  paid: (name, card) => `${name} pays with ${card}`,
  recruited: (name, count) => `${name} recruits ${pawns(count)}`,
  moved: (name, count, from, to) => `${name} moves ${pawns(count)} ${from} ${to}`,
  movedOther: (name, whose, count, from, to) => `${name} moves ${pawns(count)} of ${whose} ${from} ${to}`,
  returned: (whose, count, from, to) => `${pawns(count)} of ${whose} ${plural(count, 'goes', 'go')} back ${from} ${to}`,
  vp: (name, vp, source) => `${name} gets ${vp} VP ${SOURCES[source]}`,
  drew: (name, count, drawn) => `${name} draws ${cards(count)}${drawn === '' ? '' : `: ${drawn}`}`,
  reshuffled: (count) => `The draw pile is empty; the discard pile (${cards(count)}) is shuffled into a new one`,
  lasting: (name, what) => `For ${name}: ${what}`,
  neutrals: (name, count) => `${name} takes ${neutrals(count)} from the scoreboard`,
  beadle: (name, tile) => {
    if (tile === null) return 'There is no tile left for the beadle; he leaves the game';
    return name === '' ? `The beadle goes to ${tile}` : `${name} moves the beadle to ${tile}`;
  },
  salvaged: (name, taken) => `${name} takes ${taken} from the discard pile`,
  cycled: (name, card) => `${name} discards ${card}`,
  stole: (name, from, card) => `${name} takes a random card from ${from}${card === '' ? '' : `: ${card}`}`,
  lost: (name, to, card) => `${name} loses ${card} to ${to}`,
  borrowed: (name, token, tile) => `${name} uses the token of ${tile}: ${token}`,
  swapped: (name, a, b) => `${name} swaps the tokens of ${a} and ${b}`,
  resigned: (name, tile) => `${name} brings the master of ${tile} back to the Guildhall`,
  sawMayors: (name, count, drawn) =>
    `${name} draws ${counted(count, 'mayor card', 'mayor cards')}${drawn === '' ? '' : `: ${drawn}`}`,
  keptMayor: (name, card) => `${name} keeps ${card === '' ? 'a mayor card' : card}`,
  discarded: (name, card) => `${name} discards ${card} for the hand limit`,
  searched: (who, card, path, tile) =>
    tile === null
      ? `${who} turns up ${card}; no tile matches: ${path === '' ? 'all are resolved' : path}`
      : `${who} turns up ${card} and searches from the beadle: ${path}`,
  resolution: 'The tiles are resolved in reading order',
  committed: (name, count, tile) =>
    count === 0 ? `${name} commits no neutrals to ${tile}` : `${name} commits ${neutrals(count)} to ${tile}`,
  tied: (tile, tied) => `${tile} stays unresolved: a tie between ${tied}`,
  withBeadle: 'the beadle counts',
  resolved: (tile, first, second, strength) =>
    `${tile} is resolved (${strength}): first ${first}${second === null ? '' : `, second ${second}`}`,
  token: (name, token, tile) => `${name} gets the token of ${tile}: ${token}`,
  tokenGone: (token, tile) => `The token of ${tile} leaves the game: ${token}`,
  beadleScored: (who, tile) => `The beadle’s tile is turned over for ${who}: ${tile}`,
  plantation: (side, left, right) => {
    if (left === '' && right === '') return `${side}: nobody is there`;
    const parts = [left === '' ? 'nobody wins it' : `left ${left}`, right === '' ? '' : `right ${right}`];
    return `${side}: ${parts.filter(Boolean).join(', ')}`;
  },
  turnedPlantation: (side) => `The plantation is turned over: ${side}`,
  promo: (name, tile) => `${name} gives up ${word(PROMO.tokens)} tokens and puts a master on ${tile}`,
  roundEnded: (round, last) => `Round ${round} is over${last ? '; the game ends' : ''}`,
  ended: (mayors) => `The mayor cards are revealed: ${mayors}`,
  mayors: (name, kept) => `${name} ${kept}`,
};

const refusals: Words['refusals'] = {
  ...padRefusals,
  keepOne: (f) => `Keep exactly one of the ${f('count')} mayor cards`,
  notOfferedMayor: () => 'This mayor card is not one of yours to choose from',
  playOrEnd: () => 'Use a hand card to recruit, to move or for its special action, or end your turn',
  noPassNow: () => 'You may pass only as long as you have played no card this turn',
  endIsPass: () => 'If you have played no card, ending the turn is passing',
  notInHand: (f) => `${f('card')} is not in your hand`,
  inFront: (f) => `${f('card')} already lies in front of you and stays there until the end of the turn`,
  handOrder: (f) => `Choose cards in the order of your hand; it is too late for ${f('card')}`,
  emptySupply: () => 'Your supply is empty; there is nobody to recruit',
  recruitSoMany: (f) => `A card recruits at most ${f('max')} now`,
  noPawns: () => 'You have no pawn in the Guildhall or on an unresolved tile',
  nowhereToMove: (f) => `No pawn can go to an unresolved tile with a symbol of ${f('card')}`,
  tooFewCards: (f) => `${f('card')} costs ${cards(f('cost'))}; you have only ${f('have')} others in hand`,
  needsMaster: (f) => `${f('card')} needs a master of yours${f('symbol') === 'any' ? '' : ` with ${f('symbol')}`}`,
  noEffect: (f) => `${f('card')} would have no effect now`,
  payOne: (f) => `Pay with a hand card; ${f('owed')} still owed`,
  discardOne: (f) => `Discard exactly down to ${TURN.limit} cards; ${f('owed')} to go`,
  cycleSome: () => 'Discard a hand card; after the first one you may stop',
  salvageSome: (f) => `Take up to ${f('take')} of the top ${f('look')} cards of the discard pile`,
  chooseAmount: (f) => `Choose a number from ${f('min')} to ${f('max')}`,
  chooseTile: () => 'Choose one of the unresolved tiles offered here',
  onlyTiles: () => 'You cannot move there, only to unresolved tiles',
  notInCity: (f) => `${f('tile')} is not in the city`,
  resolvedTile: (f) => `${f('tile')} is already resolved`,
  noSymbol: (f) => `${f('tile')} does not show ${f('symbols')}`,
  readingOrder: (f) => `Choose several tiles in reading order; it is too late for ${f('tile')}`,
  alreadyThere: (f) => `A pawn on ${f('tile')} cannot move there`,
  hallEmpty: () => 'None of your pawns is in the Guildhall',
  movedAlready: (f) => `The pawn on ${f('tile')} has only just come there; each moves once`,
  sourceOrder: () => 'First from the Guildhall, then from tiles in reading order; it is too late for this one',
  onlyPawns: () => 'Move one of your pawns from the Guildhall or from an unresolved tile',
  mastersStay: (f) => `Your master stands on ${f('tile')}; masters do not move`,
  noPawnOn: (f) => `You have no pawn on ${f('tile')}`,
  noPawnThere: () => 'You have no pawn there',
  shiftBeside: () => 'Move pawns from a tile where you have some to an adjacent unresolved tile',
  notBeside: (f) => `The tile must be adjacent to ${f('tile')}`,
  noRival: (f) => `There is no such opposing pawn on ${f('tile')}`,
  nothingBeside: (f) => `No unresolved tile is adjacent to ${f('tile')}`,
  notRicher: (f) => `Choose somebody with more cards than you; you have ${f('have')}`,
  notOverseas: () => 'Choose somebody who has pawns on the plantation',
  swapInOrder: () => 'Choose two different unresolved tiles, the second after the first in reading order',
  notYourMaster: () => 'Choose a tile on which your master stands',
  beadleGuild: (f) => `${f('tile')} has no precedence number; the beadle only goes to guilds`,
  beadleHere: (f) => `The beadle already stands on ${f('tile')}`,
  commitRange: (f) => `Commit at most ${neutrals(f('held'))} to ${f('tile')}`,
  promoOff: () => 'The promo card is not in the game',
  tooFewTokens: (f) => `The promo card needs ${f('needs')} tokens; you have ${f('have')}`,
  emptyHall: () => 'You have no pawn in the Guildhall that could become a master',
  noOrphan: () => 'There is no resolved tile without a master',
  chooseOrphan: () => 'Choose a resolved tile without a master',
  stillUnresolved: (f) => `${f('tile')} is not resolved yet`,
  hasMaster: (f) => `There is already a master on ${f('tile')}`,
};

const lines: Words['lines'] = {
  tiles: () => 'First places on tiles',
  tokens: () => 'Tokens for second places',
  plantation: () => 'Plantation',
  cards: () => 'Special actions',
  promo: () => 'Promo card',
  beadle: () => 'Beadle',
  track: () => 'Victory points on the track',
  mayor: (f) => `${f('mayor')} (you have ${f('count')})`,
  adjacent: (f) => counted(f('pairs'), 'pair of adjacent masters', 'pairs of adjacent masters'),
  opponent: (f) => `${f('opponent')} has ${f('vp')} VP; you need more to win`,
};

export const texts: GuildsTexts = makeTexts({
  title: about.title,
  tagline: 'Send your people to the guilds, become their master and win the favour of the mayor',
  settings,
  ties: { masters: 'Masters', hall: 'Pawns in the Guildhall' },
  presets: {
    base: 'The base game',
    promo: 'With the Spiel ’16 promo card',
    virginia: 'Virginia up at the start',
    shared: 'Ulster up, promo card with shared tokens',
    rik: 'Alone against Rik',
  },
  names,
  and,
  or,
  tile: (name) => name,
  vp: (n) => `${n} VP`,
  rewards: {
    cards: (n) => cards(n),
    recruit: (n) => `recruit ${n}`,
    place: (n) => `place ${n}`,
    move: (n) => `move ${n}`,
    ship: (n) => `ship ${n}`,
    neutral: (n) => neutrals(n),
    mayor: () => 'mayor card',
    beadle: () => 'move the beadle',
  },
  effects,
  mayorKinds,
  player: (letter) => `player ${letter}`,
  from: (tile) => `from ${tile}`,
  to: (tile) => `to ${tile}`,
  spots: {
    hall: ['from the Guildhall', 'to the Guildhall'],
    supply: ['from the supply', 'to the supply'],
    plantation: ['from the plantation', 'to the plantation'],
  },
  asks: {
    mayor: (count) => `Keep one of these ${count} mayor cards`,
    act: (played, hand, limit) =>
      played === 0
        ? `Play cards, or pass and draw ${TURN.drawAfterPass}; you have ${cards(hand)}`
        : `Another card, or end the turn? You have ${cards(hand)}${limit === null ? '' : `; you may keep at most ${limit} at the end`}`,
    pay: (card, owed) => `Pay for ${card}: ${cards(owed)} still owed. Which one do you pay with?`,
    discard: (owed) => `Too many cards: discard ${owed} more`,
    cycle: (done, bonus) =>
      `Discard cards and draw ${bonus} more than you discard${done === 0 ? '; at least one' : `; ${done} so far`}`,
    salvage: (look, take) => `Take up to ${take} of the top ${look} cards of the discard pile`,
    amount: (from, to, max) => `How many pawns go ${from} ${to}? At most ${max}`,
    commit: (tile, held) => `${tile} is resolved: how many of your ${held} neutrals do you commit?`,
    send: (symbols, left, each, may) =>
      `To which tile${symbols === '' ? '' : ` with ${symbols}`}${each > 1 ? ` do up to ${each} go` : ''}?${left > 1 ? ` Up to ${left}, in reading order${may ? ', or stop here' : ''}` : may ? ' Or stop here' : ''}`,
    fetch: (to, left, may) => `Which pawn goes ${to}? ${left} left${may ? ', or stop here' : ''}`,
    shift: 'From which tile to which adjacent one?',
    shipTile: 'From which tile do pawns go to the plantation?',
    rival: (pushes) =>
      pushes ? 'Which opposing pawn do you move?' : 'Which opposing pawn do you send to the Guildhall?',
    push: (tile) => `To which tile adjacent to ${tile}?`,
    seize: 'Whose pawn do you send from the plantation to the Guildhall?',
    tithe: 'From whom do you take a card?',
    borrow: 'Which tile’s token do you use?',
    swap: 'Which two tokens do you swap? Choose the earlier tile in reading order first',
    swapWith: (tile) => `Which tile swaps tokens with ${tile}?`,
    resign: (vp) => `Which master goes to the Guildhall? That gives ${vp} VP`,
    beadle: (follow, may) =>
      `Where does the beadle go?${follow > 0 ? ' Then one of your pawns may follow' : ''}${may ? ' He may also stay' : ''}`,
    promo: (tokens) =>
      `Which resolved tile without a master do you take for ${word(PROMO.tokens)} of ${counted(tokens, 'token', 'tokens')}?`,
  },
  options: {
    mayor: (name, what) => `${name}: ${what}`,
    get pass() {
      return `Pass and draw ${cards(TURN.drawAfterPass)}`;
    },
    end: (count) => `End the turn and draw ${cards(count)}`,
    get promo() {
      return `Promo card: ${word(PROMO.tokens)} tokens for a resolved tile without a master`;
    },
    recruit: (card, count) => `Discard ${card} and recruit ${pawns(count)}`,
    move: (card, symbols) =>
      `Discard ${card} and move a pawn to ${symbols === '' ? 'any tile' : `a tile with ${symbols}`}`,
    special: (card, what, cost) => `${card} for its special action: ${what}${cost > 0 ? `, costs ${cards(cost)}` : ''}`,
    pay: (card) => `Pay with ${card}`,
    discard: (card) => `Discard ${card}`,
    take: (taken) => `Take ${taken}`,
    amount: (n, from, to) => `${pawns(n)} ${from} ${to}`,
    none: 'Nobody',
    enough: 'Stop here',
    commit: (n) => (n === 0 ? 'Commit no neutrals' : `Commit ${neutrals(n)}`),
    tile: ({ name, symbols, figures, required, reward }) =>
      `${name} (${symbols}), ${figures} of ${required} figures: ${reward}`,
    from: (from) => `One ${from}`,
    rival: (who, tile) => `A pawn of ${who} on ${tile}`,
    player: (who) => who,
    shift: (from, to) => `${from.charAt(0).toUpperCase()}${from.slice(1)} ${to}`,
    token: (tile, token) => `${tile}: ${token}`,
    resign: (tile) => `The master of ${tile}`,
    stays: 'The beadle stays',
    orphan: (tile, vp) => `${tile}: ${vp} VP and your master`,
    keepTokens: 'Keep the tokens',
  },
  events,
  lines,
  kinds,
  refusals,
});
