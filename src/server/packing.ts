// Packs tables that are over, beside everything else: a few at a time, and most of the time not at all.
import { freshId } from './identity.ts';
import type { Keeper } from './keeper.ts';

const LOOK_EVERY = 60_000;
/** Until nobody repeats an act any more, and most have stopped talking about the game. */
export const AFTER = 10 * 60_000;
const AT_A_TIME = 5;
/** After some were packed, it rests this many times as long as that took: there may be very many from earlier releases. */
const REST = 4;
const CLAIM = 'packing';

export class Packing {
  readonly #keeper: Keeper;
  readonly #holder = freshId();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  begin(): void {
    this.#in(LOOK_EVERY);
  }

  /** Ends when nothing is being packed any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #in(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#some().then(
        (next) => this.#in(next),
        () => this.#in(LOOK_EVERY), // the keeper has complained
      );
    }, milliseconds);
    this.#timer.unref();
  }

  /** Packs some, if this is the process that does it; when to go on. */
  async #some(): Promise<number> {
    const now = this.#keeper.now();
    const isOurs = await this.#keeper.ask((store) => store.claim(CLAIM, this.#holder, now, now + 2 * LOOK_EVERY));
    if (!isOurs) return LOOK_EVERY;
    const begun = performance.now();
    const packed = await this.#keeper.ask((store) => store.packFinished(now - AFTER, AT_A_TIME));
    return packed < AT_A_TIME ? LOOK_EVERY : REST * (performance.now() - begun);
  }
}
