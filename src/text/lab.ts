// What the lab asks of a game: which things each seat had in a finished game, and what they are called.
import type { GameEvent, Seat, State } from '../kernel/types.ts';

/** Things by kind: `{ buildings: ['BG01', 'BY03'] }`. What was had twice is there twice. */
export type LabThings = Readonly<Record<string, readonly string[]>>;

export interface LabWords {
  /** The heading of each kind. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What the score lines of each label are about. */
  readonly lines: Readonly<Record<string, string>>;
  thing(kind: string, id: string): string;
}

/** `told`: all that happened, as those saw it who saw most. */
export interface GameLab<S extends State = State, E extends GameEvent = GameEvent> {
  /** What all played with: a scenario, a side of the board. */
  common(s: S, told: readonly E[]): LabThings;
  had(s: S, seat: Seat, told: readonly E[]): LabThings;
  /** The seats from the one that began; without it they are as good as each other. */
  order?(s: S, told: readonly E[]): Seat[];
}

/** The seats around the table, from the first player on. */
export const seatsFrom = (first: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);
