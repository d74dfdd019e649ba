// The Guildhall in the middle of the city, and who waits in it.
import { circle, type Drawing, group, type Look, path, place, rect } from '../../../draw/drawing.ts';
import { BORIS, isSolo } from '../rules/city.ts';
import type { Open } from '../types.ts';
import { hallBox, sideBySide } from './geometry.ts';
import { type Letters, pawn } from './pieces.ts';
import { nameOn, writtenAt } from './tiles.ts';

const STONE: Look = { stroke: '#4a3f2c', strokeWidth: 1.1, strokeLinejoin: 'round' };
const GLASS: Look = { fill: '#3f4a58', stroke: '#4a3f2c', strokeWidth: 0.7 };
const LEAD = '#6b7480';
const lancet = (x: number, foot: number, head: number, half = 3): string =>
  `M${x - half} ${foot}V${head + half}Q${x - half} ${head} ${x} ${head - half}Q${x + half} ${head} ${x + half} ${head + half}V${foot}Z`;
const lancets = (xs: readonly number[], foot: number, head: number): string =>
  xs.map((x) => lancet(x, foot, head)).join('');
const pinnacle = (x: number, top: number): string => `M${x - 3} 84V${top + 9}L${x} ${top}L${x + 3} ${top + 9}V84Z`;

/** The great hall with its porch: 100 wide, its feet at 84. */
const front = (): Drawing =>
  group(
    {},
    path('M3 42L13 24H87L97 42Z', { fill: LEAD, ...STONE }),
    path('M20 24L23 42M34 24L35 42M66 24L65 42M80 24L77 42', { fill: 'none', stroke: '#4d555f', strokeWidth: 0.8 }),
    path('M5 84V42H95V84Z', { fill: '#ddd0b0', ...STONE }),
    path(lancets([13, 24, 76, 87], 76, 54), GLASS),
    path('M33 84V27L50 8L67 27V84Z', { fill: '#ece2c8', ...STONE }),
    path(`${pinnacle(33, 14)}${pinnacle(67, 14)}${pinnacle(5, 32)}${pinnacle(95, 32)}`, { fill: '#e6dabb', ...STONE }),
    circle(50, 31, 8, GLASS),
    path('M42 31H58M50 23V39M44.5 25.5L55.5 36.5M55.5 25.5L44.5 36.5', {
      fill: 'none',
      stroke: '#cfc19c',
      strokeWidth: 0.9,
    }),
    path('M33 46H67', { stroke: '#4a3f2c', strokeWidth: 0.8 }),
    path(lancets([40, 60], 60, 53), GLASS),
    path('M42 84V66Q42 56 50 53Q58 56 58 66V84Z', { fill: '#6d3520', ...STONE }),
    path('M50 8V1M50 1L59 3.4L50 6', { fill: '$gl-wax', stroke: '#4a3f2c', strokeWidth: 0.9 }),
  );
/** What a second hall tile adds, on both sides. */
const wings = (): Drawing =>
  group(
    {},
    path('M-48 52L-42 38H0V52ZM148 52L142 38H100V52Z', { fill: LEAD, ...STONE }),
    path('M-46 84V52H4V84ZM146 84V52H96V84Z', { fill: '#d3c5a2', ...STONE }),
    path(lancets([-39, -29, -19, -9, 109, 119, 129, 139], 78, 64), GLASS),
    path('M-24 38V30H-16V38ZM116 38V30H124V38Z', { fill: '#b5a47f', ...STONE }),
  );

/** The paved court before it. */
const court = (width: number, height: number): Drawing =>
  group(
    {},
    rect(0, 0, width, height, { rx: 4, fill: '#9aa7a4' }),
    path(`M0 84H${width}V96Q${width} 100 ${width - 4} 100H4Q0 100 0 96Z`, { fill: '#a4967a' }),
    path(`M4 89H${width - 4}M4 94.5H${width - 4}`, { stroke: '#7d7059', strokeWidth: 0.8, strokeDasharray: '9 3' }),
  );

export function hall(open: Open, name: string, letters: Letters, scale: number): Drawing {
  const { x, y, width, height } = hallBox(open);
  const solo = isSolo(open);
  const owners = [...open.hall.keys()].filter((owner) => open.hall[owner] > 0);
  const at = sideBySide(owners.length + (solo ? 1 : 0), width - 8, 36);
  const size = writtenAt(scale);
  const title = width > 150 ? nameOn(name, 21, 14, '$gl-ink', scale) : null;
  return group(
    { transform: `translate(${x} ${y})` },
    court(width, height),
    place(width / 2 - 50, 0, 1, width > 150 && wings(), front()),
    title !== null && place(8, 0, 1, title),
    group(
      { transform: `translate(${width / 2} 98)` },
      ...owners.map((owner, i) => place(at[i], 0, 1.12, pawn(owner, letters, open.hall[owner], size / 1.12))),
      solo && place(at[owners.length], 0, 1.12, pawn(BORIS, letters, '∞', size / 1.12)),
    ),
    rect(0.6, 0.6, width - 1.2, height - 1.2, { rx: 4, fill: 'none', stroke: '#4a3f2c', strokeWidth: 1.2 }),
  );
}

/** The hall alone, 100 by 100. */
export const hallFront = (): Drawing => group({}, court(100, 100), place(0, 6, 1, front()));
