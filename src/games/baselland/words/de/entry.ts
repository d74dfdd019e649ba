import { kitOf } from '../../../../text/kit.ts';
import type { EntryWords } from '../entry.ts';

const { number } = kitOf('de');

export const entry: EntryWords = {
  box: 'Die Plättchen in der Schachtel',
  boxHint: 'Tippe ein Plättchen an und dann eine leuchtende Stelle. Tippe ein liegendes an, um Gefolgsleute zu setzen.',
  tiles: 'Liegende Plättchen',
  at: (name, x, y) => `${name} auf (${number(x)}, ${number(y)})`,
  whose: 'Wessen Gefolgsleute',
  score: 'Leiste',
  scoreOf: (name) => `Punkte von ${name} auf der Leiste`,
  settings: 'Tischregeln',
  turn: 'Drehen',
  remove: 'Wegnehmen',
  start: 'Das Startplättchen bleibt liegen.',
  takeHome: (name) => `${name} nach Hause`,
  done: 'Fertig',
};
