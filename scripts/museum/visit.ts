// A visit to the museum: whether everything is as it was left, and how it ends.
import { loadGame } from '../../src/games/index.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { parseRecord, writeRecord } from '../../src/kernel/record.ts';
import type { Hub } from '../../src/server/hub.ts';
import { hashOfToken } from '../../src/server/identity.ts';
import { hashOfSeatKey } from '../../src/server/seat-keys.ts';
import type { Store } from '../../src/store/store.ts';
import { isOver } from '../../src/table/doing.ts';
import { verify } from '../../src/table/replay.ts';
import { seatOfKey } from '../../src/table/seat-key.ts';
import { recordOf } from '../../src/table/table.ts';
import type { Table } from '../../src/table/types.ts';
import { type Mark, marksOf } from './marks.ts';
import { gather, openHub, playOn } from './play.ts';
import type { KeptPerson, KeptTable } from './room.ts';

const MANY = 1000;

/** A table as it is found, in the terms in which it was left. */
export async function found(store: Store, kept: KeptTable, marks: readonly Mark[]): Promise<KeptTable | null> {
  const { id, about, contributions, seatKey } = kept;
  const table = await store.load(id);
  if (table === null) return null;
  const pkg = await loadGame(table.game);
  const entries = await store.entries(id, 0);
  const opens = seatKey === undefined ? null : seatOfKey(table, hashOfSeatKey(seatKey.key));
  return {
    id,
    game: table.game,
    players: table.chairs.length,
    phase: table.phase,
    settings: table.settings,
    marks: marksOf({ table, pkg }).filter((mark) => marks.includes(mark)),
    seq: entries.length,
    choices: table.choices.length,
    result: recordOf(pkg, table).result,
    about,
    ...(contributions && { contributions }),
    ...(seatKey && opens !== null && { seatKey: { seat: opens, key: seatKey.key } }),
  };
}

/** A person as identified by their token, and how many tables they find. */
export async function known(store: Store, { token }: Pick<KeptPerson, 'token'>): Promise<KeptPerson | null> {
  const person = await store.findIdentity(hashOfToken(token));
  if (person === null) return null;
  const { who, name } = person;
  const [tables, tries] = [await store.tablesOf(who, MANY), await store.triesOf(who)];
  return { name, token, tables: tables.length, tries, notices: await store.personal(who, 'notices') };
}

/** What is wrong with the record of a finished table; null: nothing, or it never started. */
export async function recordProblem(table: Table): Promise<string | null> {
  if (!isOver(table)) return `it is ${table.phase}`;
  if (table.journal === null) return null;
  const pkg = await loadGame(table.game);
  const difference = verify(pkg.game, parseRecord(writeRecord(recordOf(pkg, table))));
  return difference === null ? null : JSON.stringify(difference);
}

/** Plays one table to its end, from whatever phase it was left in. */
async function toTheEnd(hub: Hub, { id, contributions = {} }: KeptTable): Promise<Table> {
  await gather(hub, id, contributions);
  return await playOn(hub, id, chanceFrom(fastSource(`visit ${id}`)));
}

/** Plays every table to its end; returns what is wrong, by table: those that can go on must be finished then. */
export async function endsBadly(store: Store, tables: readonly KeptTable[]): Promise<string[]> {
  const hub = openHub(store);
  const endOf = async (kept: KeptTable): Promise<string[]> => {
    const wanted = kept.phase === 'abandoned' ? 'abandoned' : 'finished';
    const table = await toTheEnd(hub, kept).catch((error: unknown) => String(error));
    const problem =
      typeof table === 'string' ? table : table.phase === wanted ? await recordProblem(table) : `it is ${table.phase}`;
    return problem === null ? [] : [`${kept.game} with ${kept.players}, ${kept.about}: ${problem}`];
  };
  const problems = await Promise.all(tables.map(endOf)); // together, so that they share the wait for the disk
  await hub.close();
  return problems.flat();
}
