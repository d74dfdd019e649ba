// The map in a terminal: the laid tiles with coordinates, and a thin ring of empty cells around them.
import { kindOfTile } from './data/kinds.ts';
import { places } from './rules/grid.ts';
import { drawTile, type Form, type Glyph, label, type Marks, widthOf } from './terminal-tile.ts';
import type { Open, RegionId } from './types.ts';

/** The part of the board that is drawn, and how large. */
interface Frame {
  readonly form: Form;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Columns for the numbers at the left. */
  readonly margin: number;
  /** How wide each cell is: those of the ring only as wide as a number. */
  readonly widths: readonly number[];
}

export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** If the board is wider than `room`, the columns around the tile laid last. */
function frameOf({ laid }: Open, form: Form, room: number): Frame {
  const all = range(Math.min(...laid.map(({ x }) => x)) - 1, Math.max(...laid.map(({ x }) => x)) + 1);
  const ys = range(Math.min(...laid.map(({ y }) => y)) - 1, Math.max(...laid.map(({ y }) => y)) + 1);
  const margin = Math.max(...ys.map((y) => String(y).length)) + 1;
  const most = Math.max(1, Math.floor((room - margin) / widthOf(form)));
  const ring = Math.min(RING, widthOf(form));
  const widths = all.map((_, i) => (i === 0 || i === all.length - 1 ? ring : widthOf(form)));
  if (margin + sum(widths) <= room) return { form, xs: all, ys, margin, widths };
  const start = Math.min(Math.max(0, laid.at(-1)!.x - all[0] - (most >> 1)), Math.max(0, all.length - most));
  const xs = all.slice(start, start + most);
  return { form, xs, ys, margin, widths: widths.slice(start, start + most) };
}
const RING = 4;

/** How wide the whole map would be. */
export function mapWidth(open: Open, form: Form): number {
  const { margin, widths } = frameOf(open, form, Number.POSITIVE_INFINITY);
  return margin + sum(widths);
}

export function drawMap(open: Open, form: Form, room: number): Glyph[][] {
  const frame = frameOf(open, form, room);
  const { xs, ys, margin, widths } = frame;
  const followers = followersOf(open);
  const tiles = new Map(open.laid.map((laid, index) => [nameOf(laid), { laid, index }]));
  const signs = signsOf(open);
  const body = ys.flatMap((y, row) => {
    const height = row === 0 || row === ys.length - 1 ? 1 : form.columns.length;
    const cells = xs.map((x, column) => {
      const there = tiles.get(nameOf({ x, y }));
      if (there === undefined) return emptyCell(widths[column], height, signs.get(nameOf({ x, y })) ?? NO_SIGN);
      const { tile, turn } = there.laid;
      return drawTile(kindOfTile(tile).type, turn, form, followers.get(there.index) ?? NO_MARKS, (x + y) % 2 !== 0);
    });
    return range(0, height - 1).map((line) => [
      label((line === (height - 1) / 2 ? String(y) : '').padStart(margin - 1).padEnd(margin)),
      ...cells.flatMap((cell) => cell[line]),
    ]);
  });
  return [columnNumbers(frame), ...body];
}

export const NO_MARKS: Marks = new Map();
const NO_SIGN: Glyph = { text: ' ', ink: 'plain' };
const nameOf = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

/** What stands in the empty cells beside tiles: a plus where the drawn tile fits (R4.2–R4.5), else a dot. */
function signsOf(open: Open): Map<string, Glyph> {
  const { x0, y0, width, open: cells } = open.grid;
  const signs = new Map<string, Glyph>();
  for (const cell of cells)
    signs.set(nameOf({ x: x0 + (cell % width), y: y0 + Math.floor(cell / width) }), { text: '·', ink: 'open' });
  if (open.tile !== null)
    for (const place of places(open, open.tile)) signs.set(nameOf(place), { text: '+', ink: 'label' });
  return signs;
}

function emptyCell(width: number, height: number, sign: Glyph): Glyph[][] {
  const before = ' '.repeat((width - 1) >> 1);
  const after = ' '.repeat(width - 1 - before.length);
  const blank: Glyph = { text: ' '.repeat(width), ink: 'plain' };
  const marked = [{ text: before, ink: 'plain' as const }, sign, { text: after, ink: 'plain' as const }];
  return range(0, height - 1).map((line) => (line === (height - 1) / 2 ? marked : [blank]));
}

/** Numbers above the columns; where they are too narrow, only above every second, fifth or tenth. */
function columnNumbers({ form, xs, margin, widths }: Frame): Glyph[] {
  const longest = Math.max(...xs.map((x) => String(x).length));
  const every = [1, 2, 5, 10].find((step) => step * widthOf(form) > longest) ?? 10;
  let text = ' '.repeat(margin);
  let start = margin;
  xs.forEach((x, i) => {
    const at = start + Math.floor((widths[i] - String(x).length + 1) / 2);
    if (x % every === 0 && at >= text.length) text = text.padEnd(at) + String(x);
    start += widths[i];
  });
  return [label(text)];
}

export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

function followersOf({ segments, first, laid }: Open): Map<number, Map<RegionId, Glyph>> {
  const found = new Map<number, Map<RegionId, Glyph>>();
  segments.on.forEach((seat, segment) => {
    if (seat < 0) return;
    const index = segments.of[segment];
    const marks = found.get(index) ?? new Map<RegionId, Glyph>();
    const region = kindOfTile(laid[index].tile).regions[segment - first[index]];
    found.set(index, marks.set(region.id, { text: letterOf(seat), ink: `seat${seat}` }));
  });
  return found;
}
