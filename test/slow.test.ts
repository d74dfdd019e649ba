// Slow play on the server: clocks run out whether or not a table is in memory, with one process or several, even after a restart.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { HOLD } from '../src/table/hold.ts';
import { STORES } from '../src/table/paces.ts';
import type { Absence, Seen } from '../src/table/types.ts';
import { NO_WAIT } from './disk.ts';
import { handClock } from './hand-clock.ts';
import { allHave, begun, openPlace, Person } from './server-client.ts';

const HOUR = 3600_000;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
function newPlace() {
  const place = openPlace();
  closers.push(() => place.close());
  return place;
}
const soon = <T>(value: () => T | Promise<T>) => expect.poll(value, { interval: 10 });

/** Whose turn it is at a table of two, and whose it is not. */
async function sides(id: string, people: readonly Person[]) {
  const { waitsFor } = (await people[0].read(id)).seen;
  const seat = waitsFor[0];
  return { seat, mover: people[seat], other: people[1 - seat] };
}
/** A game of two with an hour each, and what happens to somebody absent. */
async function anHourEach(absent: Absence) {
  const clock = handClock();
  const server = await newPlace().start({ clock, lookEvery: 10 });
  const { ann, bob, id } = await begun(server, { pace: 'hour', absent });
  return { clock, id, ...(await sides(id, [ann, bob])) };
}
const acts = async (person: Person, id: string): Promise<string[]> => (await person.read(id)).log.map(({ act }) => act);

describe('a table with a pace', () => {
  test('is opened with what becomes of somebody absent, and says so everywhere', async () => {
    const server = await newPlace().start();
    const ann = await Person.at(server, 'Ann');
    const id = await ann.open({ chairs: ['me', 'open'], pace: 'day', absent: 'vote', isPublic: true });
    expect((await ann.read(id)).seen).toMatchObject({ pace: 'day', absent: 'vote' });
    for (const path of ['/api/tables', '/api/tables/mine']) {
      const { tables } = (await ann.get<{ tables: Seen[] }>(path)).body;
      expect(tables).toMatchObject([{ pace: 'day', absent: 'vote', clocks: [null, null] }]);
    }
    expect((await ann.post('/api/tables', { game: 'baselland', absent: 'shoot' })).status).toBe(400);
    const bob = await Person.at(server, 'Bob');
    expect((await bob.read(await ann.open({}))).seen.absent).toBe('bot'); // among friends
    expect((await bob.read(await ann.open({ isPublic: true }))).seen.absent).toBe('wait');
  });

  test('nobody outside can say that the time is up', async () => {
    const server = await newPlace().start();
    const { ann, id } = await begun(server, { pace: 'hour', absent: 'bot' });
    const { status, body } = await ann.post(`/api/tables/${id}/acts`, { id: '1', act: { do: 'timeUp', seat: 0 } });
    expect([status, body]).toMatchObject([400, { error: { why: 'badRequest' } }]);
    const live = await ann.live(id);
    live.send({ type: 'act', id: '2', act: { do: 'timeUp', seat: 0 } });
    await live.until(() => live.messages.some((message) => message.type === 'error' && message.why === 'badMessage'));
  });

  test('what ends a turn is held for a moment and goes on by itself, even if the server was away', async () => {
    const clock = handClock();
    const place = newPlace();
    const server = await place.start({ clock, lookEvery: 1e6 });
    const { ann, bob, id } = await begun(server, { pace: 'none' });
    const { seat, mover, other } = await sides(id, [ann, bob]);
    /** The mover plays until the choice is held. */
    const play = async (one: Person) => {
      for (let seen = (await one.read(id)).seen; seen.decision !== null; seen = (await one.read(id)).seen)
        await one.act(id, { do: 'choose', decision: seen.decision.number, choice: seen.decision.notations.at(-1)! });
      return (await one.read(id)).seen;
    };
    const held = await play(mover);
    expect(held).toMatchObject({ mustConfirm: true, canUndo: true, heldUntil: clock.now() + HOLD });
    clock.pass(HOLD - 1);
    expect((await other.read(id)).seen.waitsFor).toEqual([seat]);
    clock.pass(1);
    await soon(async () => (await other.read(id)).seen.waitsFor).toEqual([1 - seat]);
    expect(await acts(other, id)).toContain('confirm');
    await play(other);
    await server.stop();
    clock.pass(HOLD);
    const again = await place.start({ clock, lookEvery: 10 });
    await soon(async () => (await mover.moved(again).read(id)).seen.waitsFor).toEqual([seat]);
  });

  test('the clock of a table in memory runs out to the second, and everybody sees it', async () => {
    const clock = handClock();
    const server = await newPlace().start({ clock, lookEvery: 1e6 });
    const { ann, bob, id } = await begun(server, { pace: 'live', absent: 'wait' });
    const lives = [await ann.live(id), await bob.live(id)];
    const { seat } = await sides(id, [ann, bob]);
    const { until } = lives[0].seen.clocks[seat]!;
    clock.pass(until! - clock.now() - 1);
    await allHave(lives);
    expect(lives[0].seen.clocks[seat]!.verdict).toBeNull();
    clock.pass(1);
    for (const live of lives) {
      await live.until(() => live.seen.clocks[seat]!.verdict === 'wait');
      expect(live.log.at(-1)).toMatchObject({ by: null, act: `timeUp ${seat} wait` });
    }
    clock.pass(HOUR);
    await allHave(lives);
    expect(lives[0].log.filter(({ act }) => act.startsWith('timeUp'))).toHaveLength(1);
  });

  test('a bot sits in for somebody absent and plays; they come back', async () => {
    const { clock, id, seat, mover, other } = await anHourEach('bot');
    clock.pass(STORES.hour.most);
    await soon(() => acts(other, id)).toContain(`timeUp ${seat} bot`);
    await soon(async () => {
      clock.pass(1);
      return (await other.read(id)).seen.waitsFor;
    }).toEqual([1 - seat]);
    expect((await other.read(id)).log.some(({ act, by }) => act === 'choose' && by === seat)).toBe(true);
    await mover.mustAct(id, { do: 'comeBack' });
    expect((await mover.read(id)).seen.chairs[seat].out).toBe(false);
  });

  test('a table that sleeps is found, also by a server that was down meanwhile', async () => {
    const place = newPlace();
    const clock = handClock();
    const first = await place.start({ clock, lookEvery: 10, sleepAfter: 1 });
    const { ann, bob, id } = await begun(first, { pace: 'day', absent: 'open' });
    const { seat, other } = await sides(id, [ann, bob]);
    clock.pass(1000);
    await soon(() => /kontor_tables_awake (\d+)/.exec(first.metrics.text())![1]).toBe('0');
    clock.pass(STORES.day.most);
    await soon(() => acts(other, id)).toContain(`timeUp ${seat} open`);
    const late = await other.open({ chairs: ['me', 'open'], pace: 'day', absent: 'wait' });
    await ann.moved(first).act(late, { do: 'sit', chair: 1 });
    await bob.moved(first).act(late, { do: 'sit', chair: 1 });
    await other.mustAct(late, { do: 'start' });
    await first.stop();
    clock.pass(10 * STORES.day.most);
    const second = await place.start({ clock, lookEvery: 10 });
    const there = other.moved(second);
    expect((await acts(there, late)).filter((act) => /standstill|timeUp/.test(act))).toEqual(['standstill']); // it was closed
    clock.pass(10 * STORES.day.most);
    await soon(async () => (await acts(there, late)).some((act) => act.startsWith('timeUp'))).toBe(true);
  });

  test('clocks stand still while the house is closed: nobody has less time after it than before', async () => {
    const place = newPlace();
    const clock = handClock();
    const first = await place.start({ clock });
    const { ann, bob, id } = await begun(first, { pace: 'hour', absent: 'open' });
    const { seat, mover } = await sides(id, [ann, bob]);
    clock.pass(HOUR / 4);
    const left = async (person: Person) => (await person.read(id)).seen.clocks[seat]!.until! - clock.now();
    const before = await left(mover);
    expect(before).toBeLessThan(STORES.hour.most);
    await first.stop();
    clock.pass(8 * HOUR);
    const second = await place.start({ clock, lookEvery: 10 });
    expect(await left(mover.moved(second))).toBe(before);
    expect(await acts(mover.moved(second), id)).toContain('standstill');
    await second.stop();
    clock.pass(60_000); // an update
    const third = await place.start({ clock, lookEvery: 10 });
    expect(await left(mover.moved(third))).toBe(before - 60_000);
    clock.pass(before);
    await soon(() => acts(mover.moved(third), id)).toContain(`timeUp ${seat} open`);
  });

  test('a machine that slept with all its processes wakes up with the clocks it went to sleep with', async () => {
    const place = newPlace();
    const clock = handClock();
    const beats = [0, 0, 0];
    const start = async (nth: number) => {
      const store = await openSqlite(place.file, NO_WAIT);
      const setNote = store.setNote.bind(store);
      vi.spyOn(store, 'setNote').mockImplementation(async (key, value) => {
        await setNote(key, value);
        if (key === 'awake') beats[nth]++;
      });
      return place.start({ clock, lookEvery: 5, store });
    };
    const servers = await Promise.all([0, 1].map(start));
    const { ann, bob, id } = await begun(servers[0], { pace: 'hour', absent: 'open' });
    const { seat, mover } = await sides(id, [ann, bob]);
    for (const server of servers) await ann.moved(server).live(id);
    clock.pass(60_000);
    await start(2); // the last heartbeat
    const left = async () => (await mover.read(id)).seen.clocks[seat]!.until! - clock.now();
    const before = await left();
    const asleep = beats.slice();
    const wall = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + 8 * HOUR);
    closers.push(() => vi.restoreAllMocks());
    clock.pass(8 * HOUR);
    await soon(() => acts(mover, id)).toContain('standstill');
    expect(await left()).toBe(before);
    // Each looks once a second: whoever has not would take the next hour for one more that they slept.
    await soon(() => beats.every((beat, nth) => beat > asleep[nth])).toBe(true);
    clock.pass(before); // all are awake again, and ring
    await soon(() => acts(mover, id)).toContain(`timeUp ${seat} open`);
    expect((await acts(mover, id)).filter((act) => /standstill|timeUp/.test(act))).toHaveLength(2);
  });

  test('a house that dies while it moves the clocks on moves none of them on twice', async () => {
    const place = newPlace();
    const clock = handClock();
    const first = await place.start({ clock, lookEvery: 10 });
    const { ann, bob, id } = await begun(first, { pace: 'day', absent: 'open' });
    const { seat, mover } = await sides(id, [ann, bob]);
    const left = async (at: typeof first): Promise<number> =>
      (await mover.moved(at).read(id)).seen.clocks[seat]!.until! - clock.now();
    const before = await left(first);
    await first.stop();
    clock.pass(HOUR);
    // What the process had done before it died: this table was moved on, the heartbeat not written.
    const store = await openSqlite(place.file, NO_WAIT);
    const asleep = (await store.note('awake'))!;
    await store.close();
    const second = await place.start({ clock, lookEvery: 10 });
    expect(await left(second)).toBe(before);
    await second.stop();
    const again = await openSqlite(place.file, NO_WAIT);
    await again.setNote('awake', asleep);
    await again.close();
    clock.pass(HOUR);
    const third = await place.start({ clock, lookEvery: 10 });
    expect(await left(third)).toBe(before);
    expect((await acts(mover.moved(third), id)).filter((act) => act === 'standstill')).toHaveLength(2);
    await third.stop();
  });

  test('with several processes every verdict is there once', async () => {
    const place = newPlace();
    const clock = handClock();
    const servers = await Promise.all([1, 2, 3].map(() => place.start({ clock, lookEvery: 5 })));
    const { ann, bob, id } = await begun(servers[0], { pace: 'hour', absent: 'wait' });
    for (const server of servers) await ann.moved(server).live(id);
    const { seat, mover } = await sides(id, [ann, bob]);
    clock.pass(STORES.hour.most);
    await soon(() => acts(ann, id)).toContain(`timeUp ${seat} wait`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await acts(ann, id)).filter((act) => act.startsWith('timeUp'))).toHaveLength(1);
    await mover.mustAct(id, Person.wish((await mover.read(id)).seen)!);
    clock.pass(STORES.hour.most);
    await soon(async () => (await acts(ann, id)).filter((act) => act.startsWith('timeUp')).length).toBe(2);
  });

  test('a vote and a holiday over the interface', async () => {
    const { clock, id, seat, mover, other } = await anHourEach('vote');
    await other.mustAct(id, { do: 'holiday', days: 2 });
    expect((await mover.read(id)).seen.clocks[1 - seat]).toMatchObject({ holiday: clock.now() + 48 * HOUR });
    expect((await other.act(id, { do: 'holiday', days: 22 })).status).toBe(400);
    clock.pass(STORES.hour.most);
    await soon(async () => (await other.read(id)).seen.clocks[seat]!.votes).toEqual([]);
    await other.mustAct(id, { do: 'vote', seat, wants: 'open' });
    expect((await mover.read(id)).seen).toMatchObject({ you: null });
    const pardon = await other.act(id, { do: 'pardon', seat });
    expect(pardon.body).toMatchObject({ error: { why: 'nothingToAgree' } }); // it was voted for
    await mover.mustAct(id, { do: 'comeBack' });
    const { seen } = await mover.read(id);
    expect([seen.you, seen.clocks[seat]]).toMatchObject([seat, { verdict: null, left: STORES.hour.refill }]);
    expect(seen.decision).not.toBeNull();
  });

  test('a pardon over the interface', async () => {
    const { clock, id, seat, mover, other } = await anHourEach('open');
    clock.pass(STORES.hour.most);
    await soon(async () => (await other.read(id)).seen.chairs[seat].kind).toBe('open');
    await other.mustAct(id, { do: 'pardon', seat });
    const { seen } = await mover.read(id);
    expect([seen.you, seen.clocks[seat]]).toMatchObject([seat, { verdict: null, left: STORES.hour.refill }]);
  });

  test('somebody who lost a chair still finds the table, and is forgotten on request', async () => {
    const { clock, id, seat, mover, other } = await anHourEach('open');
    clock.pass(STORES.hour.most);
    await soon(async () => (await other.read(id)).seen.chairs[seat].kind).toBe('open');
    const mine = async () => (await mover.get<{ tables: { id: string }[] }>('/api/tables/mine')).body.tables;
    expect(await mine()).toMatchObject([{ id, you: null }]);
    await mover.ask('DELETE', '/api/me');
    expect((await other.read(id)).seen.clocks[seat]).toBeNull();
  });
});
