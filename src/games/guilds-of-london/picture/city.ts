// What lies under and between the tiles of the city.

import { circle, type Drawing, group, path, rect } from '../../../draw/drawing.ts';
import type { Box } from '../../../draw/frame.ts';
import { seatPaint } from '../../../draw/players.ts';
import type { Open } from '../types.ts';
import { middleOf } from './geometry.ts';
import { cords } from './standing.ts';

/** How far the country around the city is drawn. */
const FAR = 1400;

/** R2.1 The city within its walls, a compass rose in its north-west corner; streets between the tiles. */
export const ground = ({ x, y, width, height }: Box): Drawing =>
  group(
    {},
    rect(x - 4, y, width + 16, height + 16, { rx: 9, fill: '$shade' }),
    rect(x - 9, y - 9, width + 18, height + 18, { rx: 8, fill: '$gl-wall', stroke: '#4a3f2c', strokeWidth: 1 }),
    rect(x - 9, y - 9, width + 18, height + 18, {
      rx: 8,
      fill: 'none',
      stroke: '#4a3f2c',
      strokeWidth: 3,
      strokeDasharray: '4 5',
      strokeOpacity: 0.5,
    }),
    rect(x - 5, y - 5, width + 10, height + 10, { rx: 5, fill: '$gl-street' }),
    streets({ x, y, width, height }),
    path('M0-11L2.4-2.4L11 0L2.4 2.4L0 11L-2.4 2.4L-11 0L-2.4-2.4Z', {
      fill: '$gl-gold',
      stroke: '#2b2112',
      strokeWidth: 0.8,
      transform: `translate(${x - 5} ${y - 5})`,
    }),
  );

/** Cobbles along the middle of every street. */
function streets({ x, y, width, height }: Box): Drawing {
  const [columns, rows] = [Math.round(width / 106) - 1, Math.round(height / 106) - 1];
  const down = Array.from({ length: columns }, (_, i) => `M${x + 103 + i * 106} ${y}V${y + height}`);
  const across = Array.from({ length: rows }, (_, i) => `M${x} ${y + 103 + i * 106}H${x + width}`);
  return path([...down, ...across].join(''), {
    fill: 'none',
    stroke: '$gl-ground',
    strokeWidth: 2.4,
    strokeDasharray: '3 3.4',
    strokeLinecap: 'round',
  });
}

/** Fields and the Thames around the walls: the river comes from the west, bends before the city and flows on beside its quays. */
export function country({ x, y, width, height }: Box): Drawing {
  const [left, foot, right] = [x - 74, y + height + 62, x + width];
  const course = `M${left - 90} ${y - FAR}C${left - 150} ${y + height * 0.2} ${left + 40} ${y + height * 0.35} ${left - 8} ${y + height * 0.72}S${left + 40} ${foot} ${x + width * 0.3} ${foot + 6}S${right} ${foot - 8} ${right + 160} ${foot + 26}S${right + 700} ${foot + 10} ${right + FAR} ${foot + 60}`;
  const tree = (dx: number, dy: number): string =>
    `M${dx} ${dy}v-6m-7 0a7 7 0 0 1 3-9a6 6 0 0 1 9 0a7 7 0 0 1 3 9a5 5 0 0 1-8 2a5 5 0 0 1-7-2`;
  const trees = TREES.map(([dx, dy]) => tree(dx < 0.5 ? x + dx * 200 : right + (dx - 1) * 200, y + dy * height)).join(
    '',
  );
  const river = { fill: 'none', strokeLinecap: 'round' } as const;
  return group(
    { className: 'gl-country' },
    path(course, { ...river, stroke: '$gl-field-deep', strokeWidth: 104 }),
    path(course, { ...river, stroke: '$gl-river', strokeWidth: 86 }),
    path(course, {
      ...river,
      stroke: '$gl-river-light',
      strokeWidth: 54,
      strokeDasharray: '34 70',
      strokeOpacity: 0.5,
    }),
    path(course, { ...river, stroke: '$gl-river', strokeWidth: 46 }),
    path(course, { ...river, stroke: '$gl-river-light', strokeWidth: 5, strokeDasharray: '16 90', strokeOpacity: 0.8 }),
    bridge(x + width * 0.62, foot),
    boat(x + width * 0.24, foot + 2),
    boat(right + 120, foot + 18),
    boat(left - 14, y + height * 0.5),
    path(trees, { fill: '$gl-field-deep', stroke: '#3c4a2a', strokeWidth: 1.1, strokeOpacity: 0.6 }),
  );
}
/** In the west (below zero) and in the east (above one), down the side of the city. */
const TREES = [
  [-0.12, 0.06],
  [-0.2, 0.12],
  [-1.15, 0.3],
  [-1.3, 0.36],
  [-1.05, 0.62],
  [1.2, 0.1],
  [1.34, 0.16],
  [1.18, 0.44],
  [1.5, 0.5],
  [1.28, 0.74],
  [1.8, 0.3],
  [2.2, 0.66],
] as const;

/** London Bridge with its houses. */
const bridge = (x: number, y: number): Drawing =>
  group(
    { transform: `translate(${x} ${y})` },
    path('M-9-58H9V64H-9Z', { fill: '$gl-wall', stroke: '#4a3f2c', strokeWidth: 1.1 }),
    path('M-13-30H13M-13-8H13M-13 14H13M-13 36H13', { stroke: '#4a3f2c', strokeWidth: 5, strokeLinecap: 'round' }),
    path('M-8-48H0V-38H-8ZM-8-26H0V-14H-8ZM0-4H8V8H0ZM-8 20H0V32H-8ZM0 42H8V54H0Z', {
      fill: '#a5573b',
      stroke: '#4a3f2c',
      strokeWidth: 0.9,
    }),
  );
const boat = (x: number, y: number): Drawing =>
  group(
    { transform: `translate(${x} ${y})` },
    path('M-14 0H14L9 7H-9Z', { fill: '#7a5230', stroke: '#3b2a16', strokeWidth: 1 }),
    path('M0 0V-22M0-22Q13-15 10-4H0', { fill: '#f3e7c9', stroke: '#3b2a16', strokeWidth: 1 }),
  );

/** R10.2 Masters of one player side by side hold a cord: a VP each. */
export const cordsOf = (open: Open): Drawing =>
  group(
    {},
    ...cords(open).flatMap(({ from, to, seat }) => {
      const [a, b] = [middleOf(open, from), middleOf(open, to)];
      // From edge to edge: what lies on the tiles stays free.
      const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
      const line = `M${a.x + dx * 39} ${a.y + dy * 39}L${b.x - dx * 39} ${b.y - dy * 39}`;
      return [
        path(line, { fill: 'none', stroke: '#f7e9c0', strokeWidth: 8, strokeLinecap: 'round' }),
        path(line, { fill: 'none', stroke: seatPaint(seat), strokeWidth: 5, strokeLinecap: 'round' }),
        circle((a.x + b.x) / 2, (a.y + b.y) / 2, 6, { fill: seatPaint(seat), stroke: '#f7e9c0', strokeWidth: 1.8 }),
      ];
    }),
  );
