// Whether a position typed in can have come about at all. Refuses only what is certainly impossible.

import { complain } from '../../text/input.ts';
import { kindOfTile } from './data/kinds.ts';
import { AROUND, FOLLOWERS, LEAST_AWARD } from './data/numbers.ts';
import { countParts, neighbours } from './rules/closing.ts';
import { kindOfSegment, lay, placeOf, regionOf } from './rules/features.ts';
import { laidAt } from './rules/grid.ts';
import { bareTable } from './setup.ts';
import type { Open, S } from './types.ts';

/** `typed` holds the segments of the followers in the order in which they were typed in. */
export function checkHistory(
  s: S,
  players: readonly { readonly name: string; readonly score: number }[],
  typed: readonly number[],
): void {
  checkTurns(
    s,
    players.map((player) => player.name),
  );
  checkCrowds(s.open, typed);
  players.forEach(({ name, score: points }, seat) => {
    const at = `players[${seat}].score`;
    if (points > 0 && !isAnythingFinished(s.open)) complain(at, 'scoreTooHigh', 'R7.1', { name, max: 0 });
    if (points > 0 && points < LEAST_AWARD)
      complain(at, 'lessThanAnyAward', 'R7.4', { value: points, min: LEAST_AWARD });
    const least = paidToRefugees(s, seat);
    if (points < least) complain(at, 'scoreTooLow', 'R7.7', { name, min: least });
  });
}

/** R3.4, R5.1 At most one follower per turn, and turns rotate: some starting player must give everybody enough turns. */
function checkTurns({ open, own, settings }: S, names: readonly string[]): void {
  const turns = open.laid.length - 1;
  const standing = own.map((_, seat) => open.segments.on.filter((on) => on === seat).length);
  const had = (seat: number, starter: number) =>
    Math.floor((turns + own.length - 1 - ((seat - starter + own.length) % own.length)) / own.length);
  const starters = settings.firstPlayer === 'first' ? [0] : own.map((_, seat) => seat);
  if (starters.some((starter) => standing.every((count, seat) => count <= had(seat, starter)))) return;
  const seat = standing.indexOf(Math.max(...standing));
  complain('followers', 'moreFollowersThanTurns', 'R5.1', { name: names[seat], count: standing[seat], tiles: turns });
}

/** R5.5 Whichever of two followers came later, its feature was free; so what had to lie there by then did not join them. */
function checkCrowds(open: Open, typed: readonly number[]): void {
  const { of, root } = open.segments;
  typed.forEach((later, i) => {
    for (const earlier of typed.slice(0, i)) {
      if (root[earlier] !== root[later]) continue;
      const tiles = new Set([...tilesBefore(open, of[earlier]), ...tilesBefore(open, of[later])]);
      if (!areJoinedBy(open, tiles, earlier, later)) continue;
      const { x, y } = open.laid[of[later]];
      complain(`followers[${i}]`, 'crowded', 'R5.5', { x, y, region: placeOf(open, later).region });
    }
  });
}

/** The tiles that must have been laid before this one, itself and the start tile included (R4.2). */
function tilesBefore(open: Open, tile: number): number[] {
  return open.laid.flatMap((_, other) => (other === tile || other === 0 || !reaches(open, tile, other) ? [other] : []));
}

/** Whether a way from the start tile leads to this one without another. */
function reaches({ laid, grid }: Open, tile: number, without: number): boolean {
  const reached = new Set([0]);
  for (const from of reached) {
    const { x, y } = laid[from];
    for (const to of [laidAt(grid, x, y - 1), laidAt(grid, x + 1, y), laidAt(grid, x, y + 1), laidAt(grid, x - 1, y)])
      if (to >= 0 && to !== without) reached.add(to);
  }
  return reached.has(tile);
}

/** Whether two segments are one feature when only these tiles lie there. */
function areJoinedBy(open: Open, tiles: ReadonlySet<number>, a: number, b: number): boolean {
  const alone = bareTable(0, { followers: FOLLOWERS[0] });
  const number = new Map<number, number>();
  for (const tile of [...tiles].sort((x, y) => x - y)) {
    const from = open.first[tile];
    kindOfTile(open.laid[tile].tile).regions.forEach((_, i) => {
      number.set(from + i, alone.segments.root.length + i);
    });
    lay(alone, open.laid[tile]);
  }
  return alone.segments.root[number.get(a)!] === alone.segments.root[number.get(b)!];
}

function isAnythingFinished(open: Open): boolean {
  const { root, gaps, of } = open.segments;
  return root.some((r, at) => {
    const kind = kindOfSegment(open, at);
    if (kind === 'monastery') return neighbours(open, of[at]) === AROUND;
    return kind !== 'field' && gaps[r] === 0;
  });
}

/** R7.7, R8.4 A refugee that stays has been paid by every finished city that its own piece borders. */
function paidToRefugees(s: S, seat: number): number {
  const { open } = s;
  const { on, of, root, gaps } = open.segments;
  let points = 0;
  for (let at = 0; at < on.length; at++) {
    if (on[at] !== seat || kindOfSegment(open, at) !== 'field') continue;
    const cities = new Set(regionOf(open, at).besideCities.map((city) => root[open.first[of[at]] + city]));
    for (const city of cities) if (gaps[city] === 0) points += countParts(s, 'city', city);
  }
  return points;
}
