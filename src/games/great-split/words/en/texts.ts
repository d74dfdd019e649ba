import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { ROUNDS, type Scoring } from '../../data/table.ts';
import { DOUBLE_STEPS } from '../../data/tracks.ts';
import { type EventWords, makeTexts, type SplitTexts, type Way, type Words } from '../sentences.ts';
import { about } from './about.ts';
import { padRefusals } from './entry.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';

const { and, counted } = kitOf('en');
const cards = (n: number | string) => counted(n, 'card', 'cards');
/** What is still to be laid down. */
const remaining = (left: number, split: boolean) =>
  and([...(left > 0 ? [cards(left)] : []), ...(split ? ['the split card'] : [])]);
const none = (steps: string) => (steps === '' ? 'no step, everything there is full' : steps);

/** 'books 2 → 4, 1 order' */
function walk({ track, from, to, met }: Way): string {
  if (from === to) return `${track} full, ${met.lost === 1 ? 'the step is lost' : 'all steps are lost'}`;
  const extras = [
    met.resource,
    met.arrows === 0 ? '' : counted(met.arrows, 'double arrow', 'double arrows'),
    met.orders === 0 ? '' : counted(met.orders, 'order', 'orders'),
    met.stars === 0 ? '' : counted(met.stars, 'star', 'stars'),
    met.lost === 0 ? '' : `${counted(met.lost, 'step', 'steps')} lost`,
  ].filter(Boolean);
  return [`${track} ${from} → ${to}`, ...extras].join(', ');
}

const SCORING: Readonly<Record<Scoring, string>> = {
  book: 'Book scoring',
  artwork: 'Artwork scoring',
  gem: 'Gem scoring',
  order: 'Order scoring',
};

const events: EventWords = {
  character: (name, character) => `${name} (${character})`,
  began: (characters, lines) =>
    `At the table: ${characters}. Scored ${lines.map(({ round, tiles }) => `after round ${round}: ${tiles}`).join('; ')}; at the end: everything`,
  supplied: (round, { level, extra, limit }, count) =>
    `Round ${round}: everybody gets a card of level ${level}${count > 1 ? ` and one of level ${extra}` : ''}; the hand limit is ${limit}`,
  got: (name, list) => `${name} gets ${list}`,
  discarded: (name, count, list) => `${name} discards ${cards(count)}${list === '' ? '' : `: ${list}`}`,
  passed: 'All pass their envelopes to the left',
  received: (name, from, first, second) => `${name} finds in the envelope of ${from}: ${first}; or ${second}`,
  gaveBack: (hands) => `The envelopes come back; cards in hand: ${hands}`,
  kept: (name, from, list, back) => `${name} keeps from the envelope of ${from}: ${list}; gives back: ${back}`,
  played: (name, card, steps) => `${name} plays ${card}: ${none(steps)}`,
  sold: (name, card, steps) => `${name} sells ${card === '' ? 'a card' : card}: ${none(steps)}`,
  split: (name, steps) => `${name} uses the split card: ${none(steps)}`,
  harvested: (name) => `${name} has finished the harvest`,
  market: (value, slider) => `The market tile shows ${value}; the market slider is at ${slider}`,
  scored: (kind, round, points) => `${SCORING[kind]} after round ${round}: ${points}`,
  roundEnded: (round) => `Round ${round} is over; all take their cards back`,
  ended: (points) => `The game is over. Prestige: ${points}`,
};

const refusals: Words['refusals'] = {
  ...padRefusals,
  notInHand: (f) => `The card ${f('card')} is not in your hand`,
  discardOne: (f) => `Choose a resource card from your hand; ${cards(f('owed'))} must go, no more`,
  alreadyDiscarded: (f) => `You are already discarding the card ${f('card')}`,
  handOrder: (f) =>
    `You discard in the order of your hand; the card ${f('card')} comes before one you have already chosen`,
  tooFewBehind: (f) =>
    `${cards(f('owed'))} still must go, and from the card ${f('card')} on there are fewer; first choose one further to the left`,
  twoParts: () => 'Divide your whole hand into exactly two parts',
  dividedTwice: (f) => `The card ${f('card')} can be in only one of the two parts`,
  leftOut: (f) => `The card ${f('card')} is missing; every card of your hand belongs to one of the two parts`,
  emptyPart: () => 'Each part needs at least one card',
  otherWayRound: (f) => `The part with the card ${f('card')}, your first, is named first`,
  partOrder: () => 'In each part the cards stand in the order of your hand',
  noDiscard: (f) => `You have no more cards than the hand limit of ${f('limit')} allows; nothing is discarded`,
  onePart: () => 'Take exactly one of the two parts, whole and unmixed',
  layOne: (f) =>
    `Play or sell a card, or use the split card; left: ${remaining(Number(f('cards')), f('split') === '1')}`,
  noCard: () => 'Name a resource card from your hand',
  cardsOnly: () => 'Only resource cards can be sold, not the split card',
  alreadyLaid: (f) => `You have already laid down the card ${f('card')}; each is used once`,
  oneByOne: () =>
    'Name only the card; you will be asked for the tracks of seals and double arrows afterwards, one by one',
  playOrSell: (f) => `The card ${f('card')} is either played face up or sold, not both`,
  goldFull: () => 'The gold track is full; you can only sell for prestige',
  goldOrPrestige: (f) => `The card ${f('card')} sells for one step on gold or on prestige, nothing else`,
  splitUsed: () => 'You have already used your split card in this round',
  oneTrack: () => 'Name exactly one track',
  trackFull: (f) => `The ${f('track')} is full; choose another`,
  notGold: () => 'The double arrow is for any track but gold',
  sealsOnly: (f) => `A seal goes on a seal track, not on the ${f('track')}`,
  otherSeal: (f) => `A ${f('seal')} does not fit the ${f('track')}`,
};

const after = (round: string) => (Number(round) === ROUNDS.length ? '' : ` after round ${round}`);

export const texts: SplitTexts = makeTexts({
  title: about.title,
  tagline:
    'Divide your treasures in two, leave the choice to your neighbour, and make the finest collection of the rest',
  names,
  and,
  asks: {
    discard: (owed, limit) =>
      `The hand limit is ${limit}, so ${cards(owed)} must go. Which${owed === 1 ? ' one' : ' first'}?`,
    divide: 'Divide your hand into two parts: your left neighbour keeps one, the other comes back to you',
    choose: 'Which part do you keep? The other goes back to your right neighbour',
    play: (left, split) => `Harvest: what do you lay down next? Left: ${remaining(left, split)}`,
    seal: (seal, count) => `${seal}${count > 1 ? ` (${count} left)` : ''}: on which seal track do you take a step?`,
    get bonus() {
      return `Double arrow: on which track do you take ${inWords('en', DOUBLE_STEPS)} steps? Not on gold`;
    },
  },
  options: {
    discard: (card) => `Discard ${card}`,
    divide: (first, second) => `${first} | ${second}`,
    take: (list, back) => `Keep ${list}, give back ${back}`,
    play: (card, way) => `Play ${card}: ${walk(way)}`,
    playSeals: (card, count) => `Play ${card}: ${counted(count, 'step', 'steps')} on matching seal tracks`,
    sell: (card, way) => `Sell ${card}: ${walk(way)}`,
    split: (way) => `Split card: ${walk(way)}`,
    target: walk,
  },
  events,
  lines: {
    prestige: (f) =>
      f('apart') === '0' ? 'Prestige before the final scoring' : 'Prestige from the start and the harvests',
    book: (f) => `Books${after(f('round'))}: space ${f('space')}`,
    artwork: (f) => `Artworks${after(f('round'))}: space ${f('level')}, market slider at ${f('slider')}`,
    gem: (f) => `Gems${after(f('round'))}: twice the smaller value, topaz ${f('topaz')}, emerald ${f('emerald')}`,
    order: (f) =>
      `Orders for ${f('resource')}: ${counted(f('orders'), 'order', 'orders')} × ${counted(f('stars'), 'star', 'stars')}`,
  },
  kinds,
  refusals,
});
