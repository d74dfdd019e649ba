import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { DRAWN, EFFECT_POINTS, SHIPS, SHIPS_BEYOND, SYMBOL_POINTS } from '../../data/cards.ts';
import { COLOURS } from '../../data/persons.ts';
import type { BoardWords } from '../board.ts';
import { byChapter } from '../figures.ts';
import { boardGoal, endText } from './goals.ts';
import { names } from './names.ts';

const { counted } = kitOf('en');
const word = (n: number): string => inWords('en', n);

export const board: BoardWords = {
  names,
  options: 'What you can do',
  close: 'Close',
  back: 'Back',
  more: 'Look closer',
  market: 'On display',
  marketEmpty: 'No buildings on display',
  costs: (colour, discount, small, large) =>
    `${colour}: small costs ${small}, large ${large}${discount > 0 ? ` (${discount} less through your citizens)` : ''}`,
  building: (name, small, large, ability) =>
    `${name}: small ${small}, large ${large} points${ability === '' ? '' : `. ${ability}`}`,
  built: (name, size, points) => `${name}, ${board.size[size]}, ${counted(points, 'point', 'points')}`,
  size: { small: 'small', large: 'large' },
  ability: (effect, colour) =>
    ({
      max: `${EFFECT_POINTS.max} points if nobody has more ${colour.toLowerCase()} buildings`,
      set4: `${EFFECT_POINTS.set4} points for each set of ${word(COLOURS.length)} colours`,
      pair: `${EFFECT_POINTS.pair} points for each pair of ${colour.toLowerCase()} buildings`,
      draw2: `Draw ${DRAWN.building} cards; ${DRAWN.building === 2 ? 'one becomes your worker' : `${word(DRAWN.building - 1)} become your workers`}`,
    })[effect],
  sign: (profession) => `Counts as a ${profession.toLowerCase()}`,
  tooDear: (cost, have) => `costs ${cost}, you have ${have}`,
  costsNow: (cost) => (cost === 0 ? 'free' : `costs ${cost}`),
  notNow: 'You can build once your card is turned up',
  place: { citizen: 'Citizen', worker: 'Worker', builder: 'Builder' },
  zone: { citizen: 'Citizens', worker: 'Workers', building: 'Buildings' },
  zoneEmpty: {
    citizen: 'Your citizens live here',
    worker: 'Your workers wait here',
    building: 'Your buildings stand here',
  },
  zoneBare: 'still empty',
  placeAbout: {
    citizen: 'symbol and colours count',
    worker: 'work to build with',
    builder: 'discard it and build',
  },
  set: (profession, _count, inSet, needs) => `${names.professions[profession]} ${inSet} of ${needs}`,
  noSet: (profession, count) => `${names.professions[profession]}: ${count}`,
  work: (count) => `${count} work`,
  workThen: (before, after) => `work ${before} → ${after}`,
  affordable: (count) => `${counted(count, 'building', 'buildings')} in reach`,
  unaffordable: 'nothing in reach yet',
  chapterThen: (count, needs) => `chapter ${count}/${needs}`,
  plan: 'your plan',
  hand: 'Your hand',
  aside: 'Your hand, put aside',
  pickHint: 'Take up a card to see what it brings',
  shownMine: 'Your card',
  shownBy: (name) => `Turned up by ${name}`,
  picked: 'Picked, face down',
  pickedAs: (place) => `Picked as ${place}, face down`,
  pickedBack: (card) => `${card}. Until everybody has picked, you can take it back (Z key).`,
  passTo: (name) => `The rest goes to ${name}`,
  seen: 'Passed on',
  seenWith: (name) => `Now with ${name}`,
  seenAbout: 'What is left of the hands you have passed on in this round',
  order: 'Secret order',
  orderAbout: (colours, points) => `${points} points for each set of ${colours}`,
  orderEach: (points) => `+${points} per set`,
  orderHidden: 'face down',
  overview: 'What the symbols bring',
  symbolAbout: {
    get farmer() {
      return `${SYMBOL_POINTS.farmer.points} points for every ${word(SYMBOL_POINTS.farmer.step)}`;
    },
    get merchant() {
      return `for every ${word(SYMBOL_POINTS.merchant.step)} as many points as you have citizens`;
    },
    get craftsman() {
      return `${SYMBOL_POINTS.craftsman.points} points for the most, ${SYMBOL_POINTS.craftsman.second} for the second most`;
    },
    get captain() {
      return `${SHIPS.slice(1).join(', ')} points for one to ${word(SHIPS.length - 1)} ships, beyond that ${SHIPS_BEYOND} for each`;
    },
    get priest() {
      return `${SYMBOL_POINTS.priest.points} points for the first`;
    },
    get soldier() {
      return `${SYMBOL_POINTS.soldier.points} points for every ${word(SYMBOL_POINTS.soldier.step)}`;
    },
  },
  coloursAbout: 'Each of its colour symbols makes buildings of that colour one cheaper',
  tableau: (name) => `Tableau of ${name}`,
  lookAt: 'look closer',
  summary: (name, buildings, citizens, work) =>
    `${name}: ${counted(buildings, 'building', 'buildings')}, ${counted(citizens, 'citizen', 'citizens')}, ${work} work`,
  starter: 'start player card',
  round: 'Round',
  scenarioCards: 'Scenario and chapter',
  cost: { small: 'small', large: 'large' },
  dealt: (cards, isLeft) => `${cards} cards, passed to the ${isLeft ? 'left' : 'right'}`,
  story: 'The story',
  storyGo: 'Put it away',
  get goals() {
    return byChapter(boardGoal);
  },
  end: (effect, n, round) => endText(effect, n, `After ${round}`),
  largeGoal: (every, points) => `At the end ${points} points for every ${word(every)} large buildings`,
  atEnd: 'End of the game',
  points: (n) => counted(n, 'point', 'points'),
  piles: 'Piles',
  pile: (count) => `Draw pile: ${count}`,
  discard: (count) => `Discard pile: ${count}, look at it`,
  stack: (count) => `Building stack: ${count}`,
  discardEmpty: 'The discard pile is empty',
  payLeft: (n) => `${n} to go`,
  payOver: (n) => `${n} lost`,
  payExact: 'exact',
  scoring: 'Final scoring',
  total: 'Total',
  again: 'Count again',
  skip: 'Show everything',
  works: 'work left',
  secret: {
    hand: 'Hand',
    picked: 'Picked, still face down',
    drawn: 'Drawn',
    people: 'People',
    buildings: 'Buildings',
  },
};
