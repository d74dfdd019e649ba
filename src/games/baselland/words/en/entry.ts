import { kitOf } from '../../../../text/kit.ts';
import type { EntryWords } from '../entry.ts';

const { number } = kitOf('en');

export const entry: EntryWords = {
  box: 'The tiles in the box',
  boxHint: 'Tap a tile, then a glowing place. Tap a laid tile to put followers on it.',
  tiles: 'Laid tiles',
  at: (name, x, y) => `${name} at (${number(x)}, ${number(y)})`,
  whose: 'Whose followers',
  score: 'Track',
  scoreOf: (name) => `Points of ${name} on the track`,
  settings: 'Table rules',
  turn: 'Turn',
  remove: 'Take away',
  start: 'The start tile stays.',
  takeHome: (name) => `${name} goes home`,
  done: 'Done',
};
