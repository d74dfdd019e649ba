// One table in memory. Its jobs run one after the other; nobody is told anything that is not on disk.
import type { GamePackage } from '../games/index.ts';
import type { Refusal, Seat } from '../kernel/types.ts';
import { carryOut, seatOfActor } from '../table/acts.ts';
import { newsOf, type OpenNews } from '../table/difference.ts';
import type { Acting } from '../table/doing.ts';
import { mustTellRules } from '../table/load.ts';
import { numberFor } from '../table/numbers.ts';
import { packageOf } from '../table/package-of.ts';
import { dueNow } from '../table/seen.ts';
import { cloneTable } from '../table/table.ts';
import { tried } from '../table/trying.ts';
import type { Act, Entry, Table } from '../table/types.ts';
import type { LogPage } from '../wire/tables.ts';
import { Jobs } from './jobs.ts';
import type { Keeper } from './keeper.ts';
import { PAGE, pageOf } from './log.ts';
import { Presence, presenceOf } from './presence.ts';
import { HttpProblem, notFound, tryAgain } from './problem.ts';
import { type Onlooker, Showing, sendAll, sendChanges, sendPresence, sendTried, turnAway } from './viewers.ts';

/** The outcome of an act: its number in the log, as the actor counts, or why not. */
export type Done = { readonly seq: number } | { readonly refusal: Refusal };

/** A table as it is on disk: callers must not change it. */
export interface Loaded {
  readonly table: Table;
  readonly pkg: GamePackage;
  readonly shown: Showing;
}

/** Of these only what they have changed is written. They are what happens most, and tell nothing about anybody. */
const MOVES: readonly Act['do'][] = ['choose', 'confirm', 'undo'];
const MOST_JOBS = 500;
const MOST_TRIES = 10;
const RELOAD_AFTER = 1000;

interface Known {
  readonly pkg: GamePackage;
  readonly news: OpenNews | undefined;
}

export class LiveTable {
  readonly id: string;
  readonly viewers = new Set<Onlooker>();
  /** Called whenever the table has a new state. */
  readonly waiting = new Set<() => void>();
  usedAt = 0;
  /** Told of every act that this process has brought to disk. */
  onDone: (before: Table, after: Table, by: Acting['by']) => void = () => {};
  readonly #keeper: Keeper;
  readonly #onChange: (table: Table, pkg: GamePackage) => void;
  /** null: not loaded, or no longer to be trusted. */
  #loaded: Loaded | null = null;
  /** Up to where the viewers have been told. */
  #told = 0;
  /** The number that our own pending append will reach. */
  #appending = 0;
  /** The acts that the table remembers, with their numbers: looked up at every act. */
  #keys = new Map<string, number>();
  readonly #jobs = new Jobs();
  readonly #presence = new Presence();

  constructor(id: string, keeper: Keeper, onChange: (table: Table, pkg: GamePackage) => void) {
    this.id = id;
    this.#keeper = keeper;
    this.#onChange = onChange;
  }

  get isIdle(): boolean {
    return this.#jobs.left === 0 && this.viewers.size === 0 && this.waiting.size === 0;
  }

  /** The number it has as far as this process knows. */
  get seq(): number {
    return this.#loaded?.table.seq ?? 0;
  }

  get isLoaded(): boolean {
    return this.#loaded !== null;
  }

  /** Resolves when everything asked for so far is done. */
  get settled(): Promise<unknown> {
    return this.#jobs.settled;
  }

  /** Runs when everything before it has run. */
  queue<T>(job: () => Promise<T>): Promise<T> {
    return this.#jobs.left >= MOST_JOBS ? Promise.reject(tryAgain('busy')) : this.#jobs.queue(job);
  }

  /** Only inside the queue, like everything below. */
  async loaded(): Promise<Loaded> {
    return this.#loaded ?? (await this.#reload());
  }

  /** As it is on disk right now: we hear a little late of what another process has done. */
  async fresh(): Promise<Loaded> {
    const loaded = await this.loaded();
    const seq = await this.#keeper.ask((store) => store.seqOf(this.id));
    if (seq === 0) throw this.#gone();
    return seq > loaded.table.seq ? await this.#reload() : loaded;
  }

  /** Everything, and the log after the viewer's number `from`; without one, after what they have been sent. */
  async showAll(viewer: Onlooker, from?: number): Promise<void> {
    const { table, shown } = await this.fresh();
    const after = from ?? viewer.base?.seq ?? 0; // only now: what was new on disk has just been sent to them
    turnAway([viewer], table);
    if (!this.viewers.has(viewer)) return;
    const message = await shown.whole(viewer.who, after, (you) => this.page(table, you, after));
    if (!this.viewers.has(viewer)) return;
    sendAll(viewer, shown, message);
    this.tellPresence(viewer);
  }

  /** Tells everybody who is there if that has changed, and whoever has just come in any case. Anywhere, not only in the queue. */
  tellPresence(newcomer?: Onlooker): void {
    if (this.#loaded === null || this.viewers.size === 0) return;
    const now = this.#keeper.now();
    const here = presenceOf(this.#loaded.table.chairs, this.viewers, now);
    const news = this.#presence.news(here, now);
    if (news !== null) sendPresence(this.viewers, news);
    else if (newcomer !== undefined) sendPresence([newcomer], this.#presence.all(here, now));
  }

  /** What other processes have to know of those who look from here; null: nothing new. */
  whisper(): string | null {
    if (this.#loaded === null) return null;
    const now = this.#keeper.now();
    return this.#presence.whisper(presenceOf(this.#loaded.table.chairs, this.viewers, now), now);
  }

  overhear(from: string, seats: string): void {
    this.#presence.hear(from, seats, this.#keeper.now());
    this.tellPresence();
  }

  /** The last log lines after `from` and before `before`, as the viewer counts. */
  page(table: Table, you: Seat | null, from: number, before?: number): Promise<LogPage> {
    return pageOf(this.#keeper, table, you, from, before);
  }

  /** Does an act and brings it to disk; then everybody is told. */
  async commit(wish: Act, by: Acting['by'], key: string | undefined): Promise<Done> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { table, pkg } = this.#loaded ?? (await this.#reload());
      const known = key === undefined ? undefined : this.#keys.get(key);
      if (known !== undefined) return { seq: known };
      if (wish.do !== 'rules' && mustTellRules(pkg, table)) {
        await this.commit({ do: 'rules' }, { house: true }, undefined);
        continue;
      }
      const copy = cloneTable(pkg, table);
      const acting = { pkg, now: this.#keeper.now(), by, was: table.journal?.state };
      const outcome = carryOut(copy, wish, key === undefined ? acting : { ...acting, key });
      if ('refusal' in outcome) {
        if ((await this.fresh()).table === table) return outcome;
        continue; // another process has gone on without us hearing of it
      }
      const news = newsOf(table, copy);
      if (await this.#keep(copy, table, wish, outcome.entry, { pkg, news })) {
        this.#adopt(copy, pkg, [outcome.entry], news);
        this.onDone(table, copy, by);
        return { seq: numberFor(copy, seatOfActor(copy, { by })) };
      }
      await this.#reload(); // another process was first: try the act on what is there now
    }
    throw tryAgain('busy');
  }

  /** Passes on what somebody is trying, without an index: nothing any more. What may not be shown is dropped without a word. */
  tryOut(by: Onlooker, decision: number, index?: number): void {
    if (this.#loaded === null || this.viewers.size < 2) return;
    const { pkg, shown } = this.#loaded;
    const told = tried(pkg, shown.to(by.who), decision, index);
    if (told === null) return;
    by.isTrying = index !== undefined;
    sendTried(this.viewers, told);
  }

  /** Nobody goes on trying after they have gone. */
  leave(viewer: Onlooker): boolean {
    const seat = viewer.base?.you ?? null;
    const wasThere = this.viewers.delete(viewer);
    if (wasThere && viewer.isTrying === true && seat !== null) sendTried(this.viewers, { seat });
    return wasThere;
  }

  async #keep(copy: Table, table: Table, wish: Act, entry: Entry, { pkg, news }: Known): Promise<boolean> {
    this.#appending = copy.seq;
    const isMove = MOVES.includes(wish.do);
    const before = isMove && copy.phase === 'playing' ? table : undefined;
    try {
      return await this.#keeper.append(copy, table.seq, entry, { ...dueNow(pkg, copy), before, isMove, news });
    } catch (error) {
      this.#loaded = null; // whether it is on disk, only the disk knows
      this.#catchUpLater();
      throw error;
    } finally {
      this.#appending = 0;
    }
  }

  /** Loads what is on disk, and tells the viewers what they have missed. */
  async #reload(): Promise<Loaded> {
    const known = this.#loaded;
    const since = known && (await this.#keeper.ask((store) => store.since(known.table)));
    if (known !== null && since !== null && this.#told === known.table.seq)
      return this.#adopt(since.table, known.pkg, since.entries);
    const table = await this.#keeper.load(this.id).catch((error) => this.#stepBack(error));
    if (table === null) throw this.#gone();
    const pkg = await packageOf(table);
    const behind = [...this.viewers].filter(({ base }) => base !== null);
    if (behind.length === 0) return this.#adopt(table, pkg, []);
    if (table.seq <= this.#told + PAGE)
      return this.#adopt(table, pkg, await this.#keeper.entries(this.id, this.#told, table.seq));
    for (const viewer of behind) {
      viewer.base = null; // too much to be told as news
      this.#showAllSoon(viewer);
    }
    return this.#adopt(table, pkg, []);
  }

  /** Once a newer Kontor has written, this one writes no more, and viewers have to come back to the newer one. */
  #stepBack(error: unknown): never {
    if (error instanceof HttpProblem && error.why === 'newVersion') {
      this.#loaded = null;
      for (const viewer of this.viewers) viewer.send(JSON.stringify({ type: 'error', why: error.why }));
    }
    throw error;
  }

  /** The table was never started and has been swept, or the desk has removed it. */
  #gone(): HttpProblem {
    this.#loaded = null;
    for (const viewer of this.viewers) viewer.send(JSON.stringify({ type: 'error', why: notFound().why }));
    this.viewers.clear();
    for (const go of this.waiting) go();
    return notFound();
  }

  #adopt(table: Table, pkg: GamePackage, entries: readonly Entry[], news?: OpenNews): Loaded {
    const seated = this.#loaded?.table.chairs;
    const shown = new Showing(pkg, table, this.#loaded?.shown, news);
    this.#remember(table);
    this.#loaded = { table, pkg, shown };
    const isOlder = table.seq < this.#told; // a database restored from a backup
    this.#told = table.seq;
    turnAway(this.viewers, table);
    if (isOlder) for (const viewer of this.viewers) sendAll(viewer, shown, shown.bare(viewer.who));
    else if (entries.length > 0)
      for (const viewer of sendChanges(this.viewers, shown, entries)) this.#showAllSoon(viewer);
    shown.forget();
    for (const go of this.waiting) go();
    if (!table.chairs.every((chair, seat) => chair === seated?.[seat])) this.tellPresence(); // others may sit there now
    this.#onChange(table, pkg);
    return this.#loaded;
  }

  /** One more than before, or all of them. */
  #remember({ recent }: Table): void {
    const isNext = recent.length === this.#keys.size + 1 && this.#keys.has(recent.at(-2)?.[0] ?? '');
    if (isNext) this.#keys.set(...recent.at(-1)!);
    else if (recent.length !== this.#keys.size || !this.#keys.has(recent.at(-1)?.[0] ?? ''))
      this.#keys = new Map(recent);
  }

  #showAllSoon(viewer: Onlooker): void {
    const again = () => this.viewers.has(viewer) && this.#showAllSoon(viewer);
    this.queue(() => this.showAll(viewer, 0)).catch(() => setTimeout(again, RELOAD_AFTER).unref());
  }

  /** Some process has appended. What we did ourselves is known already. */
  hear(seq: number): void {
    if (seq > this.#appending && seq > (this.#loaded?.table.seq ?? 0)) this.catchUp(seq);
  }

  catchUp(seq: number): void {
    const job = async () => {
      if (this.#loaded === null || this.#loaded.table.seq < seq) await this.#reload();
    };
    this.queue(job).catch(() => this.#catchUpLater());
  }

  #catchUpLater(): void {
    if (this.viewers.size === 0 && this.waiting.size === 0) return;
    setTimeout(() => this.catchUp(Number.MAX_SAFE_INTEGER), RELOAD_AFTER).unref();
  }
}
