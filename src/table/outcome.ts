// How a game ended: every point with its reason, who has won, and how equals were told apart.
import { total, winners } from '../kernel/score.ts';
import type { Game, Seat, State } from '../kernel/types.ts';
import type { Seen, Tie } from './types.ts';

export function outcomeOf(game: Game, s: State): NonNullable<Seen['result']> {
  // A deal of the day may end before its game: what would count at the end counts now.
  const scores = s.own.map((_, seat) => game.score(s, seat).map(({ pending: _, ...line }) => line));
  const tie = tieOf(game, s, scores.map(total));
  return { scores, winners: winners(game, s), ...(tie !== null && { tie }) };
}

/** Those with the most points, if they are several, and what was compared until one was ahead; null: there was no tie. */
export function tieOf(game: Game, s: State, totals: readonly number[]): Tie | null {
  const points = Math.max(...totals);
  const seats = totals.flatMap((own, seat) => (own === points ? [seat] : []));
  if (seats.length < 2) return null;
  const lines = seats.map((seat) => game.tieBreak?.(s, seat) ?? []);
  const compared: Tie['compared'][number][] = [];
  let level: readonly Seat[] = seats;
  let rule = game.sharedBy ?? '';
  for (const [i, { label, rule: by }] of lines[0].entries()) {
    if (level.length === 1) break;
    const counts = lines.map((own) => own[i].points);
    compared.push({ label, counts });
    const best = Math.max(...level.map((seat) => counts[seats.indexOf(seat)]));
    level = level.filter((seat) => counts[seats.indexOf(seat)] === best);
    if (level.length === 1) rule = by;
  }
  return { points, seats, compared, rule };
}
