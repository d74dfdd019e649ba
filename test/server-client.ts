// A server on a port of its own, and people who use it as their browsers would.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { promise } from '../src/fair/proof.ts';
import { freshSeed } from '../src/fair/source.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import type { ServerOptions } from '../src/server/settings.ts';
import type { Delta } from '../src/table/delta.ts';
import type { Act, Seen, SeenEntry } from '../src/table/types.ts';
import { updated } from '../src/table/updated.ts';
import type { ServerMessage } from '../src/wire/messages.ts';
import { openFile } from './disk.ts';
import { mustBeAnswer, mustBeMessage, mustBeSeen } from './wire.ts';

export const GENEROUS = {
  perAddress: 1e6,
  perPerson: 1e6,
  newPersons: 1e6,
  newTables: 1e6,
  publicTables: 1e6,
  publicSeats: 1e6,
  botTables: 1e6,
  looksBack: 1e6,
  notices: 1e6,
  uploads: 1e6,
  exports: 1e6,
  connections: 1e5,
  messages: 1e6,
  burst: 1e6,
};

/** Enough for every number of players and all kinds of settings; the usual number is tried by `test/edition-cli.test.ts`. */
export const FEW_TRIALS = 100;

export type Options = Partial<ServerOptions> & {
  thinker?: Parameters<typeof startServer>[0]['thinker'];
};

/** A database file of its own that servers can be started on, one after the other. */
export function openPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-server-'));
  const file = join(folder, 'kontor.sqlite');
  const running: RunningServer[] = [];
  return {
    file,
    folder,
    async start({ thinker, ...options }: Options = {}): Promise<RunningServer> {
      const store = options.store ?? (await openFile(file));
      const server = await startServer({
        ...{ port: 0, botPause: 0, limits: GENEROUS, trialGames: FEW_TRIALS, ...options, store },
        ...(thinker && { thinker }),
      });
      running.push(server);
      return server;
    },
    async close(): Promise<void> {
      for (const server of running) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

interface Page {
  readonly from: number;
  readonly log: SeenEntry[];
}

export class Person {
  readonly url: string;
  readonly name: string;
  cookie = '';
  /** Their own part of the seed, and its promise. */
  readonly contribution = freshSeed();
  readonly promise = promise(this.contribution);
  /** At another server the same person counts from the start, and nothing they do there is a retry. */
  readonly #visit = freshSeed().slice(0, 8);
  #ids = 0;

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }

  static async at(server: Pick<RunningServer, 'url'>, name: string): Promise<Person> {
    const person = new Person(server.url, name);
    await person.post('/api/me', { name });
    return person;
  }

  /** The same person, at another server. */
  moved(server: Pick<RunningServer, 'url'>): Person {
    const person = new Person(server.url, this.name);
    person.cookie = this.cookie;
    return person;
  }

  async ask<T = Record<string, unknown>>(method: string, path: string, body?: unknown, extra = {}): Promise<Answer<T>> {
    const headers: Record<string, string> = { ...extra };
    if (this.cookie !== '') headers.cookie = this.cookie;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(this.url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.#keep(set.split(';')[0]);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const said: unknown = isJson ? JSON.parse(text) : text;
    if (isJson) mustBeAnswer(method, path, response.status, said);
    return { status: response.status, headers: response.headers, body: said as T };
  }
  /** Like a browser: a cookie of the same name is replaced, and an empty one removed. */
  #keep(cookie: string): void {
    const [name, value] = cookie.split('=');
    const others = this.cookie.split('; ').filter((one) => one !== '' && !one.startsWith(`${name}=`));
    this.cookie = [...others, ...(value === '' ? [] : [cookie])].join('; ');
  }
  get = <T = Record<string, unknown>>(path: string) => this.ask<T>('GET', path);
  post = <T = Record<string, unknown>>(path: string, body?: unknown) => this.ask<T>('POST', path, body);

  async open(table: object): Promise<string> {
    const { status, body } = await this.post<{ id: string }>('/api/tables', { game: 'baselland', ...table });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.id;
  }

  /** The table, and the whole log after a number, page by page. */
  async read(id: string, from = 0): Promise<{ seen: Seen; log: SeenEntry[] }> {
    const { status, body } = await this.get<{ seen: Seen } & Page>(`/api/tables/${id}?from=${from}`);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    const { seen, log } = body;
    for (let { from: first } = body; first > from; ) {
      const page = (await this.get<Page>(`/api/tables/${id}/log?before=${first + 1}`)).body;
      log.unshift(...page.log.filter(({ seq }) => seq > from));
      first = page.from;
    }
    return { seen, log };
  }

  act = (id: string, act: Act, actId = `act-${this.#visit}-${this.#ids++}`) =>
    this.post<{ ok?: boolean; seq: number; error: { why: string; rule?: string } }>(`/api/tables/${id}/acts`, {
      id: actId,
      act,
    });

  async mustAct(id: string, act: Act): Promise<number> {
    const { status, body } = await this.act(id, act);
    if (status !== 200) throw new Error(`${act.do}: ${status} ${JSON.stringify(body)}`);
    return body.seq;
  }

  sit = (id: string, chair: number) => this.mustAct(id, { do: 'sit', chair, promise: this.promise });
  reveal = (id: string) => this.mustAct(id, { do: 'reveal', contribution: this.contribution });

  /** A random thing to do at this table; null if there is nothing. However slow the machine is, a turn ends when the test says so. */
  static wish({ decision, mustConfirm }: Seen): Act | null {
    if (mustConfirm) return { do: 'confirm' };
    if (decision === null) return null;
    const choice = decision.notations[Math.floor(Math.random() * decision.notations.length)];
    return { do: 'choose', decision: decision.number, choice, after: 'wait' };
  }

  live(id: string, from: number | string = 0, extra: Record<string, string> = {}): Promise<Live> {
    return Live.open(`${this.url.replace('http', 'ws')}/api/tables/${id}/live?from=${from}`, this.cookie, extra);
  }
}

export class Live {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  seen: Seen = null as unknown as Seen;
  log: SeenEntry[] = [];
  closed: number | null = null;
  #listeners = new Set<() => void>();
  #ids = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', (code) => {
      this.closed = code;
      for (const listener of this.#listeners) listener();
    });
  }

  static async open(url: string, cookie: string, extra: Record<string, string>): Promise<Live> {
    const socket = new WebSocket(url, { headers: { ...(cookie !== '' && { cookie }), ...extra } });
    const live = new Live(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    await live.until(() => live.seen !== null);
    return live;
  }

  #take(message: ServerMessage): void {
    mustBeMessage(message);
    this.messages.push(message);
    if (message.type === 'table') {
      this.seen = message.seen;
      this.log.push(...message.log);
    }
    if (message.type === 'update') {
      if (message.from !== this.seen.seq)
        throw new Error(`an update from ${message.from}, but I am at ${this.seen.seq}`);
      this.seen = updated(this.seen, message.changes, message.open as Delta | undefined);
      mustBeSeen(this.seen);
      this.log.push(...message.log);
    }
    for (const listener of this.#listeners) listener();
  }

  /** Resolves when it is so; fails if that takes too long. */
  until(isSo: () => boolean, milliseconds = 60_000): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const listener = () => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#listeners.delete(listener);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#listeners.delete(listener);
        reject(new Error(`nothing came; the last message was ${JSON.stringify(this.messages.at(-1)).slice(0, 500)}`));
      }, milliseconds);
      this.#listeners.add(listener);
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Acts, and waits for the answer. */
  async act(act: Act, id = `live-${this.#ids++}-${Math.random()}`) {
    const before = this.messages.length;
    this.send({ type: 'act', id, act });
    const find = () => this.messages.slice(before).find((message) => 'id' in message && message.id === id);
    await this.until(() => find() !== undefined);
    return find() as Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>;
  }

  async mustAct(act: Act): Promise<number> {
    const answer = await this.act(act);
    if (answer.type !== 'done') throw new Error(`${act.do}: ${JSON.stringify(answer)}`);
    return answer.seq;
  }

  close(): void {
    this.socket.close();
  }
}

/** What was done is on its way to all: a message of their own comes after it. */
export async function allHave(lives: readonly Live[]): Promise<void> {
  for (const live of lives) {
    const before = live.messages.length;
    live.send({ type: 'ping' });
    await live.until(() => live.messages.slice(before).some(({ type }) => type === 'pong'));
  }
}

/** Plays until the table is over, everybody at random. The seats may be at different servers. */
export async function playOut(seats: readonly Live[], most = 2000): Promise<void> {
  const isOver = () => seats[0].seen.phase !== 'playing';
  const able = () => seats.find(({ seen }) => Person.wish(seen) !== null);
  for (let i = 0; i < most; i++) {
    for (let tries = 0; tries < 2000 && !isOver() && able() === undefined; tries++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    if (isOver()) return;
    const acting = able();
    if (acting === undefined) throw new Error('nobody has anything to do');
    await acting.mustAct(Person.wish(acting.seen)!);
    await allHave(seats);
  }
  throw new Error('the game does not end');
}

/** Two people at a table that has started, with promises kept. */
export async function begun(server: RunningServer, table: object = {}) {
  const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
  const id = await ann.open({ chairs: ['me', 'open'], promise: ann.promise, ...table });
  await bob.sit(id, 1);
  await ann.mustAct(id, { do: 'start' });
  await ann.reveal(id);
  await bob.reveal(id);
  return { ann, bob, id };
}
