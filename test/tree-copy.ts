// A copy of the tree in a folder of its own, to be changed: the packages are those of this one.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const COPIED = [
  '.gitignore',
  'bench',
  'biome.json',
  'bin',
  'package-lock.json',
  'package.json',
  'scripts',
  'src',
  'test',
  'tsconfig.json',
  'tsconfig.kernel.json',
  'tsconfig.sw.json',
  'tsconfig.web.json',
  'vite.config.ts',
];

/** What takes room and is not needed for one more game. */
const LEFT_OUT = ['browser', 'fixtures', 'releases'].map((name) => join(ROOT, 'test', name));

export interface Ran {
  readonly code: number;
  /** Both streams. */
  readonly said: string;
}

export function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-tree-'));
  for (const path of COPIED)
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: (from) => !LEFT_OUT.includes(from) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const run = (script: string, ...args: string[]): Promise<Ran> =>
    new Promise((resolve) => {
      const env = {
        ...{ ...process.env, LANG: 'en_GB.UTF-8', NO_COLOR: '1', FORCE_COLOR: '0' },
        GOGC: '400', // the compiler is in Go
        NODE_COMPILE_CACHE: join(folder, 'node_compiled'), // goes with the copy
      };
      execFile(process.execPath, [join(folder, script), ...args], { cwd: folder, env }, (error, out, err) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: out + err }),
      );
    });
  return {
    folder,
    path: (name: string): string => join(folder, name),
    kontor: (...args: string[]) => run('bin/kontor.js', ...args),
    /** In one thread it has half the work: several each find out for themselves what a type is. */
    compile: (config: string) => run('node_modules/typescript/bin/tsc', '-p', config, '--singleThreaded'),
    run,
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}
