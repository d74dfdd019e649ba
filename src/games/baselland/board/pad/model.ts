// The position as it is entered, and the table it represents.
import { padModel } from '../../../../parts/pad/position.ts';
import { seatOf } from '../../../../parts/pad.ts';
import { kindOfTile, TILE_KINDS, TILES } from '../../data/kinds.ts';
import { START_TYPE, TILE_TYPES } from '../../data/tiles.ts';
import { type PadPosition, POSITION } from '../../pad-shape.ts';
import { lay, stand } from '../../rules/features.ts';
import { laidAt } from '../../rules/grid.ts';
import { bareTable } from '../../setup.ts';
import type { Laid, Open, TileId, TileType } from '../../types.ts';

export type BasellandPad = PadPosition;
type PadTile = PadPosition['tiles'][number];

const start = (): PadTile => ({ tile: START_TYPE, x: 0, y: 0, turn: 0 }); // R2.3
const REACH = 75;
const isNear = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  Math.max(Math.abs(x), Math.abs(y)) <= REACH;
export const { emptyPad, withPlayers, isPad } = padModel(POSITION, {
  get start() {
    return { tiles: [start()] };
  },
  isShown: ({ tiles, followers }) =>
    tiles.length <= TILES.length &&
    tiles.every((one) => one.tile.length === 1 && isNear(one)) &&
    followers.every((one) => typeof one.on === 'string' && isNear(one)),
});
/** In the page a tile is entered by its type. */
export const typeOf = ({ tile }: { readonly tile: string }): TileType => tile[0] as TileType;

/** How many of each type are still in the box. */
export const leftOf = (tiles: readonly { readonly tile: string }[]): ReadonlyMap<TileType, number> =>
  new Map(TILE_KINDS.map(({ type, row }) => [type, row.count - tiles.filter(({ tile }) => tile[0] === type).length]));

/** The tiles with the names that scoring gives them: copies in the order of entry. */
export function laidOf(tiles: readonly PadTile[]): Laid[] {
  const used = new Map<TileType, number>();
  return tiles.map(({ x, y, turn, ...one }) => {
    const type = typeOf(one);
    const copy = (used.get(type) ?? 0) + 1;
    used.set(type, copy);
    return { tile: `${type}${copy}`, x, y, turn };
  });
}
export const nextCopy = (tiles: readonly PadTile[], type: TileType): TileId =>
  `${type}${tiles.filter(({ tile }) => tile === type).length + 1}`;

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const fitsIn = ({ laid, grid }: Open, { tile, x, y, turn }: Laid): boolean =>
  laidAt(grid, x, y) < 0 &&
  AROUND.every(([dx, dy], side) => {
    const there = laid[laidAt(grid, x + dx, y + dy)];
    return (
      there === undefined ||
      kindOfTile(tile).edges[turn][side] === kindOfTile(there.tile).edges[there.turn][(side + 2) % 4]
    );
  });

/** The table as far as it fits together; what does not is drawn, but joins nothing. */
export function openOf({ tiles, followers, players, settings }: BasellandPad): Open {
  const open = bareTable(players.length, settings);
  for (const laid of laidOf(tiles)) {
    const isKnown = laid.tile.length > 1 && Number(laid.tile.slice(1)) <= (TILE_TYPES[laid.tile[0]]?.count ?? 0);
    if (isKnown && fitsIn(open, laid)) lay(open, laid);
  }
  for (const { player, x, y, on } of followers) {
    const index = laidAt(open.grid, x, y);
    const seat = seatOf(player);
    if (index < 0 || seat >= players.length) continue;
    const number = kindOfTile(open.laid[index].tile).regions.findIndex(({ id }) => id === on);
    if (number >= 0 && open.segments.on[open.first[index] + number] < 0) stand(open, seat, open.first[index] + number);
  }
  return open;
}
