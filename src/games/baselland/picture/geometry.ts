// Where the roads, cities, meadows and monasteries of a tile lie, worked out from the tile table. All edges meet at the
// same points: roads in the middle of a side, walls at the corners.

import { inPlay } from '../data/in-play.ts';
import { type RegionRow, TILE_TYPES, type TileRow } from '../data/tiles.ts';
import type { RegionId, RegionKind, Spot, TileId, TileType } from '../types.ts';
import { curve, distance, isInside, type Line, type Lots, lots, nearest, type Point, turned } from './points.ts';

export interface Shape {
  readonly id: RegionId;
  readonly kind: RegionKind;
  /** The way of a road; the outline of a city or meadow; the middle of a monastery. */
  readonly line: Line;
  /** The walls of a city, corner to corner. */
  readonly walls: readonly Line[];
  /** Where a follower stands. */
  readonly stand: Point;
}
export interface Plan {
  readonly type: TileType;
  readonly shapes: readonly Shape[];
  /** Where three or four roads meet. */
  readonly hub: Point | null;
  /** Where a road goes through a wall. */
  readonly gate: Point | null;
  readonly pennant: boolean;
}

const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const MIDDLES: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
/** From the middle of a side into the tile. */
const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];
const corner = (n: number): Point => CORNERS[n % 4];
/** Around the tile: corner, middle, corner and so on; half-edge `h` goes from stop `h` to the next. */
const stop = (n: number): Point => (n % 2 === 0 ? CORNERS[(n / 2) % 4] : MIDDLES[((n - 1) / 2) % 4]);
const add = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

interface Draft {
  readonly row: TileRow;
  readonly roads: { readonly id: RegionId; readonly sides: readonly number[]; readonly line: Line }[];
  readonly walls: Line[];
}

/** A wall from the end of one city side to the beginning of the next, over `gap` other sides. */
function wall(from: number, gap: number, chance: Lots): Line {
  const a = corner(from);
  const b = corner(from + gap);
  const bow = chance() * 3 - 1.5;
  if (gap === 2) {
    const far = corner(from + 3);
    const near = corner(from + 1);
    const lean = ([x, y]: Point): Point => [
      x * 0.44 + far[0] * 0.17 + near[0] * 0.39,
      y * 0.44 + far[1] * 0.17 + near[1] * 0.39,
    ];
    return curve(a, lean(a), lean(b), b, 22);
  }
  // Less steep than a diagonal, so that two cities can share a corner.
  const inward = gap === 1 ? INWARD[from % 4] : INWARD[(from + 3) % 4];
  const depth = (gap === 1 ? 29 : 27) + bow;
  const towards = (p: Point, q: Point): Point => [p[0] * 0.7 + q[0] * 0.3, p[1] * 0.7 + q[1] * 0.3];
  return curve(a, add(towards(a, b), inward, depth), add(towards(b, a), inward, depth), b, 22);
}

function city(sides: readonly number[], chance: Lots): { line: Line; walls: Line[] } {
  if (sides.length === 4) return { line: CORNERS, walls: [] };
  const first = sides.find((side) => !sides.includes((side + 3) % 4)) ?? sides[0];
  const line: Point[] = [];
  const walls: Line[] = [];
  for (let i = 0; i < 4; i++) {
    const side = (first + i) % 4;
    if (!sides.includes(side)) continue;
    line.push(corner(side));
    let gap = 0;
    while (!sides.includes((side + 1 + gap) % 4)) gap++;
    if (gap > 0) {
      const built = wall(side + 1, gap, chance);
      walls.push(built);
      line.push(...built);
    }
  }
  return { line, walls };
}

function road(row: RegionRow, end: Point, chance: Lots): Line {
  const [a, b] = row.sides;
  const from = MIDDLES[a];
  if (b === undefined) {
    const sway = (chance() - 0.5) * 7;
    const across = INWARD[(a + 1) % 4];
    const reach = Math.hypot(end[0] - from[0], end[1] - from[1]);
    return curve(
      from,
      add(from, INWARD[a], reach * 0.4),
      add(add(end, INWARD[a], -reach * 0.35), across, sway),
      end,
      12,
    );
  }
  const to = MIDDLES[b];
  const isStraight = (a + b) % 2 === 0;
  if (!isStraight) return curve(from, add(from, INWARD[a], 33), add(to, INWARD[b], 33), to);
  // Straight out of both sides, with a sway in the middle: no kink where it meets its neighbour.
  const across = INWARD[(a + 1) % 4];
  const middle = add([row.x * 100, row.y * 100], across, (chance() - 0.5) * 11);
  const half = (p: Point, side: number) =>
    curve(p, add(p, INWARD[side], 24), add(middle, INWARD[side], -20), middle, 11);
  return [...half(from, a), ...half(to, b).toReversed().slice(1)];
}

/** How the rim of a meadow goes on inside the tile, from where its border ends to where it begins again. */
function connect({ roads, walls }: Draft, from: Point, to: Point): Line {
  const roadAt = (p: Point) => roads.find(({ sides }) => sides.some((side) => isSame(MIDDLES[side], p)));
  const way = roadAt(from);
  const back = roadAt(to);
  const inwards = (line: Line, p: Point): Line => (isSame(line[0], p) ? line : line.toReversed());
  if (way !== undefined && way === back) return isSame(from, to) ? [] : inwards(way.line, from);
  if (way !== undefined && back !== undefined)
    return [...inwards(way.line, from), ...inwards(back.line, to).toReversed()];
  if (way !== undefined) {
    const along = walls.find((w) => isSame(w[0], to)) ?? [to];
    const cut = nearest(along, way.line[way.line.length - 1]).index;
    return [...inwards(way.line, from), ...along.slice(0, cut + 1).toReversed()];
  }
  const along = (walls.find((w) => isSame(w[w.length - 1], from)) ?? [from]).toReversed();
  if (back === undefined) return along;
  const cut = nearest(along, back.line[back.line.length - 1]).index;
  return [...along.slice(0, cut + 1), ...inwards(back.line, to).toReversed()];
}

function meadow(draft: Draft, halves: readonly number[]): Line {
  const { edges } = draft.row;
  const isRoadStop = (n: number) => n % 2 === 1 && edges[((n - 1) / 2) % 4] === 'R';
  const goesOn = (h: number) => halves.includes((h + 1) % 8) && !isRoadStop((h + 1) % 8);
  const starts = halves.filter((h) => !goesOn((h + 7) % 8) || !halves.includes((h + 7) % 8));
  if (starts.length === 0) return CORNERS;
  const line: Point[] = [];
  starts.forEach((start, i) => {
    let h = start;
    line.push(stop(h));
    while (goesOn(h)) line.push(stop(++h % 8));
    const end = stop((h + 1) % 8);
    line.push(end, ...connect(draft, end, stop(starts[(i + 1) % starts.length])));
  });
  return line;
}

/** The point near the one in the table that has most room around it: walls are thicker than lines. */
function roomiest({ roads, walls }: Draft, outline: Line, spot: Point): Point {
  const barriers = [...walls, ...roads.map((r) => r.line)];
  const room = (p: Point): number => {
    if (!isInside(outline, p)) return -1;
    const toEdge = Math.min(p[0], p[1], 100 - p[0], 100 - p[1]);
    const toBarrier = Math.min(...barriers.map((line) => nearest(line, p).far), 16);
    return Math.min(toBarrier, toEdge + 3) - distance(p, spot) * 0.35;
  };
  const around = Array.from(
    { length: 49 },
    (_, i): Point => [spot[0] + ((i % 7) - 3) * 3, spot[1] + (Math.floor(i / 7) - 3) * 3],
  );
  return around.reduce((best, p) => (room(p) > room(best) ? p : best), spot);
}

function makePlan(type: TileType, turn: number, copy: string): Plan {
  const row: TileRow = TILE_TYPES[type];
  const chance = lots(`plan ${copy}`);
  const entries = Object.entries(row.regions);
  const ways = entries.filter(([, r]) => r.kind === 'road');
  const hub: Point | null = ways.length > 2 ? [50, type === 'L' ? 56 : 52] : null;
  const draft: Draft = { row, roads: [], walls: [] };
  const cities = new Map<RegionId, { line: Line; walls: Line[] }>();
  for (const [id, r] of entries) {
    if (r.kind !== 'city') continue;
    const built = city(r.sides, chance);
    cities.set(id, built);
    draft.walls.push(...built.walls);
  }
  const isGate = ways.length === 1 && ways[0][1].sides.length === 1 && cities.size > 0;
  const gate: Point | null = isGate ? nearest(draft.walls[0], [50, 70]).at : null;
  for (const [id, r] of ways) draft.roads.push({ id, sides: r.sides, line: road(r, hub ?? gate ?? [50, 56], chance) });

  const turnAll = (line: Line): Line => line.map((p) => turned(p, turn));
  const shapes = entries.map(([id, r]): Shape => {
    const spot: Point = [r.x * 100, r.y * 100];
    const built = cities.get(id);
    const way = draft.roads.find((x) => x.id === id);
    const line = built?.line ?? way?.line ?? (r.kind === 'monastery' ? [spot] : meadow(draft, r.halves));
    const place =
      way !== undefined ? nearest(way.line, spot).at : r.kind === 'field' ? roomiest(draft, line, spot) : spot;
    const [sx, sy] = turned(place, turn);
    return {
      id,
      kind: r.kind,
      line: turnAll(line),
      walls: (built?.walls ?? []).map(turnAll),
      // A monk stands beside his church, not in front of it.
      stand: r.kind === 'monastery' ? [sx + 19, sy + 9] : [sx, sy],
    };
  });
  return { type, shapes, hub: hub && turned(hub, turn), gate: gate && turned(gate, turn), pennant: row.pennants > 0 };
}

const plans = inPlay.each(() => new Map<string, Plan>());
/** The plan of a tile as it lies. */
export function planOf(tile: TileId, turn: number): Plan {
  const key = `${tile}/${turn}`;
  let plan = plans().get(key);
  if (plan === undefined) {
    plan = makePlan(tile[0] as TileType, turn, tile);
    plans().set(key, plan);
  }
  return plan;
}

/** The region of a tile at a point of it. */
export function regionAt({ shapes }: Plan, at: Point): Shape | undefined {
  return (
    shapes.find((s) => s.kind === 'monastery' && distance(s.line[0], at) < 20) ??
    shapes.find((s) => s.kind === 'road' && nearest(s.line, at).far < 6.5) ??
    shapes.find((s) => s.kind === 'city' && isInside(s.line, at)) ??
    shapes.find((s) => s.kind === 'field' && isInside(s.line, at))
  );
}

/** Where the follower on a region stands, on the board. */
export function standOf({ tile, x, y, turn }: Spot & { readonly tile: TileId }, region: RegionId): Point {
  const shape = planOf(tile, turn).shapes.find((s) => s.id === region);
  const [sx, sy] = shape?.stand ?? [50, 50];
  return [x * 100 + sx, y * 100 + sy];
}
