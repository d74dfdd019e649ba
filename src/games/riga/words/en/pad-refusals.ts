import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { about } from '../../about.ts';
import { CITIES, GOODS } from '../../data/goods.ts';
import { buildingOf, RIGA_IDS } from '../../data/kinds.ts';
import { PARAMETERS as P, TILE_IDS } from '../../data/parameters.ts';
import { MODULE_IDS } from '../../types.ts';
import { TILE_COUNT } from '../figures.ts';
import type { PadRefusals } from '../pad-refusals.ts';

const { and, counted } = kitOf('en');
const word = (n: number) => inWords('en', n);
/** What somebody typed instead, as JSON. */
const typed = (text: string) => `this says ${text}`;

export const padRefusals: PadRefusals = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  tooLong: (f) => `The list is too long; it has at most ${counted(f('max'), 'entry', 'entries')}`,
  notWhole: (f) => `A whole number is needed; ${typed(f('value'))}`,
  belowZero: (f) => `This cannot be negative; it says ${f('count')}`,
  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are ${about.seats.min} to ${about.seats.max} players at the table, not ${f('count')}`,
  unknownPlayer: (f) => `Nobody at the table has that name; ${typed(f('value'))}`,
  unknownModule: (f) => `The modules are ${and(MODULE_IDS)}; ${typed(f('value'))}`,
  moduleTwice: (f) => `The module ${f('id')} is already there`,
  unknownBuilding: (f) => `A building is named like visby-kontor; ${typed(f('value'))}`,
  unknownRigaBuilding: (f) =>
    `The Riga buildings are ${and(RIGA_IDS.map((id) => buildingOf(id).code))}; ${typed(f('value'))}`,
  unknownGood: (f) => `The goods are ${and(GOODS)}; ${typed(f('value'))}`,
  unknownCity: (f) => `The cities are ${and(CITIES)}; ${typed(f('value'))}`,
  unknownTile: (f) => `The Grand Masters are ${and(TILE_IDS)}; ${typed(f('value'))}`,
  badSide: (f) => `A Grand Master shows “max” or “first”; ${typed(f('value'))}`,
  badCard: (f) =>
    `What a card says belongs to a building whose name begins with its place, such as visby-kontor; this says ${f('value')}`,
  typedTwice: (f) => `Something is entered for ${f('id')} already`,
  typedRange: (f) => `This takes a number from ${f('least')} to ${f('most')}, not ${f('count')}`,
  typedChoice: (f) => `This can be: ${f('values')}; ${typed(f('value'))}`,
  cardTwice: (f) => `${f('name')} already has ${f('building')}; there is only one of each card`,
  rigaTwice: (f) => `${f('name')} already has ${f('building')}; everybody has only one`,
  rigaElsewhere: (f) => `${f('building')} is a Riga building and belongs to “rigaBuildings”`,
  rigaInHand: (f) => `${f('building')} is a Riga building and never in anybody’s hand`,
  noRigaBuildings: (f) => `${f('building')} needs the Riga buildings; the module RG is missing`,
  tooManyGoods: (f) => `There are only ${f('max')} cards of ${f('good')}`,
  tooManyBuildings: (f) =>
    `Together you have ${f('count')} building cards of the cities; in your game there can be ${f('max')} at most`,
  tooManyTakes: (f) =>
    `${f('name')} would have had to take ${f('count')} times: every building but the first, and a row for each covered person; there are only ${f('max')} turns`,
  overHandLimit: (f) => `${f('name')} has ${f('count')} cards in hand but may keep only ${f('max')}`,
  tooManyCoins: (f) =>
    `${f('name')} has ${counted(f('count'), 'coin', 'coins')}; their Trading Offices hold at most ${f('max')}`,
  tooManyStored: (f) =>
    `${f('name')} has kept ${counted(f('count'), 'ducat', 'ducats')}; ${f('max') === '0' ? 'that needs the Exchange Office' : `the Exchange Office holds at most ${f('max')}`}`,
  noVictualBrothers: () => 'Covered persons need the Victual Brothers; the module VB is missing',
  notBuilt: (f) => `${f('name')} has not built ${f('building')}; only your own persons can be covered`,
  nobodyThere: (f) => `There is nobody to cover on ${f('building')}`,
  coveredTwice: (f) => `${f('building')} is already listed as covered`,
  tooManyCovered: (f) => `Together ${f('count')} persons are covered; there are only ${f('max')} tokens`,
  noMayors: () => 'Town boards need the Mayors; the module BM is missing',
  spacesWithoutBuilding: (f) =>
    `${f('name')} has built nothing in ${f('place')}; the token there has not moved and cannot be on space ${f('count')}`,
  tooFewSpaces: (f) =>
    `${f('name')} has so many buildings in ${f('place')} that the token is on space ${f('min')} at least, not on ${f('count')}`,
  notForemost: (f) => `${f('name')} is not furthest ahead in ${f('place')}, so cannot be mayor there`,
  mayorTwice: (f) => `The mayor in ${f('place')} is already ${f('name')}`,
  noMasters: () => 'Grand Masters need their module; GM is missing',
  fourTiles: (f) =>
    `There are ${word(P.gmTilesInPlay)} Grand Masters in the game, those in the middle included; you have listed ${f('count')}`,
  tileTwice: (f) => `There is only one Grand Master ${f('tile')}`,
  tileNeedsRiga: () => 'Without the Riga buildings (RG) the Grand Master Riga is not in the game',
  moneyHasNoOwner: () => 'Money belongs to nobody; it is scored at the end',
  moneyHasNoSide: () => 'The side of Money follows from the number of players; leave it out',
  tooManyMax: () =>
    `Without Riga only ${word(TILE_COUNT.withoutRiga - P.gmTilesFlipped)} of the ${word(TILE_COUNT.withoutRiga)} tiles show “Max.”; there cannot be more of them in the game`,
  ownerTooFew: (f) =>
    `${f('name')} cannot have the Grand Master ${f('tile')}: at least ${f('needs')} are needed, not ${f('count')}`,
  ownerBehind: (f) =>
    `${f('name')} cannot have “Max.” ${f('tile')}: ${f('count')} against ${f('most')} of ${f('other')}`,
  mustBeClaimed: (f) =>
    `The Grand Master ${f('tile')} cannot lie in the middle: ${f('name')} has ${f('count')}, and ${f('needs')} are enough`,
  neverClaimed: (f) =>
    `Nobody can have the Grand Master ${f('tile')}: nobody ever had ${f('needs')}, the most is ${f('count')}`,
  notContested: (f) =>
    `The Grand Master ${f('tile')} cannot be contested: in no order of building and covering does its owner fall behind several who are tied`,
  neverTheirs: (f) =>
    `${f('name')} cannot have the Grand Master ${f('tile')}: in no order of building and covering does it go there`,
};
