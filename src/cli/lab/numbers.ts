// The statistics of the lab, on plain numbers.

/** A figure with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}
const SURE = 1.96;

export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
export const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);

/** The standard deviation of a sample. */
export function deviation(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const middle = mean(list);
  return Math.sqrt(sum(list.map((one) => (one - middle) ** 2)) / (list.length - 1));
}

export function meanWithin(list: readonly number[]): Estimate {
  const value = mean(list);
  const half = (SURE * deviation(list)) / Math.sqrt(Math.max(1, list.length));
  return { value, from: value - half, to: value + half };
}

/** Interpolated between the two nearest. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)];
  return low + (at - Math.floor(at)) * (sorted[Math.ceil(at)] - low);
}

export interface Bin {
  readonly from: number;
  /** Where the next one begins. */
  readonly to: number;
  readonly count: number;
}
const MOST_BINS = 24;
const NEAT = [1, 2, 5, 10, 20, 50, 100];

/** Whole numbers in bins of a round width, at most two dozen. */
export function histogram(list: readonly number[]): Bin[] {
  if (list.length === 0) return [];
  const low = minimum(list);
  const high = maximum(list);
  const width = NEAT.find((one) => Math.floor(high / one) - Math.floor(low / one) < MOST_BINS) ?? (high - low) / 20;
  const first = Math.floor(low / width);
  const counts = new Array<number>(Math.floor(high / width) - first + 1).fill(0);
  for (const one of list) counts[Math.floor(one / width) - first]++;
  return counts.map((count, i) => ({ from: (first + i) * width, to: (first + i + 1) * width, count }));
}
export const minimum = (list: readonly number[]): number => list.reduce((a, b) => Math.min(a, b), Infinity);
export const maximum = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), -Infinity);

/** How likely a normal deviate is at least this far from the middle, on either side (Numerical Recipes, erfc). */
export function chanceOf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const tail = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
    -1.26551223,
  ].reduce((all, one) => all * t + one, 0);
  return t * Math.exp(-x * x + tail);
}

/** Holm's correction: each p adjusted for the number of comparisons, in the same order. */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, i) => i).sort((a, b) => ps[a] - ps[b]);
  const corrected = new Array<number>(ps.length).fill(1);
  let most = 0;
  order.forEach((at, rank) => {
    most = Math.max(most, Math.min(1, (ps.length - rank) * ps[at]));
    corrected[at] = most;
  });
  return corrected;
}

/** What one game adds: this many pieces, and the sum of what came with them. */
export interface Cluster {
  readonly count: number;
  readonly sum: number;
}

/** The mean over all pieces. Pieces of one game belong together, so the game is the unit that varies. */
export function ratioWithin(games: readonly Cluster[]): Estimate {
  const count = sum(games.map((one) => one.count));
  if (count === 0) return { value: 0, from: 0, to: 0 };
  const value = sum(games.map((one) => one.sum)) / count;
  const spread = sum(games.map((one) => (one.sum - value * one.count) ** 2));
  const few = games.length > 1 ? games.length / (games.length - 1) : 1;
  const half = (SURE * Math.sqrt(few * spread)) / count;
  return { value, from: value - half, to: value + half };
}

/**
 * By how many standard deviations the mean of some pieces differs from the mean of the others. Within a game the pieces
 * of both lists are dependent: only one seat wins.
 */
export function contrast(some: readonly Cluster[], others: readonly Cluster[]): number {
  const [n, m] = [some, others].map((games) => sum(games.map((one) => one.count)));
  if (n === 0 || m === 0) return 0;
  const all = (sum(some.map((one) => one.sum)) + sum(others.map((one) => one.sum))) / (n + m);
  let difference = 0;
  let spread = 0;
  some.forEach((one, game) => {
    const other = others[game];
    const by = (one.sum - all * one.count) / n - (other.sum - all * other.count) / m;
    difference += by;
    spread += by * by;
  });
  return spread === 0 ? 0 : difference / Math.sqrt(spread);
}
