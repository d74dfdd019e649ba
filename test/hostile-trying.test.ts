// What somebody is trying goes to the others at the table and nowhere else, and a hostile client gets nothing out of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server/server.ts';
import { allHave, begun, GENEROUS, type Live, openPlace, Person } from './server-client.ts';

const place = openPlace();
let server: RunningServer;
beforeAll(async () => {
  server = await place.start();
});
afterAll(() => place.close());

const tries = ({ messages }: Live) => messages.filter(({ type }) => type === 'try');
const errors = ({ messages }: Live) => messages.filter(({ type }) => type === 'error');

/** Two at a table of their own, and a watcher: whose turn it is first. */
async function company(table: object = {}) {
  const { ann, bob, id } = await begun(server, table);
  const lives = [await ann.live(id), await bob.live(id)];
  const watcher = await (await Person.at(server, 'Eve')).live(id);
  const seat = Math.max(
    0,
    lives.findIndex(({ seen }) => seen.decision !== null),
  );
  const [mine, other] = [lives[seat], lives[1 - seat]];
  return { ann, bob, id, mine, other, watcher, all: [mine, other, watcher], people: [ann, bob], seat };
}

describe('trying', () => {
  test('everybody else at the table sees it, and nothing of it is kept', async () => {
    const { mine, other, watcher, all, id, seat, people } = await company();
    const stranger = await company();
    const again = await people[seat].live(id); // another page of the same person
    const { number, options } = mine.seen.decision!;
    const { seq } = mine.seen;
    const option = options.length - 1; // there may be only one
    mine.send({ type: 'try', decision: number, option });
    mine.send({ type: 'try', decision: number });
    await allHave([...all, again, ...stranger.all]);
    for (const live of [other, watcher])
      expect(tries(live)).toEqual([
        { type: 'try', seat, option: options[option] },
        { type: 'try', seat },
      ]);
    for (const live of [mine, again, ...stranger.all]) expect(tries(live)).toEqual([]);
    const { seen, log } = await people[seat].read(id);
    expect([seen.seq, log.length, seen.decision?.number]).toEqual([seq, seq, number]);
  });

  test('whoever goes away in the middle of it is not trying any more', async () => {
    const { mine, other, watcher, seat } = await company();
    mine.send({ type: 'try', decision: mine.seen.decision!.number, option: 0 });
    await allHave([mine]);
    mine.close();
    await watcher.until(() => tries(watcher).length === 2);
    expect(tries(watcher).at(-1)).toEqual({ type: 'try', seat });
    await other.until(() => tries(other).length === 2);
  });

  test('no program hears of it, or says such a thing', async () => {
    const { mine, other, people, seat, id } = await company();
    const { body } = await people[1 - seat].post<{ key: string }>(`/api/tables/${id}/key`);
    const program = await new Person(server.url, '').live(id, 0, { authorization: `Bearer ${body.key}` });
    mine.send({ type: 'try', decision: mine.seen.decision!.number, option: 0 });
    await allHave([mine, other, program]);
    expect([tries(other).length, tries(program).length]).toEqual([1, 0]);
    program.send({ type: 'try', decision: 0, option: 0 });
    await allHave([program]);
    expect(errors(program)).toEqual([{ type: 'error', why: 'seatKey' }]);
  });
});

describe('a hostile client', () => {
  test('forged, stale, out of turn, by a watcher: nobody hears of it', async () => {
    const { mine, other, watcher, all } = await company();
    const { number, options } = mine.seen.decision!;
    mine.send({ type: 'try', decision: number, option: options.length });
    mine.send({ type: 'try', decision: number, option: 2 ** 53 });
    mine.send({ type: 'try', decision: number + 1, option: 0 });
    mine.send({ type: 'try', decision: number - 1 < 0 ? 99 : number - 1, option: 0 });
    for (const live of [other, watcher]) {
      live.send({ type: 'try', decision: number, option: 0 });
      live.send({ type: 'try', decision: 0 });
    }
    await allHave(all);
    for (const live of all) expect([tries(live), errors(live)]).toEqual([[], []]);
    // And once it is chosen, its number is worth nothing any more.
    await mine.mustAct(Person.wish(mine.seen)!);
    await allHave(all);
    mine.send({ type: 'try', decision: number, option: 0 });
    await allHave(all);
    for (const live of all) expect(tries(live)).toEqual([]);
  });

  test('a step that does not say so, and a fork: nothing is shown', async () => {
    for (const game of ['great-split', 'riga', 'tybor']) {
      const { all, ann, bob, id } = await company({ game });
      for (const live of all) {
        const { decision } = live.seen;
        if (decision !== null) live.send({ type: 'try', decision: decision.number, option: 0 });
      }
      await allHave(all);
      for (const live of all) expect(tries(live)).toEqual([]);
      expect((await ann.read(id)).seen.decision ?? (await bob.read(id)).seen.decision).not.toBeNull(); // there was something to try
    }
  });

  test('whoever can still take back their choice does not see what the next one makes of it', async () => {
    const { mine, other, watcher, all } = await company({ game: 'riga' });
    /** Somebody has ended their turn and could take that back; the other one takes goods, for all to see. */
    const next = () =>
      [mine, other].find(({ seen }) => {
        const last = [mine, other].find((live) => live.seen.you !== seen.you)!.seen;
        return seen.decision?.task.do === 'take' && last.canUndo;
      });
    while (next() === undefined) {
      const acting = [mine, other].find(({ seen }) => Person.wish(seen) !== null)!;
      await acting.mustAct(Person.wish(acting.seen)!);
      await allHave(all);
    }
    const taker = next()!;
    const last = taker === mine ? other : mine;
    const option = { type: 'try', decision: taker.seen.decision!.number, option: 0 };
    taker.send(option);
    await allHave(all);
    expect([tries(watcher).length, tries(last).length]).toEqual([1, 0]);
    await taker.mustAct(Person.wish(taker.seen)!);
    await allHave(all);
    expect(last.seen.canUndo).toBe(false);
  });

  test.each([
    ['an option instead of its number', { type: 'try', decision: 0, option: { x: 0, y: 0 } }],
    ['a text', { type: 'try', decision: 0, option: '0' }],
    ['less than nothing', { type: 'try', decision: 0, option: -1 }],
    ['a half', { type: 'try', decision: 0, option: 0.5 }],
    ['no decision', { type: 'try', option: 0 }],
    ['somebody else’s seat', { type: 'try', decision: 0, option: 0, seat: 1 }],
  ])('malformed: %s', async (_what, message) => {
    const { mine, other } = await company();
    mine.send(message);
    await allHave([mine, other]);
    expect(errors(mine)).toEqual([{ type: 'error', why: 'badMessage' }]);
    expect(tries(other)).toEqual([]);
  });

  test('too many: the rest is lost, nobody else is bothered, and a flood ends the connection', async () => {
    const { mine, other, watcher } = await company();
    const { number } = mine.seen.decision!;
    for (let i = 0; i < 500; i++) mine.send({ type: 'try', decision: number, option: i % 2 });
    await allHave([mine, other, watcher]);
    expect(tries(watcher).length).toBeGreaterThan(0);
    expect(tries(watcher).length).toBeLessThan(250);
    expect([mine.closed, other.closed, watcher.closed]).toEqual([null, null, null]);
    // As any other flood.
    const strict = openPlace();
    const house = await strict.start({ limits: { ...GENEROUS, messages: 20, burst: 60 } });
    const { ann, id } = await begun(house);
    const live = await ann.live(id);
    for (let i = 0; i < 1000; i++) live.send({ type: 'try', decision: 0, option: 0 });
    await live.until(() => live.closed !== null);
    expect(live.closed).toBe(1008);
    await strict.close();
  });
});
