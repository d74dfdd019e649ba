// A new name at the tables of this browser. Pure except for the store it is given.
import { carryOut } from '../../table/acts.ts';
import { packageOf } from '../../table/package-of.ts';
import { waitsFor } from '../../table/seen.ts';
import { cloneTable } from '../../table/table.ts';
import type { HereStore } from './passing.ts';
import type { HereTable } from './types.ts';

/** The one person playing here against bots, if they had the old name. Where several sit, each has their own name. */
function onlyPerson({ table: { chairs } }: HereTable, name: string): string | null {
  const people = chairs.filter(({ kind }) => kind === 'person');
  return people.length === 1 && people[0].name === name ? people[0].who : null;
}

/** Returns the tables that got the new name; one that was just played on keeps the old one. */
export async function renameIn(store: HereStore, before: string, name: string, now: number): Promise<string[]> {
  const renamed: string[] = [];
  for (const kept of await store.list()) {
    const who = onlyPerson(kept, before);
    if (who === null) continue;
    const pkg = await packageOf(kept.table, []);
    const table = cloneTable(pkg, kept.table);
    const outcome = carryOut(table, { do: 'rename' }, { pkg, now, by: { who, name } });
    if ('refusal' in outcome) continue; // it is over
    const next = { ...kept, table, waits: waitsFor(pkg, table) };
    if (await store.append(next, kept.table.seq, [outcome.entry])) renamed.push(kept.id);
  }
  return renamed;
}
