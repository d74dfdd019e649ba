import { kitOf } from '../../../../text/kit.ts';
import type { PadRefusals } from '../pad-refusals.ts';

const { counted } = kitOf('en');
const typed = (text: string) => `here is ${text}`;

export const padRefusals: PadRefusals = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  tooLong: (f) => `The list is too long; it has at most ${f('max')} entries`,
  notWhole: (f) => `A whole number is needed; ${typed(f('value'))}`,
  belowZero: (f) => `It cannot be less than 0; here is ${f('count')}`,
  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are 2 to 4 players at the table, not ${f('count')}`,
  unknownPlayer: (f) => `Nobody at the table has that name; ${typed(f('value'))}`,
  unknownModule: (f) => `The modules are RG, GM, VB and BM; ${typed(f('value'))}`,
  moduleTwice: (f) => `The module ${f('id')} is already there`,
  unknownBuilding: (f) => `A building is named like visby-kontor; ${typed(f('value'))}`,
  unknownRigaBuilding: (f) =>
    `The Riga buildings are riga-speicher, riga-wechselstube, riga-schule and riga-kloster; ${typed(f('value'))}`,
  unknownGood: (f) => `The goods are grain, wine, glass and cloth; ${typed(f('value'))}`,
  unknownCity: (f) => `The cities are visby, tallinn, stockholm and danzig; ${typed(f('value'))}`,
  unknownTile: (f) =>
    `The Grand Masters are riga, visby, stockholm, tallinn, danzig, knight, merchant and money; ${typed(f('value'))}`,
  badSide: (f) => `A Grand Master shows “max” or “first”; ${typed(f('value'))}`,
  cardTwice: (f) => `${f('name')} already has ${f('building')}; there is only one of each card`,
  rigaTwice: (f) => `${f('name')} already has ${f('building')}; everybody has only one`,
  rigaElsewhere: (f) => `${f('building')} is a Riga building and belongs to “rigaBuildings”`,
  rigaInHand: (f) => `${f('building')} is a Riga building and never in a hand`,
  noRigaBuildings: (f) => `${f('building')} needs the Riga buildings; the module RG is missing`,
  tooManyGoods: (f) => `There are only ${f('max')} cards of ${f('good')}`,
  tooManyBuildings: (f) =>
    `Together you have ${f('count')} building cards of the cities; in your game it can be ${f('max')} at most`,
  tooManyTakes: (f) =>
    `${f('name')} would have had to take ${f('count')} times: one building fewer than cards owned, and a row for each covered person; there are ${f('max')} turns`,
  overHandLimit: (f) => `${f('name')} has ${f('count')} cards in hand but may keep only ${f('max')}`,
  tooManyCoins: (f) =>
    `${f('name')} has ${counted(f('count'), 'coin', 'coins')}; the own Trading Offices hold at most ${f('max')}`,
  tooManyStored: (f) =>
    `${f('name')} has kept ${counted(f('count'), 'ducat', 'ducats')}; ${f('max') === '0' ? 'that needs the Exchange Office' : `the Exchange Office holds at most ${f('max')}`}`,
  noVictualBrothers: () => 'Covered persons need the Victual Brothers; the module VB is missing',
  notBuilt: (f) => `${f('name')} has not built ${f('building')}; only own persons are covered`,
  nobodyThere: (f) => `There is nobody on ${f('building')} to be covered`,
  coveredTwice: (f) => `${f('building')} is already named as covered`,
  tooManyCovered: (f) => `Together ${f('count')} persons are covered; there are only ${f('max')} tokens`,
  noMayors: () => 'Town boards need the Mayors; the module BM is missing',
  spacesWithoutBuilding: (f) =>
    `${f('name')} has built nothing in ${f('place')}; the token there is on space 0, not on ${f('count')}`,
  tooFewSpaces: (f) =>
    `${f('name')} has so many buildings in ${f('place')} that the token is at least on space ${f('min')}, not on ${f('count')}`,
  notForemost: (f) => `${f('name')} is not furthest ahead in ${f('place')} and not mayor there`,
  mayorTwice: (f) => `The mayor in ${f('place')} is already ${f('name')}`,
  noMasters: () => 'Grand Masters need their module; GM is missing',
  fourTiles: (f) => `There are four Grand Masters in the game, those in the middle included; here are ${f('count')}`,
  tileTwice: (f) => `There is only one Grand Master ${f('tile')}`,
  tileNeedsRiga: () => 'Without the Riga buildings (RG) the Grand Master Riga is not in the game',
  moneyHasNoOwner: () => 'Money belongs to nobody; it is scored at the end',
  moneyHasNoSide: () => 'The side of Money follows from the number of players; give none',
  tooManyMax: () => 'Without Riga only three of the seven tiles show “Max.”; four of them cannot be in the game',
  ownerTooFew: (f) =>
    `${f('name')} cannot have the Grand Master ${f('tile')}: at least ${f('needs')} are needed, not ${f('count')}`,
  ownerBehind: (f) =>
    `${f('name')} cannot have “Max.” ${f('tile')}: ${f('count')} against ${f('most')} of ${f('other')}`,
  mustBeClaimed: (f) =>
    `The Grand Master ${f('tile')} cannot lie in the middle: ${f('name')} has ${f('count')}, and ${f('needs')} are enough`,
  neverClaimed: (f) =>
    `Nobody can have the Grand Master ${f('tile')}: nobody ever had ${f('needs')}, the most are ${f('count')}`,
  notContested: (f) =>
    `The Grand Master ${f('tile')} cannot be contested: in no order of building and covering does its owner fall behind several who are level`,
  neverTheirs: (f) =>
    `${f('name')} cannot have the Grand Master ${f('tile')}: in no order of building and covering does it go there`,
};
