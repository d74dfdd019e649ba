// How many messages somebody may send: this many a second, with some in reserve, one purse for all connections of a person.
import type { Who } from '../table/types.ts';
import type { Limits } from '../wire/limits.ts';

/** Messages somebody may still send now, and when that was counted. */
export interface Purse {
  allowance: number;
  countedAt: number;
  connections: number;
}

interface HowMany {
  readonly limits: Pick<Limits, 'messages' | 'burst'>;
}

export class Purses {
  readonly #settings: HowMany;
  readonly #byPerson = new Map<Who, Purse>();

  constructor(settings: HowMany) {
    this.#settings = settings;
  }

  /** For a connection; anyone without an identity gets a purse per connection. */
  take(who: Who | null): Purse {
    const known = who === null ? undefined : this.#byPerson.get(who);
    const purse = known ?? {
      allowance: this.#settings.limits.burst,
      countedAt: performance.now(),
      connections: 0,
    };
    purse.connections++;
    if (who !== null) this.#byPerson.set(who, purse);
    return purse;
  }

  giveBack(purse: Purse, who: Who | null): void {
    purse.connections--;
    if (who === null || purse.connections > 0) return;
    // Kept until it would be full again: nobody refills it by reconnecting.
    const { burst, messages } = this.#settings.limits;
    const forget = (): void => {
      if (purse.connections === 0 && this.#byPerson.get(who) === purse) this.#byPerson.delete(who);
    };
    setTimeout(forget, (burst / messages) * 1000).unref();
  }

  /** Whether one more message is allowed. */
  pay(purse: Purse): boolean {
    const { messages, burst } = this.#settings.limits; // the desk may have changed them
    const now = performance.now();
    const earned = ((now - purse.countedAt) / 1000) * messages;
    purse.allowance = Math.min(burst, purse.allowance + earned);
    purse.countedAt = now;
    if (purse.allowance < 1) return false;
    purse.allowance--;
    return true;
  }
}
