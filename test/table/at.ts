// A table in memory, for tests: people act by name, and every act is checked to change nothing when it is refused.
import { expect } from 'vitest';
import { promise } from '../../src/fair/proof.ts';
import { freshSeed } from '../../src/fair/source.ts';
import type { GamePackage } from '../../src/games/index.ts';
import { same } from '../../src/kernel/canonical.ts';
import { carryOut } from '../../src/table/acts.ts';
import { changed, changes } from '../../src/table/changes.ts';
import type { Outcome } from '../../src/table/doing.ts';
import { emptyChair } from '../../src/table/doing.ts';
import { seen } from '../../src/table/seen.ts';
import { cloneTable, type Opening, openTable } from '../../src/table/table.ts';
import type { Act, Chair, Entry, Seen, Table } from '../../src/table/types.ts';

/** Who acts when the table itself does. */
export const HOUSE = 'the house';

/** How a table is opened, where that matters. */
export type How = Partial<Pick<Opening, 'pace' | 'absent' | 'holidays' | 'edition'>>;

/** Who somebody is to the server; must never be visible. */
export const idOf = (name: string): string => `id-of-${name}`;

export class At {
  table: Table;
  readonly pkg: GamePackage;
  readonly log: Entry[] = [];
  readonly contributions = new Map<string, string>();
  /** The time; every act takes a millisecond. */
  now = 1000;

  constructor(pkg: GamePackage, chairs: readonly Chair[], settings = {}, how: How = {}) {
    this.pkg = pkg;
    const { table, entry } = openTable(pkg, {
      id: 'table',
      game: 'baselland',
      settings,
      chairs,
      pace: 'live',
      help: 'full',
      isPublic: false,
      host: idOf('anna'),
      secret: freshSeed(),
      now: this.now,
      ...how,
    });
    this.table = table;
    this.log.push(entry);
  }

  /** Acts as the server does: on a copy, which takes the table's place only if nothing was refused. */
  does(who: string | number, wish: Act, key?: string): Outcome {
    const viewers = [...this.table.chairs.map((chair) => chair.who), idOf('anna'), null];
    const before = JSON.stringify(this.table);
    const copy = cloneTable(this.pkg, this.table);
    const person = { who: idOf(String(who)), name: String(who) };
    const by = who === HOUSE ? { house: true as const } : typeof who === 'number' ? { bot: who } : person;
    const outcome = carryOut(copy, wish, { pkg: this.pkg, now: ++this.now, by, ...(key !== undefined && { key }) });
    expect(JSON.stringify(this.table)).toBe(before);
    if ('refusal' in outcome) {
      expect(JSON.stringify(copy)).toBe(before);
      return outcome;
    }
    for (const viewer of viewers) {
      const [was, is] = [this.table, copy].map((t) => JSON.parse(JSON.stringify(seen(this.pkg, t, viewer))) as Seen);
      const told = changed(was, changes(was, is));
      if (!same(told, is)) expect(told).toEqual(is); // Vitest takes twenty times as long to compare
      if (was.seq === is.seq && was.you === is.you && !same(is, was)) expect(is).toEqual(was); // what changes has a new number
    }
    this.table = JSON.parse(JSON.stringify(copy)) as Table;
    this.log.push(outcome.entry);
    return outcome;
  }

  done(who: string | number, wish: Act): Entry {
    const outcome = this.does(who, wish);
    expect(outcome).toHaveProperty('entry');
    return (outcome as { entry: Entry }).entry;
  }
  refused(who: string | number, wish: Act): string {
    const outcome = this.does(who, wish);
    expect(outcome).toHaveProperty('refusal');
    return (outcome as { refusal: { why: string } }).refusal.why;
  }

  sits(who: string, chair: number): void {
    const contribution = freshSeed();
    this.contributions.set(who, contribution);
    this.done(who, { do: 'sit', chair, promise: promise(contribution) });
  }
  /** The host starts and everybody reveals. */
  starts(): void {
    this.done('anna', { do: 'start' });
    for (const [who, contribution] of this.contributions)
      if (this.table.chairs.some((chair) => chair.who === idOf(who))) this.done(who, { do: 'reveal', contribution });
  }
  sees(who: string | null): Seen {
    return seen(this.pkg, this.table, who === null ? null : idOf(who));
  }
  /** Chooses the option with this number. */
  picks(who: string, option = 0): Entry {
    const { decision } = this.sees(who);
    return this.done(who, { do: 'choose', decision: decision!.number, choice: decision!.notations[option] });
  }
}

/** A table with people on all chairs, started. */
export function atTable(pkg: GamePackage, people: readonly string[], settings = {}, how: How = {}): At {
  const at = new At(
    pkg,
    people.map(() => emptyChair('open')),
    settings,
    how,
  );
  people.forEach((who, chair) => {
    at.sits(who, chair);
  });
  at.starts();
  return at;
}
