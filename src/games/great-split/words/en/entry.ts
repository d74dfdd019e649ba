import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import type { Sayings } from '../../../../text/table.ts';
import { about as split } from '../../about.ts';
import { CHARACTER_IDS } from '../../data/kinds.ts';
import { ROUNDS } from '../../data/table.ts';
import type { EntryWords, PadRefusalKey } from '../entry.ts';

const { counted } = kitOf('en');
const { seats } = split;
const tiles = inWords('en', ROUNDS.length);

export const entry: EntryWords = {
  characters: 'Who is who',
  prestige: 'Prestige before the final scoring',
  hint: 'Drag the cubes to their spaces, and the market slider above them, which everybody shares.',
  worth: (space) => `Worth on space ${space}`,
  orderOn: (number) => `Order ${number}, on space`,
  bannerOn: (number) => `Banner ${number}, on space`,
  bannerStars: (number) => `Banner ${number}, stars`,
  otherBoards: 'Do your boards or characters say something else?',
};

/** What somebody typed, as JSON; `nothing` if it is missing. */
const typed = (text: string) => `this says ${text}`;

export const padRefusals: Sayings<PadRefusalKey> = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  tooLong: (f) => `The list is too long; it has at most ${counted(f('max'), 'entry', 'entries')}`,
  notWhole: (f) => `A whole number is needed; ${typed(f('value'))}`,
  badCard: (f) => `What is typed belongs to a track, a zone or a character; this says ${f('value')}`,
  typedTwice: (f) => `Something is entered for ${f('id')} already`,
  typedRange: (f) => `This takes a number from ${f('least')} to ${f('most')}, not ${f('count')}`,
  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are ${seats.min} to ${seats.max} players at a table, not ${f('count')}`,
  badSlider: (f) =>
    `After ${tiles} market tiles the market slider shows ${f('min')} to ${f('max')} (R8.2); ${typed(f('value'))}`,
  unknownCharacter: (f) => `Characters are called ${CHARACTER_IDS[0]} to ${CHARACTER_IDS.at(-1)}; ${typed(f('value'))}`,
  characterTwice: (f) => `“${f('name')}” already has the character ${f('id')}; there is only one of each`,
  badPrestige: (f) => `Prestige is a whole number and never negative; ${typed(f('value'))}`,
  prestigeBelowStart: (f) =>
    `${f('id')} starts with ${f('least')} prestige, and none is ever lost (R1.8); ${typed(f('value'))}`,
  beforeTheTrack: (f) => `The ${f('track')} begins with space zero; ${typed(f('value'))}`,
  beyondTheTrack: (f) => `The ${f('track')} ends with space ${f('last')}; ${typed(f('value'))}`,
  resourceTooLow: (f) =>
    `The ${f('track')} must have reached at least space ${f('least')}: ${f('start')} from ${f('id')} (R1.8) and ${f('passed')} from its seal track, which is on space ${f('seal')} (R6.3); ${typed(f('value'))}`,
};
