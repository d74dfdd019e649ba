// Where tiles lie and where the next one may go (R4.2 to R4.5).
import { FITS, type Kind, kindOfTile } from '../data/kinds.ts';
import type { Grid, Laid, Open, Place, TileId } from '../types.ts';

const MARGIN = 4;

export function emptyGrid(): Grid {
  const width = 15;
  return { x0: -7, y0: -7, width, cells: new Array<number>(width * width).fill(-1), open: [] };
}

/** The index of a cell, or -1 outside the rectangle. */
export function cellAt(grid: Grid, x: number, y: number): number {
  const column = x - grid.x0;
  const row = y - grid.y0;
  if (column < 0 || column >= grid.width || row < 0 || row * grid.width >= grid.cells.length) return -1;
  return row * grid.width + column;
}

/** The laid tile at a cell, or -1. */
export function laidAt(grid: Grid, x: number, y: number): number {
  const cell = cellAt(grid, x, y);
  return cell < 0 ? -1 : Math.max(grid.cells[cell], -1);
}

/** What the neighbours of an empty cell demand of a tile there: two bits a side, north lowest, 0 = nothing. */
export const demandAt = (grid: Grid, cell: number): number => -1 - grid.cells[cell];

/** Index steps to the neighbours north, east, south, west. */
export const neighbourSteps = (grid: Grid): [number, number, number, number] => [-grid.width, 1, grid.width, -1];

/** R4.2–R4.5 Every place for the tile, with every turn that looks different. */
export function places(open: Open, tile: TileId): Place[] {
  const { grid } = open;
  const fits = kindOfTile(tile).number * 256;
  const list: Place[] = [];
  for (let i = 0; i < grid.open.length; i++) {
    const cell = grid.open[i];
    const turns = FITS[fits + demandAt(grid, cell)];
    if (turns === 0) continue;
    const x = grid.x0 + (cell % grid.width);
    const y = grid.y0 + Math.floor(cell / grid.width);
    for (let turn = 0; turn < 4; turn++) if ((turns >> turn) & 1) list.push({ tile, x, y, turn });
  }
  return list;
}

/** R4.6 Whether the tile can be laid at all. */
export function fitsSomewhere(open: Open, tile: TileId): boolean {
  const { grid } = open;
  const fits = kindOfTile(tile).number * 256;
  for (let i = 0; i < grid.open.length; i++) if (FITS[fits + demandAt(grid, grid.open[i])] !== 0) return true;
  return false;
}

/** Enters a tile that is already the last of `laid`, and what it demands of the empty cells around it. */
export function enter(grid: Grid, { x, y, turn }: Laid, kind: Kind, index: number): void {
  makeRoom(grid, x, y);
  const cell = cellAt(grid, x, y);
  const at = grid.open.indexOf(cell);
  if (at >= 0) grid.open.splice(at, 1);
  grid.cells[cell] = index;
  const around = neighbourSteps(grid);
  for (let side = 0; side < 4; side++) {
    const neighbour = cell + around[side];
    const was = grid.cells[neighbour];
    if (was >= 0) continue;
    if (was === -1) grid.open.push(neighbour);
    grid.cells[neighbour] = was - (kind.edges[turn][side] << (2 * ((side + 2) & 3)));
  }
}

/** Every laid tile keeps a whole ring of cells around it inside the rectangle. */
function makeRoom(grid: Grid, x: number, y: number): void {
  const { x0, y0, width } = grid;
  const height = grid.cells.length / width;
  const west = x <= x0 ? x0 - x + MARGIN : 0;
  const east = x >= x0 + width - 1 ? x - (x0 + width - 1) + MARGIN : 0;
  const north = y <= y0 ? y0 - y + MARGIN : 0;
  const south = y >= y0 + height - 1 ? y - (y0 + height - 1) + MARGIN : 0;
  if (west + east + north + south === 0) return;
  const wider = width + west + east;
  const moved = (cell: number) => (Math.floor(cell / width) + north) * wider + (cell % width) + west;
  const cells = new Array<number>(wider * (height + north + south)).fill(-1);
  for (let cell = 0; cell < grid.cells.length; cell++) cells[moved(cell)] = grid.cells[cell];
  grid.x0 -= west;
  grid.y0 -= north;
  grid.width = wider;
  grid.cells = cells;
  grid.open = grid.open.map(moved);
}
