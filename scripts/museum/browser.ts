// A browser as far as its storage goes: tables on this device, and the small things that the pages keep. The pages' own code
// runs on it, from `src/web`; only the storage is ours.
import type { GameId } from '../../src/games/index.ts';
import type { Chance } from '../../src/kernel/types.ts';
import type { Act, Seen } from '../../src/table/types.ts';
import type { HereStore } from '../../src/web/here/passing.ts';
import type { HereOpening } from '../../src/web/here/types.ts';
import { type KeptDatabase, memoryIndexedDb } from './indexed-db.ts';

/** What a browser kept. */
export interface KeptBrowser {
  readonly indexedDB: readonly KeptDatabase[];
  readonly localStorage: Readonly<Record<string, string>>;
}

/** The pages' modules, as far as they are used here: they are written against a browser's types, which these scripts lack. */
interface Pages {
  readonly here: { createHere(opening: HereOpening): Promise<string>; listHere(): Promise<readonly HereCard[]> };
  readonly store: { hereStore(): Promise<HereStore> };
  readonly link: { readonly HereLink: new (id: string) => HereLink };
  readonly pad: {
    pack(entered: Entered): Promise<string>;
    unpack(text: string): Promise<Entered | null>;
  };
  readonly saved: {
    save(shelf: string, title: string, entered: Entered): unknown;
    keepDraft(shelf: string, entered: Entered): void;
    draft(shelf: string): Entered | null;
    allSaved(shelf: string): readonly (Entered & { readonly title: string })[];
  };
  readonly seed: {
    promiseFor(table: string): Promise<string>;
    keptFor(table: string): { readonly contribution: string | null; readonly commitment: string | null };
    noteCommitment(table: string, commitment: string): void;
  };
  readonly prefs: { setPrefs(some: object): void; currentPrefs(): object };
}
export interface Entered {
  readonly names: readonly string[];
  readonly value: unknown;
}
interface HereCard {
  readonly id: string;
  readonly game: GameId;
  readonly phase: string;
  readonly isTryOut: boolean;
  readonly uploaded: string | null;
}
interface HereLink {
  open(): void;
  close(): void;
  subscribe(listener: () => void): () => void;
  shown(): { readonly seen: Seen | null; readonly status: string };
  around(): { readonly hand: { readonly next: number | null }; readonly isLasting: boolean } | null;
  take(): void;
  sendAct(wish: Act): Promise<{ readonly why: string } | null>;
  readonly local: { record(): string; again(): Promise<string> };
}

const page = async (file: string): Promise<unknown> =>
  await import(/* @vite-ignore */ new URL(`../../src/web/${file}`, import.meta.url).href);

export class Browser {
  readonly pages: Pages;
  readonly #kept: () => KeptBrowser;

  constructor(pages: Pages, kept: () => KeptBrowser) {
    this.pages = pages;
    this.#kept = kept;
  }

  kept = (): KeptBrowser => this.#kept();

  /** Plays a table on this device at random, whoever holds it, until it is over or that is enough. Returns its record. */
  async play(id: string, chance: Chance, isEnough: (seen: Seen) => boolean = () => false): Promise<string> {
    const link = new this.pages.link.HereLink(id);
    let news = Promise.withResolvers<void>();
    const stop = link.subscribe(() => {
      news.resolve();
      news = Promise.withResolvers();
    });
    try {
      for (link.open(); ; ) {
        const changed = news.promise;
        if (link.shown().status === 'gone') throw new Error(`${id} is not here`);
        if (link.around()?.isLasting === false) throw new Error(`${id} would be lost with the page`);
        const { seen } = link.shown();
        if (link.around()?.hand.next != null) link.take();
        else if (seen !== null && (seen.phase !== 'playing' || isEnough(seen))) return link.local.record();
        else {
          const wish = seen === null ? null : wishOf(seen, chance);
          const refusal = wish === null ? await changed : await link.sendAct(wish);
          if (refusal && refusal.why !== 'stale') throw new Error(`${id}: ${wish?.do} was refused: ${refusal.why}`);
        }
      }
    } finally {
      stop();
      link.close();
    }
  }
}

function wishOf({ decision, mustConfirm }: Seen, chance: Chance): Act | null {
  if (mustConfirm) return { do: 'confirm' };
  if (decision === null) return null;
  const { number, notations } = decision;
  return { do: 'choose', decision: number, choice: notations[chance.random('choice', notations.length)] };
}

/** Opens a browser that remembers this. There is one at a time: the pages find its storage in global names. */
export async function openBrowser({ indexedDB, localStorage }: KeptBrowser): Promise<Browser> {
  const database = memoryIndexedDb(indexedDB);
  const small = new Map(Object.entries(localStorage));
  const globals = {
    indexedDB: database.indexedDB,
    IDBKeyRange: database.IDBKeyRange,
    localStorage: {
      getItem: (key: string) => small.get(key) ?? null,
      setItem: (key: string, value: string) => void small.set(key, value),
      removeItem: (key: string) => void small.delete(key),
    },
    // Nobody looks: the bots need not be slow enough to be seen.
    document: { hidden: true, documentElement: { dataset: {} }, querySelector: () => null },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const pages = {
    here: await page('here/index.ts'),
    store: await page('here/store.ts'),
    link: await page('here/local-link.ts'),
    pad: await page('pad/position-address.ts'),
    saved: await page('pad/saved.ts'),
    seed: await page('lib/seed.ts'),
    prefs: await page('lib/prefs.ts'),
  } as Pages;
  return new Browser(pages, () => ({ indexedDB: database.kept(), localStorage: Object.fromEntries(small) }));
}
