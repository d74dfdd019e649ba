// Who leads. A round counts twice: against those at the same table, and against those who had the same seat with the same deal at
// another one, so that luck is compared away.
import type { Who } from '../table/types.ts';
import type { Round, TableResult } from './types.ts';

/** Two for everybody one is ahead of, one for an equal. */
const AHEAD = 2;

/** What somebody got in one round. */
export interface RoundScore {
  readonly who: Who;
  /** Against those at the same table. */
  readonly table: number;
  /** Against those on the same seat at the other tables. */
  readonly deal: number;
  readonly points: number;
  /** Points above (or below) the average of the seat. */
  readonly above: number;
}

export interface Standing {
  readonly who: Who;
  readonly rounds: number;
  readonly table: number;
  readonly deal: number;
  readonly score: number;
  readonly above: number;
  /** Equals share a place. */
  readonly place: number;
}

/** How a table ended; null: it is still played, or came to no result. */
export const resultAt = (results: Round['results'], table: number): TableResult | null => {
  const found = results[table] ?? null;
  return found === 'playing' ? null : found;
};

const against = (own: number, others: readonly number[]): number =>
  others.reduce((sum, other) => sum + (own > other ? AHEAD : own === other ? 1 : 0), 0);

/** The scores of everybody in a round that is over. A table without a result counts for nobody. */
export function roundScores({ tables, people, results }: Pick<Round, 'tables' | 'people' | 'results'>): RoundScore[] {
  return tables.flatMap((seats, table) => {
    const own = resultAt(results, table);
    if (own === null) return [];
    return seats.flatMap((person, seat) => {
      if (person === null) return [];
      const others = tables.flatMap((_, i) => (i === table ? [] : (resultAt(results, i) ?? [])));
      const elsewhere = others.map((other) => other.points[seat]);
      const all = [...elsewhere, own.points[seat]];
      const { who } = people[person];
      const points = own.points[seat];
      if (own.left[seat]) return [{ who, table: 0, deal: 0, points, above: Math.min(0, points - average(all)) }];
      return [
        {
          who,
          table: against(-own.places[seat], othersPlaces(own, seat)),
          deal: against(points, elsewhere),
          points,
          above: points - average(all),
        },
      ];
    });
  });
}

/** Whoever has left is behind everybody. */
const othersPlaces = ({ places, left }: TableResult, seat: number): number[] =>
  places.flatMap((place, other) => (other === seat ? [] : [left[other] ? Number.NEGATIVE_INFINITY : -place]));

const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Everybody of these, best first: by score, then by points above the average of their seats. */
export function standings(rounds: readonly Round[], everybody: readonly Who[]): Standing[] {
  const scores = rounds.filter(({ stage }) => stage === 'over').flatMap(roundScores);
  const sums = everybody.map((who) => {
    const own = scores.filter((one) => one.who === who);
    const sum = (of: (one: RoundScore) => number): number => own.reduce((all, one) => all + of(one), 0);
    const [table, deal] = [sum((one) => one.table), sum((one) => one.deal)];
    const above = Math.round(sum((one) => one.above) * 1000) / 1000; // so that equals are equal
    return { who, rounds: own.length, table, deal, score: table + deal, above };
  });
  return ranked(sums, (a, b) => b.score - a.score || b.above - a.above);
}

/** With places: equals share one, and the next place is left out. */
export function ranked<T extends object>(list: readonly T[], order: (a: T, b: T) => number): (T & { place: number })[] {
  const sorted = list.toSorted(order);
  return sorted.map((one) => ({ ...one, place: 1 + sorted.findIndex((other) => order(other, one) === 0) }));
}

/** A final place: where somebody ended up, and at which table of the final they played for it; null: they did not play it. */
export interface FinalPlace {
  readonly who: Who;
  readonly place: number;
  readonly table: number | null;
}

/** After the final its tables decide, the first about the first places and so on; within a table equals share. Without one the standings do. */
export function finalPlaces(rounds: readonly Round[], everybody: readonly Who[]): FinalPlace[] {
  const last = rounds.at(-1);
  if (last === undefined || !last.isFinal || last.stage !== 'over')
    return standings(rounds, everybody).map(({ who, place }) => ({ who, place, table: null }));
  const before = standings(rounds.slice(0, -1), everybody);
  const rankBefore = (who: Who): number => before.find((one) => one.who === who)?.place ?? before.length;
  const found: FinalPlace[] = [];
  for (const [table, seats] of last.tables.entries()) {
    const result = resultAt(last.results, table);
    const people = seats.flatMap((person, seat) => {
      if (person === null) return [];
      const { who } = last.people[person];
      // A final that came to no result leaves everybody where they were.
      const rank =
        result === null ? rankBefore(who) : result.left[seat] ? Number.MAX_SAFE_INTEGER : result.places[seat];
      return [{ who, rank }];
    });
    const offset = found.length;
    found.push(
      ...ranked(people, (a, b) => a.rank - b.rank).map(({ who, place }) => ({ who, place: place + offset, table })),
    );
  }
  const absent = before.filter(({ who }) => !found.some((one) => one.who === who));
  const offset = found.length;
  const rest = ranked(absent, (a, b) => a.place - b.place).map(({ who, place }) => ({ who, place: place + offset }));
  return [...found, ...rest.map((one) => ({ ...one, table: null }))];
}
