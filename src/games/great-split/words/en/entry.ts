import { kitOf } from '../../../../text/kit.ts';
import type { Sayings } from '../../../../text/table.ts';
import type { EntryWords, PadRefusalKey } from '../entry.ts';

const { counted } = kitOf('en');

export const entry: EntryWords = {
  characters: 'Who they are',
  prestige: 'Prestige before the final scoring',
  hint: 'Drag the cubes to their spaces, and above them the slider of the art market, which all share.',
};

/** What somebody typed, as JSON; `nothing` if it is missing. */
const typed = (text: string) => `here is ${text}`;

export const padRefusals: Sayings<PadRefusalKey> = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  tooLong: (f) => `The list is too long; it has at most ${counted(f('max'), 'entry', 'entries')}`,
  notWhole: (f) => `A whole number is needed; ${typed(f('value'))}`,
  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are 2 to 7 players at a table, not ${f('count')}`,
  badSlider: (f) =>
    `After six market tiles the market slider shows ${f('min')} to ${f('max')} (R8.2); ${typed(f('value'))}`,
  unknownCharacter: (f) => `Characters are called CH-1 to CH-7; ${typed(f('value'))}`,
  characterTwice: (f) => `“${f('name')}” already has the character ${f('id')}; there is only one of each`,
  badPrestige: (f) => `Prestige is a whole number from 0 up; ${typed(f('value'))}`,
  prestigeBelowStart: (f) =>
    `${f('id')} starts with ${f('least')} prestige, and none is ever lost (R1.8); ${typed(f('value'))}`,
  beforeTheTrack: (f) => `The ${f('track')} begins with space 0; ${typed(f('value'))}`,
  beyondTheTrack: (f) => `The ${f('track')} ends with space ${f('last')}; ${typed(f('value'))}`,
  resourceTooLow: (f) =>
    `The ${f('track')} must have reached at least space ${f('least')}: ${f('start')} from ${f('id')} (R1.8) and ${f('passed')} from its seal track on space ${f('seal')} (R6.3); ${typed(f('value'))}`,
};
