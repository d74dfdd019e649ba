// Scores a position typed in from a real table, as the end of the game; refuses what the rules make impossible.
import { total } from '../../kernel/score.ts';
import type { ScoreLine } from '../../kernel/types.ts';
import { complain, guarded, read, short } from '../../text/input.ts';
import { type PadProblem, type PadResult, padResult } from '../../text/pad.ts';
import { type Kind, kindOfTile } from './data/kinds.ts';
import { checkHistory } from './pad-history.ts';
import { type PadPosition, POSITION } from './pad-shape.ts';
import { neighbours } from './rules/closing.ts';
import { lay, regionOf, stand } from './rules/features.ts';
import { hasRole } from './rules/followers.ts';
import { laidAt } from './rules/grid.ts';
import { score } from './scoring.ts';
import { bareTable } from './setup.ts';
import { tileBox } from './tile-box.ts';
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
    const { settings, players, tiles, followers } = read(POSITION, input);
    const s: S = {
      settings,
      open: bareTable(players.length, settings),
      own: players.map(() => ({})),
      dark: { pile: [] },
      todo: [],
      lanes: [],
      forked: [],
      rng: {},
    };
    layAll(s.open, inOrder(tiles));
    const names = players.map(({ name }) => name);
    const stood = followers.map((follower, i) => putFollower(s, follower, `followers[${i}]`, names));
    checkHistory(s, players, stood);
    const lines = players.map(({ score: points }, seat): ScoreLine[] => [
      { rule: 'R7.1', label: 'entered', points },
      ...score(s, seat),
    ]);
    const totals = lines.map(total);
    const best = Math.max(...totals);
    return padResult(
      players,
      (seat) => lines[seat],
      totals.flatMap((points, seat) => (points === best ? [seat] : [])), // R1.3
    );
  });

/** The tiles in an order in which they could have been laid, the start tile first. */
function inOrder(tiles: PadPosition['tiles']): Placed[] {
  const box = tileBox();
  const byCell = new Map<string, Placed>();
  tiles.forEach(({ tile, x, y, turn }, i) => {
    const at = `tiles[${i}]`;
    const placed = { ...box(tile, `${at}.tile`), x, y, turn, at };
    const cell = `${x},${y}`;
    if (byCell.has(cell)) complain(at, 'cellTwice', 'R4.2', { x, y });
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
function putFollower(
  s: S,
  { player, x, y, on }: PadPosition['followers'][number],
  at: string,
  names: readonly string[],
): number {
  const { open } = s;
  const { segments } = open;
  const seat = names.indexOf(player);
  const index = laidAt(open.grid, x, y);
  if (index < 0) complain(at, 'noTileThere', 'R5.3', { x, y });
  if (index === 0) complain(at, 'startTile', 'R5.3'); // Q15
  const { tile } = open.laid[index];
  const { regions } = kindOfTile(tile);
  const number = regions.findIndex((r) => r.id === on);
  const region = short(on);
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
