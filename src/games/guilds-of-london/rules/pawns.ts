// Pawns on the move, and VP (R1.7–R1.9, R5.4, R6.6).
import type { Seat } from '../../../kernel/types.ts';
import { type TileId, tileOf } from '../data/kinds.ts';
import type { Amount, Choices, Fetch, GuildsTask, Open, Position, S, Send, Spot, VpSource, Who } from '../types.ts';
import type { GuildsCx } from './cards.ts';
import { gridOf, isUnresolved, ownerOf, placeOf, SOURCE_AT, whoIs } from './city.ts';

/** Whose pawns, from where to where, how many, by which rule. `seat`: who moves them; null: nobody, the rules. */
export interface Walk {
  readonly seat: Seat | null;
  readonly who: Who;
  readonly from: Spot;
  readonly to: Spot;
  readonly count: number;
  readonly rule: string;
}

export function walk(s: S, { seat, who, from, to, count, rule }: Walk, cx: GuildsCx): void {
  if (count === 0) return;
  const owner = ownerOf(who);
  put(s.open, owner, from, -count);
  put(s.open, owner, to, count);
  cx.emit({ e: 'moved', seat, who, from, to, count, rule });
}

function put(open: Open, owner: number, at: Spot, by: number): void {
  if (at === 'hall') {
    if (owner < open.hall.length) open.hall[owner] += by; // R11.5 Boris never runs out
  } else if (at === 'supply') open.supply[owner] += by;
  else if (at === 'plantation') open.overseas[owner] += by;
  else open.city.pawns[owner][placeOf(open.city, at)] += by;
}

/** R1.9 */
export function addVp(s: S, owner: number, vp: number, source: VpSource, rule: string, cx: GuildsCx): void {
  if (vp === 0) return;
  s.open.earned[owner][SOURCE_AT[source]] += vp;
  cx.emit({ e: 'vp', who: whoIs(s, owner), vp, source, rule });
}

/** R6.6 Own pawns in the Guildhall and on unresolved tiles. */
export function pawnsAbout({ hall, city }: Open, seat: Seat): number {
  let count = hall[seat];
  for (const pawns of city.pawns[seat]) count += pawns;
  return count;
}

const stockOf = (open: Open, seat: Seat, from: Send['from']): number =>
  from === 'own' ? pawnsAbout(open, seat) : from === 'supply' ? open.supply[seat] : open.overseas[seat];

const NONE: readonly TileId[] = [];

/** R6.E7 How many pawns on a tile have not moved yet. */
const restingOn = (tile: TileId, count: number, came: readonly TileId[]): number =>
  came.length === 0 ? count : count - came.filter((one) => one === tile).length;

/** The tiles that pawns may be sent to. */
export function targetsOf({ open }: S, { seat, from, symbols, at, came = NONE }: Omit<Send, 'do'>): TileId[] {
  const { city } = open;
  const stock = stockOf(open, seat, from) - came.length;
  const targets: TileId[] = [];
  if (stock === 0) return targets;
  const here = city.pawns[seat];
  for (let place = at; place < city.tiles.length; place++) {
    const tile = city.tiles[place];
    if (tile === null || city.resolved[place] || (tileOf(tile).mask & symbols) === 0) continue;
    if (from === 'own' && restingOn(tile, here[place], came) === stock) continue; // R5.6 not to the tile they stand on
    targets.push(tile);
  }
  return targets;
}
/** As `targetsOf`, only whether there is one. */
export function hasTarget({ open }: Position, seat: Seat, from: Send['from'], symbols: number): boolean {
  const { city } = open;
  const stock = stockOf(open, seat, from);
  if (stock === 0) return false;
  const here = city.pawns[seat];
  for (let place = 0; place < city.tiles.length; place++) {
    const tile = city.tiles[place];
    if (tile === null || city.resolved[place] || (tileOf(tile).mask & symbols) === 0) continue;
    if (from !== 'own' || here[place] < stock) return true;
  }
  return false;
}

/** Where own pawns may come from; the Guildhall first. */
export function sourcesOf({ hall, city }: Open, { seat, to, at, came = NONE }: Omit<Fetch, 'do'>): (TileId | 'hall')[] {
  const sources: (TileId | 'hall')[] = at < 0 && hall[seat] > 0 ? ['hall'] : [];
  const here = city.pawns[seat];
  for (let place = Math.max(0, at); place < here.length; place++) {
    const tile = city.tiles[place];
    if (here[place] > 0 && tile !== null && tile !== to && restingOn(tile, here[place], came) > 0) sources.push(tile);
  }
  return sources;
}

/** What is left to be asked of a job, if anything. */
export function amountTasks(s: S, t: Amount, cx: GuildsCx): GuildsTask[] {
  const { seat, from, to, rule } = t;
  const { open } = s;
  const there =
    from === 'supply'
      ? open.supply[seat]
      : from === 'hall'
        ? open.hall[seat]
        : from === 'plantation'
          ? open.overseas[seat]
          : open.city.pawns[seat][placeOf(open.city, from)];
  const max = Math.min(t.max, there);
  if (max > t.min) return [{ ...t, max }];
  walk(s, { seat, who: seat, from, to, count: max, rule }, cx);
  return [];
}
export const sendTasks = (s: S, t: Send): GuildsTask[] => (t.left > 0 && targetsOf(s, t).length > 0 ? [t] : []);

/** Fetches as long as there is nothing to choose. */
export function fetchTasks(s: S, t: Fetch, cx: GuildsCx): GuildsTask[] {
  let { left, at, may } = t;
  while (left > 0) {
    const sources = sourcesOf(s.open, { ...t, at });
    if (sources.length === 0) return [];
    if (may || sources.length > 1) return [{ ...t, left, at, may }];
    at = bring(s, t, sources[0], cx);
    left--;
    may = true;
  }
  return [];
}
/** One pawn; returns its place, -1 for the Guildhall. */
export function bring(s: S, { seat, to, rule }: Fetch, from: TileId | 'hall', cx: GuildsCx): number {
  walk(s, { seat, who: seat, from, to, count: 1, rule }, cx);
  return from === 'hall' ? -1 : placeOf(s.open.city, from);
}

/** A pawn or more to the chosen tile, then perhaps the next tile. */
export function sendTo(s: S, t: Send, to: TileId, cx: GuildsCx): void {
  const { seat, rule, from, each, came } = t;
  const isOnce = came !== undefined;
  const more: Send = {
    ...t,
    left: t.left - 1,
    at: placeOf(s.open.city, to),
    may: true,
    ...(isOnce && { came: [...came, to] }),
  };
  if (from === 'own') {
    const isMore = more.left > 0 && isRoomBeyond(s, more);
    const fetch: Fetch = { do: 'fetch', seat, rule, to, left: each, at: -1, may: false, ...(isOnce && { came }) };
    const tasks = fetchTasks(s, fetch, cx);
    cx.next(...tasks, ...(isMore ? [more] : []));
  } else if (each > 1) {
    cx.next(...amountTasks(s, { do: 'amount', seat, rule, from, to, min: 1, max: each }, cx));
  } else {
    walk(s, { seat, who: seat, from, to, count: 1, rule }, cx);
    cx.next(...sendTasks(s, more));
  }
}

/** Whether there will be something left to send when one pawn has come to the tile at `t.at`. */
function isRoomBeyond(s: S, t: Send): boolean {
  const { open } = s;
  const here = open.city.pawns[t.seat][t.at];
  if (t.came === undefined)
    return here + 1 < pawnsAbout(open, t.seat) || targetsOf(s, { ...t, at: t.at + 1 }).length > 0;
  // R6.E7 The pawns that have come stay where they are: others must be elsewhere, or go on from here.
  const came = t.came.slice(0, -1);
  const resting = pawnsAbout(open, t.seat) - came.length - 1;
  if (resting === 0) return false;
  const restingHere = restingOn(open.city.tiles[t.at]!, here, came);
  return restingHere < resting || targetsOf(s, { ...t, came: [], at: t.at + 1 }).length > 0;
}

/** R6.E10 From one tile to one beside it. */
export function shiftsOf(open: Open, seat: Seat): Choices['shift'][] {
  const { city } = open;
  const { beside } = gridOf(open);
  const shifts: Choices['shift'][] = [];
  for (const [place, count] of city.pawns[seat].entries())
    if (count > 0)
      for (const other of beside[place])
        if (isUnresolved(city, other)) shifts.push({ from: city.tiles[place]!, to: city.tiles[other]! });
  return shifts;
}

/** R6.E12 Unresolved tiles beside a tile. */
export function besideTile(open: Open, tile: TileId): TileId[] {
  const { city } = open;
  return gridOf(open)
    .beside[placeOf(city, tile)].filter((other) => isUnresolved(city, other))
    .map((other) => city.tiles[other]!);
}

/** R6.7 Opposing pawns on unresolved tiles; to be pushed, there must be a tile beside. */
export function rivalsOf(s: Position, seat: Seat, pushes: boolean): Choices['rival'][] {
  const { open } = s;
  const { tiles, pawns } = open.city;
  const rivals: Choices['rival'][] = [];
  for (let place = 0; place < tiles.length; place++)
    for (let owner = 0; owner < pawns.length; owner++) {
      if (owner === seat || pawns[owner][place] === 0) continue;
      const tile = tiles[place]!;
      if (!pushes || besideTile(open, tile).length > 0) rivals.push({ tile, who: whoIs(s, owner) });
    }
  return rivals;
}

/** Tiles with own pawns. */
export function ownTiles({ city }: Open, seat: Seat): TileId[] {
  const tiles: TileId[] = [];
  for (const [place, count] of city.pawns[seat].entries()) if (count > 0) tiles.push(city.tiles[place]!);
  return tiles;
}
