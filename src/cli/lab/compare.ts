// Things of a kind side by side: who had them, and how those seats fared.
import { shareWithin } from '../../bots/rating.ts';
import { type Cluster, chanceOf, contrast, type Estimate, ratioWithin, sum } from './numbers.ts';
import { pointsOf, type Sat, type Trial } from './trial.ts';

export interface Thing {
  readonly id: string;
  /** How many of it seats had in all, and in how many games. */
  readonly pieces: number;
  readonly games: number;
  readonly wins: Estimate;
  readonly points: Estimate;
  /** How likely this much difference from the others of its kind is by chance; null: too few games to compare. */
  p: number | null;
  /** Whether it stands out, both from the others of its kind and from an even share. */
  isOdd: boolean;
}
export interface Kind {
  readonly kind: string;
  /** Whether all played with it, or one seat had it. */
  readonly isCommon: boolean;
  /** What everybody plays with has no winner of its own, so it is compared by points; what a seat had, by wins. */
  readonly measure: 'wins' | 'points';
  /** The mean over all things of the kind: seats with more of everything win more often, which says nothing about one thing. */
  readonly base: { readonly wins: Estimate; readonly points: Estimate };
  readonly rows: readonly Thing[];
}

/** With fewer games a thing is shown, but without an interval and not compared. */
const ENOUGH_GAMES = 30;
export const hasEnough = ({ games }: Pick<Thing, 'games'>): boolean => games >= ENOUGH_GAMES;

/** What one game adds to one thing. */
interface Share {
  readonly game: number;
  count: number;
  won: number;
  points: number;
}

export function compareThings(trials: readonly Trial[]): Kind[] {
  const common = gather(trials, ({ common: things, sat }) => sat.map((seat) => ({ things, seat })));
  const had = gather(trials, ({ sat }) => sat.map((seat) => ({ things: seat.had, seat })));
  const isSolo = trials.every(({ sat }) => sat.length === 1);
  return [
    ...[...common].map(([kind, things]) =>
      kindOf({ kind, isCommon: true, measure: isSolo ? 'wins' : 'points' }, things, trials.length),
    ),
    ...[...had].map(([kind, things]) => kindOf({ kind, isCommon: false, measure: 'wins' }, things, trials.length)),
  ].filter(({ rows }) => rows.length > 1);
}

type Holding = { readonly things: Sat['had']; readonly seat: Sat };

/** By kind and thing: what every game adds. */
function gather(
  trials: readonly Trial[],
  holdings: (trial: Trial) => readonly Holding[],
): Map<string, Map<string, Share[]>> {
  const kinds = new Map<string, Map<string, Share[]>>();
  trials.forEach((trial, game) => {
    for (const { things, seat } of holdings(trial))
      for (const [kind, counts] of Object.entries(things))
        for (const [id, count] of Object.entries(counts)) {
          const byId = at(kinds, kind, () => new Map<string, Share[]>());
          const shares = at(byId, id, (): Share[] => []);
          if (shares.at(-1)?.game !== game) shares.push({ game, count: 0, won: 0, points: 0 });
          const share = shares[shares.length - 1];
          share.count += count;
          share.won += count * seat.won;
          share.points += count * pointsOf(seat);
        }
  });
  return kinds;
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

function kindOf(
  about: Pick<Kind, 'kind' | 'isCommon' | 'measure'>,
  things: ReadonlyMap<string, readonly Share[]>,
  games: number,
): Kind {
  const { measure } = about;
  const all = [...things.values()].flat();
  const base = {
    wins: ratioWithin(spreadOut(all, 'won', games)),
    points: ratioWithin(spreadOut(all, 'points', games)),
  };
  const field = measure === 'wins' ? 'won' : 'points';
  const whole = spreadOut(all, field, games);
  const rows = [...things].map(([id, shares]): Thing => {
    const games = shares.length;
    return {
      id,
      pieces: sum(shares.map(({ count }) => count)),
      games,
      wins: winsOf(shares),
      points: ratioWithin(shares.map(({ count, points }) => ({ count, sum: points }))),
      p: things.size > 1 && hasEnough({ games }) ? luckOf(shares, field, whole) : null,
      isOdd: false,
    };
  });
  const byWorth = (a: Thing, b: Thing): number =>
    Number(hasEnough(b)) - Number(hasEnough(a)) || b[measure].value - a[measure].value;
  return { ...about, base, rows: rows.sort(byWorth) };
}

/** If everybody or nobody has won there is no spread: then as if games were drawn one by one. */
function winsOf(shares: readonly Share[]): Estimate {
  const { value, from, to } = ratioWithin(shares.map(({ count, won }) => ({ count, sum: won })));
  if (value > 0 && value < 1) return { value, from: Math.max(0, from), to: Math.min(1, to) };
  const [low, high] = shareWithin(value * shares.length, shares.length);
  return { value, from: low, to: high };
}

/** One cluster per game, including games without the thing. */
function spreadOut(shares: readonly Share[], field: 'won' | 'points', games: number): Cluster[] {
  const clusters = Array.from({ length: games }, () => ({ count: 0, sum: 0 }));
  for (const share of shares) {
    clusters[share.game].count += share.count;
    clusters[share.game].sum += share[field];
  }
  return clusters;
}

/** How likely it is by chance that the thing differs this much from the others of its kind. */
function luckOf(shares: readonly Share[], field: 'won' | 'points', whole: readonly Cluster[]): number {
  const some = spreadOut(shares, field, whole.length);
  const others = whole.map(({ count, sum: all }, game) => ({
    count: count - some[game].count,
    sum: all - some[game].sum,
  }));
  return chanceOf(contrast(some, others));
}
