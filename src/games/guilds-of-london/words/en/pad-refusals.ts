import type { PadRefusals } from '../pad-refusals.ts';

/** What somebody typed instead, as JSON. */
const given = (value: string): string => `this says ${value}`;

export const padRefusals: PadRefusals = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  notWhole: (f) => `A whole number is needed; ${given(f('value'))}`,
  tooLong: (f) => `The list is too long; it has at most ${f('max')} entries`,
  notYesOrNo: (f) => `This is true or false; ${given(f('value'))}`,

  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are 2 to 4 players at a table, not ${f('count')}; for a solo game write "solo": true`,
  soloPlayers: (f) => `In a solo game exactly two stand here: first you, then Boris or Rik; there are ${f('count')}`,
  opponentHasOnlyVp: (f) =>
    `${f('name')} has victory points only, no cards, tokens or masters; “${f('field')}” does not belong there`,

  unknownTile: (f) => `Guilds are called T01 to T40, special buildings SB1 to SB5; ${given(f('value'))}`,
  tileTwice: (f) => `${f('id')} already lies on (${f('x')},${f('y')}); there is only one of each tile`,
  cellTwice: (f) => `Something already lies on (${f('x')},${f('y')})`,
  guildhallElsewhere: (f) => `With ${f('players')} players the Guildhall lies on ${f('cells')}`,
  noSuchCell: (f) => `In the city of ${f('players')} players there is never a tile on (${f('x')},${f('y')})`,
  cellMissing: (f) =>
    `A tile is missing on (${f('x')},${f('y')}); a city of ${f('players')} players has ${f('sizes')} tiles, and all belong here, unresolved ones too`,
  onlyChurchHere: (f) =>
    `On (${f('x')},${f('y')}) with ${f('players')} players always lies SB1, the Church of St Lawrence Jewry, not ${f('id')}`,
  churchElsewhere: (f) =>
    `SB1, the Church of St Lawrence Jewry, always lies on (${f('x')},${f('y')}) with ${f('players')} players`,
  specialHere: (f) => `On (${f('x')},${f('y')}) always lies a special building (SB2 to SB5), not ${f('id')}`,
  guildHere: (f) => `On (${f('x')},${f('y')}) with two players always lies a guild tile (T01 to T40), not ${f('id')}`,
  masterOfNobody: (f) => `A master belongs to a player at the table, or this is null; ${given(f('value'))}`,
  opponentHasNoMaster: (f) => `${f('name')} never puts a master; such tiles have "master": null`,
  masterOnUnresolved: (f) => `${f('id')} is unresolved; a master stands only on a resolved tile`,

  belowZero: (f) => `The number cannot be negative; ${given(f('value'))}`,
  unknownMayor: (f) => `Mayor cards are called MR01 to MR21; ${given(f('value'))}`,
  mayorTwice: (f) => `${f('name')} already has ${f('id')}; there is only one of each mayor card`,
  tooManyPawns: (f) =>
    `${f('name')} would have ${f('masters')} masters and ${f('pawns')} pawns in the Guildhall; everybody has only ${f('max')} in all`,
  tooManyNeutrals: (f) => `That would be ${f('count')} neutrals in all; only ${f('max')} are in the game`,
  tooManyCards: (f) => `That would be ${f('count')} hand cards in all; there are only ${f('max')} action cards`,
  tooManyTokens: (f) =>
    `That would be ${f('count')} second-place tokens received in all; only ${f('max')} tiles are resolved, and each gives one at most`,
  tooManyPlantations: (f) => `That would be ${f('count')} plantations won in all; it is scored only ${f('max')} times`,
};
