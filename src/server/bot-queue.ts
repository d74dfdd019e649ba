// Which bot thinks next. People's tables come before tables of bots only; of several persons the one who has had the least
// comes first, and so does the table who has had the least of a person's. So nobody chokes the others' bots, whatever he opens.
import type { BotName } from '../bots/names.ts';

/** Whom a thought is for. */
export interface Standing {
  /** Whose table it is. */
  readonly person: string;
  readonly table: string;
  /** Somebody sits there and waits. */
  readonly hasPeople: boolean;
}

export interface Waiting extends Standing {
  /** Thinks for a moment only: it never waits for those who think long. */
  readonly isQuick: boolean;
}

const QUICK: readonly BotName[] = ['random', 'beginner', 'greedy', 'club'];
export const isQuick = (bot: BotName): boolean => QUICK.includes(bot);

/** How many persons and tables are remembered by what they have had. */
const MOST_KNOWN = 2000;

export class BotQueue<J extends Waiting> {
  /** Threads; one more is there for the quick. */
  readonly #size: number;
  readonly #waiting: J[] = [];
  readonly #running = new Set<J>();
  readonly #had = new Shares();
  readonly #hadAtTable = new Shares();

  constructor(size: number) {
    this.#size = size;
  }

  add(job: J): void {
    const others = [...this.#waiting, ...this.#running];
    this.#had.enter(
      job.person,
      others.map(({ person }) => person),
    );
    this.#hadAtTable.enter(
      job.table,
      others.filter(({ person }) => person === job.person).map(({ table }) => table),
    );
    this.#waiting.push(job);
  }

  /** Nobody waits for it any more; false: it has begun, or is over. */
  drop(job: J): boolean {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    return at >= 0;
  }

  /** The next one that may begin; null: all have to wait. */
  next(): J | null {
    const fit = this.#waiting.filter((job) => this.#mayBegin(job));
    if (fit.length === 0) return null;
    const first = fit.reduce((best, job) => (this.#isBefore(job, best) ? job : best));
    this.drop(first);
    this.#running.add(first);
    return first;
  }

  /** It is over, and took so long. */
  done(job: J, cost: number): void {
    this.#running.delete(job);
    this.#had.add(job.person, cost);
    this.#hadAtTable.add(job.table, cost);
  }

  /** The quick have a thread of their own beside the others; people one that tables of bots only do not get. */
  #mayBegin(job: J): boolean {
    if (this.#running.size > this.#size) return false;
    if (job.isQuick) return true;
    const long = [...this.#running].filter((one) => !one.isQuick);
    if (long.length >= this.#size) return false;
    return job.hasPeople || long.filter((one) => !one.hasPeople).length < Math.max(1, this.#size - 1);
  }

  /** Equals: who came first. */
  #isBefore(a: J, b: J): boolean {
    const order = (job: J): number[] => [
      job.hasPeople ? 0 : 1,
      this.#count(({ person }) => person === job.person),
      this.#had.of(job.person),
      ...(a.person === b.person
        ? [this.#count(({ table }) => table === job.table), this.#hadAtTable.of(job.table)]
        : []),
    ];
    const [first, second] = [order(a), order(b)];
    const at = first.findIndex((value, i) => value !== second[i]);
    return at >= 0 && first[at] < second[at];
  }

  #count(isMeant: (job: J) => boolean): number {
    return [...this.#running].filter(isMeant).length;
  }
}

/** What each has had. Who comes back from a pause has no claim to what he did not ask for. */
class Shares {
  readonly #had = new Map<string, number>();

  of(who: string): number {
    return this.#had.get(who) ?? 0;
  }

  /** Level with the least of those who are there. */
  enter(who: string, others: readonly string[]): void {
    const rest = others.filter((other) => other !== who).map((other) => this.of(other));
    const least = rest.length === 0 ? 0 : rest.reduce((a, b) => Math.min(a, b));
    this.#set(who, Math.max(this.of(who), least));
  }

  add(who: string, cost: number): void {
    this.#set(who, this.of(who) + cost);
  }

  #set(who: string, had: number): void {
    this.#had.delete(who);
    this.#had.set(who, had);
    if (this.#had.size > MOST_KNOWN) this.#had.delete(this.#had.keys().next().value!);
  }
}
