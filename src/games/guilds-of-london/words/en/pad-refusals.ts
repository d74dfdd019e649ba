import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { about } from '../../about.ts';
import { CODES } from '../figures.ts';
import type { PadRefusals } from '../pad-refusals.ts';
import { names } from './names.ts';

const { counted } = kitOf('en');
const TO = ' to ';
/** Solo has a form of its own. */
const fewest = about.seats.min + 1;
/** What somebody typed instead, as JSON. */
const given = (value: string): string => `this says ${value}`;

export const padRefusals: PadRefusals = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  notWhole: (f) => `A whole number is needed; ${given(f('value'))}`,
  tooLong: (f) => `The list is too long; it has at most ${counted(f('max'), 'entry', 'entries')}`,
  notYesOrNo: (f) => `Write true or false here; ${given(f('value'))}`,
  badCard: (f) =>
    `What a tile or a card says belongs to one that there is, or to another with its symbols or with what it counts; this says ${f('value')}`,
  typedTwice: (f) => `Something is entered for ${f('id')} already`,
  typedRange: (f) => `This takes a number from ${f('least')} to ${f('most')}, not ${f('count')}`,
  typedCount: (f) => `This takes a list of ${f('least')} to ${f('most')}, not of ${f('count')}`,
  typedChoice: (f) => `This can be: ${f('values')}; ${given(f('value'))}`,

  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) =>
    `There are ${fewest} to ${about.seats.max} players at a table, not ${f('count')}; for a solo game write "solo": true`,
  soloPlayers: (f) =>
    `In a solo game list exactly ${inWords('en', fewest)}: first you, then Boris or Rik; you have listed ${f('count')}`,
  opponentHasOnlyVp: (f) =>
    `${f('name')} has victory points only, no cards, tokens or masters; “${f('field')}” does not belong there`,

  unknownTile: (f) =>
    `Guilds are called ${CODES.guilds.join(TO)}, special buildings ${CODES.buildings.join(TO)}; ${given(f('value'))}`,
  tileTwice: (f) => `${f('id')} already lies on (${f('x')},${f('y')}); there is only one of each tile`,
  cellTwice: (f) => `Something already lies on (${f('x')},${f('y')})`,
  guildhallElsewhere: (f) => `With ${f('players')} players the Guildhall lies on ${f('cells')}`,
  noSuchCell: (f) => `In the city of ${f('players')} players there is never a tile on (${f('x')},${f('y')})`,
  cellMissing: (f) =>
    `A tile is missing on (${f('x')},${f('y')}); a city of ${f('players')} players has ${f('sizes')} tiles, and all belong here, unresolved ones too`,
  onlyChurchHere: (f) =>
    `With ${f('players')} players, ${CODES.church}, the ${names.tiles[CODES.church]}, always lies on (${f('x')},${f('y')}), not ${f('id')}`,
  churchElsewhere: (f) =>
    `${CODES.church}, the ${names.tiles[CODES.church]}, always lies on (${f('x')},${f('y')}) with ${f('players')} players`,
  specialHere: (f) =>
    `A special building (${CODES.others.join(TO)}) always lies on (${f('x')},${f('y')}), not ${f('id')}`,
  guildHere: (f) =>
    `With two players a guild tile (${CODES.guilds.join(TO)}) always lies on (${f('x')},${f('y')}), not ${f('id')}`,
  masterOfNobody: (f) => `A master belongs to a player at the table; without one write null; ${given(f('value'))}`,
  opponentHasNoMaster: (f) => `${f('name')} never has a master; such tiles have "master": null`,
  masterOnUnresolved: (f) => `${f('id')} is unresolved; a master stands only on a resolved tile`,

  belowZero: (f) => `The number cannot be negative; ${given(f('value'))}`,
  unknownMayor: (f) => `Mayor cards are called ${CODES.mayors.join(TO)}; ${given(f('value'))}`,
  mayorTwice: (f) => `${f('name')} already has ${f('id')}; there is only one of each mayor card`,
  tooManyPawns: (f) =>
    `${f('name')} would have ${f('masters')} masters and ${f('pawns')} pawns in the Guildhall; everybody has only ${f('max')} in all`,
  tooManyNeutrals: (f) => `That would be ${f('count')} neutrals in all; only ${f('max')} are in the game`,
  tooManyCards: (f) => `That would be ${f('count')} hand cards in all; there are only ${f('max')} action cards`,
  tooManyTokens: (f) =>
    `That would be ${f('count')} second-place tokens received in all; only ${f('max')} tiles are resolved, and each gives one at most`,
  tooManyPlantations: (f) =>
    `That would be ${f('count')} plantations won in all; the plantation is scored only ${f('max')} times`,
};
