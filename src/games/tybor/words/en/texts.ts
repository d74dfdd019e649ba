import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { about as tybor } from '../../about.ts';
import { CHAPTERS, type ChapterId, DRAWN, SCENARIOS, SYMBOL_POINTS, TWO_COPIES } from '../../data/cards.ts';
import { allOrders, CHAPTER_IDS, SCENARIO_IDS } from '../../data/kinds.ts';
import { COLOURS } from '../../data/persons.ts';
import type { Area, Size, Use } from '../../types.ts';
import { type EventWords, type Fact, makeTexts, type TyborTexts, type Words } from '../sentences.ts';
import { about } from './about.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';

const { and, counted, plural } = kitOf('en');
const cards = (n: number | string) => counted(n, 'card', 'cards');
const AS: Readonly<Record<Area, string>> = { citizen: 'as a citizen', worker: 'as a worker' };
const SEVERAL: Readonly<Record<Area, string>> = { citizen: 'as citizens', worker: 'as workers' };
const FROM: Readonly<Record<Area, string>> = { citizen: 'citizen', worker: 'worker' };
const USED: Readonly<Record<Use['as'], string>> = { ...AS, builder: 'as a builder' };
const SIZE: Readonly<Record<Size, string>> = { small: 'small', large: 'large' };
const symbols = (f: Fact) => counted(f('count'), 'symbol', 'symbols');
/** What somebody typed instead, as JSON; `nothing` if it is missing. */
const typed = (text: string) => `this says ${text}`;

const word = (n: number): string => inWords('en', n);
const named = (ids: readonly string[]): string => `${ids[0]} to ${ids.at(-1)}`;
const { SC1, SC2 } = SCENARIOS;
const { CH1, CH2, CH3, CH4, CH5, CH6, CH7, CH8 } = CHAPTERS;
const { farmer, merchant, craftsman, soldier } = SYMBOL_POINTS;

const { scenarios } = names;
const chapter = (id: ChapterId): string => `${CHAPTERS[id].roman} ${names.chapters[id]}`;

const settings: Words['settings'] = {
  scenario: {
    name: 'Scenario',
    about: 'Sets the size of the hands, the direction of play and what happens at the end of each round.',
    values: {
      random: 'Drawn by lot',
      SC1: `${scenarios.SC1}: ${SC1.rounds[0].hand} cards in odd rounds, and each time somebody leaves`,
      SC2: `${scenarios.SC2}: points for every ${word(SC2.goal.every)} large buildings`,
      SC3: `${scenarios.SC3}: different citizens bring workers`,
      SC4: `${scenarios.SC4}: many buildings bring citizens`,
    },
  },
  chapter: {
    name: 'Chapter',
    about: `Sets a goal that may bring everybody points at the end; chapter ${CH7.roman} has the harbour instead.`,
    values: {
      random: 'Drawn by lot',
      CH1: `${chapter('CH1')}: as many buildings as citizens`,
      CH2: `${chapter('CH2')}: ${word(CH2.threshold)} symbols of one colour`,
      CH3: `${chapter('CH3')}: ${word(CH3.threshold)} symbols of farmers and merchants`,
      CH4: `${chapter('CH4')}: ${CH4.threshold} work left`,
      CH5: `${chapter('CH5')}: ${word(CH5.threshold)} soldier symbols`,
      CH6: `${chapter('CH6')}: ${word(CH6.threshold)} citizens`,
      CH7: `${chapter('CH7')}: whoever has the most ships fetches workers`,
      CH8: `${chapter('CH8')}: ${word(CH8.threshold)} symbols of craftsmen and priests`,
      story: `The story: one chapter per game, from ${CH1.roman} to ${CH8.roman}`,
    },
  },
};

const events: EventWords = {
  began: (name, scenario, chapter) => `Scenario ${scenario}, chapter ${chapter}. ${name} has the start player card`,
  read: (card, story) => `${card}: ${story}`,
  reshuffled: (count) =>
    `The draw pile is empty; the discard pile is shuffled and becomes the new one (${cards(count)})`,
  dealt: (round, count, short) =>
    count === 0
      ? `Round ${round}: there are not enough cards, nobody gets a hand`
      : `Round ${round}: everybody gets ${cards(count)}${short ? ', there are no more' : ''}`,
  displayed: (buildings) => (buildings === '' ? 'There are no buildings left to display' : `On display: ${buildings}`),
  added: (building, colour) => `There is no ${names.colours[colour]} on display; ${building} is added`,
  turnedUp: (name, card) => `${name} turns up ${card}`,
  used: (name, card, as) => `${name} uses ${card} ${USED[as]}`,
  paid: (name, worker, work, left) =>
    `${name} pays with ${worker} (${work} work)${left > 0 ? `, ${left} still owed` : ''}`,
  built: (name, building, size) => `${name} builds ${building}, ${SIZE[size]}`,
  drew: (name, count, drawn) => `${name} draws ${cards(count)}${drawn === '' ? '' : `: ${drawn}`}`,
  kept: (name, { cards: kept, count, dropped, as }) =>
    `${name} keeps ${kept} ${plural(count, AS[as], SEVERAL[as])}${dropped === '' ? '' : ` and discards ${dropped}`}`,
  passed: (direction, count) =>
    `All pass ${count === 1 ? 'their last card' : `their ${count} cards`} to the ${direction === 'cw' ? 'left' : 'right'}`,
  starts: (name) => `${name} gets the start player card`,
  dismissed: (name, card, from) => `${name} discards the ${FROM[from]} ${card}`,
  sailed: (name, what) => `${name} sends a ship out and gives up ${what}`,
  stayed: (name) => `${name} leaves the ships in the harbour`,
  roundEnded: (round, removed, count) =>
    `Round ${round} is over${count === 0 ? '' : `; ${removed} ${plural(count, 'leaves', 'leave')} the game`}`,
  ended: (orders) => `The secret orders are turned up: ${orders}`,
  order: (name, order) => `${name} ${order}`,
};

const refusals: Words['refusals'] = {
  pickOne: () => 'Pick exactly one card from your hand',
  notInHand: (f) => `${f('card')} is not in your hand`,
  threeUses: () => 'A card becomes a citizen, a worker or a builder; you cannot pass or just discard it',
  nameABuilding: () => 'A builder takes exactly one building from the display; there is no such building',
  alreadyBuilt: (f) => `${f('building')} is already in your town; a building cannot be enlarged`,
  notOnDisplay: (f) => `${f('building')} is not on display`,
  smallOrLarge: () => 'A building is built small or large',
  tooLittleWork: (f) => `${f('building')} needs ${f('needs')} work, your workers have ${f('have')} in all`,
  payOne: (f) => `Pay with one of your workers; ${f('owed')} work is still owed`,
  citizensDoNotPay: (f) => `${f('card')} is a citizen; only workers pay`,
  notYourWorker: (f) => `${f('card')} does not work for you`,
  strongestFirst: (f) =>
    `You pay from the strongest worker to the weakest; ${f('card')} would have had to come earlier`,
  notEnoughLeft: (f) =>
    `From ${f('card')} on your workers have only ${f('have')} work, but ${f('owed')} is owed; take a stronger one first`,
  keepExactly: (f) => `Of the ${f('drawn')} cards drawn exactly ${f('count')} ${plural(f('count'), 'stays', 'stay')}`,
  notDrawn: (f) => `You have not drawn ${f('card')}`,
  noBuildingGoes: () => 'You have to give up a citizen or a worker, not a building',
  onePersonGoes: () => 'You have to give up exactly one citizen or worker',
  notYourPerson: (f) => `${f('card')} is not in your tableau`,
  workersDoNotSail: (f) => `${f('card')} is a worker; only citizens put to sea`,
  noShip: (f) => `${f('card')} has no ship`,
  notYourBuilding: (f) => `${f('building')} is not in your town`,
  sailOrStay: () => 'Give up a captain among your citizens or a building with a ship, or decline',

  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  tooLong: (f) => `The list is too long; it has at most ${counted(f('max'), 'entry', 'entries')}`,
  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are ${tybor.seats.min} to ${tybor.seats.max} players at a table, not ${f('count')}`,
  unknownScenario: (f) => `Scenarios are called ${named(SCENARIO_IDS)}; ${typed(f('value'))}`,
  unknownChapter: (f) => `Chapters are called ${named(CHAPTER_IDS)}; ${typed(f('value'))}`,
  unknownOrder: (f) => `Secret orders are called ${named(allOrders(1))}; ${typed(f('value'))}`,
  unknownPerson: (f) => `A person is called FA01, for example; ${typed(f('value'))}`,
  unknownBuilding: (f) => `A building is called BG01, for example; ${typed(f('value'))}`,
  badSize: (f) => `A building is “small” or “large”; ${typed(f('value'))}`,
  secondCopy: (f) =>
    `${f('id')} belongs to the second copy, which you need only from ${TWO_COPIES} players on; there are ${f('players')} of you`,
  cardTwice: (f) => `${f('name')} already has ${f('id')}, ${f('card')}; there is only one of each card`,
  orderTwice: (f) => `${f('name')} already has the secret order ${f('id')}`,
  cardThrice: (f) =>
    `There are two of ${f('id')}, ${f('card')}, and both are taken: by ${f('name')} and by ${f('other')}`,
  orderThrice: (f) =>
    `There are two of the secret order ${f('id')}, and both are taken: by ${f('name')} and by ${f('other')}`,
  tooManyCards: (f) => `${f('name')} has ${f('count')} cards laid out; at most ${f('max')} are possible in this game`,
  tooManyBuildings: (f) => `You have ${f('count')} buildings in all; at most ${f('max')} were ever on display`,
};

const goals: Words['goals'] = {
  CH1: 'at least as many buildings as citizens',
  CH2: `at least ${CH2.threshold} symbols of one colour`,
  CH3: `at least ${CH3.threshold} symbols of farmers and merchants`,
  CH4: `at least ${CH4.threshold} work left`,
  CH5: `at least ${CH5.threshold} soldier symbols`,
  CH6: `at least ${CH6.threshold} citizens`,
  CH8: `at least ${CH8.threshold} symbols of craftsmen and priests`,
};

const lines: Words['lines'] = {
  buildings: (f) => {
    const [count, large] = [Number(f('count')), Number(f('large'))];
    if (count === large) return counted(count, 'large building', 'large buildings');
    return `${counted(count, 'building', 'buildings')}${large > 0 ? `, ${large} of them large` : ''}`;
  },
  max: (f) =>
    `${f('building')}: ${Number(f('own')) >= Number(f('most')) ? 'nobody' : 'somebody'} has more in ${f('colour')} (${f('own')} against ${f('most')})`,
  set4: (f) => `${f('building')}: ${counted(f('sets'), 'set', 'sets')} of all ${word(COLOURS.length)} colours`,
  pair: (f) => `${f('building')}: pairs in ${f('colour')} (${counted(f('own'), 'building', 'buildings')})`,
  farmer: (f) => `Farmers: ${symbols(f)}, ${farmer.points} points for every ${word(farmer.step)}`,
  merchant: (f) =>
    `Merchants: ${symbols(f)}, for every ${word(merchant.step)} as many points as citizens (${f('citizens')})`,
  craftsman: (f) => `Craftsmen: ${f('count')}, the most bring ${craftsman.points}, the second most ${craftsman.second}`,
  captain: (f) => `Ships: ${f('count')}`,
  priest: (f) => `Priests: ${f('count')}, only the first counts`,
  soldier: (f) => `Soldiers: ${symbols(f)}, ${soldier.points} points for every ${word(soldier.step)}`,
  largeBuildings: (f) =>
    `Size matters: ${counted(f('count'), 'large building', 'large buildings')}, points for every ${f('every')}`,
  chapter: (f) => `Goal of the chapter: ${f('chapter')} (${f('count')} of ${f('needs')})`,
  order: (f) => `Secret order ${f('order')}: ${counted(f('sets'), 'set', 'sets')}`,
};

export const texts: TyborTexts = makeTexts({
  title: about.title,
  tagline: 'Take people on, let them live, toil or build, and turn a few huts into the town of Longsdale',
  settings,
  ties: { workLeft: 'Work left' },
  presets: {
    drawn: 'By lot: scenario and chapter are drawn',
    beginning: `For a first game: ${scenarios.SC2} with chapter ${CH1.roman}`,
    exodus: `On the move: ${scenarios.SC1} with chapter ${CH4.roman}`,
    motley: `Hustle and bustle: ${scenarios.SC3} with chapter ${CH8.roman}`,
    harbour: `Big plans: ${scenarios.SC4} with the harbour`,
    story: `The story: ${word(CHAPTER_IDS.length)} games, chapters ${CH1.roman} to ${CH8.roman}, with one tally`,
    children: `With children: ${scenarios.SC2} with chapter ${CH6.roman}; nothing happens between the rounds, hands always go round the same way, and the goal is easy to see: ${word(CH6.threshold)} citizens`,
  },
  names,
  and,
  asks: {
    pick: (round, count) => `Round ${round}: pick one of your ${count} cards, face down`,
    use: (card) => `How do you use ${card}?`,
    pay: (building, owed) => `Pay for ${building}: ${owed} work still owed; who works for it?`,
    keep: (count, as) =>
      as === 'citizen'
        ? 'One of the cards drawn becomes a citizen; which one?'
        : count === 1
          ? 'One of the cards drawn becomes a worker; which one?'
          : `${inWordsAtStart('en', count)} of the cards drawn become workers; which ones?`,
    dismiss: 'One of your citizens or workers leaves; who?',
    harbour: `You have the most ships: give one up and fetch ${word(DRAWN.harbour - 1)} workers for it, if you like`,
  },
  options: {
    person: (card, work, colours) => `${card}: ${work} work${colours === '' ? '' : `, ${colours}`}`,
    citizen: (profession, colours) => `As a citizen: ${profession}${colours === '' ? '' : `, discount for ${colours}`}`,
    worker: (work) => `As a worker: ${work} work`,
    build: (building, size, cost, points) =>
      `Build ${building} ${SIZE[size]}: ${cost === 0 ? 'free of charge' : `costs ${cost}`}, ${counted(points, 'point', 'points')}`,
    pay: (worker, work, left, over) => {
      const then = left > 0 ? `${left} still owed` : over > 0 ? `that pays it, ${over} lost` : 'paid exactly';
      return `${worker}, ${work} work: ${then}`;
    },
    keep: ({ cards: kept, count, dropped, as }) =>
      `Keep ${kept} ${plural(count, AS[as], SEVERAL[as])}, discard ${dropped}`,
    dismiss: (card, from) => `Give up the ${FROM[from]} ${card}`,
    decline: 'Send no ship out',
    sail: (what) => `Give up ${what}, draw ${DRAWN.harbour} cards, keep ${DRAWN.harbour - 1} of them as workers`,
  },
  events,
  goals,
  lines,
  kinds,
  refusals,
});
