import { expect, test } from 'vitest';
import { kindOfTile } from '../data/kinds.ts';
import type { TileId } from '../types.ts';
import { PLATES } from './plates.ts';

/** The scenes of a plate that are not crossed out. */
const scenes = PLATES.flatMap(({ shows }) =>
  shows.filter((name, i) => name.includes(';') && (shows[i + 1] !== '✗' || shows[i + 2] !== undefined)),
);

/** North, east, south, west as it lies. */
const edgesOf = (tile: string, turn: number): string[] => {
  const { edges } = kindOfTile(tile as TileId).row;
  return [0, 1, 2, 3].map((side) => edges[(side - turn + 4) % 4]);
};

test.each(scenes)('R4.4 what a plate shows as laid could lie so: %s', (scene) => {
  const laid = scene.split(';').map((one) => /^(\w\d)@(-?\d),(-?\d)\/(\d)/.exec(one)!.slice(1));
  const at = new Map(laid.map(([tile, x, y, turn]) => [`${x},${y}`, edgesOf(tile, Number(turn))]));
  let seams = 0;
  for (const [, x, y] of laid) {
    const mine = at.get(`${x},${y}`)!;
    for (const [side, dx, dy] of [[1, 1, 0] as const, [2, 0, 1] as const]) {
      const other = at.get(`${Number(x) + dx},${Number(y) + dy}`);
      if (other === undefined) continue;
      seams++;
      expect(mine[side]).toBe(other[(side + 2) % 4]);
    }
  }
  expect(seams).toBeGreaterThanOrEqual(laid.length - 1);
});
