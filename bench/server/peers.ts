// The servers that are measured, ours in two ways.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Side {
  readonly name: string;
  readonly server: URL;
  readonly client: URL;
  /** The `synchronous` setting of SQLite; null: not Kontor. */
  readonly synchronous: 'full' | 'off' | null;
  /** What it does besides carrying moves, and what it does not. */
  readonly about: string;
}

const here = (path: string): URL => new URL(path, import.meta.url);
const OURS = { server: here('kontor-server.ts'), client: here('kontor-client.ts') };
const peer = (folder: string) => ({
  server: here(`../peers/${folder}/server.ts`),
  client: here(`../peers/${folder}/client.ts`),
  synchronous: null,
});

export const SIDES: readonly Side[] = [
  {
    name: 'Kontor, on disk',
    ...OURS,
    synchronous: 'full',
    about:
      'checks every move by the rules, forces it to disk before telling anybody, sends each seat only what it may know',
  },
  {
    name: 'Kontor, not forced',
    ...OURS,
    synchronous: 'off',
    about: 'the same, but does not wait for the disk',
  },
  {
    name: 'boardgame.io 0.50.2',
    ...peer('boardgame.io'),
    about:
      'memory only, plays what it is sent (our steps, unchecked), sends the whole state with all secrets to everybody',
  },
  {
    name: 'Colyseus 0.18.17',
    ...peer('colyseus'),
    about:
      'memory only, plays what it is sent (our steps, unchecked), sends events to all and options to the next; no views',
  },
];

/** Installs a peer from its lock file, unless that was already completed; returns what went wrong, or null. */
export function install({ name, server, synchronous }: Side): string | null {
  const folder = new URL('.', server);
  if (synchronous !== null || existsSync(new URL('node_modules/.package-lock.json', folder))) return null;
  console.log(`Installing ${name} (npm ci in its folder under bench/peers) …`);
  const { status, error, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: fileURLToPath(folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 180_000,
  });
  if (status === 0) return null;
  return error?.message ?? stderr.trim().split('\n').slice(-3).join(' ');
}
