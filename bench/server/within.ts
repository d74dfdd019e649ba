// Tables, the store and the messages in one process, without a network: node within.ts ROOT FILE. What a move costs the server
// itself, for profiles (`node --cpu-prof`) and for comparing two versions of the code in turns.
import { EventEmitter } from 'node:events';
import type { Connection } from '../../src/server/live-parts.ts';
import { answerAll } from './answer.ts';
import { choiceOf, type Place } from './client.ts';
import { NO_LIMITS } from './limits.ts';

export type WithinOrder =
  | { readonly sit: readonly Place[]; readonly tables: number }
  /** So many moves. */
  | { readonly play: number };
export interface Within {
  readonly moves: number;
  /** Seconds of processor time, of all threads. */
  readonly cpu: number;
  /** Sent to all seats together. */
  readonly bytes: number;
  readonly writes: number;
}

const [root, file] = process.argv.slice(2);
const from = (path: string) => import(new URL(path, root).href);
const { settled } = (await from('src/server/settings.ts')) as typeof import('../../src/server/settings.ts');
const { Metrics } = (await from('src/server/metrics.ts')) as typeof import('../../src/server/metrics.ts');
const { Keeper } = (await from('src/server/keeper.ts')) as typeof import('../../src/server/keeper.ts');
const { Hub } = (await from('src/server/hub.ts')) as typeof import('../../src/server/hub.ts');
const { Bots } = (await from('src/server/bots.ts')) as typeof import('../../src/server/bots.ts');
const { BotPool } = (await from('src/server/bot-pool.ts')) as typeof import('../../src/server/bot-pool.ts');
const { Awake } = (await from('src/server/awake.ts')) as typeof import('../../src/server/awake.ts');
const { Clocks } = (await from('src/server/clocks.ts')) as typeof import('../../src/server/clocks.ts');
const { Inputs } = (await from('src/server/inputs.ts')) as typeof import('../../src/server/inputs.ts');
const { Notices } = (await from(
  'src/server/notices/notices.ts',
)) as typeof import('../../src/server/notices/notices.ts');
const { Lists } = (await from('src/server/lists.ts')) as typeof import('../../src/server/lists.ts');
const { Lobby } = (await from('src/server/lobby.ts')) as typeof import('../../src/server/lobby.ts');
const { Live } = (await from('src/server/live.ts')) as typeof import('../../src/server/live.ts');
const identity = (await from('src/server/identity.ts')) as typeof import('../../src/server/identity.ts');
const { openSqlite } = (await from('src/store/sqlite.ts')) as typeof import('../../src/store/sqlite.ts');

const store = await openSqlite(file, { synchronous: 'full' });
const settings = settled({ store, limits: NO_LIMITS, pingEvery: 2 ** 30 });
const metrics = new Metrics();
const keeper = new Keeper(store, settings, metrics);
const hub = new Hub({ store, keeper, settings, metrics });
new Bots({ hub, keeper, thinker: new BotPool(1, settings.botBudget, metrics), settings, metrics });
new Clocks({ awake: new Awake({ hub, keeper, settings }), hub, keeper, settings });
const inputs = new Inputs(hub, keeper);
new Notices({ hub, inputs, keeper, settings, metrics });
const lobby = new Lobby({ keeper, hub, inputs, lists: new Lists(keeper), settings });
const live = new Live({ store, keeper, hub, inputs, lobby, settings, metrics });

let [bytes, writes, moves, goal] = [0, 0, 0, 0];
let reached = (): void => {};
let acts = 0;
let spare: Place[] = [];
/** Tables where something has happened since they were last looked at. */
let stirred = new Set<Board>();
let isScheduled = false;
let sitting = 0;

interface Board {
  readonly id: string;
  /** Which tables it was set up with: those of before are not played on. */
  readonly sitting: number;
  readonly seats: readonly { readonly who: string; readonly socket: EventEmitter; isBusy: boolean }[];
}

/** What the server writes is counted, and read only as far as to know that a move is done. */
function outletOf(onDone: () => void): object {
  return {
    writable: true,
    writableLength: 0,
    write(frame: Buffer, gone?: () => void): boolean {
      bytes += frame.length;
      writes++;
      if (gone !== undefined) process.nextTick(gone);
      if (frame.includes('"type":"done"')) onDone();
      return true;
    },
    cork() {},
    uncork() {},
  };
}

async function sitDown(): Promise<Board> {
  const place = spare.pop();
  if (place === undefined) throw new Error('no tables left to play at');
  const callers = await Promise.all(
    place.cookies.map((cookie) => identity.callerOf(store, identity.hashOfToken(cookie.replace('kontor=', '')))),
  );
  const seats = callers.map((caller) => ({
    who: caller!.who,
    socket: Object.assign(new EventEmitter(), { readyState: 1, OPEN: 1, terminate() {}, close() {} }),
    isBusy: false,
  }));
  const board: Board = { id: place.id, sitting, seats };
  for (const [n, seat] of seats.entries()) {
    const stream = outletOf(() => {
      seat.isBusy = false;
      moves++;
      if (moves === goal) reached();
      stir(board);
    });
    const line = { socket: seat.socket, stream, knowsTrees: true } as unknown as Pick<Connection, 'socket'> & {
      stream: never;
    };
    live.connect(line, place.id, 999_999, callers[n]!, `seat ${n}`);
  }
  await hub.load(place.id);
  return board;
}

/** Everything that has become possible during one turn of the event loop is done in the next. */
function stir(board: Board): void {
  if (board.sitting !== sitting) return;
  stirred.add(board);
  if (isScheduled || moves >= goal) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    const boards = [...stirred];
    stirred = new Set();
    for (const one of boards) void moveAt(one);
  });
}

async function moveAt(board: Board): Promise<void> {
  const { table, shown } = await hub.load(board.id);
  if (table.phase !== 'playing') {
    for (const { socket } of board.seats) socket.emit('close');
    const next = await sitDown();
    return stir(next);
  }
  for (const seat of board.seats) {
    if (seat.isBusy) continue;
    const { decision, mustConfirm } = (shown.ownOf ?? shown.to).call(shown, seat.who); // earlier code has one document a viewer
    if (decision === null && !mustConfirm) continue;
    seat.isBusy = true;
    const act = mustConfirm ? { do: 'confirm' } : choiceOf(decision!);
    seat.socket.emit('message', JSON.stringify({ type: 'act', id: `a${acts++}`, act }), false);
  }
}

async function play(so: number): Promise<Within> {
  goal = moves + so;
  const { promise, resolve } = Promise.withResolvers<void>();
  reached = resolve;
  const [used, before, sent, wrote] = [process.cpuUsage(), moves, bytes, writes];
  for (const board of [...stirred]) stir(board);
  await promise;
  const { user, system } = process.cpuUsage(used);
  return { moves: moves - before, cpu: (user + system) / 1e6, bytes: bytes - sent, writes: writes - wrote };
}

answerAll(async (order: WithinOrder) => {
  if ('play' in order) return await play(order.play);
  spare = order.sit.slice();
  sitting++;
  stirred = new Set();
  for (let n = 0; n < order.tables; n++) stirred.add(await sitDown());
  return null;
});
process.on('SIGTERM', () => process.exit(0));
