import type { Clock } from './clock.ts';

export interface Complaint {
  readonly at: number;
  readonly text: string;
}
const MOST_KEPT = 100;
const LONGEST = 2000;

/** The latest errors, for whoever looks after the house. */
export class Errors {
  readonly #last: Complaint[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  note(text: string): void {
    this.#last.push({ at: this.#clock.now(), text: text.slice(0, LONGEST) });
    if (this.#last.length > MOST_KEPT) this.#last.shift();
  }

  /** Newest first. */
  get last(): readonly Complaint[] {
    return this.#last.toReversed();
  }
}
