// Lists of tables. A table is read and condensed once for every number it has; after that a list only costs its rows.
import type { Listed } from '../store/store.ts';
import { cardFor, type Gist, gistOf, isListedFor } from '../table/card.ts';
import { packageOf } from '../table/package-of.ts';
import type { Who } from '../table/types.ts';
import type { TableCard } from '../wire/seen.ts';
import type { Keeper } from './keeper.ts';
import { breathe } from './slices.ts';

const MOST_KEPT = 5000;

export class Lists {
  readonly #keeper: Keeper;
  /** Least recently asked for first. */
  readonly #kept = new Map<string, Gist>();
  /** A table that is already being read is not read twice. */
  readonly #reading = new Map<string, Promise<Gist | null>>();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  /** The tables of a list, as the caller may see them. */
  async cards(rows: readonly Listed[], who: Who | null): Promise<TableCard[]> {
    return (await this.gists(rows)).filter((one) => isListedFor(one, who)).map((one) => cardFor(one, who));
  }

  async gists(rows: readonly Listed[]): Promise<Gist[]> {
    const found: Gist[] = [];
    for (const row of rows) {
      const gist = await this.#gist(row);
      if (gist !== null) found.push(gist);
    }
    return found;
  }

  async #gist({ id, seq }: Listed): Promise<Gist | null> {
    const known = this.#kept.get(id);
    if (known?.seq === seq) return this.#keep(known);
    const reading = this.#reading.get(id) ?? this.#read(id);
    this.#reading.set(id, reading);
    const found = await reading.finally(() => this.#reading.delete(id));
    return found !== null && found.seq < seq ? await this.#read(id) : found; // it was read before that
  }

  async #read(id: string): Promise<Gist | null> {
    await breathe();
    const table = await this.#keeper.loadIfOurs(id);
    return table === null ? null : this.#keep(gistOf(await packageOf(table), table));
  }

  #keep(gist: Gist): Gist {
    this.#kept.delete(gist.id);
    this.#kept.set(gist.id, gist);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return gist;
  }
}
