// Editions of one's own in this browser: in IndexedDB, or in the page's memory if the browser forbids that. Whoever keeps a change
// names the number it follows, so that two tabs never overwrite each other.
import type { Edition } from '../../text/edition/edition.ts';

export interface OwnEdition {
  readonly key: string;
  readonly edition: Edition;
  /** How often it was kept. */
  readonly number: number;
  readonly at: number;
  /** Its copy on the server: which, what it said when it was sent, and who may use it. */
  readonly kept?: { readonly id: string; readonly hash: string; readonly isShared: boolean };
}

export interface EditionStore {
  /** Whether what is kept outlives the page. */
  readonly isLasting: boolean;
  list(): Promise<OwnEdition[]>;
  load(key: string): Promise<OwnEdition | null>;
  /** On disk when it resolves; false: somebody else has kept another one meanwhile. */
  keep(own: OwnEdition): Promise<boolean>;
  drop(key: string): Promise<void>;
}

const [NAME, ALL] = ['kontor.editions', 'editions'];

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function lasting(): Promise<EditionStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ALL, { keyPath: 'key' });
  const database = await answer(opening);
  database.onversionchange = () => database.close();
  const open = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(ALL, mode, { durability: 'strict' }).objectStore(ALL);
  const written = ({ transaction }: IDBObjectStore): Promise<void> =>
    new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  return {
    isLasting: true,
    list: () => answer(open('readonly').getAll() as IDBRequest<OwnEdition[]>),
    load: async (key) => (await answer(open('readonly').get(key) as IDBRequest<OwnEdition | undefined>)) ?? null,
    async keep(own) {
      const all = open('readwrite');
      const there = await answer(all.get(own.key) as IDBRequest<OwnEdition | undefined>);
      if ((there?.number ?? 0) !== own.number - 1) return false;
      all.put(own);
      await written(all);
      return true;
    },
    async drop(key) {
      const all = open('readwrite');
      all.delete(key);
      await written(all);
    },
  };
}

/** Lasts as long as the page. */
function passing(): EditionStore {
  const all = new Map<string, OwnEdition>();
  return {
    isLasting: false,
    list: async () => [...all.values()],
    load: async (key) => all.get(key) ?? null,
    async keep(own) {
      if ((all.get(own.key)?.number ?? 0) !== own.number - 1) return false;
      all.set(own.key, own);
      return true;
    },
    async drop(key) {
      all.delete(key);
    },
  };
}

let opened: Promise<EditionStore> | null = null;
/** One for the whole page. */
export function editionStore(): Promise<EditionStore> {
  opened ??= lasting().catch(passing);
  return opened;
}
