import { expect, test } from 'vitest';
import { kindOfTile, TILES } from '../data/kinds.ts';
import { planOf, regionAt } from './geometry.ts';
import { paintingOf } from './paint/tile.ts';
import { isInside, type Point } from './points.ts';

const TURNS = [0, 1, 2, 3];
/** The middle of each half-edge, a little inside the tile. */
const HALVES: readonly Point[] = [
  [25, 1],
  [75, 1],
  [99, 25],
  [99, 75],
  [75, 99],
  [25, 99],
  [1, 75],
  [1, 25],
];
const MIDDLES: readonly Point[] = [
  [50, 1],
  [99, 50],
  [50, 99],
  [1, 50],
];

test('what lies at the edges of every drawn tile is what its data say', () => {
  for (const tile of TILES) {
    const kind = kindOfTile(tile);
    for (const turn of TURNS) {
      const plan = planOf(tile, turn);
      HALVES.forEach((at, half) => {
        const piece = kind.atHalf[turn][half];
        if (piece >= 0)
          expect([tile, turn, half, regionAt(plan, at)?.id]).toEqual([tile, turn, half, kind.regions[piece].id]);
      });
      MIDDLES.forEach((at, side) => {
        const region = kind.atSide[turn][side];
        if (region >= 0)
          expect([tile, turn, side, regionAt(plan, at)?.id]).toEqual([tile, turn, side, kind.regions[region].id]);
      });
    }
  }
});

test('every follower stands on its own region', () => {
  for (const tile of TILES)
    for (const turn of TURNS) {
      const plan = planOf(tile, turn);
      for (const { id, kind, stand } of plan.shapes)
        if (kind !== 'monastery') expect([tile, turn, regionAt(plan, stand)?.id]).toEqual([tile, turn, id]);
    }
});

test('roads leave a tile in the middle of a side, walls at the corners: seams go on', () => {
  const isEnd = ([x, y]: Point) => [0, 50, 100].includes(x) && [0, 50, 100].includes(y);
  for (const tile of TILES)
    for (const { kind, line, walls } of planOf(tile, 1).shapes) {
      if (kind === 'road') expect(isEnd(line[0])).toBe(true);
      for (const wall of walls) for (const end of [wall[0], wall[wall.length - 1]]) expect([0, 100]).toContain(end[0]);
    }
});

test('the pieces of meadow do not overlap', () => {
  for (const tile of TILES) {
    const fields = planOf(tile, 0).shapes.filter((s) => s.kind === 'field');
    for (const a of fields) for (const b of fields) if (a !== b) expect(isInside(a.line, b.stand)).toBe(false);
  }
});

test('a tile is always painted the same, and two of a kind are not', () => {
  const at = { x: 3, y: -2, turn: 1 };
  expect(paintingOf('V1', at)).toEqual(paintingOf('V1', { ...at }));
  expect(paintingOf('V1', at)).not.toEqual(paintingOf('V2', at));
  expect(paintingOf('V1', at)).not.toEqual(paintingOf('V1', { ...at, x: 4 }));
});
