// Bytes written to live connections and not yet read: they occupy our memory. Each connection has its own limit
// (`mostBuffered`); this is the limit for all together, so that many small debts cannot ruin us either.

/** Whoever can owe says how much: every message goes through here, several times for a move. */
export interface Debtor {
  owed: number;
}

export class Debts<D extends Debtor> {
  readonly #debtors: Iterable<D>;
  #sum = 0;

  /** `debtors`: all there are, whenever they are looked through. */
  constructor(debtors: Iterable<D>) {
    this.#debtors = debtors;
  }

  get sum(): number {
    return this.#sum;
  }

  /** This many bytes more. */
  owe(debtor: D, bytes: number): void {
    debtor.owed += bytes;
    this.#sum += bytes;
  }

  /** They are gone. */
  settle(debtor: D, bytes: number): void {
    if (debtor.owed === 0) return; // forgotten meanwhile
    debtor.owed -= bytes;
    this.#sum -= bytes;
  }

  /** Its connection is cut, and what it was owed goes with it. */
  forget(debtor: D): void {
    this.#sum -= debtor.owed;
    debtor.owed = 0;
  }

  /** Who owes the most; null: nobody owes anything. */
  largest(): D | null {
    let found: D | null = null;
    for (const debtor of this.#debtors) if (debtor.owed > (found?.owed ?? 0)) found = debtor;
    return found;
  }
}
