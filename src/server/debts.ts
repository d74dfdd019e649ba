// Bytes written to live connections and not yet read: they occupy our memory. Each connection has its own limit
// (`mostBuffered`); this is the limit for all together, so that many small debts cannot ruin us either.

export class Debts<Debtor> {
  readonly #owed = new Map<Debtor, number>();
  #sum = 0;

  get sum(): number {
    return this.#sum;
  }

  /** This many bytes more. */
  owe(debtor: Debtor, bytes: number): void {
    this.#change(debtor, bytes);
  }

  /** They are gone. */
  settle(debtor: Debtor, bytes: number): void {
    this.#change(debtor, -bytes);
  }

  /** Its connection is cut, and what it was owed goes with it. */
  forget(debtor: Debtor): void {
    this.#sum -= this.#owed.get(debtor) ?? 0;
    this.#owed.delete(debtor);
  }

  /** Who owes the most; null: nobody owes anything. */
  largest(): Debtor | null {
    let [found, most]: [Debtor | null, number] = [null, 0];
    for (const [debtor, owed] of this.#owed) if (owed > most) [found, most] = [debtor, owed];
    return found;
  }

  #change(debtor: Debtor, bytes: number): void {
    const before = this.#owed.get(debtor);
    if (before === undefined && bytes < 0) return; // forgotten meanwhile
    const owed = (before ?? 0) + bytes;
    if (owed > 0) this.#owed.set(debtor, owed);
    else this.#owed.delete(debtor);
    this.#sum += bytes;
  }
}
