// A process that serves beside others: the first one hands it its connections, and its store is shared with them.
import type { Socket } from 'node:net';
import { openPostgres } from '../../store/postgres.ts';
import { type FromWriter, openShared } from '../../store/shared-file.ts';
import type { Store } from '../../store/store.ts';
import { loadGames } from '../load-games.ts';
import type { Figures } from '../metrics.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { Beginning, FromProcess, ToProcess } from './messages.ts';

/** A store that does not answer must not keep us from stopping. */
const PATIENCE = 15_000;

const OWN_DOOR = { host: '127.0.0.1', port: 0 };

/** If the first process is gone, nobody hears it, and this one ends as well. */
const say = (message: FromProcess): void => void process.send?.(message, undefined, undefined, () => {});

let hearStore: (message: FromWriter) => void = () => {};
let server: RunningServer | null = null;
const gathering = new Map<number, (all: readonly Figures[]) => void>();

process.on('message', (message: ToProcess, socket?: Socket) => {
  if ('store' in message) hearStore(message.store);
  else if ('first' in message) take(message.first, socket);
  else if ('begin' in message) void begin(message.begin);
  else if ('count' in message) say({ counts: message.count, figures: server!.metrics.figures() });
  else if ('counted' in message) gathering.get(message.counted)?.(message.all);
  else void stop();
});
process.once('disconnect', () => process.exit(1)); // without the one that writes nothing can be kept
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {}); // the first process says when

async function begin({ db, databaseUrl, settings }: Beginning): Promise<void> {
  try {
    const store = await open(db, databaseUrl);
    const complain = (line: string): void => console.error(line);
    // The door of its own is only ever used by this process: a server that listens watches over slow requests.
    server = await startServer({ store, ...settings, ...OWN_DOOR, complain, gather });
    void loadGames().catch(() => {}); // whoever needs one is told what is wrong with it
    say({ isReady: true });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    say({ failed: { message, code } });
  }
}

/** A connection whose beginning has been read. It may be gone by now. */
function take(first: Uint8Array, socket: Socket | undefined): void {
  if (socket === undefined) return;
  if (server === null) socket.destroy();
  else server.take(socket, Buffer.from(first));
}

async function open(db: string, databaseUrl: string | undefined): Promise<Store> {
  if (databaseUrl !== undefined) return await openPostgres(databaseUrl);
  const { store, hear } = await openShared(db, { send: (message) => say({ store: message as never }) });
  hearStore = hear;
  return store;
}

/** How all processes are doing, this one among them. */
function gather(): Promise<readonly Figures[]> {
  const { promise, resolve } = Promise.withResolvers<readonly Figures[]>();
  const number = gathering.size === 0 ? 1 : Math.max(...gathering.keys()) + 1;
  gathering.set(number, (all) => {
    gathering.delete(number);
    resolve(all);
  });
  say({ countAll: number });
  return promise;
}

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE).unref();
  await server?.stop();
  process.exit(0);
}
