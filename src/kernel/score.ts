import type { Game, ScoreLine, Seat, State } from './types.ts';

export const total = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0);

/** The points earned so far, without those that would only count at the end. */
export const earned = (lines: readonly ScoreLine[]): number => total(lines.filter((line) => line.pending !== true));

/** Seats in order of placing, tied ones together. */
export function standing(game: Game, s: State): Seat[][] {
  const breaks = (seat: Seat) => (game.tieBreak?.(s, seat) ?? []).map(({ points }) => points);
  const keys = s.own.map((_, seat) => [total(game.score(s, seat)), ...breaks(seat)]);
  const order = keys.map((_, seat) => seat).sort((a, b) => compare(keys[b], keys[a]) || a - b);
  const places: Seat[][] = [];
  for (const seat of order) {
    const last = places[places.length - 1];
    if (last !== undefined && compare(keys[last[0]], keys[seat]) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}

export const winners = (game: Game, s: State): Seat[] => game.winners?.(s) ?? standing(game, s)[0];

function compare(a: number[], b: number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i] - b[i];
    if (difference !== 0) return difference;
  }
  return 0;
}
