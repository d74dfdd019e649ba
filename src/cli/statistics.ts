// What `kontor simulate` counts.
import type { Rival } from '../text/package.ts';

/** Sum, extremes and number of some values. */
export interface Tally {
  count: number;
  sum: number;
  min: number;
  max: number;
}
const emptyTally = (): Tally => ({ count: 0, sum: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY });

function add(tally: Tally, value: number): void {
  tally.count++;
  tally.sum += value;
  tally.min = Math.min(tally.min, value);
  tally.max = Math.max(tally.max, value);
}
export const meanOf = ({ count, sum }: Tally): number => (count === 0 ? 0 : sum / count);

/** Scores and victories of one seat or one kind of bot; a joint victory counts by its share. */
export interface Row {
  readonly scores: Tally;
  wins: number;
}
export interface Statistics {
  readonly bySeat: Row[];
  readonly byBot: Map<string, Row>;
  /** Whoever plays against all in the rules: Boris. */
  readonly byRival: Map<string, Row>;
  readonly decisions: Tally;
}
const emptyRow = (): Row => ({ scores: emptyTally(), wins: 0 });

export const openStatistics = (players: number): Statistics => ({
  bySeat: Array.from({ length: players }, emptyRow),
  byBot: new Map(),
  byRival: new Map(),
  decisions: emptyTally(),
});

function rowOf(rows: Map<string, Row>, name: string): Row {
  const row = rows.get(name) ?? emptyRow();
  rows.set(name, row);
  return row;
}

interface Played {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly decisions: number;
  readonly rival: Rival | null;
}
export function count(statistics: Statistics, { bots, scores, winners, decisions, rival }: Played): void {
  add(statistics.decisions, decisions);
  if (rival !== null) {
    const row = rowOf(statistics.byRival, rival.name);
    add(row.scores, rival.score);
    if (winners.length === 0) row.wins++;
  }
  scores.forEach((score, seat) => {
    const bot = bots[seat % bots.length];
    for (const row of [statistics.bySeat[seat], rowOf(statistics.byBot, bot)]) {
      add(row.scores, score);
      if (winners.includes(seat)) row.wins += 1 / winners.length;
    }
  });
}
