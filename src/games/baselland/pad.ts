// Scores a position typed in from a real table, as the end of the game; refuses what the rules make impossible.
import { total } from '../../kernel/score.ts';
import type { ScoreLine } from '../../kernel/types.ts';
import { complain, guarded, list, object, short, whole } from '../../text/input.ts';
import type { PadProblem, PadResult } from '../../text/pad.ts';
import { type Kind, kindOfTile } from './data/kinds.ts';
import { settingsOf, tileBox, turnOf } from './input.ts';
import { checkHistory } from './pad-history.ts';
import { neighbours } from './rules/closing.ts';
import { lay, regionOf, stand } from './rules/features.ts';
import { hasRole } from './rules/followers.ts';
import { laidAt } from './rules/grid.ts';
import { score } from './scoring.ts';
import { bareTable } from './setup.ts';
import type { Laid, Open, S } from './types.ts';

interface Placed extends Laid {
  readonly kind: Kind;
  readonly at: string;
}
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const pad = (input: unknown): PadResult | PadProblem =>
  guarded(() => {
    const {
      tiles,
      followers = [],
      players,
      settings,
    } = object(input, '', ['tiles', 'followers', 'players', 'settings']);
    const options = settingsOf(settings, 'settings');
    const entered = readPlayers(players);
    const s: S = {
      settings: options,
      open: bareTable(entered.length, options),
      own: entered.map(() => ({})),
      dark: { pile: [] },
      todo: [],
      lanes: [],
      forked: [],
      rng: {},
    };
    layAll(s.open, readTiles(tiles));
    const typed: number[] = [];
    list(followers, 'followers', 40).forEach((follower, i) => {
      typed[i] = putFollower(
        s,
        follower,
        `followers[${i}]`,
        entered.map((p) => p.name),
      );
    });
    checkHistory(s, entered, typed);
    const scored = entered.map(({ name, points }, seat) => {
      const before: ScoreLine = { rule: 'R7.1', label: 'entered', points };
      const lines = [before, ...score(s, seat)];
      return { name, total: total(lines), lines };
    });
    const best = Math.max(...scored.map((p) => p.total));
    return { players: scored, winners: scored.filter((p) => p.total === best).map((p) => p.name) }; // R1.3
  });

function readPlayers(value: unknown): { name: string; points: number }[] {
  const players = list(value, 'players', 100).map((entry, i) => {
    const at = `players[${i}]`;
    const { name, score: points = 0 } = object(entry, at, ['name', 'score']);
    if (typeof name !== 'string' || name.trim() === '') complain(`${at}.name`, 'emptyName', '');
    if (whole(points, `${at}.score`) < 0) complain(`${at}.score`, 'badScore', 'R2.2', { value: points as number });
    return { name, points: points as number };
  });
  if (players.length < 2 || players.length > 5) complain('players', 'playerCount', 'R2.1', { count: players.length });
  players.forEach(({ name }, i) => {
    if (players.findIndex((p) => p.name === name) < i) complain(`players[${i}].name`, 'playerTwice', '', { name });
  });
  return players;
}

/** The tiles in an order in which they could have been laid, the start tile first. */
function readTiles(value: unknown): Placed[] {
  const box = tileBox();
  const byCell = new Map<string, Placed>();
  list(value, 'tiles', 200).forEach((entry, i) => {
    const at = `tiles[${i}]`;
    const { tile, x, y, turn } = object(entry, at, ['tile', 'x', 'y', 'turn']);
    const placed = {
      ...box(tile, `${at}.tile`),
      x: whole(x, `${at}.x`),
      y: whole(y, `${at}.y`),
      turn: turnOf(turn, `${at}.turn`),
      at,
    };
    const cell = `${placed.x},${placed.y}`;
    if (byCell.has(cell)) complain(at, 'cellTwice', 'R4.2', { x: placed.x, y: placed.y });
    byCell.set(cell, placed);
  });
  const start = byCell.get('0,0');
  if (start === undefined || start.kind.type !== 'D' || start.turn !== 0) complain('tiles', 'noStart', 'R2.3');
  const order = [start];
  for (const tile of order) {
    byCell.delete(`${tile.x},${tile.y}`);
    for (const [dx, dy] of AROUND) {
      const neighbour = byCell.get(`${tile.x + dx},${tile.y + dy}`);
      if (neighbour !== undefined && !order.includes(neighbour)) order.push(neighbour);
    }
  }
  const [apart] = byCell.values();
  if (apart !== undefined) complain(apart.at, 'apart', 'R4.2', { x: apart.x, y: apart.y });
  return order;
}

function layAll(open: Open, tiles: readonly Placed[]): void {
  for (const { tile, x, y, turn, kind, at } of tiles) {
    AROUND.forEach(([dx, dy], side) => {
      const there = open.laid[laidAt(open.grid, x + dx, y + dy)];
      if (there === undefined) return;
      if (kind.edges[turn][side] !== kindOfTile(there.tile).edges[there.turn][(side + 2) % 4])
        complain(at, 'neighbourDiffers', 'R4.4', { x, y, side: 'NESW'[side] });
    });
    lay(open, { tile, x, y, turn });
  }
}

/** Puts a follower as typed in, and returns its segment. */
function putFollower(s: S, entry: unknown, at: string, names: readonly string[]): number {
  const { open } = s;
  const { segments } = open;
  const read = object(entry, at, ['player', 'x', 'y', 'on']);
  const seat = names.indexOf(read.player as string);
  if (seat < 0) complain(`${at}.player`, 'unknownPlayer', '', { name: short(read.player) });
  const x = whole(read.x, `${at}.x`);
  const y = whole(read.y, `${at}.y`);
  const index = laidAt(open.grid, x, y);
  if (index < 0) complain(at, 'noTileThere', 'R5.3', { x, y });
  if (index === 0) complain(at, 'startTile', 'R5.3'); // Q15
  const { tile } = open.laid[index];
  const { regions } = kindOfTile(tile);
  const number = regions.findIndex((r) => r.id === read.on);
  const region = short(read.on);
  if (number < 0) complain(`${at}.on`, 'noRegionThere', 'R5.4', { region, tile });
  if (!hasRole(regions[number])) complain(`${at}.on`, 'noCityBeside', 'R5.7', { region });
  const first = open.first[index];
  if (regions.some((_, i) => segments.on[first + i] >= 0)) complain(at, 'onePerTile', 'R5.1', { x, y });
  if (isFinished(s, first + number)) complain(at, 'featureFinished', 'R8.1', { x, y, region });
  if (open.supply[seat] === 0)
    complain(at, 'tooManyFollowers', 'R2.2', {
      name: names[seat],
      count: s.settings.followers + 1,
      max: s.settings.followers,
    });
  stand(open, seat, first + number);
  return first + number;
}

/** Whether whoever stood there has gone home (R8.1; a paid refugee with R10 `returns`). */
function isFinished({ open, settings }: S, segment: number): boolean {
  const { kind, besideCities } = regionOf(open, segment);
  const { root, gaps, of } = open.segments;
  if (kind === 'monastery') return neighbours(open, of[segment]) === 8;
  if (kind !== 'field') return gaps[root[segment]] === 0;
  if (settings.refugeeReturn === 'stays') return false; // R8.4
  return besideCities.some((city) => gaps[root[open.first[of[segment]] + city]] === 0);
}
