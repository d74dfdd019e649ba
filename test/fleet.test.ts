// Several processes on one PostgreSQL: it does not matter who plays where, nor which process dies.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { verify } from '../src/table/replay.ts';
import { Acknowledged, checkTable, isOver, playTable } from './fleet-player.ts';
import { ServerProcess } from './fleet-process.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type Live, Person, playOut } from './server-client.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let one: ServerProcess;
let two: ServerProcess;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.database();
  // At once: both bring the empty database up to date.
  [one, two] = await Promise.all([1, 2].map(() => ServerProcess.start({ databaseUrl, botPause: 30 })));
});
afterAll(async () => {
  await Promise.all([one?.kill(), two?.kill()]);
  await postgres?.stop();
});

/** Ann opens a table at the first server, Bob sits down at the second, and it starts. */
async function begunApart(settings: object = {}) {
  const [ann, bob] = [await Person.at(one, 'Ann'), await Person.at(two, 'Bob')];
  const id = await ann.open({ chairs: ['me', 'open'], promise: ann.promise, ...settings });
  await bob.sit(id, 1);
  await ann.mustAct(id, { do: 'start' });
  await bob.reveal(id);
  await ann.reveal(id);
  return { ann, bob, id };
}

test('two seats of one table at two processes see each other live', async () => {
  const { ann, bob, id } = await begunApart();
  const seats = [await ann.live(id), await bob.live(id)];
  const watchers = [await new Person(one.url, '').live(id), await new Person(two.url, '').live(id)];
  await playOut([...seats, ...watchers]);
  expect(seats[0].seen.phase).toBe('finished');
  for (const [i, person] of [ann, bob].entries()) {
    for (const server of [one, two]) {
      const { seen, log } = await person.moved(server).read(id);
      expect(seats[i].seen).toEqual(seen);
      expect(seats[i].log).toEqual(log);
    }
  }
  expect(watchers[0].log).toEqual(watchers[1].log);
  for (const live of [...seats, ...watchers]) live.close();
});

test('two processes race for one chair: exactly one has it', async () => {
  const people = [await Person.at(one, 'Ann'), await Person.at(two, 'Bob')];
  for (let round = 0; round < 15; round++) {
    const id = await people[round % 2].open({ chairs: ['open', 'bot:random'] });
    const answers = await Promise.all(people.map((person) => person.act(id, { do: 'sit', chair: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const seen = await Promise.all(people.map((person) => person.read(id)));
    expect(seen.map(({ seen }) => seen.you)).toEqual(winner === 0 ? [0, null] : [null, 0]);
    expect(seen[0].log).toEqual(seen[1].log);
  }
});

test('two processes race for the same number through a whole game', async () => {
  const { ann, bob, id } = await begunApart();
  // Everybody sits at both servers and answers each decision at both, at the same moment.
  const seats = await Promise.all([ann, bob].map((who) => Promise.all([one, two].map((s) => who.moved(s).live(id)))));
  const all = seats.flat();
  const isThere = (seq: number) => Promise.all(all.map((live) => live.until(() => live.seen.seq >= seq, 30_000)));
  let [won, lost, same] = [0, 0, 0];
  for (let i = 0; i < 2000 && !isOver(all[0].seen); i++) {
    const mine = seats.find(([live]) => Person.wish(live.seen) !== null) as Live[];
    const wish = Person.wish(mine[0].seen)!;
    const ids = Math.random() < 0.3 ? [`same ${i}`, `same ${i}`] : [`one ${i}`, `two ${i}`];
    const before = mine.map((live) => live.messages.length);
    const answers = await Promise.all(mine.map((live, at) => live.act(wish, ids[at].replace(' ', '-'))));
    const seqs = answers.flatMap((answer) => (answer.type === 'done' ? [answer.seq] : []));
    if (ids[0] === ids[1]) {
      expect(seqs).toHaveLength(2); // one act, sent twice
      expect(seqs[0]).toBe(seqs[1]);
      same++;
    } else {
      expect(seqs).toHaveLength(1);
      const loser = answers.findIndex(({ type }) => type === 'refused');
      expect(answers[loser]).toMatchObject({
        type: 'refused',
        refusal: { why: expect.stringMatching(/^(stale|notYourTurn|nothingToConfirm|confirmFirst)$/) },
      });
      [won, lost] = [won + 1, lost + 1];
      const { length } = mine[loser].messages.slice(before[loser]);
      expect(length).toBeGreaterThan(0);
    }
    await isThere(seqs[0]);
    for (const pair of seats) expect(pair[0].seen).toEqual(pair[1].seen);
  }
  expect(won).toBeGreaterThan(50);
  expect([lost, same > 10]).toEqual([won, true]);
  const { seen, log } = await ann.read(id);
  expect(seen.phase).toBe('finished');
  expect(log.filter(({ by }) => by !== null).length).toBe(won + same + 4); // sit, start, two reveals
  expect(all[0].log).toEqual(log);
  for (const live of all) live.close();
});

test('a process is killed in mid-game; its people and its bots go on at the other', async () => {
  const holder = await Person.at(one, 'Ann');
  const bots = await holder.open({ chairs: ['bot:random', 'bot:random'] });
  const chosen = 'kontor_acts_total{act="choose",ended="accepted"}';
  const before = [await one.metric(chosen), await two.metric(chosen)];
  await holder.mustAct(bots, { do: 'start' });
  const watcher = await holder.moved(two).live(bots);
  await watcher.until(() => watcher.seen.stepsBack >= 4, 30_000);
  const [atOne, atTwo] = [(await one.metric(chosen)) - before[0], (await two.metric(chosen)) - before[1]];
  expect(Math.min(atOne, atTwo)).toBe(0); // one process plays them
  expect(Math.max(atOne, atTwo)).toBeGreaterThan(0);
  const isOne = atOne > 0;
  const [dying, living] = isOne ? [one, two] : [two, one];

  let urls = [one.url, two.url];
  const where = () => urls[Math.floor(Math.random() * urls.length)];
  const acknowledged = new Acknowledged();
  const tables: Awaited<ReturnType<typeof playTable>>[] = [];
  for (let i = 0; i < 3; i++) {
    const people = [await Person.at(one, 'Ann'), await Person.at(two, 'Bob')];
    const id = await people[0].open({ chairs: ['me', 'open'], promise: people[0].promise });
    tables.push(await playTable(people, id, { where, pace: () => Math.random() * 30, acknowledged }));
  }
  const over = Promise.all(tables.map((table) => table.over));
  over.catch(() => {});
  await acknowledged.more(30);
  const survivor = isOne ? watcher : await holder.moved(living).live(bots);
  const { stepsBack: made } = survivor.seen;
  await dying.kill();
  const retries = () =>
    tables.reduce((sum, { players }) => sum + players.reduce((n, player) => n + player.retries, 0), 0);
  const knocked = retries();
  await expect.poll(retries, { interval: 5 }).toBeGreaterThan(knocked); // they knock in vain
  urls = [living.url];
  // Its claim runs out, the other looks around, and plays them to the end.
  await survivor.until(() => survivor.seen.stepsBack > made + 1 || isOver(survivor.seen), 60_000);
  await survivor.until(() => isOver(survivor.seen), 60_000);
  const fresh = await ServerProcess.start({ databaseUrl, botPause: 30 });
  if (isOne) one = fresh;
  else two = fresh;
  urls = [one.url, two.url];
  await over;
  for (const table of tables) await checkTable(table.players, one.url);
  for (const server of [one, two])
    expect(await server.metric('kontor_acts_total{act="choose",ended="failed"}')).toBe(0);
  const record = parseRecord((await holder.moved(living).get<string>(`/api/tables/${bots}/record`)).body);
  expect(verify((await loadGame('baselland')).game, record)).toBeNull();
});

test('the database is restarted under load, twice', async () => {
  const where = () => (Math.random() < 0.5 ? one : two).url;
  const acknowledged = new Acknowledged();
  const tables: Awaited<ReturnType<typeof playTable>>[] = [];
  for (let i = 0; i < 5; i++) {
    const people = [await Person.at(one, 'Ann'), await Person.at(two, 'Bob')];
    const id = await people[0].open({
      chairs: ['me', 'open', ...(i === 4 ? ['bot:random'] : [])],
      promise: people[0].promise,
    });
    tables.push(await playTable(people, id, { where, pace: () => Math.random() * 60, acknowledged }));
  }
  const over = Promise.all(tables.map((table) => table.over));
  over.catch(() => {});
  for (let i = 0; i < 2; i++) {
    await acknowledged.more(50);
    await postgres.restart();
  }
  await over;
  for (const [i, table] of tables.entries()) await checkTable(table.players, [one, two][i % 2].url);
  for (const server of [one, two]) {
    expect(server.isRunning).toBe(true);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.said).not.toContain('password'); // of the database's address
  }
});

test('while a house is updated, an old process never writes over what a newer one has written', async () => {
  const newer = await ServerProcess.start({ databaseUrl, isNewer: true });
  try {
    const { ann, bob, id } = await begunApart();
    const live = await ann.live(id);
    const chooses = async (person: Person) => {
      const { seen } = await person.read(id);
      return person.act(id, Person.wish(seen)!, 'at-the-newer');
    };
    const isAnns = (await ann.read(id)).seen.you === (await ann.read(id)).seen.waitsFor[0];
    const mover = (isAnns ? ann : bob).moved(newer);
    expect((await chooses(mover)).status).toBe(200);
    const isTold = () => live.messages.some((one) => one.type === 'error' && one.why === 'newVersion');
    await live.until(isTold, 60_000); // whoever looks at the table through the old process has to come back
    const wrong = await ann.act(id, { do: 'undo' });
    expect([wrong.status, wrong.body.error.why]).toEqual([409, 'newVersion']);
    expect((await ann.get(`/api/tables/${id}`)).status).toBe(409);
    const seats = [ann, bob].map((person) => person.moved(newer));
    await playOut(await Promise.all(seats.map((person) => person.live(id))));
    expect((await seats[0].read(id)).seen.phase).toBe('finished');
    live.close();
  } finally {
    await newer.kill();
  }
});
