// Jobs that run one after the other.

export class Jobs {
  #left = 0;
  #last: Promise<unknown> = Promise.resolve();
  #isBeginning = false;
  readonly #ended = (): void => void this.#left--;

  /** Not over yet. */
  get left(): number {
    return this.#left;
  }

  /** Resolves when everything asked for so far is done. */
  get settled(): Promise<unknown> {
    return this.#last;
  }

  /** Runs when everything before it has run: now, if nothing has to. Whatever a job queues at its very beginning comes after it. */
  queue<T>(job: () => Promise<T>): Promise<T> {
    if (this.#isBeginning) return Promise.resolve().then(() => this.queue(job));
    const result = this.#left++ === 0 ? this.#begin(job) : this.#last.then(job);
    this.#last = result.then(this.#ended, this.#ended); // before anybody who waits for the result
    return result;
  }

  #begin<T>(job: () => Promise<T>): Promise<T> {
    this.#isBeginning = true;
    try {
      return job();
    } finally {
      this.#isBeginning = false;
    }
  }
}
