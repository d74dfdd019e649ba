import { kitOf } from '../../../../text/kit.ts';
import type { TerminalWords } from '../terminal.ts';
import { names } from './names.ts';

const { counted, plural } = kitOf('fr');

export const terminal: TerminalWords = {
  tiles: names.tiles,
  drawn: (tile) => `Tuile tirée : ${tile} ; elle va sur les +`,
  laid: 'Posée',
  points: (n) => plural(n, 'point', 'points'),
  followers: (n) => counted(n, 'partisan', 'partisans'),
  left: (n) => (n === 0 ? 'La pile est vide' : `Encore ${counted(n, 'tuile', 'tuiles')} dans la pile`),
  removed: 'Hors du jeu',
};
