import { HttpProblem, tryAgain } from './problem.ts';

/** Guards expensive work: one at a time for each person, few in all, and some may wait outside. */
export class Gate {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #here = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** Resolves when it is the caller's turn, with the function that ends it. */
  async enter(who: string): Promise<() => void> {
    if (this.#here.has(who)) throw new HttpProblem(429, 'oneAtATime');
    if (this.#waiting.length >= this.#mostWaiting) throw tryAgain('busy');
    this.#here.add(who);
    if (this.#inside < this.#most) this.#inside++;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      this.#here.delete(who);
      const next = this.#waiting.shift();
      if (next === undefined) this.#inside--;
      else next();
    };
  }
}
