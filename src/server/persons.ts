// Everything the house knows about a person: to be given to him, or to be forgotten.
import { isOver, seatOf } from '../table/doing.ts';
import type { Who } from '../table/types.ts';
import type { Services } from './endpoint.ts';
import { wantedBy } from './notices/kept.ts';
import { notFound } from './problem.ts';

const MANY = 10_000;

export async function exportOf({ keeper, settings }: Services, who: Who): Promise<object> {
  const person = await keeper.ask((store) => store.person(who));
  if (person === null) throw notFound();
  const listed = await keeper.ask((store) => store.tablesOf(who, MANY));
  const tables: object[] = [];
  for (const { id } of listed) {
    const table = await keeper.load(id);
    if (table === null) continue;
    const { game, phase, createdAt, host, chairs } = table;
    const seat = seatOf(table, who);
    tables.push({
      id,
      game,
      phase,
      createdAt,
      seat,
      name: seat === null ? null : chairs[seat].name,
      isHost: host === who,
    });
  }
  const said = await keeper.ask((store) => store.saidBy(who));
  const tries = await keeper.ask((store) => store.triesOf(who));
  const wanted = await wantedBy(keeper, who);
  const seen = await keeper.ask((store) => store.devicesOf(who, settings.clock.now()));
  return {
    person: { name: person.name, createdAt: person.createdAt },
    devices: await keeper.ask((store) => store.tokensOf(who, settings.clock.now())),
    seenDevices: seen.map(({ about, seenAt }) => ({ about, seenAt })),
    tables,
    said: said.map(({ table, entry: { at, chat } }) => ({
      table,
      at,
      name: chat?.name,
      text: chat?.text,
      sign: chat?.sign,
    })),
    daily: tries.map(({ day, game, table, result }) => ({ day, game, table, result })),
    notices: {
      language: wanted.language,
      mail: wanted.mail && { address: wanted.mail.address, isConfirmed: wanted.mail.isConfirmed },
      hook: wanted.hook,
      push: wanted.push.map(({ endpoint }) => endpoint),
    },
  };
}

/** The new name on every chair he has; what is over keeps the name that he played under. */
export async function renameAll(who: Who, name: string, { keeper, hub }: Services): Promise<void> {
  const tables = await keeper.ask((store) => store.tablesOf(who, MANY));
  for (const { id } of tables.filter((one) => !isOver(one))) await hub.perform(id, { do: 'rename' }, { who, name });
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
    await hub.perform(next, { do: 'erase', who, names: [...sat, ...lost] }, { house: true });
    next = (await keeper.load(next))?.next ?? null;
  }
}
