// The city and what stands in it (R1): figures, masters, neighbours, points.

import type { Seat } from '../../../kernel/types.ts';
import { AMOUNTS } from '../data/amounts.ts';
import { type Grid, gridFor, type TileId, tileOf } from '../data/kinds.ts';
import { ROUNDS, type RoundsRow } from '../data/layout.ts';
import {
  type City,
  type Open,
  type Opponent,
  type Position,
  type S,
  VP_SOURCES,
  type VpSource,
  type Who,
} from '../types.ts';

export const roundsFor = (seats: number): RoundsRow => ROUNDS[seats as 1];
export const seatsOf = (open: Open): number => open.hall.length;
export const isSolo = (open: Open): boolean => open.hall.length === 1;
export const gridOf = (open: Open): Grid => gridFor(open.hall.length);
/** R4.5 */
export const resolvesIn = (open: Open, round: number): boolean =>
  roundsFor(seatsOf(open)).resolution === 'every' || round % 2 === 0;

/** The solo opponent's place among the owners of pawns and points. */
export const BORIS = 1;
export const whoIs = (s: Pick<Position, 'own' | 'settings'>, owner: number): Who =>
  owner < s.own.length ? owner : s.settings.opponent;
export const ownerOf = (who: Who): number => (typeof who === 'number' ? who : BORIS);
export const opponentOf = (s: Pick<S, 'settings'>): Opponent => s.settings.opponent;

export const placeOf = (city: City, tile: TileId): number => city.tiles.indexOf(tile);
/** Whether there is an unresolved tile at this place. */
export const isUnresolved = (city: City, place: number): boolean => city.tiles[place] !== null && !city.resolved[place];

/** R1.5, R7.2, Q16 Pawns of everybody and the beadle. */
export function figuresOn(open: Open, place: number): number {
  let count = open.beadle !== null && open.city.tiles[place] === open.beadle ? 1 : 0;
  for (const pawns of open.city.pawns) count += pawns[place];
  return count;
}
/** R1.6 */
export const requiredOn = ({ tiles, lying }: City, place: number): number =>
  tileOf(tiles[place]!).majority + (lying[place] ? AMOUNTS.lyingAdds : 0);

/** R1.11 Own masters on tiles that show one of the symbols. */
export function mastersWith({ tiles, masters }: City, seat: Seat, mask: number): number {
  let count = 0;
  for (let place = 0; place < masters.length; place++)
    if (masters[place] === seat && (tileOf(tiles[place]!).mask & mask) !== 0) count++;
  return count;
}
export function masterCount({ masters }: City, seat: Seat): number {
  let count = 0;
  for (const master of masters) if (master === seat) count++;
  return count;
}
/** Masters of a seat on tiles that share an edge with this place. */
export function mastersBeside(grid: Grid, { masters }: City, seat: Seat, place: number): number {
  let count = 0;
  for (const other of grid.beside[place]) if (masters[other] === seat) count++;
  return count;
}
/** R5.7, R8.10 The master of the University. */
export function hasNoHandLimit({ tiles, masters }: City, seat: Seat): boolean {
  for (let place = 0; place < masters.length; place++)
    if (masters[place] === seat && tileOf(tiles[place]!).noHandLimit) return true;
  return false;
}

/** R7.8 The unresolved guild tile with the lowest precedence number. */
export function lowestGuild({ tiles, resolved }: City): TileId | null {
  let [lowest, number]: [TileId | null, number] = [null, 0];
  for (let place = 0; place < tiles.length; place++) {
    const tile = tiles[place];
    if (tile === null || resolved[place]) continue;
    const { precedence } = tileOf(tile);
    if (precedence === null || (lowest !== null && precedence > number)) continue; // Q8, Q9
    [lowest, number] = [tile, precedence];
  }
  return lowest;
}

/** R1.9 All VP of an owner so far. */
export function vpOf({ earned }: Open, owner: number): number {
  let sum = 0;
  for (const vp of earned[owner]) sum += vp;
  return sum;
}
export const SOURCE_AT = Object.fromEntries(VP_SOURCES.map((source, i) => [source, i])) as Record<VpSource, number>;
