// What the score pad and the transcript of Baselland say; names of tiles and roles come from the board.
import type { Language } from '../../../../text/texts.ts';

interface EntryWords {
  readonly box: string;
  readonly boxHint: string;
  readonly tiles: string;
  at(name: string, x: number, y: number): string;
  readonly whose: string;
  readonly score: string;
  scoreOf(name: string): string;
  readonly settings: string;
  readonly turn: string;
  readonly remove: string;
  readonly start: string;
  takeHome(name: string): string;
  readonly done: string;
}
const sign = (n: number): string => String(n).replace('-', '−');

export const ENTRY: Readonly<Record<Language, EntryWords>> = {
  de: {
    box: 'Die Plättchen in der Schachtel',
    boxHint:
      'Tippe ein Plättchen an und dann eine leuchtende Stelle. Tippe ein liegendes an, um Gefolgsleute zu setzen.',
    tiles: 'Liegende Plättchen',
    at: (name, x, y) => `${name} auf (${sign(x)}, ${sign(y)})`,
    whose: 'Wessen Gefolgsleute',
    score: 'Leiste',
    scoreOf: (name) => `Punkte von ${name} auf der Leiste`,
    settings: 'Tischregeln',
    turn: 'Drehen',
    remove: 'Wegnehmen',
    start: 'Das Startplättchen bleibt liegen.',
    takeHome: (name) => `${name} nach Hause`,
    done: 'Fertig',
  },
  en: {
    box: 'The tiles in the box',
    boxHint: 'Tap a tile, then a glowing place. Tap a tile that lies to put followers on it.',
    tiles: 'Laid tiles',
    at: (name, x, y) => `${name} at (${sign(x)}, ${sign(y)})`,
    whose: 'Whose followers',
    score: 'Track',
    scoreOf: (name) => `Points of ${name} on the track`,
    settings: 'Table rules',
    turn: 'Turn',
    remove: 'Take away',
    start: 'The start tile stays.',
    takeHome: (name) => `${name} goes home`,
    done: 'Done',
  },
};
