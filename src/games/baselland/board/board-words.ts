// What the board itself says; sentences of the game are in text/.
import type { Language } from '../../../text/texts.ts';
import { tileNames as deTiles } from '../text/de.ts';
import { tileNames as enTiles } from '../text/en.ts';
import { counted } from '../text/sentences.ts';
import type { RegionKind, Role, TileType } from '../types.ts';

export interface BoardWords {
  readonly board: string;
  readonly fit: string;
  readonly larger: string;
  readonly smaller: string;
  readonly options: string;
  readonly features: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly lay: string;
  readonly role: Readonly<Record<Role, string>>;
  readonly feature: Readonly<Record<RegionKind, string>>;
  readonly tileNames: Readonly<Record<TileType, string>>;
  left(count: number): string;
  readonly leftByKind: string;
  readonly leftNone: string;
  readonly close: string;
  parts(kind: RegionKind, count: number, pennants: number): string;
  ends(kind: RegionKind, count: number): string;
  held(names: readonly string[]): string;
  readonly free: string;
  supply(count: number): string;
  stands(role: Role, name: string, count: number): string;
  worth(now: number, finished: number): string;
  readonly done: string;
  paysNow(points: number): string;
}

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`;

const de: BoardWords = {
  board: 'Baselland: die Landschaft. Pfeiltasten verschieben, Plus und Minus vergrößern und verkleinern',
  fit: 'Alles zeigen',
  larger: 'Größer',
  smaller: 'Kleiner',
  options: 'Was du tun kannst',
  features: 'Was auf dem Tisch liegt',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  lay: 'Hier anlegen',
  role: { knight: 'Ritter', highwayman: 'Wegelagerer', monk: 'Mönch', refugee: 'Flüchtling' },
  feature: { city: 'Stadt', road: 'Straße', monastery: 'Kloster', field: 'Wiese' },
  tileNames: deTiles,
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
  held: (names) => `gehört ${listed(names, 'und')}`,
  free: 'niemand da',
  supply: (count) => `${counted(count, 'Gefolgsmann', 'Gefolgsleute')} im Vorrat`,
  stands: (role, name, count) => `${de.role[role]} von ${name}${count > 1 ? ` (${count})` : ''}`,
  worth: (now, finished) =>
    now === finished ? counted(now, 'Punkt', 'Punkte') : `jetzt ${now}, fertig ${counted(finished, 'Punkt', 'Punkte')}`,
  done: 'fertig',
  paysNow: (points) => `bringt jetzt ${counted(points, 'Punkt', 'Punkte')}`,
};

const en: BoardWords = {
  board: 'Baselland: the country. Arrow keys move it, plus and minus make it larger and smaller',
  fit: 'Show everything',
  larger: 'Larger',
  smaller: 'Smaller',
  options: 'What you can do',
  features: 'What lies on the table',
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
  lay: 'Lay it here',
  role: { knight: 'Knight', highwayman: 'Highwayman', monk: 'Monk', refugee: 'Refugee' },
  feature: { city: 'City', road: 'Road', monastery: 'Monastery', field: 'Meadow' },
  tileNames: enTiles,
  left: (count) => `${counted(count, 'tile', 'tiles')} in the pile`,
  leftByKind: 'What is still in the pile',
  leftNone: 'The pile is empty',
  close: 'Close',
  parts: (kind, count, pennants) =>
    [
      kind === 'city' ? counted(count, 'part', 'parts') : counted(count, 'tile', 'tiles'),
      ...(pennants > 0 ? [counted(pennants, 'pennant', 'pennants')] : []),
    ].join(', '),
  ends: (kind, count) => {
    if (kind === 'monastery') return `${counted(count, 'cell', 'cells')} around it free`;
    return kind === 'city'
      ? counted(count, 'gap in the wall', 'gaps in the wall')
      : counted(count, 'open end', 'open ends');
  },
  held: (names) => `held by ${listed(names, 'and')}`,
  free: 'nobody there',
  supply: (count) => `${counted(count, 'follower', 'followers')} in the supply`,
  stands: (role, name, count) => `${en.role[role]} of ${name}${count > 1 ? ` (${count})` : ''}`,
  worth: (now, finished) =>
    now === finished
      ? counted(now, 'point', 'points')
      : `${now} now, ${counted(finished, 'point', 'points')} when finished`,
  done: 'finished',
  paysNow: (points) => `${counted(points, 'point', 'points')} now`,
};

export const WORDS: Readonly<Record<Language, BoardWords>> = { de, en };
