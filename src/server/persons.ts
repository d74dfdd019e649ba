// Everything the house knows about a person: to be called anew, or to be forgotten. (`export.ts` tells it.)
import { isOver } from '../table/doing.ts';
import type { Who } from '../table/types.ts';
import type { Services } from './endpoint.ts';
import { HttpProblem, notFound } from './problem.ts';

const MANY = 10_000;

/** The new name on every chair he has; what is over keeps the name that he played under. */
export async function renameAll(who: Who, name: string, { keeper, hub }: Services): Promise<void> {
  const tables = await keeper.ask((store) => store.tablesOf(who, MANY));
  for (const { id } of tables.filter((one) => !isOver(one)))
    await hub.perform(id, { do: 'rename' }, { who, name }).catch(ifOutOfReach);
}

/** A table that is gone by now, or a newer Kontor's, keeps the old name. */
function ifOutOfReach(error: unknown): void {
  if (!(error instanceof HttpProblem && (error.status === 404 || error.why === 'newVersion'))) throw error;
}

/** Gets up everywhere; what is over stays as it was. */
export async function leaveAll(who: Who, name: string, { keeper, hub }: Services): Promise<void> {
  const tables = await keeper.ask((store) => store.tablesOf(who, MANY));
  for (const { id } of tables.filter((one) => !isOver(one))) await hub.perform(id, { do: 'leave' }, { who, name });
}

/** Deletes everything about a person, the name in finished games too. Last of all himself: if we crash, it can be asked for again. */
export async function erase(services: Services, who: Who): Promise<void> {
  const { keeper, live } = services;
  const person = await keeper.ask((store) => store.person(who));
  if (person === null) throw notFound();
  await eraseFromTables(services, who, person.name);
  await keeper.ask((store) => store.unsay(who));
  await keeper.ask((store) => store.forget(who));
  live.dismiss(who);
  await eraseFromTables(services, who, person.name); // where he sat down or spoke meanwhile
  await keeper.ask((store) => store.unsay(who));
}

async function eraseFromTables(services: Services, who: Who, name: string): Promise<void> {
  const { keeper, hub } = services;
  await leaveAll(who, name, services);
  const tables = await keeper.ask((store) => store.tablesOf(who, MANY));
  for (const { id } of tables) {
    await eraseAfter(services, id, who); // first: these are found by way of this one only
    await hub.perform(id, { do: 'erase', who }, { house: true });
  }
}

/** The tables that followed one tell how it ended, and keep chairs for those who were there: by name. */
async function eraseAfter({ keeper, hub }: Services, id: string, who: Who): Promise<void> {
  const first = await keeper.load(id);
  if (first === null) return;
  const sat = first.chairs.flatMap((chair) => (chair.who === who ? [chair.name] : []));
  const lost = first.clocks.flatMap((clock) => (clock.lost?.who === who ? [clock.lost.name] : []));
  for (let { next } = first; next !== null; ) {
    const after = await keeper.load(next);
    if (after === null) return; // it was never started, and is gone by now
    await hub.perform(next, { do: 'erase', who, names: [...sat, ...lost] }, { house: true });
    next = after.next;
  }
}
