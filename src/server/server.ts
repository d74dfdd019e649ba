// A Kontor server, put together.
import type { AddressInfo, Server, Socket } from 'node:net';
import { guestUrls, ownUrl } from './addresses.ts';
import { Awake } from './awake.ts';
import { Bans } from './bans.ts';
import { BotPool, type Thinker } from './bot-pool.ts';
import { Bots } from './bots.ts';
import { Circles } from './circles/circles.ts';
import { Clocks } from './clocks.ts';
import { Devices } from './devices.ts';
import { Door } from './door.ts';
import { HouseEditions } from './editions/house-editions.ts';
import type { Services } from './endpoint.ts';
import { Errors } from './errors.ts';
import { Evenings } from './evenings/evenings.ts';
import { Gate } from './gate.ts';
import { House } from './house.ts';
import { buildApp } from './http.ts';
import { Hub } from './hub.ts';
import { Inputs } from './inputs.ts';
import { Keeper } from './keeper.ts';
import { Lists } from './lists.ts';
import { Live } from './live.ts';
import { Lobby } from './lobby.ts';
import { finishMerges } from './merge/merge.ts';
import { Metrics } from './metrics.ts';
import { Notices } from './notices/notices.ts';
import { Packing } from './packing.ts';
import { Pictures } from './pictures.ts';
import { type ServerOptions, settled } from './settings.ts';
import { Painter } from './share/painter.ts';
import { version } from './version.ts';

export { version };

/** Exports at a time, and how many people may wait for theirs. */
const MOST_EXPORTS = 2;
const MOST_WAITING = 50;

export interface RunningServer {
  /** Where this machine finds it: http://127.0.0.1:5170 */
  readonly url: string;
  /** Where others do; []: nowhere. */
  readonly guestUrls: readonly string[];
  readonly port: number;
  readonly metrics: Metrics;
  /** A connection that another process has accepted, and what it has read of it. */
  take(socket: Socket, first: Buffer): void;
  /** Takes nothing new, says goodbye, finishes what it has started, and closes the store. */
  stop(): Promise<void>;
}

type Ground = Pick<Services, 'store' | 'keeper' | 'hub' | 'inputs' | 'settings' | 'metrics' | 'errors'>;
/** What requests and connections have to work with. */
function servicesOf(ground: Ground): Services {
  const { store, keeper, hub, inputs, settings, metrics } = ground;
  const lists = new Lists(keeper);
  const lobby = new Lobby({ keeper, hub, inputs, lists, settings });
  const live = new Live({ store, keeper, hub, inputs, lobby, settings, metrics });
  const house = new House(keeper, settings);
  return {
    ...ground,
    ...{ lists, lobby, live, house },
    circles: new Circles({ store, keeper, hub, inputs, lists }),
    pictures: new Pictures(),
    painter: new Painter(settings.page),
    bans: new Bans({ house, lobby, live, settings }),
    door: new Door(keeper, settings),
    devices: new Devices({ store, keeper, live, settings }),
    evenings: new Evenings({ keeper, hub, settings }),
    editions: new HouseEditions(keeper, settings),
    exports: new Gate(MOST_EXPORTS, MOST_WAITING),
  };
}

/** Starts serving; resolves when it is listening, or else ends everything it started. `thinker` replaces the bots' threads. */
export async function startServer(options: ServerOptions & { readonly thinker?: Thinker }): Promise<RunningServer> {
  const { store, thinker: given, ...rest } = options;
  const { complain, ...base } = settled({ store, ...rest });
  const errors = new Errors(base.clock);
  const settings = {
    ...base,
    complain(line: string): void {
      errors.note(line);
      complain(line);
    },
  };
  const metrics = new Metrics();
  const keeper = new Keeper(store, settings, metrics);
  const hub = new Hub({ store, keeper, settings, metrics });
  const thinker = given ?? new BotPool(settings.botThreads, settings.botBudget, metrics);
  const bots = new Bots({ hub, keeper, thinker, settings, metrics });
  const awake = new Awake({ hub, keeper, settings });
  const clocks = new Clocks({ awake, hub, keeper, settings });
  const inputs = new Inputs(hub, keeper);
  const packing = new Packing(keeper);
  const notices = new Notices({ hub, inputs, keeper, settings, metrics });
  const services = servicesOf({ store, keeper, hub, inputs, settings, metrics, errors });
  const { house, devices, painter, circles } = services;
  house.onLook.add(() => void finishMerges(services).catch(() => {})); // no answer: the next look will do
  await house.look();
  const app = await buildApp(services, version());
  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    for (const one of [house, devices, circles, clocks, inputs]) one.close();
    await awake.close();
    await packing.close();
    await hub.close(); // acts that come from now on are refused, long polls answered
    await bots.close();
    await notices.close();
    await app.close();
    painter.close();
    await store.close();
  };
  try {
    await awake.begin();
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await stop(); // whatever polls the store would complain that it is closed
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  begin({ store, bots, clocks, notices, packing });
  return {
    url: ownUrl(settings.host, port),
    guestUrls: guestUrls(settings.host, port),
    port,
    metrics,
    take: (socket, first) => takeOver(app.server, socket, first),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** What was read of it comes first, as if it had been read here. */
function takeOver(server: Server, socket: Socket, first: Buffer): void {
  server.emit('connection', socket);
  socket.emit('data', first);
  socket.resume();
}

interface Beside {
  readonly store: Services['store'];
  readonly bots: Bots;
  readonly clocks: Clocks;
  readonly notices: Notices;
  readonly packing: Packing;
}

/** What goes on beside the requests. */
function begin({ store, bots, clocks, notices, packing }: Beside): void {
  void bots.resume();
  clocks.begin();
  packing.begin();
  void store.takeInFinished().catch(() => {}); // no answer: whoever asks first has it done
  void notices.begin().catch(() => {}); // no answer: a table is looked at when it is next touched
}
