import { kitOf } from '../../../../text/kit.ts';
import type { BoardWords } from '../board.ts';
import { names } from './names.ts';

const { and, counted } = kitOf('de');

export const board: BoardWords = {
  board: 'Baselland: die Landschaft. Pfeiltasten verschieben, Plus und Minus vergrößern und verkleinern',
  fit: 'Alles zeigen',
  larger: 'Größer',
  smaller: 'Kleiner',
  options: 'Was du tun kannst',
  features: 'Was auf dem Tisch liegt',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  lay: 'Hier anlegen',
  grid: 'Raster mit Buchstaben und Zahlen',
  drawn: (name, tile) => `${name} zieht: ${tile}`,
  role: names.roles,
  feature: names.regions,
  tiles: 'Plättchen',
  tileNames: names.tiles,
  left: (count) => `${counted(count, 'Plättchen', 'Plättchen')} im Stapel`,
  leftByKind: 'Was noch im Stapel ist',
  leftNone: 'Der Stapel ist leer',
  close: 'Schließen',
  parts: (kind, count, pennants) =>
    [
      kind === 'city' ? counted(count, 'Stadtteil', 'Stadtteile') : counted(count, 'Plättchen', 'Plättchen'),
      ...(pennants > 0 ? [counted(pennants, 'Wappen', 'Wappen')] : []),
    ].join(', '),
  ends: (kind, count) => {
    if (kind === 'monastery') return `${counted(count, 'Feld', 'Felder')} ringsum frei`;
    return kind === 'city'
      ? counted(count, 'Lücke in der Mauer', 'Lücken in der Mauer')
      : counted(count, 'offenes Ende', 'offene Enden');
  },
  held: (names) => `gehört ${and(names)}`,
  free: 'niemand da',
  supply: (count) => `${counted(count, 'Gefolgsmann', 'Gefolgsleute')} im Vorrat`,
  stands: (role, name, count) => `${names.roles[role]} von ${name}${count > 1 ? ` (${count})` : ''}`,
  worth: (now, finished) =>
    now === finished ? counted(now, 'Punkt', 'Punkte') : `jetzt ${now}, fertig ${counted(finished, 'Punkt', 'Punkte')}`,
  done: 'fertig',
  paysNow: (points) => `bringt jetzt ${counted(points, 'Punkt', 'Punkte')}`,
};
