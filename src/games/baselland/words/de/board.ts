import { kitOf } from '../../../../text/kit.ts';
import { MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import type { BoardWords } from '../board.ts';
import { names } from './names.ts';

const { and, counted } = kitOf('de');
const points = (n: number) => counted(n, 'Punkt', 'Punkte');

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
  lookAt: (tile) => `${tile}: groß ansehen`,
  moreLike: (n) =>
    n === 0 ? 'Im Stapel ist keines mehr davon.' : `Im Stapel ${n === 1 ? 'ist' : 'sind'} noch ${n} davon.`,
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
  explain: {
    get road() {
      return `Jedes Plättchen der Straße bringt ${points(POINTS.road)}, am Ende der Partie auch, wenn sie nicht fertig ist.`;
    },
    get city() {
      return `Fertig bringt jeder Stadtteil ${points(POINTS.city)} und jedes Wappen ${POINTS.pennant} mehr.`;
    },
    get monastery() {
      return `Ringsum von Plättchen umgeben bringt es ${points(MONASTERY)}, am Ende der Partie je einen für sein Plättchen und jedes daneben.`;
    },
    get field() {
      return `Ein Flüchtling bekommt für jeden Teil einer Stadt an seiner Wiese ${points(POINTS.refugee)}, sobald die Stadt fertig ist.`;
    },
    get open() {
      return `Am Ende der Partie noch offen bringt jeder Stadtteil und jedes Wappen ${points(POINTS_OPEN.city)}.`;
    },
    most: 'Die Punkte bekommt, wer dort die meisten Gefolgsleute hat; sind es mehrere, bekommt sie jeder ganz.',
    stays: 'Ein Flüchtling kommt nicht zurück: Er bleibt bis zum Ende der Partie.',
  },
};
