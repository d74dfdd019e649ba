// Threads in which bots think. They are given what a seat is given, as text; never a state.
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotName } from '../bots/names.ts';
import type { GameId } from '../games/index.ts';
import type { Decision, View } from '../kernel/types.ts';
import type { Metrics } from './metrics.ts';

/** What a bot is told. */
export interface Question {
  readonly game: GameId;
  readonly bot: BotName;
  readonly view: View;
  readonly decision: Decision;
  /** For the bot's own lots. */
  readonly seed: string;
}

/** Answers with the index of an option; never fails. */
export interface Thinker {
  think(question: Question): Promise<number>;
  close(): Promise<void>;
}

interface Job {
  readonly text: string;
  readonly options: number;
  readonly resolve: (index: number) => void;
}

const MOST_THREADS = 8;

export class BotPool implements Thinker {
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #size: number;
  readonly #budget: number;
  readonly #metrics: Metrics;
  #isClosed = false;

  constructor(threads: number | null, budget: number, metrics: Metrics) {
    this.#size = Math.max(1, Math.min(threads ?? availableParallelism() - 1, MOST_THREADS));
    this.#budget = budget;
    this.#metrics = metrics;
  }

  think(question: Question): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#waiting.push({ text: JSON.stringify(question), options: question.decision.options.length, resolve });
    this.#next();
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#start() : null);
    if (worker !== null) this.#give(worker, this.#waiting.shift()!);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url));
    worker.unref();
    worker.on('error', () => {}); // its job ends with 'exit'
    this.#all.add(worker);
    return worker;
  }

  #give(worker: Worker, { text, options, resolve }: Job): void {
    const begun = performance.now();
    const end = (index: number | null): void => {
      clearTimeout(timer);
      worker.off('message', answered);
      worker.off('exit', failed);
      this.#metrics.time('bot_thinking_seconds', (performance.now() - begun) / 1000);
      const isFit = index !== null && Number.isInteger(index) && index >= 0 && index < options;
      if (isFit) this.#idle.push(worker);
      else {
        this.#metrics.count('bot_failures');
        this.#all.delete(worker);
        void worker.terminate();
      }
      resolve(isFit ? index : randomInt(options));
      this.#next();
    };
    const answered = (index: unknown): void => end(typeof index === 'number' ? index : null);
    const failed = (): void => end(null);
    const timer = setTimeout(failed, this.#budget);
    worker.on('message', answered);
    worker.on('exit', failed);
    worker.postMessage(text);
  }
}
