// One SQLite file for several processes: one of them writes, all of them read. Whoever does not write sends its appends as rows, so
// that comparing and writing tables as text is its own work; many appends that come together share one transaction, as in one process.
import { rowOf } from './row.ts';
import { openSqlite, type SqliteFile } from './sqlite.ts';
import { BadInput, type Store } from './store.ts';
import { noteOnDisk } from './tail.ts';

/** Between two processes: messages arrive in order, or the other one is dead. */
export interface Wire {
  send(message: FromReader | FromWriter): void;
}
type Heard = readonly [id: string, seq: number];
export type FromReader =
  | { readonly ask: number; readonly what: keyof Store | 'appendRow'; readonly with: readonly unknown[] }
  | { readonly whisper: string };
export type FromWriter =
  | { readonly answer: number; readonly value?: unknown; readonly refused?: string; readonly failed?: string }
  | { readonly heard: readonly Heard[] }
  | { readonly whisper: string; readonly from: string };

/** What reads only, and is done where it is asked for. */
const READS = [
  ...['load', 'since', 'seqOf', 'entries', 'publicTables', 'tablesOf', 'shelf', 'openTables', 'botTables'],
  ...['botTablesOf', 'allTables', 'dueTables', 'findIdentity', 'devicesOf', 'lastingTokens', 'personal', 'personals'],
  ...['personalsOf', 'findPersons', 'person', 'tokensOf', 'saidBy', 'doubts', 'doubt', 'doubtsOf', 'tries', 'triesOf'],
  ...['note', 'circle', 'circleByCode', 'circlesOf', 'removedFrom', 'circleTables', 'circleLines', 'saidInCircles'],
  ...['evening', 'eveningsOf', 'eveningsWith', 'edition', 'editionsFor', 'mergedInto', 'merges'],
] as const satisfies readonly (keyof Store)[];
type Read = (typeof READS)[number];
type Between = 'append' | 'isReady' | 'listen' | 'movedOn' | 'whisper' | 'overhear' | 'close' | 'backupKind';
/** Everything else is asked of the one that writes. */
type Asked = Exclude<keyof Store, Read | Between>;
const isRead = (name: string): boolean => (READS as readonly string[]).includes(name);

/** The process that writes: it answers the others, and tells them of every append. */
export class FileWriter {
  readonly #file: SqliteFile;
  readonly #readers = new Map<string, Wire>();
  #heard: Heard[] = [];

  constructor(file: SqliteFile) {
    this.#file = file;
    file.store.listen((id, seq) => {
      if (this.#heard.push([id, seq]) === 1) setImmediate(() => this.#tell());
    });
  }

  add(name: string, reader: Wire): void {
    this.#readers.set(name, reader);
  }

  remove(name: string): void {
    this.#readers.delete(name);
  }

  async hear(name: string, message: FromReader): Promise<void> {
    if ('whisper' in message) {
      const { whisper } = message;
      for (const [other, reader] of this.#readers) if (other !== name) reader.send({ whisper, from: name });
      return;
    }
    const { ask: answer, what, with: given } = message;
    const { store, appendRow } = this.#file;
    try {
      const does = (what === 'appendRow' ? appendRow : store[what]) as (...args: readonly unknown[]) => unknown;
      const value = await does(...given);
      this.#readers.get(name)?.send({ answer, value });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      this.#readers.get(name)?.send(error instanceof BadInput ? { answer, refused: said } : { answer, failed: said });
    }
  }

  #tell(): void {
    const heard = this.#heard;
    this.#heard = [];
    for (const reader of this.#readers.values()) reader.send({ heard });
  }
}

interface Waiting {
  readonly promise: Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A process that reads the file itself, and has another one write. `hear` takes what that one says. */
export async function openShared(file: string, wire: Wire) {
  const own = await openSqlite(file);
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(id: string, seq: number) => void>();
  const overhearers = new Set<(from: string, text: string) => void>();
  let asked = 0;
  let isClosed = false;

  function ask<T>(what: Asked | 'appendRow' | 'isReady', given: readonly unknown[]): Promise<T> {
    if (isClosed) return Promise.reject(new Error('the store is closed'));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const number = ++asked;
    waiting.set(number, { promise, resolve: resolve as Waiting['resolve'], reject });
    wire.send({ ask: number, what, with: given });
    return promise;
  }

  function hear(message: FromWriter): void {
    if ('heard' in message) for (const [id, seq] of message.heard) for (const one of listeners) one(id, seq);
    else if ('whisper' in message) for (const one of overhearers) one(message.from, message.whisper);
    else {
      const { answer, value, refused, failed } = message;
      const found = waiting.get(answer);
      waiting.delete(answer);
      if (refused !== undefined) found?.reject(new BadInput(refused));
      else if (failed !== undefined) found?.reject(new Error(failed));
      else found?.resolve(value);
    }
  }

  const between: Pick<Store, Between> = {
    async append(append) {
      const row = rowOf(append);
      const isFirst = await ask<boolean>('appendRow', [row]);
      if (isFirst) noteOnDisk(append.table, row.seq);
      return isFirst;
    },
    listen: (one) => added(listeners, one),
    overhear: (one) => added(overhearers, one),
    async movedOn(known) {
      const now = await Promise.all(known.map(async ({ id }) => ({ id, seq: await own.seqOf(id) })));
      return now.filter(({ seq }, i) => seq > known[i].seq);
    },
    isReady: async () => !isClosed && (await ask<boolean>('isReady', []).catch(() => false)),
    whisper: async (text) => wire.send({ whisper: text }),
    backupKind: own.backupKind,
    async close() {
      isClosed = true;
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
      await own.close();
    },
  };
  const others = Object.keys(own).filter((name) => !isRead(name) && !(name in between)) as Asked[];
  const remote = others.map((name) => [name, (...given: unknown[]) => ask(name, given)] as const);
  const store: Store = { ...own, ...(Object.fromEntries(remote) as unknown as Pick<Store, Asked>), ...between };
  return { store, hear };
}

function added<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => {
    all.delete(one);
  };
}
