import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { about as tybor } from '../../about.ts';
import { CHAPTERS, type ChapterId, DRAWN, SYMBOL_POINTS, TWO_COPIES } from '../../data/cards.ts';
import { allOrders, CHAPTER_IDS, SCENARIO_IDS } from '../../data/kinds.ts';
import { COLOURS } from '../../data/persons.ts';
import type { Area, Size, Use } from '../../types.ts';
import { byChapter, isPlain } from '../figures.ts';
import { type EventWords, type Fact, makeTexts, type TyborTexts, type Words } from '../sentences.ts';
import { about } from './about.ts';
import { lineGoal, settingGoal, settingOf } from './goals.ts';
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

const { scenarios } = names;
const chapter = (id: ChapterId): string => `${CHAPTERS[id].roman} ${names.chapters[id]}`;

const settings: Words['settings'] = {
  scenario: {
    name: 'Scenario',
    about: 'Sets the size of the hands, the direction of play and what happens at the end of each round.',
    get values() {
      const said = SCENARIO_IDS.map((id) => [id, `${scenarios[id]}: ${settingOf(id)}`]);
      return { random: 'Drawn by lot', ...Object.fromEntries(said) };
    },
  },
  chapter: {
    name: 'Chapter',
    get about() {
      const { roman, goal, effect } = CHAPTERS.CH7;
      const isHarbour = goal === null && effect === 'harbour';
      return `Sets a goal that may bring everybody points at the end${isHarbour ? `; chapter ${roman} has the harbour instead` : ''}.`;
    },
    get values() {
      const said = CHAPTER_IDS.map((id) => [id, `${chapter(id)}: ${settingGoal(CHAPTERS[id])}`]);
      const story = `The story: one chapter per game, from ${CHAPTERS.CH1.roman} to ${CHAPTERS.CH8.roman}`;
      return { random: 'Drawn by lot', ...Object.fromEntries(said), story };
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
  notWhole: (f) => `This takes a whole number; ${typed(f('value'))}`,
  badCard: (f) =>
    `What a card says belongs to a card that there is, or to one whose name says what it is, such as FA10 for a farmer; this says ${f('value')}`,
  typedTwice: (f) => `Something is entered for ${f('id')} already`,
  typedRange: (f) => `This takes a number from ${f('least')} to ${f('most')}, not ${f('count')}`,
  typedCount: (f) => `This takes a list of ${f('least')}, not of ${f('count')}`,
  typedChoice: (f) => `This can be: ${f('values')}; ${typed(f('value'))}`,
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
  farmer: (f) =>
    `Farmers: ${symbols(f)}, ${SYMBOL_POINTS.farmer.points} points for every ${word(SYMBOL_POINTS.farmer.step)}`,
  merchant: (f) =>
    `Merchants: ${symbols(f)}, for every ${word(SYMBOL_POINTS.merchant.step)} as many points as citizens (${f('citizens')})`,
  craftsman: (f) =>
    `Craftsmen: ${f('count')}, the most bring ${SYMBOL_POINTS.craftsman.points}, the second most ${SYMBOL_POINTS.craftsman.second}`,
  captain: (f) => `Ships: ${f('count')}`,
  priest: (f) => `Priests: ${f('count')}, only the first counts`,
  soldier: (f) =>
    `Soldiers: ${symbols(f)}, ${SYMBOL_POINTS.soldier.points} points for every ${word(SYMBOL_POINTS.soldier.step)}`,
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
    get beginning() {
      return `For a first game: ${scenarios.SC2} with chapter ${CHAPTERS.CH1.roman}`;
    },
    get exodus() {
      return `On the move: ${scenarios.SC1} with chapter ${CHAPTERS.CH4.roman}`;
    },
    get motley() {
      return `Hustle and bustle: ${scenarios.SC3} with chapter ${CHAPTERS.CH8.roman}`;
    },
    get harbour() {
      return `Big plans: ${scenarios.SC4} with ${CHAPTERS.CH7.effect === 'harbour' ? 'the harbour' : `chapter ${CHAPTERS.CH7.roman}`}`;
    },
    get story() {
      return `The story: ${word(CHAPTER_IDS.length)} games, chapters ${CHAPTERS.CH1.roman} to ${CHAPTERS.CH8.roman}, with one tally`;
    },
    get children() {
      return `With children: ${scenarios.SC2} with chapter ${CHAPTERS.CH6.roman}${isPlain() ? `; nothing happens between the rounds, hands always go round the same way, and the goal is easy to see: ${settingGoal(CHAPTERS.CH6)}` : ''}`;
    },
  },
  names,
  and,
  asks: {
    pick: (round, count) => `Round ${round}: pick one of your ${count} cards, face down`,
    use: (card) => `How do you use ${card}?`,
    pay: (building, owed) => `Pay for ${building}: ${owed} work still owed; who works for it?`,
    keep: (count, as) =>
      count === 1
        ? `One of the cards drawn becomes a ${as}; which one?`
        : `${inWordsAtStart('en', count)} of the cards drawn become ${as}s; which ones?`,
    dismiss: 'One of your citizens or workers leaves; who?',
    get harbour() {
      return `You have the most ships: give one up and fetch ${DRAWN.harbour === 2 ? 'a worker' : `${word(DRAWN.harbour - 1)} workers`} for it, if you like`;
    },
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
  get goals() {
    return byChapter(lineGoal);
  },
  lines,
  kinds,
  refusals,
});
