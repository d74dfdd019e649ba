// What the games of a lab have shown.
import { shareWithin } from '../../bots/rating.ts';
import { compareThings, type Kind } from './compare.ts';
import {
  type Bin,
  chanceOf,
  deviation,
  type Estimate,
  histogram,
  holm,
  maximum,
  mean,
  meanWithin,
  minimum,
  quantile,
  sum,
} from './numbers.ts';
import { pointsOf, type Sat, type Trial } from './trial.ts';

/** How some numbers are spread. */
export interface Spread {
  readonly mean: Estimate;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
  /** At 5, 25, 50, 75 and 95 of 100. */
  readonly quantiles: readonly number[];
  readonly bins: readonly Bin[];
}
export const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** A place in turn order. */
export interface TurnPlace {
  readonly wins: Estimate;
  readonly points: Estimate;
  /** How likely this much difference from the others is by chance, corrected; null: not compared. */
  p: number | null;
  isOdd: boolean;
}
/** The score lines of one label: what they bring a seat, and in how many of 100 seats there are any. */
export interface Line {
  readonly label: string;
  readonly points: Estimate;
  readonly share: number;
  /** The same for those who have won. */
  readonly winners: number;
}
/** What stands out: a place in turn order, or a thing of a kind. */
export interface Outside {
  readonly kind: string | null;
  readonly id: string;
  readonly measure: 'wins' | 'points';
  readonly value: number;
  readonly base: number;
  readonly p: number;
}
export interface Report {
  readonly games: number;
  readonly players: number;
  readonly places: readonly TurnPlace[];
  readonly points: Spread;
  readonly winning: Spread;
  readonly decisions: Spread;
  readonly turns: Spread;
  readonly lines: readonly Line[];
  readonly kinds: readonly Kind[];
  readonly compared: number;
  readonly outside: readonly Outside[];
}

/** Less likely than this by chance, over all comparisons together, stands out. */
const ODD = 0.05;

export function reportOf(players: number, trials: readonly Trial[]): Report {
  const seats = trials.flatMap(({ sat }) => sat);
  const points = seats.map(pointsOf);
  const places = placesOf(players, trials);
  const kinds = compareThings(trials);
  const compared = correct(places, kinds);
  markOdd(players, places, kinds, { wins: mean(seats.map(({ won }) => won)), points: mean(points) });
  return {
    games: trials.length,
    players,
    places,
    points: spreadOf(points),
    winning: spreadOf(trials.map(({ sat }) => maximum(sat.map(pointsOf)))),
    decisions: spreadOf(trials.map(({ decisions }) => decisions)),
    turns: spreadOf(trials.map(({ turns }) => turns)),
    lines: linesOf(seats),
    kinds,
    compared,
    outside: outsideOf(players, places, kinds),
  };
}

export function spreadOf(list: readonly number[]): Spread {
  const sorted = list.toSorted((a, b) => a - b);
  return {
    mean: meanWithin(list),
    deviation: deviation(list),
    min: minimum(list),
    max: maximum(list),
    quantiles: QUANTILES.map((share) => quantile(sorted, share)),
    bins: histogram(list),
  };
}

/** The wins of a place are compared with its share of the seats; alone at the table there is nothing to compare. */
function placesOf(players: number, trials: readonly Trial[]): TurnPlace[] {
  return Array.from({ length: players }, (_, place) => {
    const won = trials.map(({ sat }) => sat[place].won);
    const [from, to] = shareWithin(sum(won), won.length);
    const spread = deviation(won);
    const z = spread === 0 ? 0 : ((mean(won) - 1 / players) * Math.sqrt(won.length)) / spread;
    return {
      wins: { value: mean(won), from, to },
      points: meanWithin(trials.map(({ sat }) => pointsOf(sat[place]))),
      p: players === 1 ? null : chanceOf(z),
      isOdd: false,
    };
  });
}

function linesOf(seats: readonly Sat[]): Line[] {
  const labels = [...new Set(seats.flatMap(({ lines }) => Object.keys(lines)))];
  const won = sum(seats.map((one) => one.won));
  return labels
    .map((label) => ({
      label,
      points: meanWithin(seats.map(({ lines }) => lines[label] ?? 0)),
      share: mean(seats.map(({ lines }) => (lines[label] === undefined ? 0 : 1))),
      winners: won === 0 ? 0 : sum(seats.map((one) => one.won * (one.lines[label] ?? 0))) / won,
    }))
    .sort((a, b) => b.points.value - a.points.value);
}

/** Replaces the raw p values with Holm's, over everything that was compared; returns how many that was. */
function correct(places: readonly TurnPlace[], kinds: readonly Kind[]): number {
  const tested = [...places, ...kinds.flatMap(({ rows }) => rows)].filter(({ p }) => p !== null);
  holm(tested.map(({ p }) => p!)).forEach((p, i) => {
    tested[i].p = p;
  });
  return tested.length;
}

/**
 * What chance hardly explains. For things, the mean of their kind is not enough: where winners have more of most things,
 * something everybody always has would look weak. So it must also differ from the mean of all seats, on the same side.
 */
function markOdd(
  players: number,
  places: readonly TurnPlace[],
  kinds: readonly Kind[],
  even: { readonly wins: number; readonly points: number },
): void {
  for (const place of places) place.isOdd = place.p !== null && place.p < ODD && players > 1;
  for (const { measure, base, rows } of kinds)
    for (const row of rows) {
      const { from, to } = row[measure];
      const [low, high] = [base[measure].value, even[measure]].sort((a, b) => a - b);
      row.isOdd = row.p !== null && row.p < ODD && (from > high || to < low);
    }
}

function outsideOf(players: number, places: readonly TurnPlace[], kinds: readonly Kind[]): Outside[] {
  const found: Outside[] = [];
  places.forEach(({ p, wins, isOdd }, place) => {
    if (isOdd)
      found.push({ kind: null, id: String(place + 1), measure: 'wins', value: wins.value, base: 1 / players, p: p! });
  });
  for (const { kind, measure, base, rows } of kinds)
    for (const { id, p, isOdd, ...row } of rows)
      if (isOdd) found.push({ kind, id, measure, value: row[measure].value, base: base[measure].value, p: p! });
  return found;
}
