// Bots of other people: a key instead of a cookie, the examples as they are documented, and the arena.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { fight } from '../src/cli/arena/bout.ts';
import { loadGame } from '../src/games/index.ts';
import { openFolder, TRACE } from './cli-run.ts';
import { openPlace, Person } from './server-client.ts';

const example = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));
const place = openPlace();
const folder = openFolder();
afterAll(async () => {
  await place.close();
  folder.remove();
});

test('a key names somebody as the cookie does, and nothing else does', async () => {
  const server = await place.start();
  const ann = await Person.at(server, 'Ann');
  const key = ann.cookie.split('=')[1];
  const me = async (authorization: string, cookie = '') => {
    const headers = { authorization, ...(cookie !== '' && { cookie }) };
    const response = await fetch(`${server.url}/api/me`, { headers });
    return response.ok ? ((await response.json()) as { name: string }).name : response.status;
  };
  expect(await me(`Bearer ${key}`)).toBe('Ann');
  expect(await me(`bearer ${key}`)).toBe('Ann');
  expect(await me(`Bearer ${key.slice(1)}A`)).toBe(401);
  expect(await me('Bearer ')).toBe(401);
  expect(await me('Bearer x', ann.cookie)).toBe(401); // whoever shows a key is who the key says
  expect(await me('Basic YTpi', ann.cookie)).toBe('Ann'); // a proxy's password
  const bob = await Person.at(server, 'Bob');
  const id = await bob.open({ chairs: ['me', 'open'] });
  const sit = { id: 'sit', act: { do: 'sit', chair: 1 } };
  const sat = await new Person(server.url, '').ask('POST', `/api/tables/${id}/acts`, sit, {
    authorization: `Bearer ${key}`,
  });
  expect(sat.status).toBe(200);
  const live = await new Person(server.url, '').live(id, 0, { authorization: `Bearer ${key}` });
  expect(live.seen.you).toBe(1);
  live.close();
});

/** Resolves to what it complained of and its exit code. */
function ending(child: ChildProcess): Promise<{ code: number | null; err: string }> {
  let err = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Error(`${child.spawnfile} cannot be run, but this test needs it: ${error}`)),
    );
    child.on('close', (code) => resolve({ code, err }));
  });
}

/** Not every machine has Python: `npm run test:python` lets the example in Python sit at the second chair. */
const [second, script] = process.env.KONTOR_EXAMPLE === 'python' ? ['python3', 'bot.py'] : [process.execPath, 'bot.ts'];

test(`the examples bot.ts and ${script} sit down at a table and play a game to its end`, async () => {
  const server = await place.start();
  const ann = await Person.at(server, 'Ann');
  const id = await ann.open({ game: 'tybor', chairs: ['open', 'open', 'bot:random'] });
  const env = { ...process.env, KONTOR_URL: server.url, KONTOR_TABLE: id, KONTOR_KEY: '' };
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const players = [
    spawn(process.execPath, [example('bot.ts')], { env, stdio: [...stdio] }),
    spawn(second, [example(script)], { env, stdio: [...stdio] }),
  ];
  const ended = Promise.all(players.map(ending));
  const isSeated = async () => (await ann.read(id)).seen.chairs.every(({ kind }) => kind !== 'open');
  await Promise.race([expect.poll(isSeated, { timeout: 30_000 }).toBe(true), ended]);
  await ann.mustAct(id, { do: 'start' });
  expect(await ended).toEqual([
    { code: 0, err: '' },
    { code: 0, err: '' },
  ]);
  const { seen } = await ann.read(id);
  expect(seen.phase).toBe('finished');
  expect(seen.chairs.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['person Bot', 'person Bot', 'bot random']);
});

test('the example in TypeScript has at most 60 lines and needs nothing but Node', () => {
  const source = readFileSync(example('bot.ts'), 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  for (const [, from] of source.matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^node:/);
});

describe('kontor arena', () => {
  const bot = `"${process.execPath}" "${example('bot.ts')}"`;
  const arena = (...args: string[]) => folder.run(['arena', 'tybor', ...args]);

  test('seats a command against the bots of the house, and rates it', async () => {
    const { code, out, err } = await arena('--bot', bot, '--against', 'random', '--games', '2', '--json');
    expect(err).toBe('');
    expect(code).toBe(0);
    const { ratings, pairs } = JSON.parse(out) as {
      ratings: { name: string; elo: number; within: number }[];
      pairs: { against: string; games: number; share: number; from: number; to: number; points: number }[];
    };
    expect(ratings.map(({ name }) => name).sort()).toEqual(['random', 'your bot']);
    expect(pairs).toHaveLength(1);
    const [{ against, games, share, from, to, points }] = pairs;
    expect({ against, games }).toEqual({ against: 'random', games: 2 });
    expect(share).toBeGreaterThanOrEqual(from);
    expect(share).toBeLessThanOrEqual(to);
    expect(points).toBeGreaterThan(0);
  });

  test('says in one line how a bot has failed', async () => {
    const { code, out, err } = await arena('--bot', 'echo oh dear >&2; exit 3', '--games', '1');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('Your bot ended (3) before the game was over: oh dear\n');
  });

  test('a bot that says nothing, or gives up, has failed too', async () => {
    const server = await place.start();
    const ann = await Person.at(server, 'Ann');
    const about = {
      pkg: await loadGame('tybor'),
      url: server.url,
      key: ann.cookie.split('=')[1],
      players: 2,
      settings: {},
      patience: 1000,
    };
    const bout = { against: 'random', seat: 1 } as const;
    await expect(fight({ ...about, command: 'sleep 30' }, bout)).rejects.toMatchObject({ why: 'silent' });
    const quitter = folder.path('quitter.mjs');
    folder.write(
      'quitter.mjs',
      `const { KONTOR_URL, KONTOR_TABLE, KONTOR_KEY } = process.env;
       const headers = { authorization: 'Bearer ' + KONTOR_KEY, 'content-type': 'application/json' };
       const body = JSON.stringify({ id: 'quit', act: { do: 'abandon' } });
       await fetch(KONTOR_URL + '/api/tables/' + KONTOR_TABLE + '/acts', { method: 'POST', headers, body });
       setTimeout(() => {}, 30_000);`,
    );
    const command = `"${process.execPath}" "${quitter}"`;
    await expect(fight({ ...about, command, patience: 60_000 }, bout)).rejects.toMatchObject({ why: 'gaveUp' });
  });

  test.each([
    [[], '--bot'],
    [['--bot', ''], '--bot is empty'],
    [['--bot', 'x', '--against', 'kasparov'], "no bot 'kasparov'"],
    [['--bot', 'x', '--games', '0'], '--games must be'],
    [['--bot', 'x', '--players', '1'], '--players must be'],
    [['--bot', 'x', 'y'], "'y' is too much"],
  ])('refuses %j with exit code 2', async (args, said) => {
    const { code, out, err } = await arena(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(said);
    expect(err).toContain('kontor arena');
    expect(err).not.toMatch(TRACE);
  });
});
