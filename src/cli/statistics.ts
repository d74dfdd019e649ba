// What `kontor simulate` counts.

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
  readonly decisions: Tally;
}
const emptyRow = (): Row => ({ scores: emptyTally(), wins: 0 });

export const openStatistics = (players: number): Statistics => ({
  bySeat: Array.from({ length: players }, emptyRow),
  byBot: new Map(),
  decisions: emptyTally(),
});

interface Played {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly decisions: number;
}
export function count(statistics: Statistics, { bots, scores, winners, decisions }: Played): void {
  add(statistics.decisions, decisions);
  scores.forEach((score, seat) => {
    const bot = bots[seat % bots.length];
    const ofBot = statistics.byBot.get(bot) ?? emptyRow();
    statistics.byBot.set(bot, ofBot);
    for (const row of [statistics.bySeat[seat], ofBot]) {
      add(row.scores, score);
      if (winners.includes(seat)) row.wins += 1 / winners.length;
    }
  });
}
