// What the lab asks of a game: which things each seat had in a finished game, and what they are called.
import type { GameEvent, Seat, State } from '../kernel/types.ts';

/** Things by kind: `{ buildings: ['BG01', 'BY03'] }`. A thing that a seat had twice is listed twice. */
export type LabThings = Readonly<Record<string, readonly string[]>>;

export interface LabWords {
  /** The heading of each kind. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What the score lines of each label are about. */
  readonly lines: Readonly<Record<string, string>>;
  /** What a record of statistics is about, by `Memorable.noted`. */
  readonly records?: Readonly<Record<string, string>>;
  thing(kind: string, id: string): string;
}

/** `told`: everything that happened, as seen by those who saw most. */
export interface GameLab<S extends State = State, E extends GameEvent = GameEvent> {
  /** What everybody played with: a scenario, a side of the board. */
  common(s: S, told: readonly E[]): LabThings;
  had(s: S, seat: Seat, told: readonly E[]): LabThings;
  /** The seats, starting with the one that went first; without it their order does not matter. */
  order?(s: S, told: readonly E[]): Seat[];
}

/** The seats around the table, from the first player on. */
export const seatsFrom = (first: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);
