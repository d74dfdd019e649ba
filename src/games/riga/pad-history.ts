// Whether a "Max." tile of persons can have come to lie where it lies, with the Victual Brothers about (R10.14, R10.15).
import { afterBuilding, afterCovering } from './rules/masters.ts';
import type { Master } from './types.ts';

/** How many persons each has built and covered so far, and where the tile lies. */
interface Moment {
  readonly built: readonly number[];
  readonly covered: readonly number[];
  readonly master: Master;
}

/** Where there are more, nobody has looked: it is not refused. */
const MOST_MOMENTS = 3_000_000;

/** Tries every order of building and covering that ends with these persons; the rules say each time where the tile goes. */
export function canHaveCome(
  master: Master,
  built: readonly number[],
  covered: readonly number[],
  atOnce: number,
): boolean {
  const moments = built.reduce((all, count, seat) => all * (count + 1) * (covered[seat] + 1), 6);
  if (moments > MOST_MOMENTS) return true;
  const none = built.map(() => 0);
  const ahead: Moment[] = [{ built: none, covered: none, master: { ...master, owner: null, contested: false } }];
  const known = new Set<number>();
  const personsKey = keyOf(built, covered);
  const end = personsKey(built, covered);
  for (let now = ahead.pop(); now !== undefined; now = ahead.pop()) {
    if (now.master.owner === master.owner && personsKey(now.built, now.covered) === end) return true;
    for (const next of following(now, built, covered, atOnce)) {
      const key = personsKey(next.built, next.covered) * 6 + whereKey(next.master);
      if (!known.has(key)) ahead.push(next);
      known.add(key);
    }
  }
  return false;
}

/** One number for each moment on the way to these persons. */
const keyOf =
  (most: readonly number[], mostCovered: readonly number[]) =>
  (built: readonly number[], covered: readonly number[]): number =>
    built.reduce((key, count, seat) => (key * (most[seat] + 1) + count) * (mostCovered[seat] + 1) + covered[seat], 0);
/** A seat, 4 in the supply, 5 contested. */
const whereKey = ({ owner, contested }: Master): number => owner ?? (contested ? 5 : 4);

function following(
  { built, covered, master }: Moment,
  most: readonly number[],
  mostCovered: readonly number[],
  atOnce: number,
): Moment[] {
  const list: Moment[] = [];
  const uncovered = built.map((count, seat) => count - covered[seat]);
  for (const [seat, count] of built.entries()) {
    for (let more = 1; more <= Math.min(atOnce, most[seat] - count); more++) {
      const counts = uncovered.with(seat, uncovered[seat] + more);
      list.push({ built: built.with(seat, count + more), covered, master: afterBuilding(master, seat, counts) });
    }
    if (covered[seat] < Math.min(count, mostCovered[seat])) {
      const counts = uncovered.with(seat, uncovered[seat] - 1);
      const more = covered.with(seat, covered[seat] + 1);
      list.push({ built, covered: more, master: afterCovering(master, seat, counts) });
    }
  }
  return list;
}
