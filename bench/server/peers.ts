// The servers that are measured: today's code, a release, and others' servers with our rules.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourcesOf, TODAY } from './release.ts';

export interface Side {
  readonly name: string;
  readonly server: URL;
  readonly client: URL;
  /** Where the sources of this Kontor are; null: not Kontor. */
  readonly root: URL | null;
  /** What it does besides carrying moves, and what it does not. */
  readonly about: string;
}

const here = (path: string): URL => new URL(path, import.meta.url);
/** A Kontor with the code that lies there; seats ask for updates as pages of that code do. */
const ours = (root: URL): Pick<Side, 'server' | 'client' | 'root'> => {
  const knowsTrees = existsSync(new URL('src/table/updated.ts', root));
  return { server: here('kontor-server.ts'), client: here(`kontor-client.ts${knowsTrees ? '?tree' : ''}`), root };
};
const peer = (folder: string) => ({
  server: here(`../peers/${folder}/server.ts`),
  client: here(`../peers/${folder}/client.ts`),
  root: null,
});

/** The release that today's code is held against. */
export const RELEASE = '0.3.0';

export const KONTOR: Side = {
  name: 'Kontor',
  ...ours(TODAY),
  about:
    'checks every move by the rules, forces it to disk before telling anybody, sends each seat only what it may know',
};

export const before = (): Side => ({
  name: `Kontor ${RELEASE}`,
  ...ours(sourcesOf(RELEASE)),
  about: 'the same, as it was released',
});

/** Another checkout. */
export const checkedOut = (folder: string): Side => ({
  name: 'Kontor before',
  ...ours(pathToFileURL(`${folder}/`)),
  about: folder,
});

export const PEERS: readonly Side[] = [
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

/** What nobody who keeps our promises can do without. */
export const FLOOR: Side = {
  name: 'the floor',
  server: here('floor-server.ts'),
  client: here('floor-client.ts'),
  root: null,
  about: 'no server at all: appends and forces to disk, and sends, as many bytes as a move of Baselland; nothing else',
};

/** Installs a peer from its lock file, unless that was already completed; returns what went wrong, or null. */
export function install({ name, server, root }: Side): string | null {
  const folder = new URL('.', server);
  if (root !== null || existsSync(new URL('node_modules/.package-lock.json', folder))) return null;
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
