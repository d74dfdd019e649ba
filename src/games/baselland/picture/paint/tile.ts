// A whole tile as paths, one a material. Painted as it lies, so that light and uprights are right for every turn.

import { inPlay } from '../../data/in-play.ts';
import type { Spot, TileId } from '../../types.ts';
import { type Plan, planOf, type Shape } from '../geometry.ts';
import { distance, isInside, type Line, type Lots, lots, nearest, type Point } from '../points.ts';
import { Brush, type Painting } from './brush.ts';
import { Clearing } from './clearing.ts';
import { banner, gatehouse, house, monastery, tower } from './houses.ts';
import { paintMeadows, roundTree } from './plants.ts';

/** Ends a line a little beyond the edge of the tile, so that no hair of meadow shows between two tiles. */
function overrun(line: Line): Line {
  const beyond = (p: Point): Point => {
    const out = (v: number) => (v <= 0.01 ? -0.4 : v >= 99.99 ? 100.4 : v);
    return [out(p[0]), out(p[1])];
  };
  return line.map((p, i) => (i === 0 || i === line.length - 1 ? beyond(p) : p));
}

function paintRoads(brush: Brush, { shapes, hub }: Plan): void {
  for (const { kind, line } of shapes) {
    if (kind !== 'road') continue;
    const way = overrun(line);
    for (const material of ['verge', 'kerb', 'road'] as const) brush.line(material, way);
    brush.line('rut', way, -0.9, -0.5);
    brush.line('rut', way, 0.9, 0.7);
  }
  if (hub === null) return;
  brush.disc('verge', hub, 4);
  brush.disc('kerb', hub, 5);
  brush.disc('road', hub, 5);
}

/** Small houses between the ways of a junction, and a lime tree in the middle. */
function paintVillage(brush: Brush, { shapes, hub }: Plan, chance: Lots): void {
  if (hub === null) return;
  const ways = shapes.filter((s) => s.kind === 'road').map((s) => s.line);
  const walls = shapes.flatMap((s) => s.walls);
  const spots: Point[] = [];
  for (let i = 0; i < 60 && spots.length < 7; i++) {
    const angle = chance() * Math.PI * 2;
    const at: Point = [
      hub[0] + Math.cos(angle) * (12 + chance() * 6),
      hub[1] + 3 + Math.sin(angle) * (11 + chance() * 6),
    ];
    const body: Point = [at[0], at[1] - 2.6];
    if (ways.some((way) => nearest(way, body).far < 8.4)) continue;
    if (walls.some((wall) => nearest(wall, body).far < 9)) continue;
    if (spots.some((s) => Math.abs(s[0] - at[0]) < 9 && Math.abs(s[1] - at[1]) < 7)) continue;
    spots.push(at);
  }
  for (const at of spots.sort((a, b) => a[1] - b[1])) house(brush, at, 7 + chance() * 1.8, chance);
  roundTree(brush, [hub[0], hub[1] + 0.6], 2.5, chance);
}

function paintWalls(brush: Brush, { walls, line }: Shape): void {
  for (const wall of walls) {
    brush.line('wallshade', wall, 2.2, 2.6);
    brush.line('wallfoot', wall, 0, 1.7);
    brush.line('wall', wall, 0, 0.6);
    brush.line('walltop', wall, 0, -1.1);
    brush.line('merlon', wall, 0, -1.9);
  }
  for (const wall of walls) {
    const middle = wall[Math.round(wall.length / 2)];
    const inside = isInside(line, [50, 50]);
    if (!inside || walls.length > 1 || line.length > 26) tower(brush, [middle[0], middle[1] + 1.2], 2.3, 6, false);
  }
}

/** Rows of houses, kept apart from one another, from the walls and from the place of the knight. */
function paintTown(brush: Brush, plan: Plan, shape: Shape, chance: Lots): void {
  const { line, walls, stand } = shape;
  let mast: Point | null = null;
  if (plan.pennant) {
    mast = mastOf(shape);
    brush.disc('cobble', mast, 2.6, 1.6);
  }
  const built: { at: Point; w: number }[] = [];
  const fits = (at: Point, w: number): boolean => {
    const body: Point[] = [
      [at[0] - w * 0.55, at[1]],
      [at[0] + w * 0.62, at[1]],
      [at[0] - w * 0.5, at[1] - w * 0.85],
      [at[0] + w * 0.5, at[1] - w * 0.85],
    ];
    if (body.some(([x, y]) => x < 0.8 || x > 99.2 || y < 0.4 || y > 99.4)) return false;
    if (body.some((p) => !isInside(line, p) || walls.some((wall) => nearest(wall, p).far < 3.4))) return false;
    if (Math.hypot((at[0] - stand[0]) * 0.8, at[1] - w * 0.4 - stand[1]) < 9) return false;
    if (
      mast !== null &&
      at[0] > mast[0] - 4 - w / 2 &&
      at[0] < mast[0] + 14 + w / 2 &&
      Math.abs(at[1] - mast[1] + 6) < 14
    )
      return false;
    return built.every(
      (b) => Math.abs(b.at[0] - at[0]) > (b.w + w) * 0.55 || Math.abs(b.at[1] - at[1]) > (b.w + w) * 0.43,
    );
  };
  for (let i = 0; i < 700 && built.length < 48; i++) {
    const w = i < 150 ? 13 + chance() * 3 : i < 420 ? 9.5 + chance() * 2.5 : 6.6 + chance() * 1.8;
    const at: Point = [chance() * 100, chance() * 104];
    if (fits(at, w)) built.push({ at, w });
  }
  for (const { at, w } of built.sort((a, b) => a.at[1] - b.at[1])) house(brush, at, w, chance);
  for (let i = 0; i < 30; i++) {
    const at: Point = [chance() * 100, chance() * 100];
    const isClear = built.every((b) => distance([b.at[0], b.at[1] - b.w * 0.4], at) > b.w * 0.8);
    if (!isClear || !isInside(line, at) || walls.some((wall) => nearest(wall, at).far < 5.5)) continue;
    if (i % 6 === 0 && distance(at, stand) > 10 && isAwayFrom(mast, at))
      roundTree(brush, at, 1.7 + chance() * 0.5, chance);
    else brush.line('cobble', [at, [at[0] + 1.6, at[1] + 0.2]]);
  }
  if (mast !== null) banner(brush, mast);
}

const isAwayFrom = (mast: Point | null, at: Point): boolean =>
  mast === null || distance([mast[0] + 6, mast[1] - 10], at) > 13;

/** Where the pennant flies: inside, and clear of where the knight stands. */
function mastOf({ line, walls, stand }: Shape): Point {
  const grid = Array.from({ length: 144 }, (_, i): Point => [6 + (i % 12) * 8, 10 + Math.floor(i / 12) * 7.6]);
  const room = ([x, y]: Point): number => {
    const body: Point[] = [[x, y], [x + 13, y - 10], [x + 6, y - 19], [x, y - 19]]; // biome-ignore format: one flag
    if (body.some((p) => p[0] < 3 || p[1] < 3 || p[0] > 97 || p[1] > 97 || !isInside(line, p))) return -1;
    const toWall = Math.min(...walls.map((wall) => Math.min(...body.map((p) => nearest(wall, p).far))), 9);
    const toStand = Math.min(Math.hypot(x + 6 - stand[0], y - 12 - stand[1]), 19);
    return toWall + toStand;
  };
  return grid.reduce((best, p) => (room(p) > room(best) ? p : best));
}

function paintTile(tile: TileId, { x, y, turn }: Spot): Painting {
  const plan = planOf(tile, turn);
  const chance = lots(`${tile} ${x} ${y} ${turn}`);
  const brush = new Brush();
  paintRoads(brush, plan);
  for (const shape of plan.shapes) if (shape.kind === 'city') brush.area('town', shape.line);
  paintMeadows(brush, plan, new Clearing(plan), chance);
  for (const shape of plan.shapes) {
    if (shape.kind === 'city') {
      paintWalls(brush, shape);
      paintTown(brush, plan, shape, chance);
      for (const wall of shape.walls)
        for (const end of [wall[0], wall[wall.length - 1]]) tower(brush, [end[0], end[1] + 2], 2.7, 7.5);
    }
    if (shape.kind === 'monastery') monastery(brush, shape.line[0], chance);
  }
  paintVillage(brush, plan, chance);
  if (plan.gate !== null) gatehouse(brush, plan.gate);
  return brush.paths;
}

const painted = inPlay.each(() => new Map<string, Painting>());
export function paintingOf(tile: TileId, spot: Spot): Painting {
  const key = `${tile} ${spot.x} ${spot.y} ${spot.turn}`;
  let painting = painted().get(key);
  if (painting === undefined) {
    if (painted().size > 400) painted().clear(); // ghosts of long games
    painting = paintTile(tile, spot);
    painted().set(key, painting);
  }
  return painting;
}
