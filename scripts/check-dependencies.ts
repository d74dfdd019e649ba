// Lists each direct dependency with its reason, and finds packages with install scripts.
// Needs no network.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS } from './dependencies.ts';

const ROOT = join(import.meta.dirname, '..');
const INSTALLING = ['preinstall', 'install', 'postinstall'];

export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

const directOf = ({ dependencies, devDependencies, optionalDependencies, overrides }: Manifest) =>
  Object.entries({ ...devDependencies, ...dependencies, ...optionalDependencies, ...overrides });

export const listed = (manifest: Manifest, reasons = REASONS): string[] =>
  directOf(manifest).map(([name, range]) => `${name} ${range}: ${reasons[name] ?? '?'}`);

export function reasonProblems(manifest: Manifest, reasons: Readonly<Record<string, string>> = REASONS): string[] {
  const names = directOf(manifest).map(([name]) => name);
  const isSaid = (name: string): boolean => Object.hasOwn(reasons, name) && reasons[name].trim() !== '';
  return [
    ...names
      .filter((name) => !isSaid(name))
      .map((name) => `${name}: why is it there? Say so in scripts/dependencies.ts`),
    ...Object.keys(reasons)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} has a reason in scripts/dependencies.ts, but nobody depends on it`),
  ];
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Folders of packages below a `node_modules`, including those nested in other packages. */
function packagesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => join(name, own)) : name,
    );
  const folders = names.map((name) => join(modules, name));
  return [...folders, ...folders.flatMap((folder) => packagesIn(join(folder, 'node_modules')))];
}

/**
 * Installed packages with install scripts that are not allowed. The lock file lists them too, but a package
 * can contain what the lock file does not say; `binding.gyp` alone makes npm build.
 */
export function scriptProblems(modules: string, { allowScripts = {} }: Manifest): string[] {
  return packagesIn(modules).flatMap((folder) => {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name = '', scripts = {} } = read(file);
    const runs = INSTALLING.filter((event) => Object.hasOwn(scripts, event));
    if (existsSync(join(folder, 'binding.gyp')) && runs.length === 0) runs.push('binding.gyp');
    if (runs.length === 0 || allowScripts[name] === true) return [];
    return [`${name} has an install script (${runs.join(', ')}) that allowScripts lacks`];
  });
}

if (import.meta.main) {
  const manifest = read(join(ROOT, 'package.json'));
  const found = [...reasonProblems(manifest), ...scriptProblems(join(ROOT, 'node_modules'), manifest)];
  for (const line of listed(manifest)) console.log(line);
  for (const problem of found) console.error(problem);
  console.log(
    found.length === 0 ? 'Every dependency has its reason, and none runs unasked.' : `${found.length} problems`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
