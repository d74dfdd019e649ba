// The city of a position typed in: every tile on its place, as the set-up and the growth phases lay them.
import { complain, type Doubts } from '../../text/input.ts';
import { CHURCH, type Grid, gridFor, readTile, type TileId, tileOf } from './data/kinds.ts';
import { typing } from './pad-cards.ts';
import type { PadPosition, PadTile } from './pad-shape.ts';

/** What lies on a place of the grid; null on the Guildhall and where the city has not grown yet. */
export interface Typed {
  readonly tile: TileId;
  /** The seat of the master; null: nobody's. */
  readonly master: number | null;
  readonly isResolved: boolean;
}
export interface Table {
  /** The players, by seat. */
  readonly names: readonly string[];
  /** Boris or Rik, by the name typed in; null with 2–4 players. */
  readonly opponent: string | null;
}

const players = ({ layout }: Grid): string => (layout === 'small' ? '1–2' : '3–4');
/** '10, 16, 22, 28': how many tiles a city can have. */
function sizes({ fill: { church, special, tile, grow1, grow2, grow3 } }: Grid): string {
  let count = church.length + special.length + tile.length;
  const later = [grow1, grow2, grow3].filter(({ length }) => length > 0);
  return [count, ...later.map(({ length }) => (count += length))].join(', ');
}

/** By place of the grid. */
export function readCity(
  city: readonly PadTile[],
  guildhall: PadPosition['guildhall'],
  table: Table,
  doubts: Doubts,
): (Typed | null)[] {
  const grid = gridFor(table.names.length);
  checkGuildhall(guildhall, grid);
  const typed = grid.cells.map((): Typed | null => null);
  const places = new Map<TileId, number>();
  city.forEach((entry, i) => {
    const at = `city[${i}]`;
    const { tile: id, x, y } = entry;
    const tile = readTile(id) as TileId;
    const before = places.get(tile);
    if (before !== undefined)
      doubts.say(isPrinted(id), `${at}.tile`, 'tileTwice', 'R2.3', { id, ...grid.cells[before] });
    const place = grid.at(x, y);
    if (place < 0 || grid.hall.includes(place)) {
      const rule = grid.layout === 'small' ? 'R3.1' : 'R9.4';
      complain(at, 'noSuchCell', rule, { players: players(grid), x, y });
    }
    if (typed[place] !== null) complain(at, 'cellTwice', 'R1.1', { x, y });
    checkKind(tile, place, at, grid);
    places.set(tile, place);
    typed[place] = { tile, ...masterOn(entry, at, table) };
  });
  checkComplete(typed, grid, doubts);
  return typed;
}

/** Of tiles that Kontor has made up nobody knows how many there are. */
const isPrinted = (tile: string): boolean => typing.isPrinted('guilds', tile) || typing.isPrinted('buildings', tile);

/** R2.1, R3.1 */
function checkGuildhall(guildhall: PadPosition['guildhall'], grid: Grid): void {
  const cells = guildhall.map(({ x, y }) => grid.at(x, y));
  if (cells.length === grid.hall.length && grid.hall.every((place) => cells.includes(place))) return;
  complain('guildhall', 'guildhallElsewhere', grid.layout === 'small' ? 'R3.1' : 'R2.1', {
    players: players(grid),
    cells: grid.hall.map((place) => `(${grid.cells[place].x},${grid.cells[place].y})`).join(', '),
  });
}

/** The church, the special buildings and, with two players, the guilds have places of their own. */
function checkKind(tile: TileId, place: number, at: string, grid: Grid): void {
  const { code, isGuild } = tileOf(tile);
  const isSmall = grid.layout === 'small';
  const facts = { id: code, players: players(grid), ...grid.cells[place] };
  if (grid.fill.church.includes(place)) {
    if (tile !== CHURCH) complain(at, 'onlyChurchHere', isSmall ? 'R3.2' : 'R2.2', facts);
  } else if (tile === CHURCH) {
    const church = grid.cells[grid.fill.church[0]];
    complain(at, 'churchElsewhere', isSmall ? 'R3.2' : 'R2.2', { ...facts, ...church });
  } else if (grid.fill.special.includes(place)) {
    if (isGuild) complain(at, 'specialHere', isSmall ? 'R3.2' : 'R2.3', facts);
  } else if (isSmall && !isGuild) complain(at, 'guildHere', 'R3.3', facts);
}

function masterOn(
  { tile, master, resolved: isResolved }: PadTile,
  at: string,
  { names, opponent }: Table,
): Omit<Typed, 'tile'> {
  if (master === null) return { master, isResolved };
  if (master === opponent) complain(`${at}.master`, 'opponentHasNoMaster', 'R11.12', { name: opponent });
  if (!isResolved) complain(`${at}.master`, 'masterOnUnresolved', 'R1.3', { id: tile });
  return { master: names.indexOf(master), isResolved };
}

/** All places of the set-up, and of every growth phase (R9.4) that has started. */
function checkComplete(typed: readonly (Typed | null)[], grid: Grid, doubts: Doubts): void {
  const { church, special, tile, grow1, grow2, grow3 } = grid.fill;
  const stages = [[...church, ...special, ...tile], grow1, grow2, grow3];
  const grown = stages.findLastIndex((places) => places.some((place) => typed[place] !== null));
  const [start, ...later] = stages
    .slice(0, Math.max(grown, 0) + 1)
    .map((places) => places.filter((place) => typed[place] === null));
  const missing = [...start, ...later.flat()];
  if (missing.length === 0) return;
  const rule = grid.layout === 'small' ? 'R3.3' : 'R9.4';
  const { x, y } = grid.cells[missing[0]];
  // Where the city grows in which phase is not printed everywhere.
  const isKnown = start.length > 0 || typing.isPrinted('cells', `${grid.layout}.${x}.${y}`);
  doubts.say(isKnown, 'city', 'cellMissing', rule, { players: players(grid), sizes: sizes(grid), x, y });
}
