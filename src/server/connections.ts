// The TCP connections of a server, so that a silent or endless one cannot keep the server from stopping, and
// so that pending answers get out before the rest is cut off.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** For answers under way when the server stops. */
const LAST_ANSWERS = 3000;

export class Connections {
  readonly #all = new Set<Duplex>();
  /** The last request that is being answered, by connection. */
  readonly #busy = new Map<Duplex, IncomingMessage>();
  #isClosing = false;
  #allAnswered = (): void => {};

  constructor(server: Server) {
    server.on('connection', (socket) => {
      if (this.#isClosing) return void socket.destroy();
      this.#all.add(socket);
      socket.on('close', () => this.#all.delete(socket));
    });
    server.on('request', (request, response) => {
      this.#busy.set(request.socket, request);
      response.on('close', () => this.#answered(request));
    });
  }

  /** Those waiting for an answer get it, if it does not take long; all others are cut off now. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const socket of this.#all) if (this.#busy.get(socket)?.complete !== true) socket.destroy();
    if (this.#busy.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#allAnswered = resolve;
    const late = setTimeout(resolve, LAST_ANSWERS);
    await promise;
    clearTimeout(late);
  }

  #answered(request: IncomingMessage): void {
    const { socket } = request;
    if (this.#busy.get(socket) !== request) return;
    this.#busy.delete(socket);
    if (this.#isClosing) socket.destroy();
    if (this.#busy.size === 0) this.#allAnswered();
  }
}
