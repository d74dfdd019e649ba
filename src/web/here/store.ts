// Where tables in this browser are stored: IndexedDB, or the page's memory if the browser forbids that. An append names the
// number it expects, so two tabs never turn one game into two.
import { asKept, fromKept, type KeptTable } from '../../table/kept.ts';
import { withLater } from '../../table/later.ts';
import type { Entry } from '../../table/types.ts';
import { type HereStore, passing } from './passing.ts';
import type { HereTable } from './types.ts';

const NAME = 'kontor.here';
const VERSION = 1;

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries');
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close(); // a newer page wants to change it
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

type Stored = Omit<HereTable, 'table'> & { readonly table: KeptTable };
const broughtUp = (stored: Stored): HereTable => ({ ...stored, table: withLater(fromKept(stored.table)) });

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

function lasting(database: IDBDatabase): HereStore {
  const open = (mode: IDBTransactionMode) => {
    const transaction = database.transaction(['tables', 'entries'], mode, { durability: 'strict' });
    return { transaction, tables: transaction.objectStore('tables'), lines: transaction.objectStore('entries') };
  };
  return {
    isLasting: true,
    list: async () => (await answer(open('readonly').tables.getAll() as IDBRequest<Stored[]>)).map(broughtUp),
    async load(id) {
      const { tables, lines } = open('readonly');
      const [kept, entries] = await Promise.all([
        answer(tables.get(id) as IDBRequest<Stored | undefined>),
        answer(lines.getAll(linesOf(id)) as IDBRequest<Entry[]>),
      ]);
      return kept === undefined ? null : { kept: broughtUp(kept), entries };
    },
    async append(kept, expected, entries) {
      const { transaction, tables, lines } = open('readwrite');
      const there = await answer(tables.get(kept.id) as IDBRequest<Stored | undefined>);
      if ((there?.table.seq ?? 0) !== expected) return false;
      const slip = there?.slip; // what was written meanwhile
      tables.put({ ...kept, table: asKept(kept.table), ...(slip !== undefined && { slip }) } satisfies Stored);
      for (const entry of entries) lines.put(entry, [kept.id, entry.seq]);
      await done(transaction);
      return true;
    },
    async noteUpload(id, uploaded) {
      const { transaction, tables } = open('readwrite');
      const there = await answer(tables.get(id) as IDBRequest<Stored | undefined>);
      if (there === undefined) return;
      tables.put({ ...there, uploaded });
      await done(transaction);
    },
    async slip(id) {
      const there = await answer(open('readonly').tables.get(id) as IDBRequest<Stored | undefined>);
      return there?.slip ?? '';
    },
    async writeSlip(id, slip) {
      const { transaction, tables } = open('readwrite');
      const there = await answer(tables.get(id) as IDBRequest<Stored | undefined>);
      if (there === undefined) return;
      tables.put({ ...there, slip });
      await done(transaction);
    },
    async drop(id) {
      const { transaction, tables, lines } = open('readwrite');
      tables.delete(id);
      lines.delete(linesOf(id));
      await done(transaction);
    },
  };
}

let opened: Promise<HereStore> | null = null;

/** One for the whole page. */
export function hereStore(): Promise<HereStore> {
  opened ??= openDatabase().then(lasting).catch(passing);
  return opened;
}
