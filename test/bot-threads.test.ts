import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { BOTS, type Player } from '../src/bots/player.ts';
import { loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { BotMemory } from '../src/server/bot-memory.ts';
import { BotPool, type Question, type Thinker } from '../src/server/bot-pool.ts';
import { Metrics } from '../src/server/metrics.ts';
import { begun, openPlace } from './server-client.ts';

const pkg = await loadGame('baselland');
const engine = new Engine(pkg.game, fastSource('threads'));
const state = engine.setUp(2);
engine.advance(state);
const [seat] = engine.deciders(state);
const decision = engine.decision(state, seat)!;
const view = engine.view(state, seat);

const question = (about: Partial<Question>): Question => ({
  game: 'baselland',
  bot: 'club',
  view,
  decision,
  seed: 'seed',
  isUnhurried: false,
  table: 'a',
  made: 0,
  ...about,
});
/** Room for the number of any thread. */
const many = { ...decision, options: Array.from({ length: 10_000 }, (_, i) => i) };
const TASKS = '/proc/self/task';
const script = (name: string): URL => new URL(`./threads/${name}.ts`, import.meta.url);

test('from the same view and seed a thread answers as the bot itself, at whichever table', async () => {
  const pool = new BotPool(2, 60_000, new Metrics());
  const own = (await BOTS.club(pkg)).choose(view, decision, chanceFrom(fastSource('seed')));
  const answers = await Promise.all(['a', 'b', 'c'].map((table) => pool.think(question({ table }))));
  expect(answers.map((index) => decision.options[index])).toEqual([own, own, own]);
  await pool.close();
});

test.runIf(process.platform === 'linux')(
  'threads that think step back behind the one that answers people',
  async () => {
    const nice = (task: string): number =>
      Number(
        readFileSync(join(TASKS, task, 'stat'), 'utf8')
          .split(') ')[1]
          .split(' ')[16],
      );
    const before = new Set(readdirSync(TASKS));
    const pool = new BotPool(1, 60_000, new Metrics());
    await pool.think(question({}));
    const came = readdirSync(TASKS).filter((task) => !before.has(task));
    expect(came.map(nice).some((one) => one > nice(String(process.pid)))).toBe(true);
    await pool.close();
  },
);

test('a table is thought for by the thread that did it last, if it is free', async () => {
  const pool = new BotPool(2, 60_000, new Metrics(), script('naming'));
  const ask = (table: string): Promise<number> => pool.think(question({ table, decision: many }));
  const [a, b] = await Promise.all([ask('a'), ask('b')]);
  expect(b).not.toBe(a);
  for (const table of ['a', 'a', 'b', 'a', 'b', 'b']) expect(await ask(table)).toBe(table === 'a' ? a : b);
  const [again, elsewhere] = await Promise.all([ask('a'), ask('a')]);
  expect([again, elsewhere]).toEqual([a, b]);
  await pool.close();
});

test('cancelled thinking ends at once, started or not, and the thread goes on with the next', async () => {
  const metrics = new Metrics();
  const pool = new BotPool(1, 60_000, metrics, script('pondering'));
  const stops = [1, 2, 3].map(() => new AbortController());
  const asked = stops.map(({ signal }) => pool.think(question({ bot: 'master' }), signal));
  expect(metrics.summary().gauges).toMatchObject({ bots_searching: 1, bots_waiting: 2 });
  stops[1].abort();
  expect(await asked[1]).toBe(0); // still waiting for the thread
  stops[0].abort();
  expect(await asked[0]).toBe(1);
  stops[2].abort();
  expect(await asked[2]).toBe(1);
  expect(await pool.think(question({}), stops[2].signal)).toBe(0);
  expect(metrics.text()).not.toMatch(/bot_failures_total [1-9]/);
  await pool.close();
});

test('a bot whose time is up is told to stop, and answers with what it has', async () => {
  const metrics = new Metrics();
  const pool = new BotPool(1, 20, metrics, script('pondering'), 60_000);
  for (let i = 0; i < 3; i++) expect(await pool.think(question({}))).toBe(1);
  expect(metrics.text()).not.toMatch(/bot_failures_total [1-9]/);
  await pool.close();
});

test('a bot of the house whose time is up is no failure', async () => {
  const metrics = new Metrics();
  const pool = new BotPool(1, 1, metrics, undefined, 60_000);
  const answers = await Promise.all([1, 2, 3].map((i) => pool.think(question({ bot: 'master', table: `${i}` }))));
  for (const index of answers) expect(decision.options[index]).toBeDefined();
  expect(metrics.text()).not.toMatch(/bot_failures_total [1-9]/);
  await pool.close();
});

test('a bot that must not be hurried thinks to the end, however short the time', async () => {
  const pool = new BotPool(1, 1000, new Metrics(), script('pondering'), 60_000);
  const calledOff = new AbortController();
  const unhurried = pool.think(question({ isUnhurried: true }), calledOff.signal);
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('still thinking'), 1500));
  expect(await Promise.race([unhurried, late])).toBe('still thinking');
  calledOff.abort();
  expect(await unhurried).toBe(1);
  await pool.close();
});

test('a thread that ignores the time limit is replaced by a random choice', async () => {
  const metrics = new Metrics();
  const pool = new BotPool(1, 1, metrics, script('deaf'), 1);
  const answers = await Promise.all([1, 2].map(() => pool.think(question({}))));
  for (const index of answers) expect(decision.options[index]).toBeDefined();
  expect(metrics.text()).toContain('kontor_bot_failures_total 2');
  await pool.close();
});

/** A thread of its own, and a way to stop it. */
function openThread(url: URL, isStopped: boolean) {
  const stop = new Int32Array(new SharedArrayBuffer(4)).fill(isStopped ? 1 : 0);
  const worker = new Worker(url, { workerData: stop });
  return {
    ask: (about: Question): void => worker.postMessage(JSON.stringify(about)),
    heard: () => new Promise<unknown>((resolve, reject) => worker.once('message', resolve).once('error', reject)),
    stop: (): void => void Atomics.store(stop, 0, 1),
    close: () => worker.terminate(),
  };
}

test('a search without end in a thread ends when it is told to stop', async () => {
  const thread = openThread(script('endless'), false);
  const [begins, asked] = [thread.heard(), question({})];
  thread.ask(asked);
  expect(await begins).toBe('begun');
  const answers = thread.heard();
  thread.stop();
  expect(decision.options[(await answers) as number]).toBeDefined();
  await thread.close();
});

test('a thread that is told to stop before it has looked at anything answers at random', async () => {
  const url = new URL('../src/server/bot-worker.ts', import.meta.url);
  const player = await BOTS.master(pkg);
  const drawn: unknown[] = [];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const thread = openThread(url, true);
    const answer = thread.heard();
    thread.ask(question({ bot: 'master', seed }));
    const option = decision.options[(await answer) as number];
    expect(option).toEqual(player.choose(view, decision, chanceFrom(fastSource(seed)), () => true));
    drawn.push(option);
    await thread.close();
  }
  // A bot that looks takes nearly the same whatever its random numbers are.
  expect(new Set(drawn.map((option) => JSON.stringify(option))).size).toBeGreaterThan(1);
});

test('a bot goes on from its thoughts only where its own choice was the last at the table', async () => {
  const memory = new BotMemory();
  const ask = (about: Partial<Question>): Promise<Player> =>
    memory.playerFor(question(about), async () => ({ choose: () => null }));
  const first = await ask({ made: 4 });
  expect(await ask({ made: 5 })).toBe(first);
  expect(await ask({ made: 6, table: 'b' })).not.toBe(first);
  expect(await ask({ made: 6 })).toBe(first);
  expect(await ask({ made: 6 })).not.toBe(first); // taken back and asked again
  const second = await ask({ made: 9 });
  expect(await ask({ made: 10, decision: { ...decision, seat: 1 - seat } })).not.toBe(second);
  const third = await ask({ made: 20 });
  memory.forget('a');
  expect(await ask({ made: 21 })).not.toBe(third);
  const old = await ask({ made: 1, table: 'old' });
  for (let i = 0; i < 40; i++) await ask({ made: 1, table: `table ${i}` });
  expect(await ask({ made: 2, table: 'old' })).not.toBe(old); // there is room for some tables only
});

test('coming back to your seat cancels the bot that thinks for you', async () => {
  const heard: (AbortSignal | undefined)[] = [];
  const made: number[] = [];
  const thinker: Thinker = {
    think(asked, calledOff) {
      heard.push(calledOff);
      made.push(asked.made);
      return new Promise((resolve) => calledOff?.addEventListener('abort', () => resolve(0)));
    },
    close: async () => {},
  };
  const place = openPlace();
  const server = await place.start({ thinker });
  const { ann, bob, id } = await begun(server);
  const mover = (await ann.read(id)).seen.decision === null ? bob : ann;
  await mover.mustAct(id, { do: 'sitOut' });
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]?.aborted).toBe(false);
  await mover.mustAct(id, { do: 'comeBack' });
  expect(heard[0]?.aborted).toBe(true);
  expect((await mover.read(id)).seen.decision).not.toBeNull();
  expect(made).toEqual([0]);
  await place.close();
});
