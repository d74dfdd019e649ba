// Nobody is stuck, on the server: input counts whichever process hears of it, and nobody outside has a say.
import { afterEach, expect, test } from 'vitest';
import { handClock } from './hand-clock.ts';
import { allHave, type Options, openPlace, Person } from './server-client.ts';

const MINUTE = 60_000;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
const soon = <T>(value: () => T | Promise<T>) => expect.poll(value, { interval: 10 });

/** A game of three, opened by Ann without saying what becomes of somebody absent; it is somebody else's turn. */
async function threeOf(options: Options = {}) {
  const clock = handClock();
  const place = openPlace();
  closers.push(() => place.close());
  const server = await place.start({ clock, lookEvery: 10, ...options });
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Person.at(server, name)));
  const [ann, bob, cleo] = people;
  const id = await ann.open({ chairs: ['me', 'open', 'open'] });
  for (const [i, person] of [bob, cleo].entries()) await person.mustAct(id, { do: 'sit', chair: i + 1 });
  await ann.mustAct(id, { do: 'start' });
  const waits = async (): Promise<number> => (await ann.read(id)).seen.waitsFor[0];
  while ((await waits()) === 0) await ann.mustAct(id, Person.wish((await ann.read(id)).seen)!);
  const seat = await waits();
  const mover = people[seat];
  return { clock, place, server, id, seat, ann, mover, other: people[3 - seat] };
}

test('among friends a bot sits in on the host’s word, and its person’s return ends that', async () => {
  const { clock, id, seat, ann, mover, other } = await threeOf();
  expect((await ann.read(id)).seen.absent).toBe('bot');
  const stranger = await Person.at({ url: ann.url }, 'Dora');
  clock.pass(5 * MINUTE);
  for (const who of [stranger, mover])
    expect((await who.act(id, { do: 'standIn', seat })).body).toMatchObject({ error: { why: 'notSeated' } });
  expect((await stranger.act(id, { do: 'nudge', seat })).body).toMatchObject({ error: { why: 'notSeated' } });
  await ann.mustAct(id, { do: 'standIn', seat });
  await soon(async () => {
    clock.pass(1);
    return (await ann.read(id)).seen.waitsFor[0];
  }).not.toBe(seat);
  const { seen } = await mover.read(id);
  expect([seen.chairs[seat].out, seen.decision]).toEqual([true, null]);
  await mover.mustAct(id, { do: 'comeBack' });
  expect((await other.read(id)).seen.chairs[seat]).toMatchObject({ kind: 'person', out: false, bot: null });
});

test('somebody who is looking is not replaced, nor within five minutes after; a watcher is told nothing about it', async () => {
  const { clock, id, seat, ann, mover } = await threeOf();
  const live = await mover.live(id);
  const watcher = await Person.at({ url: ann.url }, 'Dora');
  const ask = async (who: Person) => (await who.act(id, { do: 'standIn', seat })).body.error?.why;
  clock.pass(MINUTE);
  expect(await ask(watcher)).toBe('notSeated');
  live.send({ type: 'look', isLooking: false });
  await allHave([live]);
  clock.pass(4.5 * MINUTE);
  expect(await ask(ann)).toBe('isHere');
  live.send({ type: 'look', isLooking: true });
  await allHave([live]);
  clock.pass(MINUTE);
  expect(await ask(ann)).toBe('isHere');
  live.send({ type: 'look', isLooking: false });
  await allHave([live]);
  clock.pass(3 * MINUTE);
  expect(await ask(ann)).toBe('isHere');
});

test('an open page that nobody touches keeps nobody from going on', async () => {
  const { clock, id, seat, ann, mover } = await threeOf();
  const live = await mover.live(id);
  live.send({ type: 'look', isLooking: false });
  await allHave([live]);
  clock.pass(5 * MINUTE);
  await ann.mustAct(id, { do: 'standIn', seat });
  await live.until(() => live.seen.chairs[seat].out);
});

test('what one process hears, another knows', async () => {
  const { clock, place, id, seat, ann, mover } = await threeOf();
  const second = await place.start({ clock, lookEvery: 10 });
  const live = await mover.moved(second).live(id);
  clock.pass(MINUTE);
  live.send({ type: 'look', isLooking: false });
  await allHave([live]);
  clock.pass(4.5 * MINUTE);
  expect((await ann.act(id, { do: 'standIn', seat })).body).toMatchObject({ error: { why: 'isHere' } });
  clock.pass(MINUTE);
  await ann.mustAct(id, { do: 'standIn', seat });
});

test('a game stops without the absent one after their silence, whoever looks at the clock', async () => {
  const { clock, place, server, id, ann, mover, other, seat } = await threeOf();
  clock.pass(60 * MINUTE);
  await soon(async () => (await ann.read(id)).seen.chairs[seat].out).toBe(true);
  for (const who of [ann, other]) await who.mustAct(id, { do: 'abandon' });
  const { stopAt } = (await mover.read(id)).seen;
  expect(stopAt).toBe(clock.now() + 5 * MINUTE);
  expect((await ann.post(`/api/tables/${id}/acts`, { id: 'x', act: { do: 'stop' } })).status).toBe(400);
  await server.stop();
  const again = await place.start({ clock, lookEvery: 10 });
  clock.pass(5 * MINUTE);
  await soon(async () => (await ann.moved(again).read(id)).seen.phase).toBe('abandoned');
});
