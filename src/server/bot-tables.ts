// Tables where only bots play: nice to watch, and endless work for the house. So a person may only have a few at a time.
import type { Refusal } from '../kernel/types.ts';
import { persons } from '../table/doing.ts';
import type { Table, Who } from '../table/types.ts';
import type { Limits } from '../wire/limits.ts';
import type { Keeper } from './keeper.ts';

/** How many tables are searched for them, at most. */
const MANY = 500;

export class BotTables {
  readonly #keeper: Keeper;
  readonly #limits: Limits;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(keeper: Keeper, limits: Limits) {
    this.#keeper = keeper;
    this.#limits = limits;
  }

  /** Starts a table, unless it is one bots-only table more than its host may have. One at a time, so that none is missed. */
  async start<T>(table: Table, start: () => Promise<T>): Promise<T | { readonly refusal: Refusal }> {
    if (table.phase !== 'gathering' || persons(table).length > 0) return await start();
    const checked = this.#tail.then(async () => {
      const most = this.#limits.botTables;
      if (!(await this.#hasMany(table.host, most))) return await start();
      return { refusal: { rule: '', why: 'tooManyBotTables', facts: { most } } };
    });
    this.#tail = checked.catch(() => {});
    return await checked;
  }

  async #hasMany(who: Who, most: number): Promise<boolean> {
    let found = 0;
    for (const id of await this.#keeper.ask((store) => store.botTablesOf(who, MANY))) {
      const table = await this.#keeper.loadIfOurs(id);
      if (table?.host === who && persons(table).length === 0) found++;
      if (found >= most) return true;
    }
    return false;
  }
}
