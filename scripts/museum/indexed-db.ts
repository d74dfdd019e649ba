// As much of IndexedDB as the pages use, in memory: it can be filled from what a browser stored, and saved to a file.
// Values are copied on the way in and on the way out, as in a browser.

/** A database as it lies in a file. */
export interface KeptDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | null;
    readonly rows: readonly { readonly key: Key; readonly value: unknown }[];
  }[];
}
type Key = string | number | readonly (string | number)[];
interface Range {
  readonly lower: Key;
  readonly upper: Key;
}
interface Shelf {
  readonly keyPath: string | null;
  readonly rows: Map<string, { readonly key: Key; readonly value: unknown }>;
}

/** Numbers before texts before lists, as the standard has it. */
function compare(a: Key, b: Key): number {
  const rank = (key: Key): number => (typeof key === 'number' ? 0 : typeof key === 'string' ? 1 : 2);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a < b ? -1 : a > b ? 1 : 0;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
const isRange = (query: Key | Range): query is Range => typeof query === 'object' && 'lower' in query;
const isIn = (key: Key, { lower, upper }: Range): boolean => compare(key, lower) >= 0 && compare(key, upper) <= 0;

class Request {
  result: unknown;
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onupgradeneeded: ((event: { oldVersion: number }) => void) | null = null;
  /** Answered in a later turn, when the caller is listening. */
  constructor(answer: (request: Request) => void) {
    queueMicrotask(() => answer(this));
  }
}

function objectStore({ keyPath, rows }: Shelf, asked: () => void) {
  const request = (run: () => unknown): Request => {
    asked();
    const result = run();
    return new Request((one) => {
      one.result = structuredClone(result);
      one.onsuccess?.();
    });
  };
  const found = (query?: Key | Range): { key: Key; value: unknown }[] =>
    [...rows.values()]
      .filter(({ key }) => query === undefined || (isRange(query) ? isIn(key, query) : compare(key, query) === 0))
      .sort((a, b) => compare(a.key, b.key));
  return {
    get: (key: Key) => request(() => found(key)[0]?.value),
    getAll: (query?: Key | Range) => request(() => found(query).map(({ value }) => value)),
    put: (value: object, key?: Key) =>
      request(() => {
        const at = keyPath === null ? key! : (value as Record<string, Key>)[keyPath];
        rows.set(JSON.stringify(at), { key: at, value: structuredClone(value) });
        return at;
      }),
    delete: (query: Key | Range) =>
      request(() => {
        for (const { key } of found(query)) rows.delete(JSON.stringify(key));
      }),
  };
}

class Database {
  version = 0;
  readonly shelves = new Map<string, Shelf>();
  onversionchange: (() => void) | null = null;

  createObjectStore(name: string, { keyPath = null }: { keyPath?: string | null } = {}): unknown {
    const shelf: Shelf = { keyPath, rows: new Map() };
    this.shelves.set(name, shelf);
    return objectStore(shelf, () => {});
  }
  /** Everything is written at once, so a transaction ends one turn after the last request. */
  transaction(): unknown {
    const transaction = {
      oncomplete: null as (() => void) | null,
      objectStore: (name: string) => objectStore(this.shelves.get(name)!, later),
    };
    let turn = 0;
    function later(): void {
      const own = ++turn;
      setImmediate(() => {
        if (own === turn) transaction.oncomplete?.();
      });
    }
    return transaction;
  }
  close(): void {}
}

export interface MemoryIndexedDb {
  readonly indexedDB: unknown;
  readonly IDBKeyRange: unknown;
  kept(): KeptDatabase[];
}

export function memoryIndexedDb(kept: readonly KeptDatabase[] = []): MemoryIndexedDb {
  const databases = new Map<string, Database>();
  for (const { name, version, stores } of kept) {
    const database = new Database();
    database.version = version;
    for (const { name: store, keyPath, rows } of stores)
      database.shelves.set(store, { keyPath, rows: new Map(rows.map((row) => [JSON.stringify(row.key), row])) });
    databases.set(name, database);
  }
  return {
    indexedDB: {
      open: (name: string, version: number) => new Request((request) => open(databases, request, name, version)),
    },
    IDBKeyRange: { bound: (lower: Key, upper: Key): Range => ({ lower, upper }) },
    kept: () => [...databases].map(([name, database]) => written(name, database)),
  };
}

function open(databases: Map<string, Database>, request: Request, name: string, version: number): void {
  const database = databases.get(name) ?? new Database();
  databases.set(name, database);
  request.result = database;
  const oldVersion = database.version;
  if (version < oldVersion) {
    request.onerror?.();
    return;
  }
  database.version = version;
  if (version > oldVersion) request.onupgradeneeded?.({ oldVersion });
  request.onsuccess?.();
}

const written = (name: string, { version, shelves }: Database): KeptDatabase => ({
  name,
  version,
  stores: [...shelves].map(([store, { keyPath, rows }]) => ({ name: store, keyPath, rows: [...rows.values()] })),
});
