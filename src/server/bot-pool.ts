// Threads in which bots think. They get what a seat gets, as text; never a state.
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotName } from '../bots/names.ts';
import type { GameId } from '../games/index.ts';
import type { Decision, View } from '../kernel/types.ts';
import type { Edition } from '../text/edition/edition.ts';
import { BotQueue, isQuick, type ThoughtFor, type Waiting } from './bot-queue.ts';
import type { Metrics } from './metrics.ts';

/** What a bot is told. */
export interface Question {
  readonly game: GameId;
  /** If it is not the one that the game brings. */
  readonly edition?: Edition | undefined;
  readonly bot: BotName;
  /** Whom it plays as. */
  readonly character?: string | undefined;
  readonly view: View;
  readonly decision: Decision;
  /** For the bot's own random numbers. */
  readonly seed: string;
  readonly table: string;
  /** Everybody is to meet the same answers, so it may think as long as it has to: how busy the machine is must not matter. */
  readonly isUnhurried: boolean;
  /** How many choices were made at the table before: a bot that made the last one itself continues its search. */
  readonly made: number;
}

/** Answers with the index of an option; never fails. When cancelled it answers at once, with any option. */
export interface Thinker {
  think(question: Question, calledOff?: AbortSignal, thoughtFor?: ThoughtFor): Promise<number>;
  close(): Promise<void>;
}

interface Job extends Waiting {
  readonly text: string;
  readonly isUnhurried: boolean;
  /** The key under which the thread remembers its search. */
  readonly memory: string;
  readonly options: number;
  readonly resolve: (index: number) => void;
  readonly calledOff: AbortSignal | undefined;
}

/** A thread, and a word of shared memory: not 0 means stop thinking. */
interface Thread {
  readonly worker: Worker;
  readonly stop: Int32Array;
}

/** How long a thread may take to answer with what it has after being told that time is up. */
const GRACE = 2000;
/** Bots that are not hurried get this many times as long: only a hanging one is stopped. */
const UNHURRIED = 20;
const MOST_THREADS = 8;
const MOST_TABLES = 1000;
/** Without limits V8 lets garbage grow: masters at the Guilds took 240 MB, and take 65 with them (`npm run bench -- thinking`). */
const MEMORY = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 80 };

export class BotPool implements Thinker {
  readonly #queue: BotQueue<Job>;
  readonly #idle: Thread[] = [];
  readonly #all = new Set<Thread>();
  /** Which thread last thought for a table, oldest first: it may remember its search. */
  readonly #lastFor = new Map<string, Thread>();
  readonly #budget: number;
  readonly #metrics: Metrics;
  readonly #script: URL;
  readonly #grace: number;
  #isClosed = false;

  constructor(
    threads: number | null,
    budget: number,
    metrics: Metrics,
    script = new URL('./bot-worker.ts', import.meta.url),
    grace = GRACE,
  ) {
    this.#script = script;
    this.#grace = grace;
    this.#queue = new BotQueue(Math.max(1, Math.min(threads ?? availableParallelism() - 1, MOST_THREADS)));
    this.#budget = budget;
    this.#metrics = metrics;
    metrics.gauge('bots_searching', () => this.#queue.running);
    metrics.gauge('bots_waiting', () => this.#queue.waiting);
  }

  think(question: Question, calledOff?: AbortSignal, thoughtFor?: ThoughtFor): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    const { table, decision, bot, isUnhurried } = question;
    if (calledOff?.aborted) return Promise.resolve(0);
    const job: Job = {
      ...(thoughtFor ?? { person: '', table, hasPeople: true }),
      isQuick: isQuick(bot),
      text: JSON.stringify(question),
      isUnhurried,
      memory: table,
      options: decision.options.length,
      resolve,
      calledOff,
    };
    this.#queue.add(job);
    calledOff?.addEventListener('abort', () => this.#forget(job), { once: true });
    this.#next();
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map(({ worker }) => worker.terminate()));
  }

  /** Nobody is waiting for the answer any more, and no thread has started on it. */
  #forget(job: Job): void {
    if (this.#queue.drop(job)) job.resolve(0);
  }

  #next(): void {
    for (let job = this.#taken(); job !== null; job = this.#taken())
      this.#give(this.#idleFor(job.memory) ?? this.#start(), job);
  }

  #taken(): Job | null {
    return this.#isClosed ? null : this.#queue.next();
  }

  #idleFor(memory: string): Thread | null {
    const known = this.#lastFor.get(memory);
    const at = known === undefined ? -1 : this.#idle.indexOf(known);
    return (at < 0 ? this.#idle.pop() : this.#idle.splice(at, 1)[0]) ?? null;
  }

  #start(): Thread {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(this.#script, { workerData: stop, resourceLimits: MEMORY });
    worker.unref();
    worker.on('error', () => {}); // its job ends with 'exit'
    const thread = { worker, stop };
    this.#all.add(thread);
    return thread;
  }

  #remember(memory: string, thread: Thread): void {
    this.#lastFor.delete(memory);
    this.#lastFor.set(memory, thread);
    if (this.#lastFor.size > MOST_TABLES) this.#lastFor.delete(this.#lastFor.keys().next().value!);
  }

  /** A thread that dies or does not react is given up, and the choice is made at random. */
  #give(thread: Thread, job: Job): void {
    const { text, isUnhurried, memory, options, resolve, calledOff } = job;
    const { worker, stop } = thread;
    const begun = performance.now();
    const end = (index: number | null): void => {
      clearTimeout(timer);
      worker.off('message', answered);
      worker.off('exit', failed);
      calledOff?.removeEventListener('abort', halt);
      const took = performance.now() - begun;
      this.#metrics.time('bot_thinking_seconds', took / 1000);
      this.#queue.done(job, took);
      const isFit = index !== null && Number.isInteger(index) && index >= 0 && index < options;
      if (isFit) this.#idle.push(thread);
      else {
        this.#metrics.count('bot_failures');
        this.#all.delete(thread);
        void worker.terminate();
      }
      resolve(isFit ? index : randomInt(options));
      this.#next();
    };
    const answered = (index: unknown): void => end(typeof index === 'number' ? index : null);
    const failed = (): void => end(null);
    const halt = (): void => void Atomics.store(stop, 0, 1);
    let timer = setTimeout(
      () => {
        halt();
        timer = setTimeout(failed, this.#grace);
      },
      this.#budget * (isUnhurried ? UNHURRIED : 1),
    );
    worker.on('message', answered);
    worker.on('exit', failed);
    calledOff?.addEventListener('abort', halt, { once: true });
    Atomics.store(stop, 0, 0);
    this.#remember(memory, thread);
    worker.postMessage(text);
  }
}
