import type { EditionWhy } from '../../text/edition/shape.ts';
import type { Sayings } from '../../text/table.ts';

/** What is wrong with an edition; which table, row and column it is in is said before it. */
export const problems: Omit<Sayings<EditionWhy>, 'rules'> = {
  notAnEdition: () => 'This is not an edition of a game',
  newerForm: () => 'This edition was written by a newer Kontor',
  otherGame: (f) => `This edition is of another game (${f('game')})`,
  tooLarge: (f) => `An edition has at most ${f('most')} characters`,
  badId: () =>
    'The id may consist of lower-case letters, digits and hyphens, and must not be that of the built-in edition',
  badName: (f) => `A name has 1 to ${f('most')} characters that can be printed`,
  unknownTable: () => 'There is no such table in this game',
  missingTable: () => 'This table is missing',
  notRows: () => 'This is not a list of rows',
  badRowId: () =>
    'An id has up to 40 letters, digits, dots, hyphens and underscores, and begins with a letter or a digit',
  twice: () => 'There are two rows with this id',
  unknownRow: () => 'The rules do not know this row',
  missingRow: () => 'The rules need this row, and it is missing',
  tooFewRows: (f) => `${f('count')} rows are too few; at least ${f('least')}`,
  tooManyRows: (f) => `${f('count')} rows are too many; at most ${f('most')}`,
  unknownColumn: (f) => `There is no column “${f('value')}” here`,
  missingCell: (f) => `“${f('value')}” is missing`,
  notWhole: (f) => `“${f('value')}” is not a whole number`,
  tooSmall: (f) => `${f('value')} is too little; at least ${f('least')}`,
  tooBig: (f) => `${f('value')} is too much; at most ${f('most')}`,
  notAFlag: (f) => `“${f('value')}” is neither yes nor no`,
  notAmong: (f) => `“${f('value')}” is none of: ${f('values')}`,
  noSuchRow: (f) => `There is no row “${f('value')}” in ${f('table')}`,
  notAList: (f) => `“${f('value')}” is not a list`,
  listTooShort: (f) => `${f('count')} are too few; at least ${f('least')}`,
  listTooLong: (f) => `${f('count')} are too many; at most ${f('most')}`,
  notParts: (f) => `“${f('value')}” does not consist of named parts`,
  badOrigin: (f) => `“${f('value')}” is not an origin: S, P, K, several joined by +, or box`,
  badNames: (f) => `Names are texts of 1 to ${f('most')} characters, by language: de, en, fr`,
};
/** What went wrong in a game that was played to try it out. */
export const trials = {
  endless: 'With these values a game did not come to an end',
  stuck: 'With these values a game came to a point where nobody could do anything',
  broken: 'With these values the rules contradict themselves',
  tooSlow: 'Trying these values out took too long',
  game: (seats: number, seed: string) => `${seats} players, seed “${seed}”`,
};
