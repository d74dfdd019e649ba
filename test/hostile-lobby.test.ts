// The public list: nobody fills it, nobody sits everywhere, and hosts control their table until it starts.
import { afterEach, describe, expect, test } from 'vitest';
import { baselland } from '../src/games/baselland/index.ts';
import { inTurns } from '../src/server/lobby.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { emptyChair } from '../src/table/doing.ts';
import { DAY } from '../src/table/paces.ts';
import type { TableCard } from '../src/wire/seen.ts';
import { NO_WAIT } from './disk.ts';
import { handClock } from './hand-clock.ts';
import { GENEROUS, type Options, openPlace, Person } from './server-client.ts';
import { At, idOf } from './table/at.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
const FEW = { limits: { ...GENEROUS, publicTables: 2, publicSeats: 2 }, trustProxy: ['127.0.0.1'] };
async function start(options: Options = FEW) {
  const place = openPlace();
  closers.push(() => place.close());
  return await place.start(options);
}

/** Somebody who comes from an address. */
class From extends Person {
  address = '';
  static async here(url: string, name: string, address: string): Promise<From> {
    const person = new From(url, name);
    person.address = address;
    await person.post('/api/me', { name });
    return person;
  }
  override ask<T = Record<string, unknown>>(method: string, path: string, body?: unknown, extra = {}) {
    return super.ask<T>(method, path, body, { 'x-forwarded-for': this.address, ...extra });
  }
  opens = async (isPublic = true): Promise<string> => {
    const table = { game: 'baselland', chairs: ['me', 'open', 'open'], isPublic };
    const { body } = await this.post<{ id?: string; error?: { why: string } }>('/api/tables', table);
    return body.id ?? body.error!.why;
  };
  sits = async (id: string, chair = 1): Promise<string> =>
    (await this.act(id, { do: 'sit', chair })).body.error?.why ?? 'seated';
  lists = async (): Promise<string[]> =>
    (await this.get<{ tables: TableCard[] }>('/api/tables')).body.tables.map(({ id }) => id);
}
const counts = (all: readonly string[], word: string): number => all.filter((one) => one === word).length;

describe('one address', () => {
  test('cannot push the others off the list, whoever it says it is and however fast', async () => {
    const { url } = await start();
    const ann = await From.here(url, 'Ann', '192.0.2.1');
    const honest = await ann.opens();
    const flood: Promise<string>[] = [];
    for (let i = 0; i < 6; i++) {
      const eve = await From.here(url, `Eve ${i}`, `2001:db8:1:2::${i}`); // one household
      for (let k = 0; k < 3; k++) flood.push(eve.opens());
    }
    const opened = await Promise.all(flood);
    expect(counts(opened, 'tooManyPublic')).toBe(18 - 8); // four times what a person may
    const bob = await From.here(url, 'Bob', '192.0.2.2');
    const later = await bob.opens();
    const list = await bob.lists();
    expect(list).toHaveLength(10);
    expect(list.slice(0, 3)).toEqual(expect.arrayContaining([honest, later]));
  });

  test('one person has few public tables at a time, and any number of private ones', async () => {
    const { url } = await start();
    const ann = await From.here(url, 'Ann', '192.0.2.1');
    const opened = await Promise.all(Array.from({ length: 6 }, () => ann.opens()));
    expect(counts(opened, 'tooManyPublic')).toBe(4);
    expect(await ann.opens(false)).toMatch(/^[\w-]{22}$/);
    const [mine] = await ann.lists();
    await ann.mustAct(mine, { do: 'close' });
    expect(await ann.opens()).toMatch(/^[\w-]{22}$/);
  });
});

describe('one person', () => {
  test('does not sit at all public tables, by no way', async () => {
    const { url } = await start();
    const tables: string[] = [];
    for (let i = 0; i < 5; i++) {
      const host = await From.here(url, `Host ${i}`, `192.0.2.${i}`);
      tables.push(await host.opens());
    }
    const eve = await From.here(url, 'Eve', '198.51.100.1');
    const sat = await Promise.all(tables.map((id) => eve.sits(id)));
    expect(counts(sat, 'seated')).toBe(2);
    expect(counts(sat, 'tooManySeats')).toBe(3);
    const refused = tables[sat.indexOf('tooManySeats')];
    const live = await eve.live(refused, 0, { 'x-forwarded-for': '198.51.100.2' });
    expect(await live.act({ do: 'sit', chair: 1 })).toMatchObject({ type: 'error', why: 'tooManySeats' });
    live.close();
    await eve.mustAct(tables[sat.indexOf('seated')], { do: 'leave' });
    expect(await eve.sits(refused)).toBe('seated');
    const host = await From.here(url, 'Host', '192.0.2.9');
    expect(await eve.sits(await host.opens(false))).toBe('seated'); // anyone with the link is a guest
  });

  test('nor do many persons of one household', async () => {
    const { url } = await start();
    const tables: string[] = [];
    for (let i = 0; i < 10; i++) {
      const host = await From.here(url, `Host ${i}`, `192.0.2.${i}`);
      tables.push(await host.opens());
    }
    const sat: string[] = [];
    for (const [i, id] of tables.entries()) {
      const eve = await From.here(url, `Eve ${i}`, `2001:db8:1:2:${i}::1`);
      sat.push(await eve.sits(id));
    }
    expect([counts(sat, 'seated'), counts(sat, 'tooManySeats')]).toEqual([8, 2]);
    const ann = await From.here(url, 'Ann', '192.0.2.77');
    expect(await ann.sits(tables[9])).toBe('seated');
  });
});

test('tables that nobody starts leave the list after a day, and the house after a month', async () => {
  const clock = handClock(Date.parse('2030-01-01'));
  const { url } = await start({ ...FEW, clock, lookEvery: 10 });
  const ann = await From.here(url, 'Ann', '192.0.2.1');
  const bob = await From.here(url, 'Bob', '192.0.2.2');
  const [left, played] = [await ann.opens(), await bob.opens()];
  const unlisted = await ann.opens(false);
  await ann.sits(played, 1);
  await bob.mustAct(played, { do: 'start' });
  expect((await ann.lists()).sort()).toEqual([left, played].sort());
  clock.pass(DAY + 1);
  expect(await ann.lists()).toEqual([played]);
  expect((await ann.read(left)).seen.phase).toBe('gathering'); // by its link it is still there
  clock.pass(30 * DAY);
  for (const id of [left, unlisted])
    await expect.poll(async () => (await ann.get(`/api/tables/${id}`)).status).toBe(404);
  expect((await ann.read(played)).seen.phase).toBe('playing');
});

test('the list takes turns: the newest of each host and household, then their next ones', () => {
  const table = (id: number, host: string, from?: string) => ({
    id,
    host,
    createdAt: id,
    ...(from !== undefined && { from }),
  });
  const all = [
    table(1, 'ann', 'home'),
    table(2, 'bob'), // opened before origins were noted
    ...[3, 4, 5].map((id) => table(id, 'eve', `elsewhere ${id}`)),
    ...[6, 7, 8].map((id) => table(id, `mallory ${id}`, 'one place')),
  ];
  expect(inTurns(all).map(({ id }) => id)).toEqual([8, 5, 2, 1, 7, 4, 6, 3]);
});

describe('before the start the host', () => {
  const gathered = (): At => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open'), emptyChair('open')]);
    at.sits('anna', 0);
    at.sits('eve', 1);
    at.sits('ben', 2);
    return at;
  };

  test.each(['open', 'closed', 'bot'] as const)('takes somebody off a chair, and it becomes %s', (kind) => {
    const at = gathered();
    expect(at.refused('eve', { do: 'chair', chair: 2, kind })).toBe('notHost');
    at.done('anna', { do: 'chair', chair: 1, kind, ...(kind === 'bot' && { bot: 'random' }) });
    expect(at.table.chairs[1]).toMatchObject({ kind, who: null, promise: null, contribution: null });
    expect(at.sees('eve').you).toBeNull();
    if (kind === 'open') {
      expect(at.refused('eve', { do: 'sit', chair: 1 })).toBe('sentAway');
      at.sits('carl', 1);
    }
    expect(JSON.stringify(at.sees('ben'))).not.toContain(idOf('eve'));
  });

  test('but not themselves, and nobody once it has started', () => {
    const at = gathered();
    expect(at.refused('anna', { do: 'chair', chair: 0, kind: 'open' })).toBe('chairTaken');
    at.starts();
    expect(at.refused('anna', { do: 'chair', chair: 1, kind: 'open' })).toBe('chairTaken');
  });

  test('closes the table: there is no game, and nobody sits down any more', () => {
    const at = gathered();
    expect(at.refused('eve', { do: 'close' })).toBe('notHost');
    at.done('anna', { do: 'close' });
    expect(at.sees('ben')).toMatchObject({ phase: 'abandoned', view: null, result: null });
    expect(at.refused('carl', { do: 'sit', chair: 1 })).toBe('wrongPhase');
    expect(at.refused('anna', { do: 'start' })).toBe('wrongPhase');
    const begun = gathered();
    begun.starts();
    expect(begun.refused('anna', { do: 'close' })).toBe('wrongPhase');
  });
});

test('a rematch that nobody started vanishes in the end, and can be asked for again; nobody is unforgettable for it', async () => {
  const place = openPlace();
  closers.push(() => place.close());
  const first = await place.start();
  const ann = await Person.at(first, 'Ann');
  const id = await ann.open({ chairs: ['me', 'bot:random'] });
  await ann.mustAct(id, { do: 'start' });
  await ann.mustAct(id, { do: 'abandon' });
  const asks = (person: Person) => person.post<{ id: string }>(`/api/tables/${id}/rematch`);
  const next = (await asks(ann)).body.id;
  await first.stop();
  const sweep = async (): Promise<number> => {
    const store = await openSqlite(place.file, NO_WAIT);
    const swept = await store.sweepTables(Date.now() + 1000 * DAY, 9);
    await store.close();
    return swept;
  };
  expect(await sweep()).toBe(1);
  const second = await place.start();
  expect((await ann.moved(second).get(`/api/tables/${next}`)).status).toBe(404);
  expect((await asks(ann.moved(second))).body.id).toBe(next);
  expect((await ann.moved(second).read(next)).seen.phase).toBe('gathering');
  await second.stop();
  expect(await sweep()).toBe(1);
  const third = await place.start();
  expect((await ann.moved(third).ask('DELETE', '/api/me')).status).toBe(200);
});
