// Who has touched something at a table within the last minutes. Claims in the store say so, so that every process knows.
import { QUIET_FOR } from '../table/stand-in.ts';
import type { Who } from '../table/types.ts';
import type { Hub } from './hub.ts';
import type { Keeper } from './keeper.ts';
import type { Onlooker } from './viewers.ts';

/** How often it is said again of those who are still looking, in milliseconds. */
const AGAIN = 60_000;
/** Until then nobody need say it again. */
const LOOKING_FOR = 90_000;

export class Inputs {
  readonly #hub: Hub;
  readonly #keeper: Keeper;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(hub: Hub, keeper: Keeper) {
    this.#hub = hub;
    this.#keeper = keeper;
    this.#timer = setInterval(() => this.#sayAgain(), AGAIN);
    this.#timer.unref();
  }

  /** Somebody looks at their table, or no longer does: whoever has a chair was there until now. */
  look(viewer: Onlooker & { readonly id: string }, isLooking: boolean, isToldNow = true): void {
    const { id, who, base, isLooking: wasLooking } = viewer;
    viewer.isLooking = isLooking;
    if (who === null || base?.you == null || this.#isClosed || !isToldNow) return;
    if (wasLooking !== false || isLooking) this.#note(id, who);
    if (isLooking || this.#hub.isLooking(id, who)) return; // in another window
    // No answer: it expires soon.
    this.#keeper.ask((store) => store.release(lookKey(id, who), who)).catch(() => {});
  }

  #note(id: string, who: Who): void {
    if (this.#isClosed) return;
    const now = this.#keeper.now();
    // No answer: this process still knows whether they are looking.
    this.#keeper.ask((store) => store.claim(keyOf(id, who), who, now, now + QUIET_FOR)).catch(() => {});
    if (!this.#hub.isLooking(id, who)) return;
    this.#keeper.ask((store) => store.claim(lookKey(id, who), who, now, now + LOOKING_FOR)).catch(() => {});
  }

  /** Somebody looks at something that is not a table: they need not be told of what they see there. */
  lookAt(id: string, who: Who): void {
    const now = this.#keeper.now();
    if (this.#isClosed) return;
    this.#keeper.ask((store) => store.claim(lookKey(id, who), who, now, now + LOOKING_FOR)).catch(() => {});
  }

  /** Whether somebody is looking at the table now, as far as any process knows. */
  async isLooking(id: string, who: Who): Promise<boolean> {
    if (this.#hub.isLooking(id, who)) return true;
    const now = this.#keeper.now();
    return !(await this.#keeper.ask((store) => store.claim(lookKey(id, who), 'nobody', now, now)));
  }

  /** Whether somebody is looking at the table, or was a few minutes ago, as far as any process knows. */
  async isHere(id: string, who: Who): Promise<boolean> {
    if (this.#hub.isLooking(id, who)) return true;
    const now = this.#keeper.now();
    return !(await this.#keeper.ask((store) => store.claim(keyOf(id, who), 'nobody', now, now)));
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }

  #sayAgain(): void {
    for (const [id, who] of this.#hub.looking()) this.#note(id, who);
  }
}

const lookKey = (id: string, who: Who): string => `looks ${id} ${who}`;
const keyOf = (id: string, who: Who): string => `here ${id} ${who}`;
