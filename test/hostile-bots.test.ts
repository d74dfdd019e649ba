// Somebody who wants all bots to think for them alone. The tests count who thinks in between, not for how long.
import { afterEach, expect, test } from 'vitest';
import { BotPool, type Question } from '../src/server/bot-pool.ts';
import { BotQueue, type Waiting } from '../src/server/bot-queue.ts';
import { Metrics } from '../src/server/metrics.ts';
import { openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Job extends Waiting {
  readonly name: string;
}
const job = (name: string, some: Partial<Waiting> = {}): Job => {
  const [person, table = ''] = name.split(' ');
  return { name, person, table: `${person} ${table.slice(0, 1)}`, hasPeople: true, isQuick: false, ...some };
};
/** The order in which jobs are done, one at a time, each at the same cost. */
function orderOf(queue: BotQueue<Job>, cost: (job: Job) => number = () => 10): string[] {
  const names = [];
  for (let next = queue.next(); next !== null; next = queue.next()) {
    names.push(next.name);
    queue.done(next, cost(next));
  }
  return names;
}

test('somebody who asks for sixty searches gets one for each that another person gets', () => {
  const queue = new BotQueue<Job>(1);
  for (let i = 0; i < 60; i++) queue.add(job(`eve ${String.fromCharCode(65 + (i % 26))}${i}`));
  const running = queue.next()!;
  for (const name of ['ann a1', 'bob a1', 'ann a2']) queue.add(job(name));
  queue.done(running, 10);
  const order = orderOf(queue);
  expect(order.slice(0, 6).map((name) => name.split(' ')[0])).toEqual(['ann', 'bob', 'eve', 'ann', 'eve', 'eve']);
  expect(order).toHaveLength(62);
});

test('those who took long wait longer, and being away saves nothing up', () => {
  const queue = new BotQueue<Job>(1);
  const cost = ({ person }: Job) => (person === 'eve' ? 30 : 10);
  const add = (person: string, n: number) => {
    for (let i = 0; i < n; i++) queue.add(job(`${person} a${i}`));
  };
  add('eve', 3);
  add('ann', 6);
  const first = orderOf(queue, cost)
    .map((name) => name[0])
    .join('');
  expect(first).toBe('eaaaeaaae');
  add('eve', 2); // she has had 90, and had 60 when her last one began
  add('bob', 9); // has had nothing, and is taken to have had 60 as well
  expect(
    orderOf(queue, () => 10)
      .map((name) => name[0])
      .join(''),
  ).toBe('bbbebebbbbb');
});

test('of one person’s tables, each has its turn', () => {
  const queue = new BotQueue<Job>(1);
  for (const name of ['eve A1', 'eve A2', 'eve A3', 'eve B1', 'eve C1']) queue.add(job(name));
  expect(orderOf(queue)).toEqual(['eve A1', 'eve B1', 'eve C1', 'eve A2', 'eve A3']);
});

test('people’s tables come before tables with only bots, which leave them a thread', () => {
  const queue = new BotQueue<Job>(3);
  for (let i = 0; i < 5; i++) queue.add(job(`eve A${i}`, { hasPeople: false }));
  const running = [queue.next(), queue.next()];
  expect(running.map((one) => one?.name)).toEqual(['eve A0', 'eve A1']);
  expect(queue.next()).toBeNull();
  queue.add(job('ann a1'));
  queue.add(job('ann a2'));
  expect(queue.next()?.name).toBe('ann a1');
  expect(queue.next()).toBeNull();
  queue.done(running[0]!, 10);
  expect(queue.next()?.name).toBe('ann a2');
});

test('quick thinkers wait for no slow one', () => {
  const queue = new BotQueue<Job>(1);
  queue.add(job('eve A1'));
  queue.add(job('eve B1'));
  expect(queue.next()?.name).toBe('eve A1');
  expect(queue.next()).toBeNull();
  for (const name of ['ann a1', 'ann a2']) queue.add(job(name, { isQuick: true }));
  const quick = queue.next()!;
  expect(quick.name).toBe('ann a1');
  expect(queue.next()).toBeNull();
  queue.done(quick, 1);
  expect(queue.next()?.name).toBe('ann a2');
});

const decision = { task: { do: 'x' }, seat: 0, options: [0, 1] } as unknown as Question['decision'];
const question = (bot: Question['bot'], table: string): Question => ({
  game: 'baselland',
  bot,
  view: {} as Question['view'],
  isUnhurried: false,
  decision,
  seed: '',
  table,
  made: 0,
});

test('sixty tables of masters: an honest player’s bot thinks next, and a beginner at once', async () => {
  const pool = new BotPool(1, 1e9, new Metrics(), new URL('./threads/by-level.ts', import.meta.url));
  closers.push(() => pool.close());
  const order: string[] = [];
  const ask = (who: string, bot: Question['bot'], hasPeople: boolean, table: string) => {
    const stop = new AbortController();
    const answer = pool.think(question(bot, table), stop.signal, { person: who, table, hasPeople });
    return { stop, answer: answer.then((index) => order.push(`${who} ${bot} ${index}`)) };
  };
  const masters = Array.from({ length: 60 }, (_, i) => ask('eve', 'master', false, `e${i}`));
  const honest = ask('ann', 'master', true, 'a');
  await ask('bob', 'beginner', true, 'b').answer; // while a master thinks
  expect(order).toEqual(['bob beginner 0']);
  honest.stop.signal.addEventListener('abort', () => order.push('ann is thought for'));
  masters[0].stop.abort(); // the one that has started answers with what it has
  await masters[0].answer;
  masters[1].stop.abort();
  await masters[1].answer; // still waiting: it is forgotten at once
  honest.stop.abort();
  await honest.answer;
  expect(order.slice(1)).toEqual(['eve master 1', 'eve master 0', 'ann is thought for', 'ann master 1']);
  for (const { stop } of masters) stop.abort();
  await Promise.all(masters.map(({ answer }) => answer));
});

test('a person may have a few tables with only bots, and any number with people', async () => {
  const place = openPlace();
  closers.push(() => place.close());
  const thinker = { think: () => new Promise<number>(() => {}), close: async () => {} }; // none of them ends
  const server = await place.start({ thinker, limits: { newTables: 1e6, newPersons: 1e6, botTables: 3 } });
  const eve = await Person.at(server, 'Eve');
  const start = async (chairs: string[], who = eve): Promise<[number, string | undefined]> => {
    const id = await who.open({ chairs });
    const { status, body } = await who.act(id, { do: 'start' });
    return [status, body.error?.why];
  };
  const bots = ['bot:master', 'bot:master'];
  const started = await Promise.all(Array.from({ length: 5 }, () => start(bots)));
  expect(started.sort()).toEqual([...Array(3).fill([200, undefined]), ...Array(2).fill([409, 'tooManyBotTables'])]);
  expect(await start(['me', ...bots])).toEqual([200, undefined]);
  expect(await start(bots, await Person.at(server, 'Ann'))).toEqual([200, undefined]);
  const { body } = await eve.get<{ tables: { id: string; phase: string }[] }>('/api/tables/mine');
  const running = body.tables.find(({ phase }) => phase === 'playing')!;
  expect((await eve.act(running.id, { do: 'start' })).body.error.why).toBe('wrongPhase');
});
