// Several processes behind one port, on one machine. The first one keeps the file and serves nobody: it looks at the first line of a
// connection and hands it on, the live ones of a table all to the same process, so that a move is worked out once and not in each.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { FileWriter } from '../../store/shared-file.ts';
import type { SqliteFile } from '../../store/sqlite.ts';
import { guestUrls, ownUrl } from '../addresses.ts';
import type { Figures } from '../metrics.ts';
import type { Beginning, FromProcess, ToProcess } from './messages.ts';

const SCRIPT = fileURLToPath(new URL('./one-of-many.ts', import.meta.url));
/** One that dies at once again and again must not keep a core busy. */
const PAUSE = 1000;
/** How long to wait for somebody's figures: one that is busy is left out. */
const FIGURES_WITHIN = 1000;
/** Whoever connects and says nothing is not waited for. */
const SILENCE = 10_000;
const LIVE = /^GET \/api\/tables\/([\w-]{22})\/live/;

export interface ProcessesOptions extends Beginning {
  readonly count: number;
  readonly host: string;
  readonly port: number;
  /** The file that this process writes for the others; null: they share PostgreSQL. */
  readonly file: SqliteFile | null;
  readonly complain: (line: string) => void;
}

export interface RunningProcesses {
  readonly url: string;
  readonly guestUrls: readonly string[];
  readonly port: number;
  /** Their ids in the system. */
  ids(): number[];
  stop(): Promise<void>;
}

/** Starts them; resolves when all are there and the port is open, or else ends all of them. */
export async function startProcesses(options: ProcessesOptions): Promise<RunningProcesses> {
  const { host, count } = options;
  const fleet = new Processes(options);
  const door = createServer({ pauseOnConnect: true }, (socket) => fleet.take(socket));
  const stop = async (): Promise<void> => {
    door.close();
    await fleet.stop();
  };
  try {
    const port = await opened(door, options); // first: an error here need not wait for the processes
    await Promise.all(Array.from({ length: count }, (_, slot) => fleet.start(slot)));
    return { url: ownUrl(host, port), guestUrls: guestUrls(host, port), port, ids: () => fleet.ids(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function opened(door: Server, { host, port }: ProcessesOptions): Promise<number> {
  door.listen({ host, port });
  await once(door, 'listening');
  return (door.address() as { port: number }).port;
}

class Processes {
  readonly #options: ProcessesOptions;
  readonly #writer: FileWriter | null;
  readonly #slots: (ChildProcess | null)[] = [];
  readonly #counting = new Map<number, (figures: Figures) => void>();
  #counted = 0;
  #turn = 0;
  #isStopping = false;

  constructor(options: ProcessesOptions) {
    this.#options = options;
    this.#writer = options.file && new FileWriter(options.file);
  }

  ids(): number[] {
    return this.#alive().map((child) => child.pid!);
  }

  #alive(): ChildProcess[] {
    return this.#slots.filter((child) => child !== null);
  }

  /** Resolves when it can take connections. */
  async start(slot: number): Promise<void> {
    const child = fork(SCRIPT, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const name = String(child.pid);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    child.on('error', () => {}); // what is said to one that has just died is lost
    child.on('message', (message: FromProcess) => {
      if ('store' in message) void this.#writer?.hear(name, message.store);
      else if ('isReady' in message) resolve();
      else if ('failed' in message) reject(Object.assign(new Error(message.failed.message), message.failed));
      else if ('counts' in message) this.#counting.get(message.counts)?.(message.figures);
      else void this.#countFor(child, message.countAll);
    });
    child.once('exit', (code, signal) => {
      this.#slots[slot] = null;
      this.#writer?.remove(name);
      reject(new Error(`a process ended with ${signal ?? code}`));
      if (!this.#isStopping) this.#replace(slot, signal ?? code ?? '?');
    });
    this.#writer?.add(name, { send: (store) => tell(child, { store: store as never }) });
    const { db, databaseUrl, settings } = this.#options;
    tell(child, { begin: { db, databaseUrl, settings } });
    await promise;
    this.#slots[slot] = child;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const gone = this.#alive().map(async (child) => {
      const exit = once(child, 'exit');
      tell(child, { stop: true });
      await exit;
    });
    await Promise.all(gone);
  }

  /** A new connection: its first bytes say who should have it. */
  take(socket: Socket): void {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(SILENCE, () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      socket.setTimeout(0);
      const child = this.#processFor(first.toString('latin1', 0, 200));
      if (child === null)
        socket.destroy(); // all have just died: whoever it is comes again
      else child.send({ first } satisfies ToProcess, socket, {}, (error) => error && socket.destroy());
    });
    socket.resume();
  }

  #processFor(line: string): ChildProcess | null {
    const [, table] = LIVE.exec(line) ?? [];
    const wanted = table === undefined ? ++this.#turn : hashOf(table);
    const alive = this.#alive();
    return this.#slots[wanted % this.#slots.length] ?? alive[wanted % alive.length] ?? null;
  }

  /** Its people knock again, and are let in by the others until it is there. */
  #replace(slot: number, how: string | number): void {
    this.#options.complain(`a process ended with ${how}; another one takes its place`);
    setTimeout(() => {
      if (!this.#isStopping) void this.start(slot).catch(() => {}); // it ends, and is replaced in turn
    }, PAUSE);
  }

  async #countFor(asking: ChildProcess, number: number): Promise<void> {
    const all = await Promise.all(this.#alive().map((child) => this.#figuresOf(child)));
    tell(asking, { counted: number, all: all.filter((one) => one !== null) });
  }

  #figuresOf(child: ChildProcess): Promise<Figures | null> {
    const number = ++this.#counted;
    const { promise, resolve } = Promise.withResolvers<Figures | null>();
    const late = setTimeout(resolve, FIGURES_WITHIN, null);
    this.#counting.set(number, resolve);
    tell(child, { count: number });
    return promise.finally(() => {
      clearTimeout(late);
      this.#counting.delete(number);
    });
  }
}

/** The same for the same table, and evenly spread. */
function hashOf(table: string): number {
  let hash = 0;
  for (let i = 0; i < table.length; i++) hash = (Math.imul(hash, 31) + table.charCodeAt(i)) >>> 0;
  return hash;
}

function tell(child: ChildProcess, message: ToProcess): void {
  if (child.connected) child.send(message, () => {}); // one that has just died hears nothing
}
