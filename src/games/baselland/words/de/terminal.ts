import { kitOf } from '../../../../text/kit.ts';
import type { TerminalWords } from '../terminal.ts';
import { names } from './names.ts';

const { counted, plural } = kitOf('de');

export const terminal: TerminalWords = {
  tiles: names.tiles,
  drawn: (tile) => `Gezogen: ${tile}; passt bei +`,
  laid: 'Gelegt',
  points: (n) => plural(n, 'Punkt', 'Punkte'),
  followers: (n) => counted(n, 'Gefolgsmann', 'Gefolgsleute'),
  left: (n) => (n === 0 ? 'Der Stapel ist leer' : `Noch ${counted(n, 'Plättchen', 'Plättchen')} im Stapel`),
  removed: 'Aus dem Spiel',
};
