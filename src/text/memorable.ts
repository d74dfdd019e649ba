// What statistics remember of a finished game, beyond points and places.
import type { Seat, State } from '../kernel/types.ts';

export interface Memorable<S extends State = State> {
  /** What players like to compare: 'most refugees housed in one game'. Named by `records` of the lab's words. */
  noted(s: S, seat: Seat): Readonly<Record<string, number>>;
  /** The kind of the lab's things that somebody's favourites are. */
  readonly favourites: string;
  /** Each of them as often as the seat has used it; `chosen` are its choices that count, in notation. */
  used(s: S, seat: Seat, chosen: readonly string[]): readonly string[];
}
