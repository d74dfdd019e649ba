// Follows a Dockerfile without Docker: each stage is a folder that stands for its root, all commands run as an
// ordinary user, and what the image brings (Node 24 and npm) comes first on the PATH.
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';
import type { Instruction, Stage } from './dockerfile.ts';

/** Ids of `nobody` on Debian; without root, the user stays the same. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** How this machine reaches the network: nothing else in our environment is passed on. */
const NETWORK =
  /^((https?|all|no)_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|npm_config_(globalconfig|registry|cafile))$/i;

export interface Built {
  /** What stands for /. */
  readonly root: string;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly health: readonly string[];
  readonly start: readonly string[];
}

export class Builder {
  readonly #context: string;
  readonly #place: string;
  readonly #base: NodeJS.ProcessEnv;
  readonly #stages = new Map<string, Built>();

  /** `context` is what would be sent to Docker, `place` an empty folder. */
  constructor(context: string, place: string) {
    this.#context = context;
    this.#place = place;
    for (const folder of ['bin', 'home', 'tmp']) mkdirSync(join(place, folder));
    chmodSync(place, 0o755);
    this.#putNode();
    for (const folder of ['home', 'tmp']) this.#own(join(place, folder));
    this.#base = {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name))),
      PATH: `${join(place, 'bin')}:/usr/local/bin:/usr/bin:/bin`,
      HOME: join(place, 'home'),
      TMPDIR: join(place, 'tmp'),
      npm_config_update_notifier: 'false',
    };
  }

  /** How a command is run there. */
  options({ folder, env }: Pick<Built, 'folder' | 'env'>): SpawnOptions {
    return { cwd: folder, env: { ...this.#base, ...env }, ...user };
  }

  build(stage: Stage, number: number): Built {
    if (!/^node:24(-|$)/.test(stage.image)) throw new Error(`${stage.image} is not an image that is known here`);
    const root = join(this.#place, `stage-${number}`);
    mkdirSync(root);
    const built = { root, folder: root, env: {}, health: [] as readonly string[], start: [] as readonly string[] };
    for (const instruction of stage.instructions) this.#carryOut(instruction, built);
    if (stage.name !== null) this.#stages.set(stage.name, built);
    return built;
  }

  #carryOut(instruction: Instruction, built: { -readonly [Key in keyof Built]: Built[Key] }): void {
    switch (instruction.do) {
      case 'workdir':
        built.folder = join(built.root, instruction.folder);
        mkdirSync(built.folder, { recursive: true });
        break;
      case 'copy':
        this.#copy(instruction, built);
        break;
      case 'run':
        this.#run(instruction.command, built);
        break;
      case 'env': // a path inside the image
        for (const [name, value] of Object.entries(instruction.values))
          built.env = { ...built.env, [name]: value.startsWith('/') ? join(built.root, value) : value };
        break;
      case 'health':
      case 'start':
        built[instruction.do] = instruction.command;
    }
  }

  #copy({ stage, isOwned, paths }: Extract<Instruction, { do: 'copy' }>, built: Built): void {
    const to = paths.at(-1)!;
    const target = to.startsWith('/') ? join(built.root, to) : join(built.folder, to);
    const from = stage === null ? this.#context : this.#stages.get(stage)!.root;
    const ignored = stage === null ? ignoredIn(this.#context) : [];
    for (const path of paths.slice(0, -1)) {
      const source = join(from, path);
      const isFolder = statSync(source).isDirectory();
      cpSync(source, isFolder || !to.endsWith('/') ? target : join(target, basename(path)), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !ignored.some((pattern) => matchesGlob(relative(this.#context, file), pattern)),
      });
    }
    if (isOwned) this.#own(target);
  }

  #run(command: string, { folder, env }: Built): void {
    console.log(`  ${command}`);
    this.#own(folder);
    const { status } = spawnSync('/bin/sh', ['-ec', command], {
      ...this.options({ folder, env }),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`'${command}' ended with ${status}`);
  }

  /** The Node that Kontor pins, and the npm that runs this script. */
  #putNode(): void {
    cpSync(process.execPath, join(this.#place, 'bin/node'));
    const npm = process.env.npm_execpath;
    if (npm === undefined) throw new Error("run it as 'npm run image'");
    writeFileSync(join(this.#place, 'bin/npm'), `#!/bin/sh\nexec node '${npm}' "$@"\n`, { mode: 0o755 });
  }

  #own(path: string): void {
    if (user.uid === undefined) return;
    const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
    for (const file of [path, ...inside.map((name) => join(path, name))]) lchownSync(file, NOBODY, NOBODY);
  }
}

/** The patterns of .dockerignore, each with everything below it. */
export function ignoredIn(context: string): string[] {
  const patterns = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return patterns.flatMap((pattern) => [pattern, join(pattern, '**')]);
}

/** Megabytes in a folder. */
export function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return Math.round(bytes / 1e5) / 10;
}
