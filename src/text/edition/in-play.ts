// The edition in play. A game's tables are variables of its modules: rules read them in the innermost loops of a search, and no
// function has to hand them on. Whoever plays by another edition says so around each call (`packageWith`), or, where there is only
// one table, such as in a page or at a terminal, once (`enter`).
import type { Edition } from './edition.ts';

/** One for each game. */
export class InPlay {
  readonly builtIn: Edition;
  #edition: Edition;
  readonly #layers: (() => void)[] = [];

  constructor(builtIn: Edition) {
    this.builtIn = builtIn;
    this.#edition = builtIn;
  }

  get edition(): Edition {
    return this.#edition;
  }

  /**
   * Lays out what follows from the edition, now and whenever another one comes into play; made once for each. Tables that follow
   * from other tables are made after them: their modules import those.
   */
  table<T>(make: () => T, set: (made: T) => void): void {
    const made = this.each(make);
    const lay = (): void => set(made());
    this.#layers.push(lay);
    lay();
  }

  /** The same for what is rarely asked for: made when it is. */
  each<T>(make: () => T): () => T {
    const made = new WeakMap<Edition, { readonly it: T }>();
    return () => {
      let found = made.get(this.#edition);
      if (found === undefined) {
        found = { it: make() };
        made.set(this.#edition, found);
      }
      return found.it;
    };
  }

  /** From now on, until another one is entered. */
  enter(edition: Edition): void {
    if (edition === this.#edition) return;
    this.#edition = edition;
    for (const lay of this.#layers) lay();
  }

  /** One call, which must not wait for anything; afterwards the tables lie as before. */
  with<T>(edition: Edition, call: () => T): T {
    const before = this.#edition;
    if (edition === before) return call();
    try {
      this.enter(edition); // what cannot be laid out, such as a draft, must not stay half laid out
      return call();
    } finally {
      this.enter(before);
    }
  }

  /** For whoever has to wait in between: what was in play when they began is in play for this call. */
  keep(): <T>(call: () => T) => T {
    const edition = this.#edition;
    return (call) => this.with(edition, call);
  }
}
