// Ratings from games between pairs: the Bradley–Terry model, fitted by Newton's method, in Elo points.

/** What one player got against another: `points` out of `games`, a tie half. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  readonly points: number;
  readonly games: number;
}
export interface Rating {
  readonly name: string;
  readonly elo: number;
  /** Half the width of the 95 % interval of the rating, measured from the average of all. */
  readonly within: number;
}

const ELO = 400 / Math.LN10;
const ROUNDS = 100;
/** Everybody is credited with this many draws against the average: even somebody who always wins has a finite rating. */
const PRIOR = 1;
const SURE = 1.96;

const expected = (difference: number): number => 1 / (1 + Math.exp(-difference));

export function rate(names: readonly string[], meetings: readonly Meeting[]): Rating[] {
  const place = new Map(names.map((name, i) => [name, i]));
  const known = meetings.filter(({ a, b, games }) => place.has(a) && place.has(b) && games > 0);
  const at = names.map(() => 0);
  let inverse: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = derivatives(at, known, place);
    inverse = invert(bend);
    let largest = 0;
    for (let i = 0; i < at.length; i++) {
      const step = inverse[i].reduce((sum, one, j) => sum + one * slope[j], 0);
      at[i] += Math.max(-1, Math.min(1, step));
      largest = Math.max(largest, Math.abs(step));
    }
    if (largest < 1e-9) break;
  }
  const middle = at.reduce((sum, one) => sum + one, 0) / at.length;
  return names.map((name, i) => ({
    name,
    elo: (at[i] - middle) * ELO,
    within: SURE * Math.sqrt(spreadOf(inverse, i)) * ELO,
  }));
}

/** What somebody got against a player whose rating is given. */
export interface Measured extends Pick<Meeting, 'points' | 'games'> {
  readonly elo: number;
}

/** Somebody's rating on a given scale: their opponents' ratings are fixed, and only theirs moves. */
export function rateAgainst(met: readonly Measured[]): Omit<Rating, 'name'> {
  const played = met.reduce((sum, { games }) => sum + games, 0);
  const middle = met.reduce((sum, { elo, games }) => sum + (elo * games) / played, 0);
  // Finite here too for somebody who always wins: they are credited with draws against the average of their opponents.
  const all = [...met, { elo: middle, points: PRIOR, games: 2 * PRIOR }];
  let at = middle / ELO;
  let bend = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const chances = all.map(({ elo }) => expected(at - elo / ELO));
    const slope = all.reduce((sum, { points, games }, i) => sum + points - games * chances[i], 0);
    bend = all.reduce((sum, { games }, i) => sum + games * chances[i] * (1 - chances[i]), 0);
    at += Math.max(-1, Math.min(1, slope / bend));
    if (Math.abs(slope / bend) < 1e-9) break;
  }
  return { elo: at * ELO, within: (SURE / Math.sqrt(bend)) * ELO };
}

/** The variance of a rating measured from the average: where they all lie together is unknown and does not matter. */
function spreadOf(covariance: readonly (readonly number[])[], i: number): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  return covariance[i][i] - 2 * mean(covariance[i]) + mean(covariance.map(mean));
}

/** The gradient of the likelihood by rating, and its Hessian. */
function derivatives(at: readonly number[], meetings: readonly Meeting[], place: ReadonlyMap<string, number>) {
  const slope = at.map((one) => 2 * PRIOR * (0.5 - expected(one)));
  const bend = at.map((one, i) => at.map((_, j) => (i === j ? 2 * PRIOR * expected(one) * (1 - expected(one)) : 0)));
  for (const { a, b, points, games } of meetings) {
    const [i, j] = [place.get(a)!, place.get(b)!];
    const chance = expected(at[i] - at[j]);
    const pull = points - games * chance;
    slope[i] += pull;
    slope[j] -= pull;
    const weight = games * chance * (1 - chance);
    bend[i][i] += weight;
    bend[j][j] += weight;
    bend[i][j] -= weight;
    bend[j][i] -= weight;
  }
  return { slope, bend };
}

/** Gauss–Jordan; the matrix is positive definite. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i][i];
    for (let k = 0; k < 2 * n; k++) rows[i][k] /= pivot;
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const factor = rows[j][i];
      for (let k = 0; k < 2 * n; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  return rows.map((row) => row.slice(n));
}

/** Wilson's interval for a share, 95 %. */
export function shareWithin(points: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const share = points / games;
  const z = SURE * SURE;
  const middle = (share + z / (2 * games)) / (1 + z / games);
  const half = (SURE * Math.sqrt((share * (1 - share)) / games + z / (4 * games * games))) / (1 + z / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
