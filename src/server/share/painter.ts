// Makes PNG of SVG in a thread of its own: half a second of work must not hold up a table. The thread ends when nobody needs it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { tryAgain } from '../problem.ts';

const MOST_KEPT = 60;
const MOST_WAITING = 24;
/** Only something that hangs takes this long. */
const LONGEST_MS = 30_000;
const IDLE_MS = 60_000;

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: unknown) => void;
}
/** What the thread answers with; without a picture: it could not be drawn. */
export interface Painted {
  readonly png: Uint8Array | null;
}

export class Painter {
  readonly #letters: string;
  /** By what is drawn, least recently asked for first. */
  readonly #kept = new Map<string, Promise<Buffer>>();
  /** In the order in which the thread has been asked. */
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** In the folder of the page lie the letters. */
  constructor(page: string) {
    this.#letters = join(page, '.letters');
  }

  /** Without its letters nothing is drawn: the page has not been built. */
  get isReady(): boolean {
    return existsSync(this.#letters);
  }

  async paint(svg: string): Promise<Buffer> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const known = this.#kept.get(key);
    if (known === undefined && this.#waiting.length >= MOST_WAITING) throw tryAgain('busy');
    const painting = known ?? this.#ask(svg);
    this.#kept.delete(key);
    this.#kept.set(key, painting);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    painting.catch(() => this.#kept.delete(key));
    return await painting;
  }

  close(): void {
    this.#end(tryAgain('closing'));
  }

  #ask(svg: string): Promise<Buffer> {
    this.#worker ??= this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    this.#waiting.push({ resolve, reject });
    this.#worker.postMessage(svg);
    this.#watch(LONGEST_MS);
    return promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./paint-worker.ts', import.meta.url), { workerData: this.#letters });
    worker.unref();
    worker.on('message', ({ png }: Painted) => {
      if (worker !== this.#worker) return; // given up meanwhile: others are waiting now, for other pictures
      const next = this.#waiting.shift();
      this.#watch(this.#waiting.length > 0 ? LONGEST_MS : IDLE_MS);
      if (png === null) next?.reject(new Error('the picture could not be drawn'));
      else next?.resolve(Buffer.from(png));
    });
    worker.on('error', (error) => worker === this.#worker && this.#end(error));
    return worker;
  }

  /** It has hung, or nobody has needed it for a while. */
  #watch(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(tryAgain('busy')), milliseconds).unref();
  }

  #end(why: unknown): void {
    clearTimeout(this.#timer);
    void this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.splice(0)) reject(why);
  }
}
