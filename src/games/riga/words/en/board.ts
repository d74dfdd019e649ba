import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { moneyVpFor } from '../../data/kinds.ts';
import { PARAMETERS as P } from '../../data/parameters.ts';
import type { BoardWords } from '../board.ts';
import { names } from './names.ts';

const { counted } = kitOf('en');
const word = (n: number) => inWords('en', n);
const points = (n: number) => counted(n, 'point', 'points');
const ducats = (n: number) => counted(n, 'ducat', 'ducats');

export const board: BoardWords = {
  names,
  board: 'Riga: the Baltic, the displays and the towns',
  options: 'What you can do',
  close: 'Close',
  cancel: 'Not now',
  back: 'My buildings',
  year: (year, years) => `Year ${year} of ${years}`,
  beforeFirst: 'Before the first year',
  starter: (name) => `${name} has the start player card`,
  order: 'Turn order',
  rows: 'Rows of goods',
  row: (row, goods, value) => `Row ${row}: ${goods}, worth ${value}`,
  rowTaken: (row) => `Row ${row} is taken`,
  token: 'Victual Brothers aboard',
  market: 'Buildings on display',
  old: 'old',
  fresh: 'new',
  separation: 'Separation card: to its left lie the old buildings, which leave in spring',
  noRows: 'The ships come in with the spring',
  leaves: 'leaves in spring',
  noneOld: 'no old ones',
  noneNew: 'no new ones',
  piles: 'Piles and discards',
  pileGoods: (count) => `${counted(count, 'goods card', 'goods cards')} in the pile`,
  pileBuildings: (count) => `${counted(count, 'building', 'buildings')} in the pile`,
  discardGoods: 'Discarded goods',
  ruins: 'Discarded buildings',
  none: 'none',
  masters: 'Grand Masters',
  side: (side, needs) => ({ max: `Max. from ${needs}`, first: `1st with ${needs}`, money: 'at the end' })[side],
  needs: (side, count) => (side === 'max' ? `the most, at least ${count}` : `first to have ${count}`),
  owner: (name) => `owned by ${name}`,
  nobody: 'still free',
  contested: 'contested',
  stand(stand) {
    switch (stand.as) {
      case 'mine':
        return stand.isSafe ? 'yours for good' : 'yours';
      case 'claim':
        return `you need ${stand.missing} more`;
      case 'settle':
        return `${stand.missing} more to be alone in front`;
      case 'overtake':
        return `${stand.missing} more to take it${stand.second ? `, else ${points(P.gmSecondVp)}` : ''}`;
      case 'reach':
        return `${stand.missing} more for ${points(P.gmSecondVp)}`;
      case 'reached':
        return `reached: ${points(P.gmSecondVp)}`;
      default:
        return 'counts at the end';
    }
  },
  cash: (count) => `you have ${count}`,
  town: (name) => `The buildings of ${name}`,
  myTown: 'Your buildings',
  city: (name, prices) => `${name}. What goods are worth there: ${prices}`,
  price: (good, worth) => (worth === 0 ? `${good} nothing` : `${good} ${worth}`),
  notYetActive: 'works from your next turn on',
  usedThisYear: 'used this year',
  covered: 'covered',
  reserve: 'not built yet',
  coins: (count) => `${counted(count, 'coin', 'coins')} on it`,
  bonus: (count) => `${points(count)} at the end`,
  track: (city) => `Mayor of ${city}`,
  space: (name, space) => `${name}: space ${space}`,
  mayor: 'mayor',
  hand: 'Your hand',
  handOf: (size, limit) => `${size} of ${limit} cards`,
  good: (good, base) => `${good}, base value ${base}`,
  worthHere: (worth) => `worth ${worth} here`,
  closedHere: 'worth nothing here',
  building: (name, cost, vp) => `${name}, costs ${cost}, ${points(vp)}`,
  costLess: (printed, cost) => (printed === cost ? `costs ${cost}` : `costs ${cost} instead of ${printed}`),
  reach: (reach) => `you have ${reach} there`,
  missing: (missing) => `you lack ${missing}`,
  exact: () => 'paid exactly',
  lost: (count) => counted(count, 'is lost', 'are lost'),
  moved: (count) => `${count} too much: ${counted(count, 'space', 'spaces')} further`,
  kept: (count) => `${count} to the Exchange Office`,
  owed: (count) => `${ducats(count)} to go`,
  overpaid: (count) => (count === 0 ? 'paid exactly' : `${count} too much`),
  claims: (tile, from) => `brings the Grand Master ${tile}${from === null ? '' : ` from ${from}`}`,
  erect: 'Build',
  payMyself: 'Choose what to pay',
  payRest: 'Pay the rest cheaply',
  take: 'Take',
  keep: 'Keep',
  giveUp: 'Discard',
  thenPayable: (buildings) => `You could then pay for ${buildings}`,
  thenNothing: 'Not yet enough for any building',
  giving: 'to be discarded',
  answers: {
    fight: (building) => `Fight: ${building}`,
    ransom: (building) => `Ransom: ${building}`,
    plundered: (good) => `Lose ${good}`,
    store: (count, steps) => `Keep ${count}, ${counted(steps, 'space', 'spaces')} further`,
  },
  hints: {
    take: 'Look at one to see what you could pay for then',
    build: 'Choose a building to see what your goods are worth there',
    keep: 'Look at each to see what it costs and does',
    discard: 'Choose the cards to discard',
  },
  explain: {
    row: 'You take the whole row into your hand. No new one comes before spring.',
    token:
      'Whoever takes it must answer the Victual Brothers: cover a Knight and fight, cover a Merchant and pay, or lose the dearest goods card of the row.',
    good: 'You pay with goods for what you build. What a card is worth depends on the town.',
    riga: 'In Riga every good is worth its base value.',
    prices: (more) => `One good is worth ${more} more here than its base value, and one is not taken at all.`,
    get steps() {
      return `Whoever builds here moves on ${counted(P.bmBaseSteps, 'space', 'spaces')}, and one more for each ducat too much.`;
    },
    get mayor() {
      return `At the end every ${word(P.bmStepsPerVp)} spaces bring a point, and being mayor, the furthest ahead, ${points(P.bmMayorVp)}.`;
    },
    max: (needs) => `Goes to the first with ${needs}; whoever gets more than its owner takes it away.`,
    first: (needs) => `Goes to the first with ${needs}, and stays there.`,
    get owner() {
      return `Its owner gets ${points(P.gmOwnerVp)} at the end.`;
    },
    second: {
      get max() {
        return `Whoever comes second and has enough gets ${points(P.gmSecondVp)}.`;
      },
      get first() {
        return `Everybody else who has enough at the end gets ${points(P.gmSecondVp)}.`;
      },
    },
    money: (players) => `At the end the richest get ${moneyVpFor(players).join(', ')} points; none without money.`,
  },
  leftTitle: 'Left in hand',
  moneyTitle: 'Grand Master Money',
  moneyAbout: 'Base values of the goods in hand, and money on the buildings',
  purse: (goods, money) => `goods ${goods} + money ${money}`,
  why({ cash, tied, ranks, points: share, place }, others) {
    if (cash === 0) return 'no money, no points';
    if (tied.length === 1) return share === 0 ? `rank ${place} brings nothing` : `rank ${place}`;
    return `tied with ${others}: ${ranks.join(' + ')}, shared by ${tied.length}`;
  },
  laidOpen: { goods: 'Goods', buildings: 'Buildings', buried: 'Put away face down' },
  seatHand: (goods, buildings) =>
    `In hand: ${counted(goods, 'goods card', 'goods cards')}, ${counted(buildings, 'building', 'buildings')}`,
  seatTown: (count) => `${counted(count, 'building', 'buildings')} built`,
  seatMoney: (count) => `${ducats(count)} on buildings`,
};
