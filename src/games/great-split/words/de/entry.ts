import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import type { Sayings } from '../../../../text/table.ts';
import { about as split } from '../../about.ts';
import { CHARACTER_IDS } from '../../data/kinds.ts';
import { ROUNDS } from '../../data/table.ts';
import type { EntryWords, PadRefusalKey } from '../entry.ts';

const { counted } = kitOf('de');
const { seats } = split;
const tiles = inWords('de', ROUNDS.length);

export const entry: EntryWords = {
  characters: 'Wer ist wer',
  prestige: 'Prestige vor der Schlusswertung',
  hint: 'Zieh die Würfel auf ihre Felder, und oben den Marktschieber, der für alle gilt.',
  worth: (space) => `Wert auf Feld ${space}`,
  orderOn: (number) => `Auftrag ${number}, auf Feld`,
  bannerOn: (number) => `Banner ${number}, auf Feld`,
  bannerStars: (number) => `Banner ${number}, Sterne`,
  otherBoards: 'Steht auf euren Tableaus oder Figuren etwas anderes?',
};

/** What somebody typed, as JSON; `nothing` if it is missing. */
const typed = (text: string) => `hier steht ${text === 'nothing' ? 'nichts' : text}`;

export const padRefusals: Sayings<PadRefusalKey> = {
  notAnObject: (f) =>
    `Hier wird ${f('expected').startsWith('[') ? 'eine Liste' : 'ein Objekt'} gebraucht: ${f('expected')}`,
  unknownField: (f) => `Die Angabe „${f('field')}“ gehört nicht hierher`,
  tooLong: (f) => `Die Liste ist zu lang; sie hat höchstens ${counted(f('max'), 'Eintrag', 'Einträge')}`,
  notWhole: (f) => `Gebraucht wird eine ganze Zahl; ${typed(f('value'))}`,
  badCard: (f) =>
    `Was eingetragen ist, gehört zu einer Leiste, einer Zone oder einem Charakter; hier steht ${f('value')}`,
  typedTwice: (f) => `Für ${f('id')} ist schon etwas eingetragen`,
  typedRange: (f) => `Hier geht eine Zahl von ${f('least')} bis ${f('most')}, nicht ${f('count')}`,
  emptyName: () => 'Hier fehlt ein Name',
  playerTwice: (f) => `„${f('name')}“ sitzt zweimal am Tisch; jeder braucht einen eigenen Namen`,
  playerCount: (f) => `Am Tisch sitzen ${seats.min} bis ${seats.max} Spieler, nicht ${f('count')}`,
  badSlider: (f) =>
    `Nach ${tiles} Marktplättchen zeigt der Marktschieber ${f('min')} bis ${f('max')} (R8.2); ${typed(f('value'))}`,
  unknownCharacter: (f) =>
    `Die Charaktere heißen ${CHARACTER_IDS[0]} bis ${CHARACTER_IDS.at(-1)}; ${typed(f('value'))}`,
  characterTwice: (f) => `Den Charakter ${f('id')} hat schon „${f('name')}“; jeden gibt es nur einmal`,
  badPrestige: (f) => `Prestige ist eine ganze Zahl und nie negativ; ${typed(f('value'))}`,
  prestigeBelowStart: (f) =>
    `Mit ${f('id')} beginnt man bei Prestige ${f('least')} und verliert nie etwas (R1.8); ${typed(f('value'))}`,
  beforeTheTrack: (f) => `Die ${f('track')} beginnt bei Feld null; ${typed(f('value'))}`,
  beyondTheTrack: (f) => `Die ${f('track')} endet bei Feld ${f('last')}; ${typed(f('value'))}`,
  resourceTooLow: (f) =>
    `Die ${f('track')} muss mindestens Feld ${f('least')} erreicht haben: ${f('start')} durch ${f('id')} (R1.8) und ${f('passed')} durch ihre Siegelleiste auf Feld ${f('seal')} (R6.3); ${typed(f('value'))}`,
};
