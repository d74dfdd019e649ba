// What the load driver needs of a client, whatever server it talks to.
import type { Seen } from '../../src/table/types.ts';

/** A table waiting to be played: where it is, and the tokens of its four people. */
export interface Place {
  readonly id: string;
  readonly cookies: readonly string[];
}

/** What a seat tells the driver. */
export interface Hooks {
  /** The seat has something to decide; `move` sends a random option. Called once for every decision. */
  turn(move: () => void): void;
  /** The move is acknowledged. */
  done(): void;
  /** The game is over. */
  over(): void;
  failed(why: string): void;
}

export interface Sitting {
  leave(): void;
}

/** Sits down at a table that is being played; resolves when the seat knows the position. */
export type Sit = (url: string, place: Place, seat: number, hooks: Hooks) => Promise<Sitting>;
export const SEATS = 4;

export const anyOf = <X>(list: readonly X[]): X => list[Math.floor(Math.random() * list.length)];

/** A choice as the table's release calls its parts. */
export function choiceOf(decision: NonNullable<Seen['decision']>): object {
  const { number = null, notations, ...more } = decision;
  const answers = number === null ? more : { decision: number };
  return { do: 'choose', ...('answers' in answers ? { answers: answers.answers } : answers), choice: anyOf(notations) };
}
