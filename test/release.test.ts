// A release, as `npm pack` makes it, starts without what only developers need: unpacked, and installed as a package.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLock } from '../scripts/check-lock.ts';
import { writeSums } from '../scripts/release.ts';
import { playMove, Served } from './served.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = mkdtempSync(join(tmpdir(), 'kontor-release-'));
const RELEASE = join(FOLDER, 'package');

beforeAll(() => {
  // The page was built before all tests; the packing must not build it again under other tests' feet.
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', FOLDER];
  execFileSync('npm', pack, { cwd: ROOT, stdio: 'ignore', shell: process.platform === 'win32' });
  const [tarball] = readdirSync(FOLDER);
  execFileSync('tar', ['xzf', tarball], { cwd: FOLDER });
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** What `npm install --omit=dev --omit=optional` would bring. */
function linkPackages(into: string): void {
  const packages = Object.entries(readLock().lock).filter(
    ([path, { dev, optional }]) => path !== '' && !dev && !optional,
  );
  for (const [path] of packages) {
    if (path.lastIndexOf('node_modules/') > 0) continue; // comes with the package it lies in
    mkdirSync(dirname(join(into, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(into, path), 'junction');
  }
}

async function startsAndPlays(kontor: string, place: string): Promise<void> {
  const command = [process.execPath, kontor, 'serve', '--no-open', '--port', '0', '--db', join(place, 'kontor.sqlite')];
  const { DATABASE_URL: _, ...env } = process.env;
  const own = { ...env, NODE_COMPILE_CACHE: join(place, 'compiled') }; // goes with the place
  const served = await Served.start(command, { cwd: place, env: own });
  try {
    expect(await (await fetch(served.url)).text()).toContain('<script type="module"');
    await playMove(served.url);
  } finally {
    expect(await served.stop()).toBe(0);
  }
  expect(served.said).not.toMatch(/error|warning|built/i);
}

test('its files have checksums that `sha256sum` reads', () => {
  const place = mkdtempSync(join(tmpdir(), 'kontor-sums-'));
  try {
    writeFileSync(join(place, 'b.tgz'), 'abc');
    writeFileSync(join(place, 'a.txt'), '');
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(writeSums(place)).toBe(`${empty}  a.txt\n${abc}  b.tgz\n`);
    expect(writeSums(place)).toBe(readFileSync(join(place, 'SHA256SUMS'), 'utf8')); // not of itself
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

test('it holds what running needs, the page included, and nothing else', () => {
  const files = readdirSync(RELEASE, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['bin/kontor.js', 'dist/web/index.html', 'src/cli/main.ts', 'LICENSE']));
  expect(
    files.filter((file) => /\.test(ing)?\.tsx?$|\.tsx$|(^|\/)(test|bench|screens|scripts)(\/|$)/.test(file)),
  ).toEqual([]);
});

test('unpacked, it starts with its page, a move is played, and it stops when asked', async () => {
  const place = join(FOLDER, 'unpacked');
  cpSync(RELEASE, place, { recursive: true });
  linkPackages(place);
  await startsAndPlays(join(place, 'bin/kontor.js'), place);
});

test('installed as a package, below node_modules, it does the same', async () => {
  const place = join(FOLDER, 'installed');
  cpSync(RELEASE, join(place, 'node_modules/kontor'), { recursive: true });
  linkPackages(place);
  await startsAndPlays(join(place, 'node_modules/kontor/bin/kontor.js'), place);
});
