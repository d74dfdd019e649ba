import type { Append, Store } from '../store/store.ts';
import { NewerTable } from '../table/load.ts';
import type { Entry, Table } from '../table/types.ts';
import type { Metrics } from './metrics.ts';
import { HttpProblem, tryAgain } from './problem.ts';
import type { ServerSettings } from './settings.ts';

/** The store as tables use it: measured, and failures are ones that the caller may retry. */
export class Keeper {
  readonly #store: Store;
  readonly #settings: ServerSettings;
  readonly #metrics: Metrics;
  /** Appends that have no answer yet. */
  #writing = 0;

  constructor(store: Store, settings: ServerSettings, metrics: Metrics) {
    this.#store = store;
    this.#settings = settings;
    this.#metrics = metrics;
    metrics.gauge('writes_waiting', () => this.#writing);
  }

  now(): number {
    return this.#settings.clock.now();
  }

  async append(
    table: Table,
    expected: number,
    entry: Entry,
    due: Pick<Append, 'botsDue' | 'waits' | 'before' | 'isMove' | 'news'>,
  ): Promise<boolean> {
    const begun = performance.now();
    this.#writing++;
    try {
      return await this.#store.append({ table, expected, entries: [entry], ...due });
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.#writing--;
      this.#metrics.time('commit_seconds', (performance.now() - begun) / 1000);
    }
  }

  load(id: string): Promise<Table | null> {
    return this.ask((store) => store.load(id));
  }

  /** null: it is gone, or was written by a newer Kontor. */
  async loadIfOurs(id: string): Promise<Table | null> {
    try {
      return await this.load(id);
    } catch (error) {
      if (error instanceof HttpProblem && error.why === 'newVersion') return null;
      throw error;
    }
  }

  async entries(id: string, from: number, to: number): Promise<Entry[]> {
    return from >= to ? [] : await this.ask((store) => store.entries(id, from, to));
  }

  async ask<T>(question: (store: Store) => Promise<T>): Promise<T> {
    try {
      return await question(this.#store);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): never {
    if (error instanceof NewerTable) throw new HttpProblem(409, 'newVersion');
    this.#metrics.count('store_errors');
    this.#settings.complain(`store: ${error instanceof Error ? error.message : String(error)}`);
    throw tryAgain('storeFailed');
  }
}
