import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { CITIES } from '../../data/goods.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import { makeTexts } from '../sentences.ts';
import type { BuildingWords, EventWords, PaidWords, RigaTexts, Words } from '../text-words.ts';
import { about as riga } from './about.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';
import { padRefusals } from './pad-refusals.ts';

const { and, counted, plural } = kitOf('en');

const ducats = (n: number | string) => counted(n, 'ducat', 'ducats');
const points = (n: number | string) => counted(n, 'point', 'points');
const cards = (n: number | string) => counted(n, 'card', 'cards');
const coinsOf = (n: number) => counted(n, 'coin', 'coins');
const word = (n: number) => inWords('en', n);
const yes = 'Yes';
const no = 'No';

const settings: Words['settings'] = {
  RG: {
    name: 'Riga buildings',
    about:
      'Everybody starts with a Warehouse, an Exchange Office, a School and a Monastery, and can build them without taking them first.',
    values: { true: yes, false: no },
  },
  GM: {
    name: 'The Grand Masters',
    get about() {
      return `${inWordsAtStart('en', P.gmTilesInPlay)} tiles bring points for being ahead or first in cities, Knights and Merchants, or for money left over.`;
    },
    values: { true: yes, false: no },
  },
  VB: {
    name: 'The Victual Brothers',
    about:
      'Pirates lie in wait on the best rows; whoever takes one fights, pays a ransom or is plundered. Our own rules for an expansion whose printed ones we have not read.',
    values: { true: yes, false: no },
  },
  BM: {
    name: 'The Mayors',
    about: 'Every building moves you ahead in its city, and so does every ducat you overpay.',
    values: { true: yes, false: no },
  },
};

/** 'costs 14, 6 points, Knight; hand limit +2' */
const about = ({ cost, vp, person, does }: BuildingWords) =>
  `costs ${cost}, ${points(vp)}${person === '' ? '' : `, ${person}`}${does === '' ? '' : `; ${does}`}`;

function paid({ left, kept, over, isMove }: PaidWords): string {
  if (left > 0) return `${left} still owed after that`;
  if (kept + over === 0) return 'paid exactly';
  const parts = [kept > 0 ? `${kept} to the Exchange Office` : '', over > 0 ? lost(over, isMove) : ''];
  return `paid, ${parts.filter(Boolean).join(', ')}`;
}
const lost = (over: number, isMove: boolean) => (isMove ? `${over} too much` : `${over} lost`);

const events: EventWords = {
  began: (name, years) => `${name} has the start player card; the game lasts ${years} years`,
  tiles: (tiles) => `The Grand Masters in this game: ${tiles}`,
  tile: (tile, side) => ({ max: `Max. ${tile}`, first: `1. ${tile}`, money: tile })[side],
  goodsDealt: (name, goods) => `${name} starts with ${goods}`,
  offered: (name, count, buildings) =>
    `${name} draws ${counted(count, 'building', 'buildings')}${buildings === '' ? '' : `: ${buildings}`}, and keeps ${word(P.startBuildingsKept)}`,
  kept: (name, building, buried) => `${name} keeps ${building} and puts ${buried} away face down`,
  year: (year, years, name) => `Year ${year} of ${years}; ${name} begins`,
  rows: (rows) => (rows === '' ? 'There are no goods left to lay out' : `Goods: ${rows}`),
  row: (row, goods, hasToken) => `row ${row}: ${goods}${hasToken ? ' (Victual Brothers)' : ''}`,
  reshuffled: (count) => `The goods pile is empty; the discard pile (${cards(count)}) is shuffled into a new one`,
  aged: (gone, count) => `Old and not taken: ${gone} ${plural(count, 'goes', 'go')} to the discard pile`,
  displayed: (buildings) => (buildings === '' ? 'There are no new buildings left' : `New buildings: ${buildings}`),
  season: (season, order) =>
    order === ''
      ? 'Winter: the hand limit applies'
      : `${season === 'summer' ? 'Summer' : 'Autumn'}, in this order: ${order}`,
  tookRow: (name, row, goods) =>
    goods === '' ? `${name} gets nothing from row ${row}` : `${name} takes row ${row}: ${goods}`,
  tookBuilding: (name, building) => `${name} takes ${building}`,
  covered: (name, as, building) =>
    as === 'fight'
      ? `${name} fights the Victual Brothers; the Knight on ${building} is covered`
      : `${name} pays a ransom; the Merchant on ${building} is covered`,
  plundered: (name, good) => `The Victual Brothers plunder ${name} and take ${good}`,
  drew: (name, count, goods) =>
    count === 0
      ? `There are no goods cards left for ${name} to draw`
      : `${name} draws ${cards(count)} from the goods pile${goods === '' ? '' : `: ${goods}`}`,
  erected: (name, building, cost, given, { kept, over }) => {
    const rest = [kept > 0 ? `${kept} to the Exchange Office` : '', over > 0 ? `${over} too much` : ''].filter(Boolean);
    return `${name} builds ${building} for ${cost}: ${given}${rest.length === 0 ? '' : ` (${rest.join(', ')})`}`;
  },
  coins: coinsOf,
  stored: (count) => counted(count, 'stored ducat', 'stored ducats'),
  moved: (name, city, steps, space) =>
    `${name} moves ${counted(steps, 'space', 'spaces')} in ${city}, to space ${space}`,
  mayor: (name, city) => `${name} is now mayor of ${city}`,
  claimed: (name, tile, from) => `${name} gets the Grand Master ${tile}${from === null ? '' : ` from ${from}`}`,
  contested: (name, tile) => `${name} loses the Grand Master ${tile}; it is contested and lies in the middle again`,
  discarded: (name, what) => `${name} discards ${what}`,
  ended: (hands) => `The game is over. Left in hand: ${hands}`,
  hand: (name, what) => `${name} ${what === '' ? 'nothing' : what}`,
};

const options: Words['options'] = {
  keep: (building) => `Keep ${building.name}: ${about(building)}`,
  row: (row, goods, value, hasToken) =>
    `Take row ${row}: ${goods} (value ${value})${hasToken ? ', with Victual Brothers' : ''}`,
  take: (building) => `Take ${building.name}: ${about(building)}`,
  fight: (building) => `Fight: cover the Knight on ${building}, get the whole row and draw ${cards(P.vbFightDraw)}`,
  ransom: (building) => `Pay a ransom: cover the Merchant on ${building} and get the whole row`,
  plundered: (good) => `Be plundered: lose ${good}, get the rest of the row`,
  build: (building, { kept, over, isMove }) => {
    const parts = [kept > 0 ? `${kept} to the Exchange Office` : '', over > 0 ? `at least ${lost(over, isMove)}` : ''];
    const end = kept + over === 0 ? 'can be paid exactly' : parts.filter(Boolean).join(', ');
    return `Build ${building.name}: ${about(building)}; ${end}`;
  },
  end: 'End the turn',
  good: (good, worth, payment) => `${good}, worth ${worth} here: ${paid(payment)}`,
  money: (coins, stored, payment) => {
    const parts = [coins > 0 ? coinsOf(coins) : '', stored > 0 ? `${stored} from the Exchange Office` : ''];
    return `${parts.filter(Boolean).join(' and ')}: ${paid(payment)}`;
  },
  enough: (over) => `Pay no more: ${over === 0 ? 'paid exactly' : `paid ${over} too much`}`,
  store: (store, steps) =>
    `${store === 0 ? 'Nothing' : ducats(store)} to the Exchange Office, ${counted(steps, 'extra space', 'extra spaces')} ahead`,
  discardGood: (good, base) => `Discard ${good} (value ${base})`,
  discardBuilding: (building) => `Discard ${building.name}: ${about(building)}`,
};

const refusals: Words['refusals'] = {
  keepOne: () => `Keep exactly ${word(P.startBuildingsKept)} of the ${word(P.startBuildingsDrawn)} buildings you drew`,
  notOfferedToYou: (f) => `You have not drawn ${f('building')}`,
  takeFirst: () => 'First take a row or a building, then build',
  takeOne: () => 'Take exactly one thing: a whole row, or a building from the display',
  rowGone: (f) => `Row ${f('row')} is already gone`,
  notOnDisplay: (f) => `${f('building')} is not on display`,
  answerOne: () => 'Fight with a Knight, pay a ransom with a Merchant, or be plundered',
  notYourBuilding: (f) => `${f('building')} is not in your town`,
  noSuchPerson: (f) => `There is no ${f('person')} on ${f('building')}`,
  isCovered: (f) => `The ${f('person')} on ${f('building')} is already covered`,
  takenAlready: () => 'You have already taken something this turn; now build, or end the turn',
  nothingOwed: () => 'Nothing is owed; you cannot pay with a card that is not needed',
  buildOrEnd: () => 'Build one of your buildings, or end the turn',
  standsAlready: (f) => `${f('building')} is already in your town`,
  noSuchRigaBuilding: (f) =>
    `You do not have ${f('building')}; everybody builds the Riga buildings of their own set only`,
  takeItFirst: (f) => `${f('building')} is still on display; take it into your hand first`,
  notInHand: (f) => `${f('building')} is not in your hand`,
  tooLittle: (f) =>
    `${f('building')} costs you ${f('needs')}, but your goods and money are worth only ${f('have')} there`,
  payOne: (f) => `Pay with a good or with money; ${ducats(f('owed'))} still owed`,
  notPaidYet: (f) => `That is not enough; ${ducats(f('owed'))} still owed`,
  closedHere: (f) => `Nobody takes ${f('good')} in ${f('place')}`,
  noSuchGood: (f) => `You have no more ${f('good')} in hand`,
  dearestFirst: (f) =>
    `Pay from the good that is worth most here to the one worth least; it is too late for ${f('good')}`,
  notEnoughLeft: (f) =>
    `From ${f('good')} on you have only ${ducats(f('have'))}, but ${f('owed')} are owed; take a good that is worth more first`,
  tooFewCoins: (f) =>
    `You can spend at most ${coinsOf(Number(f('coins')))} and ${f('stored')} from the Exchange Office`,
  coinsTooNew: (f) =>
    `Coins of a Trading Office built this turn cannot be spent yet; you can spend at most ${coinsOf(Number(f('coins')))}`,
  fillTheGap: (f) => `Coins only fill the gap: exactly ${ducats(f('owed'))}, no more`,
  storeUpTo: (f) => `The Exchange Office takes at most ${ducats(f('most'))} of it`,
  cheapestFirst: () => 'Discard in order: goods from the lowest value up, then buildings; enough cards have to be left',
  discardExactly: (f) => `Discard exactly as many as you have too many: ${f('left')} more from your hand`,
  ...padRefusals,
};

const cities = (n: string) => counted(n, 'city', 'cities');
const lines: Words['lines'] = {
  printed: (f) => counted(f('count'), 'building', 'buildings'),
  merchantCities: (f) => `${f('building')}: ${cities(f('count'))} with Merchants`,
  knightCities: (f) => `${f('building')}: ${cities(f('count'))} with Knights`,
  sameCity: (f) => `${f('building')}: ${counted(f('count'), 'other building', 'other buildings')} in ${f('place')}`,
  twoPerCity: (f) => `${f('building')}: ${cities(f('count'))} with at least ${word(P.klosterMinBuildings)} buildings`,
  leftInHand: (f) => `${counted(f('count'), 'building', 'buildings')} left in hand`,
  tileOwned: (f) => `Grand Master ${f('tile')} (${f('count')})`,
  tileReached: (f) => `Grand Master ${f('tile')}: ${f('count')} as well, ${f('needs')} needed`,
  tileSecond: (f) => `Grand Master ${f('tile')}: second with ${f('count')}`,
  money: (f) => {
    if (f('cash') === '0') return 'Money: nothing left';
    const tied = f('tied') === '1' ? '' : `, shared with ${counted(Number(f('tied')) - 1, 'other', 'others')}`;
    return `Money: ${ducats(f('cash'))}, rank ${f('place')}${tied}`;
  },
  spaces: (f) => `${f('city')}: space ${f('space')}, a point for every ${word(P.bmStepsPerVp)}`,
  mayor: (f) => `Mayor of ${f('city')} on space ${f('space')}`,
};

export const texts: RigaTexts = makeTexts({
  title: riga.title,
  get tagline() {
    return `Trade on the Baltic, pay with goods that are worth something different everywhere, and build in ${word(CITIES.length)} Hanseatic cities`;
  },
  settings,
  ties: { built: 'Buildings', cash: 'Cash' },
  presets: {
    masters: 'As recommended: with Riga buildings and Grand Masters',
    base: 'To get to know it, and with children: the base game only; Riga buildings, Grand Masters, Victual Brothers and Mayors stay in the box',
    everything: 'Everything: Mayors too, and Victual Brothers by our own rules',
    brothers: 'Rough seas: with Victual Brothers by our own rules',
    mayors: 'Rank and office: with the Mayors',
  },
  names,
  and,
  asks: {
    get keep() {
      return `Which of the ${word(P.startBuildingsDrawn)} buildings do you keep? The rest goes face down to the discard pile`;
    },
    take: (season) => `${season === 'summer' ? 'Summer' : 'Autumn'}: take a row of goods or a building`,
    answer: (row, goods, stolen) =>
      `The Victual Brothers lie in wait on row ${row} (${goods}); unless you fight or pay, you lose ${stolen}. What do you do?`,
    build(built) {
      const left = P.maxBuildsPerTurn - built;
      const more = built === 0 ? '' : 'more ';
      return `Build up to ${word(left)} ${more}${plural(left, 'building', 'buildings')}, or end the turn`;
    },
    pay: (building, cost, owed, worth) =>
      `Pay for ${building}, cost ${cost}: ${ducats(owed)} still owed. ${worth === '' ? 'None of your goods is worth anything here any more' : `Worth here: ${worth}`}`,
    payMore: (building, over, worth) =>
      `${building} is paid${over === 0 ? '' : `, ${over} too much`}. Do you pay more to move ahead in the city?${worth === '' ? '' : ` Worth here: ${worth}`}`,
    store: (building, over) =>
      `You have paid ${ducats(over)} too much for ${building}; how many of them go to the Exchange Office? The rest move you ahead`,
    discard: (limit, left) => `Winter: you may keep ${limit} cards in hand; discard ${cards(left)} more`,
  },
  options,
  events,
  lines,
  kinds,
  refusals,
});
