// Which bot thinks next. People's tables come before tables with only bots; among people, whoever has had the least
// comes first, and each of their tables takes its turn. So nobody can starve the others' bots, whatever they open.
import type { BotName } from '../bots/names.ts';

/** Whom a search is for. */
export interface ThoughtFor {
  /** Whose table it is. */
  readonly person: string;
  readonly table: string;
  /** Somebody is sitting there waiting. */
  readonly hasPeople: boolean;
}

export interface Waiting extends ThoughtFor {
  /** Thinks only for a moment: it never waits for those who think long. */
  readonly isQuick: boolean;
}

const QUICK: readonly BotName[] = ['random', 'beginner', 'greedy', 'club'];
export const isQuick = (bot: BotName): boolean => QUICK.includes(bot);

/** How many people's usage is remembered. */
const MOST_KNOWN = 2000;

export class BotQueue<J extends Waiting> {
  /** Threads; the quick levels have one more. */
  readonly #size: number;
  /** Those with people first, and among these the quick ones. */
  readonly #lines = [true, false].flatMap((hasPeople) =>
    [true, false].map((isQuick) => ({ hasPeople, isQuick, line: new Line<J>() })),
  );
  readonly #running = new Set<J>();
  readonly #shares = new Shares();
  #came = 0;
  #waiting = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get running(): number {
    return this.#running.size;
  }

  add(job: J): void {
    this.#waiting++;
    this.#shares.enter(job.person);
    this.#lineOf(job).add(job, this.#came++);
  }

  /** Nobody is waiting for it any more; false: it has started, or is over. */
  drop(job: J): boolean {
    const isDropped = this.#lineOf(job).drop(job);
    if (isDropped) this.#waiting--;
    return isDropped;
  }

  /** The next one that may start; null: all have to wait. */
  next(): J | null {
    for (const hasPeople of [true, false]) {
      const open = this.#lines.filter((one) => one.hasPeople === hasPeople && this.#mayBegin(one));
      const [first] = open.flatMap(({ line }) => this.#firstOf(line)).sort(byTurn);
      if (first === undefined) continue;
      const job = first.line.take(first.person);
      this.#waiting--;
      this.#running.add(job);
      this.#shares.begin(job.person);
      return job;
    }
    return null;
  }

  /** It is over, and took this long. */
  done(job: J, cost: number): void {
    if (this.#running.delete(job)) this.#shares.end(job.person, cost);
  }

  #lineOf({ hasPeople, isQuick }: Waiting): Line<J> {
    return this.#lines.find((one) => one.hasPeople === hasPeople && one.isQuick === isQuick)!.line;
  }

  /** The quick levels have a thread of their own besides the others; people have one that tables with only bots do not get. */
  #mayBegin({ isQuick, hasPeople }: Pick<Waiting, 'isQuick' | 'hasPeople'>): boolean {
    if (this.#running.size > this.#size) return false;
    if (isQuick) return true;
    const long = [...this.#running].filter((one) => !one.isQuick);
    if (long.length >= this.#size) return false;
    return hasPeople || long.filter((one) => !one.hasPeople).length < Math.max(1, this.#size - 1);
  }

  /** Whose turn it is in a queue: at most one. */
  #firstOf(line: Line<J>): (Turn & { readonly line: Line<J> })[] {
    let best: Turn | null = null;
    for (const [person, came] of line.persons()) {
      const turn = { person, came, running: this.#shares.running(person), had: this.#shares.had(person) };
      if (best === null || byTurn(turn, best) < 0) best = turn;
    }
    return best === null ? [] : [{ ...best, line }];
  }
}

interface Turn {
  readonly person: string;
  readonly came: number;
  readonly running: number;
  readonly had: number;
}
const byTurn = (a: Turn, b: Turn): number => a.running - b.running || a.had - b.had || a.came - b.came;

/** Jobs of one kind, by person; each of a person's tables takes its turn. */
class Line<J extends ThoughtFor> {
  readonly #persons = new Map<string, Map<string, { readonly job: J; readonly came: number }[]>>();

  add(job: J, came: number): void {
    const tables = this.#persons.get(job.person) ?? new Map<string, { job: J; came: number }[]>();
    this.#persons.set(job.person, tables);
    tables.set(job.table, [...(tables.get(job.table) ?? []), { job, came }]);
  }

  /** Who is waiting, and since when the one that would come first has been. */
  *persons(): Generator<[string, number]> {
    for (const [person, tables] of this.#persons)
      for (const [first] of tables.values()) {
        yield [person, first.came];
        break;
      }
  }

  take(person: string): J {
    const tables = this.#persons.get(person)!;
    const [table, [first, ...rest]] = tables.entries().next().value!;
    tables.delete(table);
    if (rest.length > 0) tables.set(table, rest); // after the others
    if (tables.size === 0) this.#persons.delete(person);
    return first.job;
  }

  drop(job: J): boolean {
    const tables = this.#persons.get(job.person);
    const before = tables?.get(job.table);
    if (tables === undefined || before === undefined) return false;
    const after = before.filter((one) => one.job !== job);
    if (after.length > 0) tables.set(job.table, after);
    else tables.delete(job.table);
    if (tables.size === 0) this.#persons.delete(job.person);
    return after.length < before.length;
  }
}

/** What each person has had. Somebody who comes back after a pause has no claim to what they did not ask for. */
class Shares {
  readonly #had = new Map<string, number>();
  readonly #running = new Map<string, number>();
  /** What those who started last have had: newcomers are treated as having had as much. */
  #floor = 0;

  had(person: string): number {
    return this.#had.get(person) ?? this.#floor;
  }

  running(person: string): number {
    return this.#running.get(person) ?? 0;
  }

  enter(person: string): void {
    this.#set(person, Math.max(this.had(person), this.#floor));
  }

  begin(person: string): void {
    this.#floor = Math.max(this.#floor, this.had(person));
    this.#running.set(person, this.running(person) + 1);
  }

  end(person: string, cost: number): void {
    const left = this.running(person) - 1;
    if (left > 0) this.#running.set(person, left);
    else this.#running.delete(person);
    this.#set(person, this.had(person) + cost);
  }

  #set(person: string, had: number): void {
    this.#had.delete(person);
    this.#had.set(person, had);
    if (this.#had.size > MOST_KNOWN) this.#had.delete(this.#had.keys().next().value!);
  }
}
