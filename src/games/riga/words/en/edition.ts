import type { EditionWords } from '../../../../text/edition/words.ts';
import { buildingRowName } from '../text-words.ts';
import { names } from './names.ts';

/** Numbers of the rules by their ids, whichever table they are in. */
const NUMBERS: Readonly<Record<string, string>> = {
  startGoodsMinValue: 'First goods of each player',
  rowMinValue: 'A row of goods',
  rowsMinusPlayers: 'Rows of goods a year',
  newBuildingsMinusPlayers: 'New buildings a year',
  vbRowsMinusPlayers: 'Rows with Victual Brothers a year',
  maxBuildsPerTurn: 'Buildings in one turn, at most',
  minEffectiveCost: 'What a building costs, at least',
  handLimit: 'Hand limit',
  klosterMinBuildings: 'Buildings in a city for a Monastery to count it',
  bmStepsPerVp: 'Spaces of the Mayors for a point',
  premiumBonus: 'How much more the dear good is worth',
  handBuildingPenalty: 'Loss for each building in hand',
  gmOwnerVp: 'Points for the owner of a Grand Master',
  gmSecondVp: 'Points for the others',
  vbTokensPerPlayer: 'Victual Brothers tokens for each player',
  vbFightDraw: 'Goods drawn after a fight',
  vbPlunderCards: 'Goods plundered',
  bmBaseSteps: 'Spaces for a building',
  bmMayorVp: 'Points for the mayor',
  gmTilesFlipped: 'Tiles turned over at set-up',
  gmTilesInPlay: 'Tiles in play',
  gmMaxCity: '“Max.”: buildings of a place',
  gmMaxPerson: '“Max.”: persons of a kind',
  gmFirstCity: '“1.”: buildings of a place',
  gmFirstPerson: '“1.”: persons of a kind',
  gmContestedMinimum: 'Contested: persons, at least',
};

export const edition: EditionWords = {
  tables: {
    players: {
      title: 'Numbers of players',
      one: 'number of players',
      columns: { years: 'Years', money: 'Money tile: points rank by rank' },
    },
    sums: {
      title: 'Sums of values',
      one: 'sum',
      about: 'Goods are turned up until their base values total this.',
      columns: { value: 'At least' },
    },
    more: {
      title: 'By players',
      one: 'number',
      about: 'So many more than there are players; fewer with a minus.',
      columns: { value: 'More than players' },
    },
    limits: { title: 'Limits', one: 'limit', columns: { value: 'Number' } },
    amounts: { title: 'Points and amounts', one: 'number', columns: { value: 'Number' } },
    masters: { title: 'What the Grand Masters ask for', one: 'number', columns: { value: 'Number' } },
    goods: {
      title: 'Goods',
      one: 'good',
      columns: { count: 'Cards', base: 'Base value', dear: 'Dear in', closed: 'Worth nothing in' },
    },
    tiles: {
      title: 'Grand Masters',
      one: 'tile',
      columns: { counts: 'Counts' },
    },
    buildings: {
      title: 'Buildings',
      one: 'building',
      about: 'A row for each card; of each Riga building every player has one.',
      columns: {
        place: 'Place',
        kind: 'Kind',
        cost: 'Price',
        vp: 'Points',
        persons: 'Persons',
        does: 'Function',
        amount: 'How much',
        which: 'Good or city it names',
      },
    },
  },
  get values() {
    return {
      ...names.goods,
      ...names.places,
      ...names.persons,
      ...names.kinds,
      cash: 'cash',
      NONE: 'no function',
      SALE_PLUS: 'the good it names is worth more',
      COINS: 'coins every year',
      DRAW_ON_ROW: 'draw goods when you take a row',
      DRAW_ON_BUILDING: 'draw goods when you take a building',
      DISCOUNT_CITY: 'buildings of the city it names cost less',
      DISCOUNT_COMBO: 'further buildings in a turn cost less',
      DISCOUNT_ALL: 'all buildings cost less',
      HAND_LIMIT: 'higher hand limit',
      KEEP_CHANGE: 'keeps what is overpaid',
      END_MERCHANT_CITIES: 'end: for each city with a Merchant',
      END_KNIGHT_CITIES: 'end: for each city with a Knight',
      END_SAME_CITY: 'end: for each other building of the city it names',
      END_TWO_PER_CITY: 'end: for each city with several buildings',
    };
  },
  row(table, id) {
    if (table === 'players') return `${id} players`;
    if (table === 'goods') return names.goods[id as keyof typeof names.goods];
    if (table === 'tiles') return names.tiles[id];
    return table === 'buildings' ? buildingRowName(names, id) : NUMBERS[id];
  },
  refusals: {
    dearTwice: () => 'In each city only one good is dear, and each good in one city only',
    closedTwice: () => 'In each city only one good is worth nothing, and each good in one city only',
    dearAndClosed: () => 'A good cannot be dear and worth nothing in the same city',
    idTaken: () => 'A building cannot be called that: the word already means something else in the game',
    amountOfFunction: () => '“How much” is zero for a building without a function, and at least one for any other',
    namesGood: () => 'This function needs a good',
    namesPlace: () => 'This function needs a place',
    namesNothing: () => 'This function names neither a good nor a place',
    tooFewOfCities: (f) =>
      `The cities have only ${f.count} buildings; everybody draws some at the start, so it takes ${f.least}`,
    moneyOnce: () => 'Cash is scored once; there cannot be more than one such tile',
    tooFewTiles: (f) => `Without Riga there are only ${f.count} tiles`,
  },
};
