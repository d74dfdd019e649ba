// Lists of tables. A table is read and condensed once for every number it has; after that a list costs its rows only.
import { loadGame } from '../games/index.ts';
import type { Listed } from '../store/store.ts';
import { cardFor, type Gist, gistOf, type TableCard } from '../table/card.ts';
import type { Who } from '../table/types.ts';
import type { Keeper } from './keeper.ts';

const MOST_KEPT = 5000;

export class Lists {
  readonly #keeper: Keeper;
  /** The least recently asked for come first. */
  readonly #kept = new Map<string, Gist>();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  /** The tables of a list as somebody may know them. */
  async cards(rows: readonly Listed[], who: Who | null): Promise<TableCard[]> {
    return (await this.gists(rows)).map((one) => cardFor(one, who));
  }

  async gists(rows: readonly Listed[]): Promise<Gist[]> {
    const found = await Promise.all(rows.map((row) => this.#gist(row)));
    return found.filter((one) => one !== null);
  }

  async #gist({ id, seq }: Listed): Promise<Gist | null> {
    const known = this.#kept.get(id);
    if (known?.seq === seq) return this.#keep(known);
    const table = await this.#keeper.load(id);
    return table === null ? null : this.#keep(gistOf(await loadGame(table.game), table));
  }

  #keep(gist: Gist): Gist {
    this.#kept.delete(gist.id);
    this.#kept.set(gist.id, gist);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return gist;
  }
}
