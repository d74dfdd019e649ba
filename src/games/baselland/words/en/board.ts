import { kitOf } from '../../../../text/kit.ts';
import { MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import type { BoardWords } from '../board.ts';
import { names } from './names.ts';

const { and, counted } = kitOf('en');
const points = (n: number) => counted(n, 'point', 'points');

export const board: BoardWords = {
  board: 'Baselland: the country. Arrow keys move it, plus and minus make it larger and smaller',
  fit: 'Show everything',
  larger: 'Larger',
  smaller: 'Smaller',
  options: 'What you can do',
  features: 'What lies on the table',
  turnLeft: 'Turn to the left',
  turnRight: 'Turn to the right',
  lay: 'Lay it here',
  grid: 'Grid with letters and numbers',
  drawn: (name, tile) => `${name} draws: ${tile}`,
  role: names.roles,
  feature: names.regions,
  tiles: 'Tiles',
  tileNames: names.tiles,
  left: (count) => `${counted(count, 'tile', 'tiles')} in the pile`,
  lookAt: (tile) => `${tile}: look closer`,
  moreLike: (n) => (n === 0 ? 'There is no other like it in the pile.' : `${n} more like it in the pile.`),
  leftByKind: 'What is still in the pile',
  leftNone: 'The pile is empty',
  close: 'Close',
  parts: (kind, count, pennants) =>
    [
      kind === 'city' ? counted(count, 'part', 'parts') : counted(count, 'tile', 'tiles'),
      ...(pennants > 0 ? [counted(pennants, 'pennant', 'pennants')] : []),
    ].join(', '),
  ends: (kind, count) => {
    if (kind === 'monastery') return `${counted(count, 'free cell', 'free cells')} around it`;
    return kind === 'city'
      ? counted(count, 'gap in the wall', 'gaps in the wall')
      : counted(count, 'open end', 'open ends');
  },
  held: (names) => `held by ${and(names)}`,
  free: 'nobody there',
  supply: (count) => `${counted(count, 'follower', 'followers')} in the supply`,
  stands: (role, name, count) => `${names.roles[role]} of ${name}${count > 1 ? ` (${count})` : ''}`,
  worth: (now, finished) =>
    now === finished
      ? counted(now, 'point', 'points')
      : `${now} now, ${counted(finished, 'point', 'points')} when finished`,
  done: 'finished',
  paysNow: (points) => `${counted(points, 'point', 'points')} now`,
  explain: {
    get road() {
      return `Each tile of the road brings ${points(POINTS.road)}, at the end of the game even if it is not finished.`;
    },
    get city() {
      return `Finished, each part brings ${points(POINTS.city)}, and each pennant ${POINTS.pennant} more.`;
    },
    get monastery() {
      return `With tiles all around it brings ${points(MONASTERY)}; at the end of the game one for its tile and each beside it.`;
    },
    get field() {
      return `A refugee gets ${points(POINTS.refugee)} for each part of a city that touches its meadow, as soon as the city is finished.`;
    },
    get open() {
      return `Unfinished at the end of the game, each part and each pennant brings ${points(POINTS_OPEN.city)}.`;
    },
    most: 'Whoever has the most followers there gets the points; if several do, each of them gets them all.',
    stays: 'A refugee does not come home: it stays until the end of the game.',
  },
};
