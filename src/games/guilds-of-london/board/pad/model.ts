// The position as it is entered: the city tile by tile, and what everybody has.

import { padModel } from '../../../../parts/pad/position.ts';
import { seatName, seatOf } from '../../../../parts/pad.ts';
import { guarded } from '../../../../text/input.ts';
import { inPlay } from '../../data/in-play.ts';
import { allTiles, CHURCH, type Grid, gridFor, readTile, tileOf } from '../../data/kinds.ts';
import { typing } from '../../pad-cards.ts';
import { ALONE, type PadPlayer, type PadPosition, POSITION, SEATS } from '../../pad-shape.ts';
import { bareTable } from '../../setup.ts';
import type { Open } from '../../types.ts';

export type GuildsPad = PadPosition;
export const players = SEATS;

/** R11.17 Boris and Rik have only points. */
export const isPlayer = (one: PadPlayer): boolean => 'mayors' in one;
/** How many sit at the table: alone it is one. */
export const seatsIn = ({ players: all, solo }: Pick<GuildsPad, 'players' | 'solo'>): number => (solo ? 1 : all.length);
export const gridIn = (value: Pick<GuildsPad, 'players' | 'solo'>): Grid => gridFor(seatsIn(value));

const bare = (seat: number): PadPlayer => ({
  name: seatName(seat),
  vp: 0,
  mayors: [],
  pawnsInGuildhall: 0,
  neutrals: 0,
  cardsInHand: 0,
  tokensReceived: 0,
  plantationsWon: 0,
});

const together = padModel(POSITION, {
  /** Nobody is alone any more. */
  join: ({ players: stayed }, count) =>
    Array.from({ length: count }, (_, seat) =>
      stayed[seat] !== undefined && isPlayer(stayed[seat]) ? stayed[seat] : bare(seat),
    ),
  settle: (value) => inGrid({ ...value, solo: false }),
  isShown: (value) => !value.solo && value.players.every(isPlayer) && isInGrid(value),
});
const alone = padModel(ALONE, {
  isShown: (value) =>
    value.solo && value.players.every((one, seat) => isPlayer(one) === (seat === 0)) && isInGrid(value),
});
export const { emptyPad, withPlayers } = together;
/** Which tiles and cards there are follows from what was typed. */
export const isPad = (value: unknown): value is GuildsPad =>
  guarded(() =>
    inPlay.with(typing.editionOf(typing.read(value)), () => together.isPad(value) || alone.isPad(value)),
  ) === true;
const isInGrid = (value: GuildsPad): boolean => value.city.every(({ x, y }) => gridIn(value).at(x, y) >= 0);

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

export function withSolo(value: GuildsPad, solo: boolean): GuildsPad {
  if (!solo) return withPlayers(value, 2);
  const [first] = value.players;
  return inGrid({ ...value, solo, players: [first, { name: seatName(1), vp: value.players[1]?.vp ?? 0 }] });
}

/** The table as boards draw it. */
export const openOf = (value: GuildsPad): Open => typing.within(value, () => laidOut(value));
function laidOut(value: GuildsPad): Open {
  const open = bareTable(seatsIn(value), 'virginia');
  const grid = gridIn(value);
  for (const { tile, x, y, master, resolved } of value.city) {
    const place = grid.at(x, y);
    open.city.tiles[place] = readTile(tile) ?? null;
    open.city.resolved[place] = resolved;
    open.city.masters[place] = seatOf(master);
  }
  open.hall = value.players.slice(0, seatsIn(value)).map((one) => one.pawnsInGuildhall ?? 0);
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
export function withTile(value: GuildsPad, place: number, code: string): GuildsPad {
  const { x, y } = gridIn(value).cells[place];
  const city = value.city.filter((one) => one.tile !== code && (one.x !== x || one.y !== y));
  return { ...value, city: [...city, { tile: code, x, y, master: null, resolved: true }] };
}
