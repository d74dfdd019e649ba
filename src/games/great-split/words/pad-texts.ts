// What the score pad says when a position typed in cannot be.
import type { Sayings } from '../../../text/table.ts';

export type PadRefusalKey =
  | 'notAnObject'
  | 'unknownField'
  | 'tooLong'
  | 'notWhole'
  | 'emptyName'
  | 'playerTwice'
  | 'playerCount'
  | 'badSlider'
  | 'unknownCharacter'
  | 'characterTwice'
  | 'badPrestige'
  | 'prestigeBelowStart'
  | 'beforeTheTrack'
  | 'beyondTheTrack'
  | 'resourceTooLow';

/** What somebody typed, as JSON; `nothing` if it is missing. */
const stehtHier = (text: string) => `hier steht ${text === 'nothing' ? 'nichts' : text}`;
const isHere = (text: string) => `here is ${text}`;

const de: Sayings<PadRefusalKey> = {
  notAnObject: (f) =>
    `Hier wird ${f('expected').startsWith('[') ? 'eine Liste' : 'ein Objekt'} gebraucht: ${f('expected')}`,
  unknownField: (f) => `Die Angabe „${f('field')}“ gehört nicht hierher`,
  tooLong: (f) => `Die Liste ist zu lang; sie hat höchstens ${f('max')} Einträge`,
  notWhole: (f) => `Gebraucht wird eine ganze Zahl; ${stehtHier(f('value'))}`,
  emptyName: () => 'Hier fehlt ein Name',
  playerTwice: (f) => `„${f('name')}“ sitzt zweimal am Tisch; jeder braucht einen eigenen Namen`,
  playerCount: (f) => `Am Tisch sitzen 2 bis 7 Spieler, nicht ${f('count')}`,
  badSlider: (f) =>
    `Nach sechs Marktplättchen zeigt der Marktschieber ${f('min')} bis ${f('max')} (R8.2); ${stehtHier(f('value'))}`,
  unknownCharacter: (f) => `Die Charaktere heißen CH-1 bis CH-7; ${stehtHier(f('value'))}`,
  characterTwice: (f) => `Den Charakter ${f('id')} hat schon „${f('name')}“; jeden gibt es nur einmal`,
  badPrestige: (f) => `Prestige ist eine ganze Zahl ab 0; ${stehtHier(f('value'))}`,
  prestigeBelowStart: (f) =>
    `Mit ${f('id')} beginnt man bei Prestige ${f('least')} und verliert nie etwas (R1.8); ${stehtHier(f('value'))}`,
  beforeTheTrack: (f) => `Die ${f('track')} beginnt bei Feld 0; ${stehtHier(f('value'))}`,
  beyondTheTrack: (f) => `Die ${f('track')} endet bei Feld ${f('last')}; ${stehtHier(f('value'))}`,
  resourceTooLow: (f) =>
    `Die ${f('track')} muss mindestens Feld ${f('least')} erreicht haben: ${f('start')} durch ${f('id')} (R1.8) und ${f('passed')} durch ihre Siegelleiste auf Feld ${f('seal')} (R6.3); ${stehtHier(f('value'))}`,
};

const en: Sayings<PadRefusalKey> = {
  notAnObject: (f) => `${f('expected').startsWith('[') ? 'A list' : 'An object'} is needed here: ${f('expected')}`,
  unknownField: (f) => `“${f('field')}” does not belong here`,
  tooLong: (f) => `The list is too long; it has at most ${f('max')} entries`,
  notWhole: (f) => `A whole number is needed; ${isHere(f('value'))}`,
  emptyName: () => 'A name is missing here',
  playerTwice: (f) => `“${f('name')}” sits at the table twice; everybody needs a name of their own`,
  playerCount: (f) => `There are 2 to 7 players at a table, not ${f('count')}`,
  badSlider: (f) =>
    `After six market tiles the market slider shows ${f('min')} to ${f('max')} (R8.2); ${isHere(f('value'))}`,
  unknownCharacter: (f) => `Characters are called CH-1 to CH-7; ${isHere(f('value'))}`,
  characterTwice: (f) => `“${f('name')}” already has the character ${f('id')}; there is only one of each`,
  badPrestige: (f) => `Prestige is a whole number from 0 up; ${isHere(f('value'))}`,
  prestigeBelowStart: (f) =>
    `${f('id')} starts with ${f('least')} prestige, and none is ever lost (R1.8); ${isHere(f('value'))}`,
  beforeTheTrack: (f) => `The ${f('track')} begins with space 0; ${isHere(f('value'))}`,
  beyondTheTrack: (f) => `The ${f('track')} ends with space ${f('last')}; ${isHere(f('value'))}`,
  resourceTooLow: (f) =>
    `The ${f('track')} must have reached at least space ${f('least')}: ${f('start')} from ${f('id')} (R1.8) and ${f('passed')} from its seal track on space ${f('seal')} (R6.3); ${isHere(f('value'))}`,
};

export const PAD_REFUSALS = { de, en };
