// The position as it is entered: the city tile by tile, and what everybody has.

import { fits, orNull } from '../../../../parts/pad/shape.ts';
import { seatName, seatOf } from '../../../../parts/pad.ts';
import { allTiles, CHURCH, type Grid, gridFor, readMayor, readTile, type TileId, tileOf } from '../../data/kinds.ts';
import { bareTable } from '../../setup.ts';
import type { Open } from '../../types.ts';
import { PAD_COUNTS, type PadCount } from '../../words/entry.ts';

export interface PadTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  /** By seat: `seatName`; null: nobody's. */
  readonly master: string | null;
  readonly resolved: boolean;
}
export interface PadPlayer extends Readonly<Record<PadCount, number>> {
  readonly name: string;
  readonly mayors: readonly string[];
}
/** R11.17 Boris or Rik. */
export interface PadAutomaton {
  readonly name: string;
  readonly vp: number;
}
export interface GuildsPad {
  readonly city: readonly PadTile[];
  readonly guildhall: readonly { readonly x: number; readonly y: number }[];
  readonly players: readonly (PadPlayer | PadAutomaton)[];
  readonly solo: boolean;
}
/** R4.7, R11.1 Alone one plays against somebody too. */
export const players = { min: 2, max: 4 };

export const isPlayer = (one: PadPlayer | PadAutomaton): one is PadPlayer => 'mayors' in one;
/** How many sit at the table: alone it is one. */
export const seatsIn = ({ players: all, solo }: Pick<GuildsPad, 'players' | 'solo'>): number => (solo ? 1 : all.length);
export const gridIn = (value: Pick<GuildsPad, 'players' | 'solo'>): Grid => gridFor(seatsIn(value));

const bare = (seat: number): PadPlayer => ({
  name: seatName(seat),
  mayors: [],
  vp: 0,
  pawnsInGuildhall: 0,
  neutrals: 0,
  cardsInHand: 0,
  tokensReceived: 0,
  plantationsWon: 0,
});

export const emptyPad = (count: number): GuildsPad =>
  inGrid({ city: [], guildhall: [], solo: false, players: Array.from({ length: count }, (_, seat) => bare(seat)) });

/** The church has its place from the beginning (R2.2, R3.2); what lay outside the grid is gone. */
function inGrid(value: GuildsPad): GuildsPad {
  const grid = gridIn(value);
  const seats = value.players.length;
  const church = grid.cells[grid.fill.church[0]];
  const city = value.city
    .filter(({ x, y, tile }) => grid.at(x, y) >= 0 && !grid.hall.includes(grid.at(x, y)) && readTile(tile) !== CHURCH)
    .filter(({ x, y }) => x !== church.x || y !== church.y)
    .map((one) =>
      seatOf(one.master) >= seats || (value.solo && seatOf(one.master) > 0) ? { ...one, master: null } : one,
    );
  const old = value.city.find(({ tile }) => readTile(tile) === CHURCH);
  const laid = { tile: tileOf(CHURCH).code, ...church, master: old?.master ?? null, resolved: old?.resolved ?? true };
  const master = seatOf(laid.master) < seatsIn(value) ? laid.master : null;
  return { ...value, city: [{ ...laid, master }, ...city], guildhall: grid.hall.map((place) => grid.cells[place]) };
}

/** With more than two nobody is alone. */
export const withPlayers = (value: GuildsPad, count: number): GuildsPad =>
  inGrid({
    ...value,
    solo: false,
    players: Array.from({ length: count }, (_, seat) => {
      const one = value.players[seat];
      return one !== undefined && isPlayer(one) ? one : bare(seat);
    }),
  });

export function withSolo(value: GuildsPad, solo: boolean): GuildsPad {
  if (!solo) return withPlayers(value, 2);
  const [first] = value.players;
  return inGrid({ ...value, solo, players: [first, { name: seatName(1), vp: value.players[1]?.vp ?? 0 }] });
}

const isSeat = (name: unknown): boolean => seatOf(name) >= 0;
const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= 999;
const isSomebody = (one: unknown): boolean =>
  fits(one, { name: isSeat, vp: isCount }) ||
  fits(one, {
    name: isSeat,
    mayors: [(code) => readMayor(code) !== undefined],
    ...Object.fromEntries(PAD_COUNTS.map((count) => [count, isCount])),
  });
export const isPad = (value: unknown): value is GuildsPad => {
  const isShaped = fits(value, {
    city: [{ tile: (code) => readTile(code) !== undefined, x: 0, y: 0, master: orNull(isSeat), resolved: true }],
    guildhall: [{ x: 0, y: 0 }],
    players: [isSomebody],
    solo: true,
  });
  if (!isShaped) return false;
  const { players: all, solo, city } = value as GuildsPad;
  const areRight =
    all.length >= 2 && all.length <= 4 && all.every((one, seat) => isPlayer(one) === (!solo || seat === 0));
  return areRight && (!solo || all.length === 2) && city.every(({ x, y }) => gridIn(value as GuildsPad).at(x, y) >= 0);
};

/** The table as boards draw it. */
export function openOf(value: GuildsPad): Open {
  const open = bareTable(seatsIn(value), 'virginia');
  const grid = gridIn(value);
  for (const { tile, x, y, master, resolved } of value.city) {
    const place = grid.at(x, y);
    open.city.tiles[place] = readTile(tile) ?? null;
    open.city.resolved[place] = resolved;
    open.city.masters[place] = seatOf(master);
  }
  open.hall = value.players.slice(0, seatsIn(value)).map((one) => (isPlayer(one) ? one.pawnsInGuildhall : 0));
  return open;
}

/** The places of the set-up and of every growth phase that has started (R9.4). */
export function neededPlaces(value: GuildsPad): number[] {
  const grid = gridIn(value);
  const { church, special, tile, grow1, grow2, grow3 } = grid.fill;
  const stages = [[...church, ...special, ...tile], grow1, grow2, grow3];
  const laid = value.city.map(({ x, y }) => grid.at(x, y));
  const grown = stages.findLastIndex((places) => places.some((place) => laid.includes(place)));
  return stages.slice(0, Math.max(grown, 0) + 1).flat();
}

/** Lays what is left on the empty places, each where it may lie, resolved and without a master. */
export function filledUp(value: GuildsPad): GuildsPad {
  const grid = gridIn(value);
  const laid = new Set(value.city.map(({ x, y }) => grid.at(x, y)));
  const used = new Set(value.city.map(({ tile }) => tile));
  const left = allTiles().filter((tile) => !used.has(tileOf(tile).code));
  const city = value.city.slice();
  for (const place of neededPlaces(value)) {
    if (laid.has(place)) continue;
    const wantsSpecial = grid.fill.special.includes(place);
    const at = left.findIndex((tile) => tileOf(tile).isGuild !== wantsSpecial);
    if (at < 0) continue; // all special buildings lie elsewhere: one has to come from there
    const [tile] = left.splice(at, 1);
    city.push({ tile: tileOf(tile).code, ...grid.cells[place], master: null, resolved: true });
  }
  return { ...value, city };
}

/** Lays a tile on a place; one that lay elsewhere comes from there. */
export function withTile(value: GuildsPad, place: number, tile: TileId): GuildsPad {
  const { x, y } = gridIn(value).cells[place];
  const { code } = tileOf(tile);
  const city = value.city.filter((one) => one.tile !== code && (one.x !== x || one.y !== y));
  return { ...value, city: [...city, { tile: code, x, y, master: null, resolved: true }] };
}
