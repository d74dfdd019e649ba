import { kitOf } from '../../../../text/kit.ts';
import type { TerminalWords } from '../terminal.ts';
import { names } from './names.ts';

const { counted, plural } = kitOf('en');

export const terminal: TerminalWords = {
  tiles: names.tiles,
  drawn: (tile) => `Drawn: ${tile}; fits at +`,
  laid: 'Laid',
  points: (n) => plural(n, 'point', 'points'),
  followers: (n) => counted(n, 'follower', 'followers'),
  left: (n) => (n === 0 ? 'The pile is empty' : `${counted(n, 'tile', 'tiles')} left in the pile`),
  removed: 'Out of the game',
};
