// Colyseus with our rules in a room: it keeps the state in memory, plays what it receives unchecked, and tells all four
// what happened and the next seat what it may do. Our steps do the work; Colyseus brings rooms, matchmaking and transport.
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { type GameId, loadGame } from '../../../src/games/index.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import { fastSource } from '../../../src/kernel/random.ts';
import type { State } from '../../../src/kernel/types.ts';
import type { Told } from '../../../src/kernel/view.ts';
import { firstPending } from '../../play.ts';
import { answerAll } from '../../server/answer.ts';
import { begunState } from '../../server/begun.ts';
import { SEATS } from '../../server/client.ts';
import { ownFigures } from '../../server/memory.ts';

interface Client {
  send(type: string, message?: unknown): void;
}
interface RoomBase {
  maxClients: number;
  patchRate: number | null;
  onMessage(type: string, hear: (client: Client, message: never) => void): void;
  broadcast(type: string, message: unknown): void;
}
interface Core {
  readonly Room: new () => RoomBase;
  readonly Server: new (
    options: object,
  ) => { define(name: string, room: unknown): void; listen(port: number, host: string): Promise<void> };
}
// Its packages are not installed when our own sources are type-checked.
const require = createRequire(import.meta.url);
const { Room, Server } = require('@colyseus/core') as Core;
const { WebSocketTransport } = require('@colyseus/ws-transport') as {
  WebSocketTransport: new (options: object) => object;
};
const { game } = await loadGame(process.argv[2] as GameId);

class Table extends Room {
  readonly #told: Told[] = [];
  readonly #engine = new Engine(game, fastSource('bench'), (told) => this.#told.push(told));
  readonly #seats: Client[] = [];
  #state: State | null = null;

  onCreate(): void {
    this.maxClients = SEATS;
    this.patchRate = null; // nothing in Colyseus's own state: we send what changes
    this.#state = begunState(this.#engine);
    this.#told.length = 0;
    this.onMessage('choose', (client, option) => this.#choose(client, option));
  }

  onJoin(client: Client, { seat }: { seat: number }): void {
    this.#seats[seat] = client;
    if (Object.keys(this.#seats).length === SEATS) this.#ask();
  }

  #choose(client: Client, option: unknown): void {
    const s = this.#state!;
    this.#engine.play(s, firstPending(this.#engine, s), option);
    this.#engine.advance(s);
    this.broadcast('moved', this.#told.splice(0));
    client.send('done');
    if (this.#engine.isOver(s)) this.broadcast('over', null);
    else this.#ask();
  }

  #ask(): void {
    const task = firstPending(this.#engine, this.#state!);
    this.#seats[task.seat].send('decide', this.#engine.options(this.#state!, task));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const port = await freePort();
const server = new Server({ transport: new WebSocketTransport({}), greet: false, gracefullyShutdown: false });
server.define('table', Table);
await server.listen(port, '127.0.0.1');
answerAll(ownFigures);
process.send?.({ url: `http://127.0.0.1:${port}` });
