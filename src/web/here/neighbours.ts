/** The same table in other tabs of this browser: each tells the others its current number. */
export class Neighbours {
  readonly #id: string;
  readonly #hear: () => void;
  #channel: BroadcastChannel | null = null;

  constructor(id: string, hear: () => void) {
    this.#id = id;
    this.#hear = hear;
  }

  listen(): void {
    if (typeof BroadcastChannel === 'undefined' || this.#channel !== null) return;
    this.#channel = new BroadcastChannel(`kontor.here ${this.#id}`);
    this.#channel.onmessage = () => this.#hear();
  }

  tell(seq: number): void {
    this.#channel?.postMessage(seq);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }
}
