// What is counted at the end: source by source, as the game's words group the score lines.
import type { ScoreLine } from '../kernel/types.ts';

/** A source of points. */
export interface CountRow {
  readonly key: string;
  readonly title: string;
  /** By seat. */
  readonly points: readonly number[];
  /** The pieces that it counts, of all seats: named as in `ScoreLine.of`. */
  readonly of?: readonly string[];
  /** Of its first score line: for a board that has a sign for it. */
  readonly label?: string;
}
export interface Counting {
  readonly rows: readonly CountRow[];
  /** How many sources are counted. */
  readonly count: number;
  readonly isRunning: boolean;
  /** The source that is looked at: pointed at, or just counted. */
  readonly shown: number | null;
  /** The pieces that it counts. */
  readonly bright: readonly string[];
  /** By seat: what is counted so far. */
  readonly totals: readonly number[];
  point(row: number | null): void;
  /** Counts the next source; null: that goes by itself, or all are counted. */
  readonly next: (() => void) | null;
  /** To the end; or, from there, once more from the beginning. */
  skip(): void;
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** By seat: the sum of these sources. */
export const sumOf = (rows: readonly Pick<CountRow, 'points'>[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rows.reduce((sum, { points }) => sum + points[seat], 0));

/** Every kind of score line as a source, in the order of the rules. */
export function countRows(
  scores: readonly (readonly ScoreLine[])[],
  kind: (line: ScoreLine) => string,
): readonly CountRow[] {
  const firstRule = new Map<string, string>();
  for (const line of scores.flat()) {
    const known = firstRule.get(kind(line));
    if (known === undefined || inOrder(line.rule, known) < 0) firstRule.set(kind(line), line.rule);
  }
  const titles = [...firstRule].sort(([, a], [, b]) => inOrder(a, b)).map(([title]) => title);
  return titles.map((title) => {
    const own = scores.map((list) => list.filter((line) => kind(line) === title));
    const points = own.map((list) => list.reduce((sum, line) => sum + line.points, 0));
    const of = own.flat().flatMap((line) => (line.points === 0 ? [] : (line.of ?? [])));
    return { key: title, title, points, of, label: own.flat()[0].label };
  });
}
