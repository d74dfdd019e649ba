// Which tables to try: every pair of two values occurs in some row, without trying all combinations.
import type { Game, Settings } from '../../src/kernel/types.ts';

export interface Row {
  readonly seats: number;
  readonly settings: Settings;
}

/** '3 players, scenario=harbour'. */
export const nameOf = ({ seats, settings }: Row): string =>
  [
    `${seats} player${seats === 1 ? '' : 's'}`,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ].join(', ');

/** All combinations of seats and settings. */
export function everything(game: Game): Row[] {
  let rows: Row[] = seatCounts(game).map((seats) => ({ seats, settings: {} }));
  for (const [name, { values }] of Object.entries(game.settings))
    rows = rows.flatMap(({ seats, settings }) =>
      values.map((value) => ({ seats, settings: { ...settings, [name]: value } })),
    );
  return rows;
}

/** Few rows that hold every pair: always the row that covers most pairs not yet covered. */
export function pairwise(game: Game): Row[] {
  const all = everything(game);
  const missing = new Set(all.flatMap(pairs));
  const chosen: Row[] = [];
  while (missing.size > 0) {
    const gain = (row: Row) => pairs(row).filter((pair) => missing.has(pair)).length;
    const best = all.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    for (const pair of pairs(best)) missing.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

const seatCounts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

function pairs({ seats, settings }: Row): string[] {
  const values = [`seats=${seats}`, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
  if (values.length === 1) return values;
  return values.flatMap((a, i) => values.slice(i + 1).map((b) => `${a} ${b}`));
}
