// A tile as a small picture of characters. `n` by `n` spots, each of one region; how wide a spot is depends on the form.

import { inPlay } from './data/in-play.ts';
import { type RegionRow, TILE_TYPES, type TileRow } from './data/tiles.ts';
import type { RegionId, TileType } from './types.ts';

export type Ink =
  | 'meadow'
  | 'meadow2'
  | 'city'
  | 'pennant'
  | 'road'
  | 'monastery'
  | 'open'
  | 'label'
  | 'plain'
  | `seat${number}`;
export interface Glyph {
  readonly text: string;
  readonly ink: Ink;
}
export const label = (text: string): Glyph => ({ text, ink: 'label' });
export const plain = (text: string): Glyph => ({ text, ink: 'plain' });

/** How large a tile is drawn: the width of each column of spots. */
export interface Form {
  readonly columns: readonly number[];
}
export const FORMS = {
  named: { columns: [3, 3, 3, 3, 3] },
  large: { columns: [2, 2, 1, 2, 2] },
  medium: { columns: [1, 3, 1] },
  small: { columns: [1, 1, 1] },
  tiny: { columns: [1] },
} as const satisfies Record<string, Form>;
export const widthOf = (form: Form): number => form.columns.reduce((sum, width) => sum + width, 0);

/** Whose region a spot is. null: where roads meet, or the wall between two cities. */
type Plan = (RegionId | null)[];
const at = (n: number, column: number, row: number): number => row * n + column;

/** The spots along a side, clockwise. */
const along = (n: number, side: number): number[] =>
  Array.from(
    { length: n },
    (_, i) => [at(n, i, 0), at(n, n - 1, i), at(n, n - 1 - i, n - 1), at(n, 0, n - 1 - i)][side],
  );

function citySpots(n: number, { sides }: RegionRow): number[] {
  const all = Array.from({ length: n * n }, (_, spot) => spot);
  const far = [0, 1, 2, 3].filter((side) => !sides.includes(side)).flatMap((side) => along(n, side));
  const isCorner = sides.length === 2 && (sides[1] - sides[0]) % 2 === 1;
  if (isCorner) return all.filter((spot) => (spot % n) + Math.floor(spot / n) <= n - 2); // the table has only N and W
  if (sides.length > 1) return all.filter((spot) => !far.includes(spot));
  return along(n, sides[0]).slice(1, -1);
}

function planOf(type: TileType, n: number): Plan {
  const plan: Plan = new Array(n * n).fill(null);
  const middle = (n * n - 1) / 2;
  const regions = Object.entries(TILE_TYPES[type].regions as TileRow['regions']);
  const give = (spots: number[], id: RegionId) => {
    for (const spot of spots) plan[spot] ??= id;
  };
  for (const [id, region] of regions) if (region.kind === 'city') give(citySpots(n, region), id);
  for (const [id, { kind }] of regions) {
    if (kind === 'monastery') give(n === 5 ? [6, 7, 8, 11, 12, 13, 16, 17, 18] : [middle], id);
  }
  const isJunction = plan[middle] === null && regions.filter(([, { kind }]) => kind === 'road').length > 1;
  for (const [id, { kind, sides }] of regions) {
    if (kind !== 'road') continue;
    for (const side of sides) give(wayIn(n, side), id);
    if (sides.length === 2) give([middle], id);
  }
  for (const [id, { halves }] of regions) spread(plan, n, halves, id, isJunction ? middle : -1);
  return plan;
}

/** From the middle of a side up to the middle of the tile. */
const wayIn = (n: number, side: number): number[] => {
  const m = (n - 1) / 2;
  return Array.from(
    { length: m },
    (_, i) => [at(n, m, i), at(n, n - 1 - i, m), at(n, m, n - 1 - i), at(n, i, m)][side],
  );
};

/** A meadow piece spreads from its half-edges over everything that is still free. */
function spread(plan: Plan, n: number, halves: readonly number[], id: RegionId, barred: number): void {
  const m = (n - 1) / 2;
  const reached = halves.flatMap((half) =>
    half % 2 === 0 ? along(n, half >> 1).slice(0, m) : along(n, half >> 1).slice(m + 1),
  );
  while (reached.length > 0) {
    const spot = reached.pop()!;
    if (plan[spot] !== null || spot === barred) continue;
    plan[spot] = id;
    const column = spot % n;
    if (column > 0) reached.push(spot - 1);
    if (column < n - 1) reached.push(spot + 1);
    if (spot >= n) reached.push(spot - n);
    if (spot < n * (n - 1)) reached.push(spot + n);
  }
}

/** A quarter turn clockwise, as often as said (4.1). */
function turned<X>(spots: readonly X[], n: number, turn: number): X[] {
  let now = spots.slice();
  for (let i = 0; i < turn; i++) now = now.map((_, spot) => now[at(n, Math.floor(spot / n), n - 1 - (spot % n))]);
  return now;
}

/** The spot of each region where its follower stands: the one nearest to the place in the table. */
function stands(type: TileType, plan: Plan, n: number): Map<RegionId, number> {
  const found = new Map<RegionId, number>();
  for (const [id, { x, y }] of Object.entries(TILE_TYPES[type].regions as TileRow['regions'])) {
    const far = (spot: number) => ((spot % n) + 0.5 - x * n) ** 2 + (Math.floor(spot / n) + 0.5 - y * n) ** 2;
    const own = plan.flatMap((owner, spot) => (owner === id ? [spot] : []));
    if (own.length > 0)
      found.set(
        id,
        own.reduce((best, spot) => (far(spot) < far(best) ? spot : best)),
      );
  }
  return found;
}

interface Drawing {
  /** By spot of the turned tile: the region, and whether a follower of it stands here or a pennant hangs here. */
  readonly plan: Plan;
  readonly stand: (RegionId | null)[];
  readonly pennant: number;
  /** Sides that a road leaves by, at the spots of roads and where roads meet. */
  readonly ways: number[][];
}
const drawings = inPlay.each(() => new Map<string, Drawing>());

function drawingOf(type: TileType, turn: number, n: number): Drawing {
  const key = `${type}${turn}${n}`;
  const known = drawings().get(key);
  if (known !== undefined) return known;
  const flat = planOf(type, n);
  const places = stands(type, flat, n);
  const standing: (RegionId | null)[] = flat.map((_, spot) => [...places].find(([, s]) => s === spot)?.[0] ?? null);
  const plan = turned(flat, n, turn);
  const city = TILE_TYPES[type].pennants > 0 ? places.get('c0')! : -1;
  const hung = flat.map((owner, spot) => owner === 'c0' && spot !== city && near(n, spot, city));
  const drawing = {
    plan,
    stand: turned(standing, n, turn),
    pennant: city < 0 ? -1 : turned(hung, n, turn).indexOf(true),
    ways: plan.map((owner, spot) => (owner === null || owner[0] === 'r' ? waysOf(plan, n, spot) : [])),
  };
  drawings().set(key, drawing);
  return drawing;
}

const near = (n: number, a: number, b: number): boolean =>
  Math.abs((a % n) - (b % n)) + Math.abs(Math.floor(a / n) - Math.floor(b / n)) === 1;

/** A road goes on to its neighbours of the same road, to where roads meet, and over the edge it leaves by. */
function waysOf(plan: Plan, n: number, spot: number): number[] {
  const column = spot % n;
  const row = Math.floor(spot / n);
  const m = (n - 1) / 2;
  const isEdge = [row === 0, column === n - 1, row === n - 1, column === 0];
  const step = [-n, 1, n, -1];
  return [0, 1, 2, 3].filter((side) => {
    if (isEdge[side]) return plan[spot] !== null && (side % 2 === 0 ? column === m : row === m);
    const there = plan[spot + step[side]];
    if (plan[spot] === null) return there?.[0] === 'r';
    return there === plan[spot] || (there === null && spot + step[side] === (n * n - 1) / 2);
  });
}

/** By the sides a road leaves by, as bits: N 1, E 2, S 4, W 8. */
const ROADS = ' ║═╚║║╔╠═╝═╩╗╣╦╬';

/** What stands on a tile: by region, the seat's letter or the region's name. */
export type Marks = ReadonlyMap<RegionId, Glyph>;

/** A tile, line by line, one glyph a character. */
export function drawTile(type: TileType, turn: number, form: Form, marks: Marks, shade: boolean): Glyph[][] {
  const n = form.columns.length;
  if (n === 1) return [[tinyTile(type, marks)]];
  const drawing = drawingOf(type, turn, n);
  return form.columns.map((_, row) =>
    form.columns.flatMap((_, column) => {
      const spot = at(n, column, row);
      const ground = groundAt(drawing, spot, form, shade);
      const { [spot]: stand } = drawing.stand;
      const sign = stand === null ? undefined : marks.get(stand);
      if (sign !== undefined) return lay(sign, ground);
      return spot === drawing.pennant ? lay({ text: '◆', ink: 'pennant' }, ground) : ground;
    }),
  );
}

function tinyTile(type: TileType, marks: Marks): Glyph {
  const mark = marks.values().next().value;
  if (mark !== undefined) return mark;
  const { edges, regions }: TileRow = TILE_TYPES[type];
  if ('m0' in regions) return { text: '†', ink: 'monastery' };
  if (edges.includes('C')) return { text: '▒', ink: 'city' };
  return { text: '═', ink: 'road' };
}

/** Lays a sign on the middle of a spot. */
function lay(sign: Glyph, ground: Glyph[]): Glyph[] {
  const start = Math.floor((ground.length - sign.text.length) / 2);
  const signs = [...sign.text].map((text) => ({ text, ink: sign.ink }));
  return ground.toSpliced(start, signs.length, ...signs);
}

function groundAt({ plan, ways }: Drawing, spot: number, form: Form, shade: boolean): Glyph[] {
  const n = form.columns.length;
  const width = form.columns[spot % n];
  const grass: Glyph = shade ? { text: ',', ink: 'meadow2' } : { text: '.', ink: 'meadow' };
  const kind = plan[spot]?.[0] ?? (ways[spot].length > 0 ? 'r' : 'wall');
  if (kind === 'f') return new Array(width).fill(grass);
  if (kind === 'm') return [...monasteryAt(spot, form)].map((text) => ({ text, ink: 'monastery' }));
  if (kind !== 'r') return new Array(width).fill({ text: kind === 'c' ? '▒' : '╳', ink: 'city' });
  const before = Math.floor((width - 1) / 2);
  const bits = ways[spot].reduce((sum, side) => sum | (1 << side), 0);
  const verge = (side: number): Glyph => (ways[spot].includes(side) ? { text: '═', ink: 'road' } : grass);
  return [
    ...new Array(before).fill(verge(3)),
    { text: ROADS[bits], ink: 'road' },
    ...new Array(width - 1 - before).fill(verge(1)),
  ];
}

/** The monastery stands upright however its tile is turned. */
function monasteryAt(spot: number, { columns }: Form): string {
  const n = columns.length;
  if (n === 3) return columns[1] === 3 ? '[†]' : '†';
  const inside = columns[1] + columns[2] + columns[3] - 2;
  const half = '─'.repeat((inside - 1) / 2);
  const rows = [`┌${half}†${half}┐`, `│${' '.repeat(inside)}│`, `└${'─'.repeat(inside)}┘`];
  const start = columns.slice(1, spot % n).reduce((sum, width) => sum + width, 0);
  return rows[Math.floor(spot / n) - 1].slice(start, start + columns[spot % n]);
}
