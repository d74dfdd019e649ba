// The position as it is entered, and the table it represents.
import { settle } from '../../../../kernel/settings.ts';
import { fits, oneOf } from '../../../../parts/pad/shape.ts';
import { seatName, seatOf } from '../../../../parts/pad.ts';
import { kindOfTile, TILE_KINDS, TILES, TYPES } from '../../data/kinds.ts';
import { game } from '../../game.ts';
import { lay, stand } from '../../rules/features.ts';
import { laidAt } from '../../rules/grid.ts';
import { bareTable } from '../../setup.ts';
import type { Laid, Open, Options, RegionId, TileId, TileType } from '../../types.ts';

export interface PadTile {
  readonly tile: TileType;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
export interface PadFollower {
  /** By seat: `seatName`. */
  readonly player: string;
  readonly x: number;
  readonly y: number;
  readonly on: RegionId;
}
export interface BasellandPad {
  readonly tiles: readonly PadTile[];
  readonly followers: readonly PadFollower[];
  readonly players: readonly { readonly name: string; readonly score: number }[];
  readonly settings: Options;
}

const START: PadTile = { tile: 'D', x: 0, y: 0, turn: 0 }; // R2.3
export const usualSettings = (): Options => settle(game, {}) as Options;

export const emptyPad = (players: number): BasellandPad => ({
  tiles: [START],
  followers: [],
  players: Array.from({ length: players }, (_, seat) => ({ name: seatName(seat), score: 0 })),
  settings: usualSettings(),
});

export const withPlayers = (value: BasellandPad, players: number): BasellandPad => ({
  ...value,
  players: emptyPad(players).players.map((one, seat) => value.players[seat] ?? one),
  followers: value.followers.filter(({ player }) => seatOf(player) < players),
});

const REACH = 75;
const isCell = (n: unknown): boolean => Number.isInteger(n) && Math.abs(n as number) <= REACH;
export const isPad = (value: unknown): value is BasellandPad =>
  fits(value, {
    tiles: [{ tile: oneOf(TYPES), x: isCell, y: isCell, turn: oneOf([0, 1, 2, 3]) }],
    followers: [{ player: (name) => seatOf(name) >= 0, x: isCell, y: isCell, on: '' }],
    players: [{ name: (name) => seatOf(name) >= 0, score: 0 }],
    settings: Object.fromEntries(Object.entries(game.settings).map(([name, { values }]) => [name, oneOf(values)])),
  }) && (value as BasellandPad).tiles.length <= TILES.length;

/** How many of each type are still in the box. */
export const leftOf = (tiles: readonly { readonly tile: string }[]): ReadonlyMap<TileType, number> =>
  new Map(TILE_KINDS.map(({ type, row }) => [type, row.count - tiles.filter(({ tile }) => tile[0] === type).length]));

/** The tiles with the names that scoring gives them: copies in the order of entry. */
export function laidOf(tiles: readonly PadTile[]): Laid[] {
  const used = new Map<TileType, number>();
  return tiles.map(({ tile, x, y, turn }) => {
    const copy = (used.get(tile) ?? 0) + 1;
    used.set(tile, copy);
    return { tile: `${tile}${copy}`, x, y, turn };
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
    const isKnown = laid.tile.length > 1 && Number(laid.tile.slice(1)) <= (COUNTS.get(laid.tile[0]) ?? 0);
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
const COUNTS = new Map<string, number>(TILE_KINDS.map(({ type, row }) => [type, row.count]));
