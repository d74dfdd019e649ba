// Where things lie on the table, in board units: a tile is 100 wide.
import type { Box } from '../../../draw/frame.ts';

import type { TileId } from '../data/kinds.ts';
import { gridOf, placeOf } from '../rules/city.ts';
import type { Open } from '../types.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
export const TILE = 100;
/** Streets between the tiles. */
const PITCH = 106;
/** The scoreboard and the plantation, before they are scaled. */
export const SCOREBOARD = { width: 210, height: 190 };
export const PLANTATION = { width: 210, height: 140 };
const GAP = 12;

/** The upper left corner of a place. */
export const cornerOf = (open: Open, place: number): Point => {
  const { x, y } = gridOf(open).cells[place];
  return { x: x * PITCH, y: y * PITCH };
};
export const middleOf = (open: Open, place: number): Point => {
  const { x, y } = cornerOf(open, place);
  return { x: x + TILE / 2, y: y + TILE / 2 };
};

const around = (corners: readonly Point[]): Box => {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + TILE, height: Math.max(...ys) - y + TILE };
};

/** Places where something lies: tiles and the Guildhall. */
export const laidPlaces = (open: Open): number[] =>
  [...open.city.tiles.keys()].filter((place) => open.city.tiles[place] !== null || gridOf(open).hall.includes(place));

export const hallBox = (open: Open): Box => around(gridOf(open).hall.map((place) => cornerOf(open, place)));

/** All that is laid out so far. */
export const cityBox = (open: Open): Box => around(laidPlaces(open).map((place) => cornerOf(open, place)));

export interface Panel extends Point {
  readonly scale: number;
}
/** The whole table: city, scoreboard and plantation beside it, or below it where the window is tall. */
export interface Plan {
  readonly city: Box;
  readonly scoreboard: Panel;
  readonly plantation: Panel;
  readonly bounds: Box;
}

const MARGIN = 16;

export function planOf(open: Open, isTall: boolean): Plan {
  const city = cityBox(open);
  if (isTall) {
    const scale = city.width / (SCOREBOARD.width + GAP + PLANTATION.width);
    const y = city.y + city.height + MARGIN;
    const height = city.height + MARGIN + SCOREBOARD.height * scale;
    return {
      city,
      scoreboard: { x: city.x, y, scale },
      plantation: {
        x: city.x + (SCOREBOARD.width + GAP) * scale,
        y: y + ((SCOREBOARD.height - PLANTATION.height) / 2) * scale,
        scale,
      },
      bounds: { x: city.x - 8, y: city.y - 8, width: city.width + 16, height: height + 16 },
    };
  }
  const x = city.x + city.width + MARGIN;
  const total = SCOREBOARD.height + GAP + PLANTATION.height;
  const y = city.y + (city.height - total) / 2;
  const bounds = {
    x: city.x - 12,
    y: Math.min(city.y, y) - 12,
    width: city.width + MARGIN + SCOREBOARD.width + 24,
    height: Math.max(city.height, total) + 24,
  };
  return {
    city,
    scoreboard: { x, y, scale: 1 },
    plantation: { x, y: y + SCOREBOARD.height + GAP, scale: 1 },
    bounds,
  };
}

export const tileBox = (open: Open, tile: TileId): Box => ({
  ...cornerOf(open, placeOf(open.city, tile)),
  width: TILE,
  height: TILE,
});

/** So many things side by side around the middle, closer together where room is short. */
export function sideBySide(count: number, room: number, wish: number): number[] {
  const step = count < 2 ? 0 : Math.min(wish, (room - wish) / (count - 1));
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}
