// Live connections: what somebody sees of a table, as it happens, and what they do there.
import type { Act, Who } from '../table/types.ts';
import type { ClientMessage, ServerMessage } from '../wire/messages.ts';
import { actKey } from './act-key.ts';
import { Debts } from './debts.ts';
import { type Caller, callerOf } from './identity.ts';
import type { Connection, Line, LiveParts } from './live-parts.ts';
import { frameOf, Outbox } from './outbox.ts';
import { HttpProblem, problemOf } from './problem.ts';
import { Purses } from './purses.ts';
import { readMessage } from './read-message.ts';

/** Malformed or excessive messages before somebody is disconnected. */
const PATIENCE = 5;
const RUDE = 200;
/** What somebody is trying is passed on to many: this often a second, and what is more is lost. */
const TRIES = { messages: 10, burst: 20 };
/** What somebody may no longer do once they are forgotten. */
const LEAVES_A_NAME: readonly Act['do'][] = ['sit', 'joinSeat', 'say', 'react'];
/** How long a closing handshake may take; then the connection is cut. */
const LAST_WORDS = 1000;
/** Bytes of a frame besides its payload, at most. */
const FRAME = 10;
/** Codes of RFC 6455. */
const GOING_AWAY = 1001;
const NOT_WANTED = 1008;
const TRY_LATER = 1013;

export class Live {
  readonly #parts: LiveParts;
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #purses: Purses;
  readonly #tries = new Purses({ limits: TRIES });
  readonly #debts = new Debts(this.#connections);
  readonly #pings: NodeJS.Timeout;
  /** Acts that have no answer yet. */
  #unanswered = 0;

  constructor(parts: LiveParts) {
    this.#parts = parts;
    this.#purses = new Purses(parts.settings);
    this.#pings = setInterval(() => this.#ping(), parts.settings.pingEvery);
    this.#pings.unref();
    parts.metrics.gauge('connections', () => this.#connections.size);
    parts.metrics.gauge('buffered_bytes', () => this.#debts.sum);
    parts.metrics.gauge('messages_waiting', () => this.#unanswered);
  }

  mayConnect(address: string): boolean {
    return (this.#byAddress.get(address) ?? 0) < this.#parts.settings.limits.connections;
  }

  /** A socket that has just been opened, at a table that exists. */
  connect(
    { socket, stream, knowsTrees = false }: Line,
    id: string,
    from: number,
    caller: Caller | null,
    address: string,
  ): void {
    if (!this.mayConnect(address)) {
      socket.terminate(); // others have come meanwhile
      return;
    }
    const connection: Connection = {
      id,
      socket,
      outbox: new Outbox({
        stream,
        isOpen: () => socket.readyState === socket.OPEN,
        onGone: (bytes) => this.#debts.settle(connection, bytes),
      }),
      address,
      caller,
      who: caller?.who ?? null,
      // A program looking is not its person looking: if it is silent, the person gets a notice.
      ...(caller?.seatKey !== undefined && { seatKey: caller.seatKey, isLooking: false }),
      turnAway: () => this.#end(connection, NOT_WANTED, 'key'),
      knowsTrees,
      base: null,
      held: [],
      send: (message) => this.#send(connection, message),
      isAlive: true,
      isOver: false,
      broken: 0,
      purse: this.#purses.take(caller?.who ?? null),
      tries: this.#tries.take(caller?.who ?? null),
      tooMany: 0,
      owed: 0,
    };
    this.#connections.add(connection);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    socket.on('close', () => this.#gone(connection));
    socket.on('error', () => socket.terminate());
    socket.on('ping', (data) => this.#pong(connection, data));
    socket.on('pong', () => {
      // One pong for each ping of ours is free.
      if (connection.isAlive) this.#isAllowed(connection);
      connection.isAlive = true;
    });
    socket.on('message', (data, isBinary) => this.#hear(connection, isBinary ? '' : String(data)));
    this.#parts.hub.attach(id, connection, from).catch(() => this.#end(connection, TRY_LATER, 'failed'));
  }

  /** Somebody has been deleted here, or is not wanted, alone or with their household. */
  dismiss(one: { readonly who: Who } | { readonly address: string }): void {
    for (const connection of this.#connections)
      if ('who' in one ? connection.who === one.who : connection.address === one.address)
        this.#end(connection, NOT_WANTED, 'forgotten');
  }

  /** The households people are connected from: somebody's, or everybody's. */
  addresses(who?: Who): string[] {
    const connections = [...this.#connections].filter((one) => who === undefined || one.who === who);
    return [...new Set(connections.map(({ address }) => address))];
  }

  /** The tokens of everybody connected; keys of seats are the tables' business. */
  tokens(which: (caller: Caller) => boolean): string[] {
    const callers = [...this.#connections].map(({ caller }) => caller);
    const found = callers.filter((caller) => caller !== null && caller.seatKey === undefined && which(caller));
    return [...new Set(found.map((caller) => caller!.tokenHash))];
  }

  /** These tokens are no longer valid. */
  dismissTokens(hashes: ReadonlySet<string>): void {
    for (const connection of this.#connections)
      if (hashes.has(connection.caller?.tokenHash ?? '')) this.#end(connection, NOT_WANTED, 'forgotten');
  }

  /** Resolves when everybody is gone. */
  async close(): Promise<void> {
    clearInterval(this.#pings);
    const gone = [...this.#connections].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    for (const connection of this.#connections) {
      this.#tell(connection, { type: 'goodbye' });
      this.#end(connection, GOING_AWAY, null);
    }
    await Promise.all(gone);
  }

  #gone(connection: Connection): void {
    connection.isOver = true;
    this.#debts.forget(connection);
    if (!this.#connections.delete(connection)) return;
    this.#parts.inputs.look(connection, false);
    this.#parts.hub.detach(connection.id, connection);
    const left = (this.#byAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(connection.address, left);
    else this.#byAddress.delete(connection.address);
    this.#purses.giveBack(connection.purse, connection.who);
    this.#tries.giveBack(connection.tries, connection.who);
  }

  #ping(): void {
    for (const connection of this.#connections) {
      if (!connection.isAlive) {
        this.#parts.metrics.count('dropped', 'why="dead"');
        connection.socket.terminate();
        continue;
      }
      connection.isAlive = false;
      if (this.#mayWrite(connection, FRAME)) connection.socket.ping('', false, this.#owed(connection, FRAME));
    }
  }

  /** Answered by us and not by `ws`, so that it counts like any other message, and like any other answer. */
  #pong(connection: Connection, data: Buffer): void {
    if (connection.isOver) return;
    connection.isAlive = true;
    if (!this.#isAllowed(connection)) return;
    const bytes = FRAME + data.length;
    if (this.#mayWrite(connection, bytes)) connection.socket.pong(data, false, this.#owed(connection, bytes));
  }

  /** To be called when they are gone. */
  #owed(connection: Connection, bytes: number): () => void {
    this.#owe(connection, bytes);
    return () => this.#debts.settle(connection, bytes);
  }

  #tell(connection: Connection, message: ServerMessage): void {
    this.#send(connection, JSON.stringify(message));
  }

  #send(connection: Connection, message: string | Buffer): void {
    const frame = typeof message === 'string' ? frameOf(message) : message;
    if (!this.#mayWrite(connection, frame.length)) return;
    connection.outbox.add(frame);
    this.#owe(connection, frame.length);
  }

  /**
   * Everything written to a connection asks here first. A connection that does not read is dropped: its person can come back
   * and ask from their number. A failure ends with 'close'.
   */
  #mayWrite(connection: Connection, bytes: number): boolean {
    const { outbox, isOver } = connection;
    if (isOver) return false;
    const { mostBuffered } = this.#parts.settings;
    if (outbox.held + bytes <= mostBuffered) return true;
    outbox.flush();
    const { held } = outbox;
    if (held === 0 || held + bytes <= mostBuffered) return true;
    this.#end(connection, TRY_LATER, 'slow');
    return false;
  }

  #owe(connection: Connection, bytes: number): void {
    this.#debts.owe(connection, bytes);
    while (this.#debts.sum > this.#parts.settings.mostBufferedInAll) this.#cutLargest();
  }

  /** At once: a goodbye would only wait behind everything unread. */
  #cutLargest(): void {
    const largest = this.#debts.largest()!;
    this.#debts.forget(largest);
    this.#parts.metrics.count('dropped', 'why="memory"');
    largest.isOver = true;
    largest.socket.terminate();
  }

  #end(connection: Connection, code: number, why: string | null): void {
    if (connection.isOver) return;
    connection.isOver = true;
    if (why !== null) this.#parts.metrics.count('dropped', `why="${why}"`);
    this.#parts.hub.detach(connection.id, connection);
    connection.outbox.flush();
    connection.socket.close(code);
    setTimeout(() => connection.socket.terminate(), LAST_WORDS).unref();
  }

  #hear(connection: Connection, text: string): void {
    if (connection.isOver) return;
    connection.isAlive = true;
    if (!this.#isAllowed(connection)) return;
    const message = readMessage(text);
    if (message === null) {
      this.#tell(connection, { type: 'error', why: 'badMessage' });
      connection.broken++;
      if (connection.broken >= PATIENCE) this.#end(connection, NOT_WANTED, 'malformed');
      return;
    }
    if (message.type === 'ping') this.#tell(connection, { type: 'pong' });
    else if (message.type === 'act') void this.#answer(connection, message.id, message.act);
    else this.#note(connection, message);
  }

  /** What is neither stored nor answered; a program with the key of a seat has nothing to say beside its acts. */
  #note(connection: Connection, message: Exclude<ClientMessage, { type: 'act' | 'ping' }>): void {
    if (connection.seatKey !== undefined) this.#tell(connection, { type: 'error', why: 'seatKey' });
    else if (message.type === 'look') {
      // What is too often is noted all the same, and told when the tables are next gone through.
      const isToldNow = this.#tries.pay(connection.tries);
      this.#parts.inputs.look(connection, message.isLooking, isToldNow);
      this.#parts.hub.look(connection.id, connection, message.isLooking, isToldNow);
    } else if (this.#tries.pay(connection.tries))
      this.#parts.hub.tryOut(connection.id, connection, message.decision, message.option);
  }

  async #answer(connection: Connection, id: string, wish: Act): Promise<void> {
    this.#unanswered++;
    try {
      const isOld = connection.seatKey === undefined && LEAVES_A_NAME.includes(wish.do);
      const caller = isOld ? await this.#again(connection) : connection.caller;
      if (caller === null) throw new HttpProblem(401, 'noIdentity');
      const key = actKey(caller, id);
      const done = await this.#parts.lobby.perform(connection.id, wish, caller, connection.address, key);
      if ('seq' in done) return this.#tell(connection, { type: 'done', id, seq: done.seq });
      this.#tell(connection, { type: 'refused', id, refusal: done.refusal });
      const isLost = done.refusal.why === 'stale' || (wish.do === 'choose' && done.refusal.why === 'notYourTurn');
      if (isLost && !connection.isOver) await this.#parts.hub.refresh(connection.id, connection);
    } catch (error) {
      const { why, facts, status } = problemOf(error);
      if (status === 500)
        this.#parts.settings.complain(`live: ${error instanceof Error ? error.stack : String(error)}`);
      this.#tell(connection, { type: 'error', id, why, ...(facts && { facts }) });
    } finally {
      this.#unanswered--;
    }
  }

  /** Somebody who sits down or speaks may have another name by now, or have been deleted. */
  async #again({ caller }: Connection): Promise<Caller | null> {
    const known = await this.#parts.keeper.ask((store) => callerOf(store, caller?.tokenHash ?? null));
    return known !== null && caller?.heldBy !== undefined ? caller : known;
  }

  #isAllowed(connection: Connection): boolean {
    if (this.#purses.pay(connection.purse)) return true;
    if (connection.tooMany++ % 20 === 0) this.#tell(connection, { type: 'error', why: 'tooFast' });
    if (connection.tooMany >= RUDE) this.#end(connection, NOT_WANTED, 'flood');
    return false;
  }
}
