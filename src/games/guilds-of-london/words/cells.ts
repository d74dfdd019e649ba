// The cells of the city as rulebook and lesson tell them.
import { CELLS, type Cell, type Fill, type Layout } from '../data/layout.ts';
// As in the board: the page has loaded the game before, and in one piece its tables and words are lighter.
import '../index.ts';

/** R2.4 What lies there before the first growth. */
const START: readonly Fill[] = ['gh', 'church', 'special', 'tile'];
/** What a first, second and third growth lays. */
const GROWN: readonly Fill[] = ['grow1', 'grow2', 'grow3'];

const cellsOf = (layout: Layout, fills: readonly Fill[]): readonly Cell[] =>
  CELLS[layout].filter(({ fill }) => fills.includes(fill));
/** '(3,1), (3,2)': all cells of a kind, in the order in which they are filled. */
export const cellsAt = (layout: Layout, fill: Fill): string =>
  cellsOf(layout, [fill])
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ x, y }) => `(${x},${y})`)
    .join(', ');
/** R1.1 A cell by what lies there: '(3,1)'; of a layout as usual. */
export function cellAt(layout: Layout, fill: Fill, seq = 1): string {
  const { x, y } = cellsOf(layout, [fill]).find((cell) => cell.seq === seq)!;
  return `(${x},${y})`;
}
export const countOf = (layout: Layout, ...fills: readonly Fill[]): number => cellsOf(layout, fills).length;
/** '4×3' */
export function sizeOf(layout: Layout, isGrown: boolean): string {
  const cells = cellsOf(layout, isGrown ? [...START, ...GROWN] : START);
  const span = (axis: 'x' | 'y'): number => new Set(cells.map((cell) => cell[axis])).size;
  return `${span('x')}×${span('y')}`;
}
/** Tiles in the city; the Guildhall is none (R1.1). */
export const tilesOf = (layout: Layout, isGrown: boolean): number =>
  countOf(layout, ...(isGrown ? [...START, ...GROWN] : START)) - countOf(layout, 'gh');
