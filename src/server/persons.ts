// Everything the house knows about a person: renaming it, or forgetting it. (`export.ts` exports it.)
import { isOver } from '../table/doing.ts';
import type { Who } from '../table/types.ts';
import type { Services } from './endpoint.ts';
import type { Caller } from './identity.ts';
import { finishMerges } from './merge/merge.ts';
import { HttpProblem, notFound } from './problem.ts';
import { forgetAddress } from './ways-back/mail.ts';

const MANY = 10_000;

/** The new name or seal on every chair they have; finished games keep what they were played under. */
export async function changeAll(by: Caller, act: 'rename' | 'adorn', { keeper, hub }: Services): Promise<void> {
  const tables = await keeper.ask((store) => store.tablesOf(by.who, MANY));
  for (const { id } of tables.filter((one) => !isOver(one))) await hub.perform(id, { do: act }, by).catch(ifOutOfReach);
}

/** A table that is gone by now, or belongs to a newer Kontor, keeps the old name. */
function ifOutOfReach(error: unknown): void {
  if (!(error instanceof HttpProblem && (error.status === 404 || error.why === 'newVersion'))) throw error;
}

/** Gets up everywhere; finished games stay as they were. */
export async function leaveAll(who: Who, name: string, { keeper, hub }: Services): Promise<void> {
  const tables = await keeper.ask((store) => store.tablesOf(who, MANY));
  for (const { id } of tables.filter((one) => !isOver(one))) await hub.perform(id, { do: 'leave' }, { who, name });
}

/** Leaves every circle and its evenings, and takes back what was said there. */
export async function leaveCircles(who: Who, { keeper, circles, evenings }: Services): Promise<void> {
  await evenings.forget(who);
  await keeper.ask((store) => store.unsayInCircles(who));
  for (const id of await keeper.ask((store) => store.circlesOf(who))) {
    await evenings.outlive(id, () => keeper.ask((store) => store.leaveCircle(id, who)));
    circles.gone(id, who);
  }
}

/** Deletes everything about a person, including the name in finished games. The person goes last: if we crash, they can ask again. */
export async function erase(services: Services, who: Who): Promise<void> {
  const { keeper, live, bans } = services;
  const person = await keeper.ask((store) => store.person(who));
  if (person === null) throw notFound();
  await finishMerges(services, who);
  await eraseFromTables(services, who, person.name);
  await keeper.ask((store) => store.unsay(who));
  await leaveCircles(who, services);
  await bans.forget(who);
  await forgetAddress(keeper, who);
  await keeper.ask((store) => store.forget(who));
  live.dismiss({ who });
  await eraseFromTables(services, who, person.name); // tables where they sat down or spoke meanwhile
  await keeper.ask((store) => store.unsay(who));
  await keeper.ask((store) => store.unsayInCircles(who));
}

async function eraseFromTables(services: Services, who: Who, name: string): Promise<void> {
  const { keeper, hub } = services;
  await leaveAll(who, name, services);
  const tables = await keeper.ask((store) => store.tablesOf(who, MANY));
  for (const { id } of tables) {
    await eraseAfter(services, id, who); // first: these can only be found through this one
    await hub.perform(id, { do: 'erase', who }, { house: true });
  }
}

/** The tables after this one say how it ended, and keep chairs for those who were there: by name. */
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
