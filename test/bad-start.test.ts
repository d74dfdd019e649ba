// What can be wrong before the server runs: each time one clear sentence, exit code 1, and nothing lost.
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { COMMAND, linesOf, openFolder, type Ran, TRACE } from './cli-run.ts';

const folder = openFolder();
const { path, write, run } = folder;
afterAll(() => {
  chmodSync(path('locked'), 0o700);
  folder.remove();
});

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const serve = (...more: string[]) => run(['serve', '--no-open', '--port', '0', ...more]);

function expectSentence({ code, err }: Ran, sentence: RegExp): void {
  expect(linesOf(err)).toEqual([expect.stringMatching(sentence)]);
  expect(err).not.toMatch(TRACE);
  expect(code).toBe(1);
}

/** A copy of the sources with the installed packages, but for one. */
function installedWithout(name: string, missing: string): string {
  const copy = path(name);
  mkdirSync(join(copy, 'node_modules'), { recursive: true });
  for (const part of ['bin', 'src', 'package.json'])
    cpSync(join(REPOSITORY, part), join(copy, part), { recursive: true });
  for (const one of readdirSync(join(REPOSITORY, 'node_modules')))
    if (one !== missing) symlinkSync(join(REPOSITORY, 'node_modules', one), join(copy, 'node_modules', one));
  return join(copy, 'bin/kontor.js');
}

/** Runs a command that is not the one of this folder, or not as this user. */
function runAs(command: string, args: readonly string[], who: object = {}): Promise<Ran> {
  const env = { PATH: process.env.PATH, HOME: folder.folder, LANG: 'en_GB.UTF-8' };
  const child = spawn(process.execPath, [command, ...args], { cwd: folder.folder, env, ...who });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }));
  });
}

describe('a half-installed node_modules', () => {
  test.each([
    ['fastify', ['serve', '--no-open', '--port', '0']],
    ['@noble', ['play', 'baselland']],
  ])('without %s names npm install', async (missing, args) => {
    const ran = await runAs(installedWithout(`without-${missing}`, missing), args);
    expectSentence(
      ran,
      new RegExp(`^kontor: not everything is installed \\(${missing}.* is missing\\)\\. Run 'npm install' again\\.$`),
    );
  });
});

test('proxies that cannot be read are named with the setting, and nothing is trusted', async () => {
  const env = { PATH: process.env.PATH, HOME: folder.folder, LANG: 'en_GB.UTF-8', KONTOR_TRUST_PROXY: 'everybody' };
  const { code, err } = await runAs(COMMAND, ['serve', '--no-open', '--port', '0', '--db', 'proxy.sqlite'], { env });
  expect(err).toContain('KONTOR_TRUST_PROXY must name addresses such as 10.0.0.7 or 10.0.0.0/24');
  expect(err).not.toMatch(TRACE);
  expect(code).toBe(2);
});

test('a port in use is named, with the way to another one', async () => {
  const there = createServer();
  await new Promise<void>((resolve) => there.listen(0, '127.0.0.1', resolve));
  const { port } = there.address() as AddressInfo;
  expectSentence(
    await serve('--port', String(port), '--db', 'port.sqlite'),
    new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is in use; another one: --port$`),
  );
  there.close();
});

test('a second server on one file is refused; when the first was killed, the next one starts', async () => {
  const start = () => {
    const args = ['serve', '--no-open', '--port', '0', '--db', 'alone.sqlite'];
    const env = { PATH: process.env.PATH, HOME: folder.folder, LANG: 'en_GB.UTF-8' };
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder.folder, env });
    const runs = new Promise<void>((resolve) => {
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
        if (said.includes('alone.sqlite')) resolve();
      });
    });
    return { child, runs, ended: new Promise((resolve) => child.on('close', resolve)) };
  };
  const first = start();
  await first.runs;
  expectSentence(
    await serve('--db', 'alone.sqlite'),
    /^alone\.sqlite is already served by another process; several need PostgreSQL \(DATABASE_URL\)$/,
  );
  first.child.kill('SIGKILL');
  await first.ended;
  const next = start();
  await next.runs;
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('a database file of a newer Kontor is refused and stays as it is, byte for byte', async () => {
  const file = path('newer.sqlite');
  await (await openSqlite(file)).close();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 9999');
  db.close();
  const before = readFileSync(file);
  expectSentence(await serve('--db', 'newer.sqlite'), /^newer\.sqlite was written by a newer Kontor$/);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder.folder).filter((name) => name.startsWith('newer'))).toEqual(['newer.sqlite']);
});

test('a file that is no database is refused and stays as it is', async () => {
  write('letter.sqlite', 'Dear Anna, '.repeat(1000));
  expectSentence(await serve('--db', 'letter.sqlite'), /^letter\.sqlite is damaged or not a database /);
  expect(folder.read('letter.sqlite')).toBe('Dear Anna, '.repeat(1000));
});

test('a folder that cannot be one', async () => {
  write('file', 'no folder');
  expectSentence(await serve('--db', 'file/kontor.sqlite'), /^The tables cannot be opened: .*file/);
  expect(folder.read('file')).toBe('no folder');
});

test('a folder that may only be read', async () => {
  mkdirSync(path('locked'));
  chmodSync(path('locked'), 0o555);
  chmodSync(folder.folder, 0o755);
  const isRoot = process.getuid?.() === 0; // whom no folder is locked for
  const who = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  const ran = await runAs(COMMAND, ['serve', '--no-open', '--port', '0', '--db', 'locked/kontor.sqlite'], who);
  expectSentence(ran, /^locked\/kontor\.sqlite cannot be written; another place: --db$/);
  expect(readdirSync(path('locked'))).toEqual([]);
});
