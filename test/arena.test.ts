// Bots of other people: a key instead of a cookie, the examples as they are documented, and the arena.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BotName } from '../src/bots/names.ts';
import { type Arena, fight } from '../src/cli/arena/bout.ts';
import { loadGame } from '../src/games/index.ts';
import { newIdentity } from '../src/server/identity.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { seedOf } from '../src/table/doing.ts';
import { openFolder, TRACE } from './cli-run.ts';
import { GENEROUS, openPlace, Person } from './server-client.ts';

const { ratings } = await loadGame('tybor');
const ELO = (await ratings!())[2] as Record<BotName, number>;
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

/** Resolves to what it said, what it complained of and its exit code. */
function ending(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${child.spawnfile} cannot be run: ${error}`)));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const EXAMPLES = [
  ['bot.ts', process.execPath],
  ['bot.py', 'python3'],
] as const;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Somebody lends their seat to a program, and it plays the game to its end, including its part of the shuffle. */
async function lend(script: string, command: string): Promise<void> {
  const server = await place.start();
  const ann = await Person.at(server, 'Ann');
  const id = await ann.open({ game: 'tybor', chairs: ['me', 'bot:random', 'bot:random'] });
  const { key } = (await ann.post<{ key: string }>(`/api/tables/${id}/key`)).body;
  const env = { ...process.env, KONTOR_URL: server.url, KONTOR_TABLE: id, KONTOR_KEY: key };
  const ended = ending(spawn(command, [example(script)], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  const live = await ann.live(id);
  await live.until(() => live.seen.chairs[0].promise !== null);
  await live.mustAct({ do: 'start' });
  live.close();
  const { code, out, err } = await ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { seen } = await ann.read(id);
  expect(seen.phase).toBe('finished');
  const [, contribution, roll] = /^kontor verify FILE --contribution (\w+) --roll (\w+)\n$/.exec(out)!;
  folder.write('lent.txt', (await ann.get<string>(`/api/tables/${id}/record`)).body);
  const verified = await folder.run(['verify', 'lent.txt', '--json', '--contribution', contribution, '--roll', roll]);
  expect(JSON.parse(verified.out)).toMatchObject({ ok: true, fairness: { level: 'mine', contributed: [1] } });
  const unknown = { ...env, KONTOR_KEY: 'seat-unknown' };
  const refused = await ending(
    spawn(command, [example(script)], { env: unknown, stdio: ['ignore', 'ignore', 'pipe'] }),
  );
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('badSeatKey');
}

test('the example bot.ts plays a seat to the end of a game with its key', () => lend(...EXAMPLES[0]));

// Kontor itself needs Node only, so a machine without Python passes too, and says what it has not looked at.
if (hasPython) test('the example bot.py plays a seat to the end of a game with its key', () => lend(...EXAMPLES[1]));
else
  test('python3 is not installed: examples/bot.py was not run', () => {
    process.stderr.write('python3 is not installed: examples/bot.py was not run\n'); // a passed test is not seen
    expect(spawnSync('python3', ['--version']).status).not.toBe(0);
  });

test.each(EXAMPLES)('the example %s has at most 90 lines and needs nothing but its language', (script) => {
  const source = readFileSync(example(script), 'utf8');
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  const froms = [...source.matchAll(/from '([^']+)'|^import (\S+)/gm)].map(([, from, module]) => from ?? module);
  const own = script === 'bot.ts' ? /^node:|^\{$/ : /^(hashlib|json|os|random|secrets|time|urllib\.\w+|uuid)$/;
  for (const from of froms) expect(from).toMatch(own);
});

describe('kontor arena', () => {
  const bot = `"${process.execPath}" "${example('bot.ts')}"`;
  const arena = (...args: string[]) => folder.run(['arena', 'tybor', ...args]);
  /** A program of a few lines; `ask` and `act` as in the examples. */
  const program = (name: string, lines: string): string => {
    folder.write(
      name,
      `const { KONTOR_URL, KONTOR_TABLE, KONTOR_KEY } = process.env;
       const headers = { authorization: 'Bearer ' + KONTOR_KEY, 'content-type': 'application/json' };
       const ask = (path, body, method = body === undefined ? 'GET' : 'POST') =>
         fetch(KONTOR_URL + path, { method, headers, ...(body !== undefined && { body }) });
       const table = '/api/tables/' + KONTOR_TABLE;
       const act = (wish) => ask(table + '/acts', JSON.stringify({ id: Math.random() + '', act: wish }));
       const read = async (query = '') => (await (await ask(table + query)).json()).seen;
       /** Always the first option; \`most\` choices at most. */
       const play = async (most = Infinity) => {
         let seen = await read();
         for (let made = 0; seen.phase === 'playing' && made < most; ) {
           const { decision, mustConfirm } = seen;
           if (mustConfirm) await act({ do: 'confirm' });
           else if (decision !== null)
             made += (await act({ do: 'choose', decision: decision.number, choice: decision.notations[0] })).ok ? 1 : 0;
           seen = await read('?wait=20&from=' + seen.seq);
         }
       };
       ${lines}`,
    );
    return `"${process.execPath}" "${folder.path(name)}"`;
  };

  interface Results {
    readonly seed: string;
    readonly ratings: { name: string; elo: number; within: number | null }[];
    readonly pairs: {
      against: string;
      games: number;
      share: number;
      from: number;
      to: number;
      points: number;
      failed: number;
    }[];
    readonly failures: { against: string; deal: number; seat: number; why: string; how: string; said: string }[];
  }

  test('seats a command against the bots of the house, and rates it on the scale of the ladder', async () => {
    const { code, out, err } = await arena(
      '--bot',
      bot,
      '--against',
      'random',
      '--games',
      '1',
      '--seed',
      'x',
      '--json',
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    const { seed, ratings, pairs, failures } = JSON.parse(out) as Results;
    expect(seed).toBe('x');
    expect(failures).toEqual([]);
    expect(ratings.map(({ name }) => name).sort()).toEqual(['random', 'your bot']);
    expect(ratings.find(({ name }) => name === 'random')).toEqual({
      name: 'random',
      elo: ELO.random,
      within: null,
    });
    expect(pairs).toHaveLength(1);
    const [{ against, games, share, from, to, points }] = pairs;
    expect({ against, games }).toEqual({ against: 'random', games: 2 }); // the one deal, from both seats
    const own = ratings.find(({ name }) => name === 'your bot')!;
    expect(Math.sign(own.elo - ELO.random)).toBe(Math.sign(share - 0.5));
    expect(own.within).toBeGreaterThan(0);
    expect(share).toBeGreaterThanOrEqual(from);
    expect(share).toBeLessThanOrEqual(to);
    expect(points).toBeGreaterThan(0);
  });

  test('says in one line how a bot has failed that never played to the end', async () => {
    const { code, out, err } = await arena('--bot', 'echo oh dear >&2; exit 3', '--games', '50');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe('Your bot ended (3) before the game was over: oh dear\n');
  });

  test('a game that fails is lost, and the others count', async () => {
    // Sits well at the first seat and falls off the second; before that it talks nonsense to everybody.
    const clumsy = program(
      'clumsy.mjs',
      `process.stdout.write(Buffer.from([0, 27, 155, 255, 254]));
       process.stdout.write('{"do":"win"}\\n'.repeat(100_000));
       if ((await read()).you === 1) {
         await play(2);
         process.stderr.write('\\x1b[2Jo\\x07h\\u202e dear' + '!'.repeat(900));
         process.exitCode = 7;
       } else await play();`,
    );
    const { code, out, err } = await arena('--bot', clumsy, '--against', 'random', '--games', '4');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('4 games');
    expect(out).toContain('2 games were not played to their end and count as lost:');
    expect(out).toMatch(/2× Your bot ended \(7\) before the game was over: .*o.h.\s+dear!/s);
    expect(out).not.toContain('!'.repeat(300));
    expect([...out].every((one) => one === '\n' || !/[\p{Cc}\p{Bidi_Control}]/u.test(one))).toBe(true);
    expect(out).toMatch(/random +4 /);
  });

  describe('a bout', () => {
    let server: RunningServer;
    let about: Omit<Arena, 'command'>;
    beforeAll(async () => {
      const store = await openSqlite(':memory:');
      const complain = (line: string) => said.push(line);
      const { token, caller } = await newIdentity(store, 'bot', 1);
      server = await startServer({ store, port: 0, botPause: 0, botLotsFromDeal: true, limits: GENEROUS, complain });
      const host = { who: caller.who, name: 'bot', token };
      const rest = { players: 2, settings: {}, seed: 's', patience: 1500 };
      about = { pkg: await loadGame('tybor'), url: server.url, store, host, ...rest };
    });
    afterAll(() => server.stop());
    const said: string[] = [];
    const bout = { against: 'random', deal: 0, seat: 1 } as const;
    const lost = (why: string) => ({ ...bout, share: 0, points: null, theirs: null, failure: { why } });

    test('is lost by a silent program', async () => {
      expect(await fight({ ...about, command: 'sleep 30' }, bout)).toMatchObject(lost('silent'));
    });

    test.each([
      ['that somebody else plays', "{ do: 'sitOut', bot: 'expert' }"],
      ['to give up', "{ do: 'abandon' }"],
      ['to talk', "{ do: 'say', text: 'still thinking', to: 'players' }"],
      ['to take back', "{ do: 'undo' }"],
    ])('is lost by who only asks %s, again and again', async (_what, wish) => {
      const busy = program(
        'busy.mjs',
        `for (;;) { if ((await act(${wish})).status !== 403) process.exit(9); await new Promise((go) => setTimeout(go, 50)); }`,
      );
      expect(await fight({ ...about, command: busy }, bout)).toMatchObject(lost('silent'));
    });

    test('is lost by a program that sends rubbish, and the server goes on', async () => {
      const rubbish = program(
        'rubbish.mjs',
        `const bodies = ['', '{', 'null', '[]', '{"id":"x"}', '"'.repeat(20_000), '{"id":"x","act":{"do":"choose"}}',
           '{"id":"x","act":{"do":"choose","decision":-1,"choice":"win"}}', '{"id":"x","act":{"do":"choose","decision":1,"choice":"\\u0000"}}',
           '{"id":"","act":{"do":"confirm"}}', '{"__proto__":{},"id":"x","act":{"do":"win"}}'];
         for (const body of bodies) if ((await ask(table + '/acts', body)).ok) process.exit(9);
         for (const path of ['/api/me', '/api/desk', '/api/tables/' + 'A'.repeat(22), table + '?from=-1', table + '/%00', '/api/%'])
           if ((await ask(path)).ok) process.exit(9);
         for (const method of ['DELETE', 'PUT', 'POST']) if ((await ask(table + '/key', undefined, method)).ok) process.exit(9);
         process.exit(4);`,
      );
      const { failure } = await fight({ ...about, command: rubbish }, bout);
      expect(failure).toMatchObject({ why: 'ended', how: '4' });
      const first = program('first.mjs', 'await play();');
      expect(await fight({ ...about, command: first }, bout)).toMatchObject({ failure: null });
      expect(said).toEqual([]);
    });

    test('plays the same deal from every seat, and the same game again with the same seed', async () => {
      const first = program('first.mjs', 'await play();');
      const ids = async () => (await about.store.allTables(null, 1000)).map(({ id }) => id);
      const played = async (deal: number, seat: number, seed = 's') => {
        const before = await ids();
        const { points, theirs } = await fight({ ...about, seed, command: first }, { ...bout, deal, seat });
        const made = (await ids()).find((id) => !before.includes(id))!;
        return { dealt: seedOf((await about.store.load(made))!).text, points, theirs };
      };
      const one = await played(1, 0);
      expect(await played(1, 0)).toEqual(one);
      expect((await played(1, 1)).dealt).toBe(one.dealt);
      expect((await played(2, 0)).dealt).not.toBe(one.dealt);
      expect((await played(1, 0, 't')).dealt).not.toBe(one.dealt);
    });
  });

  test('its usage shows that --bot cannot be left out', async () => {
    const { out } = await folder.run(['arena', '--help']);
    expect(out).toContain("kontor arena <game> --bot 'command' [--against a,b]");
  });

  test.each([
    [[], '--bot'],
    [['--bot', ''], '--bot is empty'],
    [['--bot', 'x', '--against', 'kasparov'], "no bot 'kasparov'"],
    [['--bot', 'x', '--games', '0'], '--games must be'],
    [['--bot', 'x', '--players', '1'], '--players must be'],
    [['--bot', 'x', '--seed', ''], '--seed is empty'],
    [['--bot', 'x', 'y'], "'y' is too much"],
  ])('refuses %j with exit code 2', async (args, said) => {
    const { code, out, err } = await arena(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(said);
    expect(err).toContain('kontor arena');
    expect(err).not.toMatch(TRACE);
  });
});
