// What games say about numbers: strength as a hill over all of them, every number with its own slope and curvature. Whoever is
// higher wins by the difference in points, give or take luck. Slopes and curvatures are the likeliest given a prior.
const LUCK = 15;
/** The prior: no slope, give or take, and a gentle hill. In points per step and per step squared. */
const SLOPE = 0.2;
const BEND = 0.08;
const BEND_SPREAD = 0.04;
const LEAST_BEND = 0.05;
/** How far from the start the top is looked for, in steps. */
const FAR = 5;
/** The more games came after it, the less a game says: it was played elsewhere on the hill. */
const FADES = 0.9998;
/** Points beyond this say no more. */
const MOST = 35;

export class Hill {
  readonly #count: number;
  /** Sums over all pairs of slopes and curvatures (lower half), and of each with the points. */
  readonly #pairs: Float64Array[];
  readonly #points: Float64Array;

  constructor(count: number) {
    this.#count = count;
    this.#pairs = Array.from({ length: 2 * count }, () => new Float64Array(2 * count));
    this.#points = new Float64Array(2 * count);
  }

  /** Numbers at `a` have beaten those at `b` by this many points; positions in steps from the start. */
  add(a: readonly number[], b: readonly number[], points: number): void {
    const n = this.#count;
    const signs = new Float64Array(2 * n);
    let off = Math.max(-MOST, Math.min(MOST, points));
    for (let i = 0; i < n; i++) {
      signs[i] = a[i] - b[i];
      signs[n + i] = b[i] * b[i] - a[i] * a[i];
      off -= BEND * signs[n + i];
    }
    for (let i = 0; i < 2 * n; i++) {
      const row = this.#pairs[i];
      const share = signs[i] / LUCK ** 2;
      this.#points[i] = this.#points[i] * FADES + share * off;
      for (let j = 0; j <= i; j++) row[j] = row[j] * FADES + share * signs[j];
    }
  }

  /** Where the top is likely to be. */
  top(): number[] {
    const n = this.#count;
    const rows = this.#pairs.map((row, i) => {
      const copy = row.slice();
      copy[i] += 1 / (i < n ? SLOPE : BEND_SPREAD) ** 2;
      return copy;
    });
    const found = solve(rows, this.#points);
    return Array.from({ length: n }, (_, i) => {
      const bend = Math.max(LEAST_BEND, BEND + found[n + i]);
      return Math.max(-FAR, Math.min(FAR, found[i] / (2 * bend)));
    });
  }
}

/** Cholesky; overwrites the lower half of `rows`. */
function solve(rows: Float64Array[], right: Float64Array): Float64Array {
  const n = rows.length;
  const x = right.slice();
  for (let i = 0; i < n; i++) {
    const row = rows[i];
    for (let j = 0; j <= i; j++) {
      const other = rows[j];
      let sum = row[j];
      for (let k = 0; k < j; k++) sum -= row[k] * other[k];
      row[j] = i === j ? Math.sqrt(sum) : sum / other[j];
    }
    for (let k = 0; k < i; k++) x[i] -= row[k] * x[k];
    x[i] /= row[i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= rows[k][i] * x[k];
    x[i] /= rows[i][i];
  }
  return x;
}
