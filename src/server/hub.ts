// The tables in memory: loaded when somebody comes, dropped when nobody is there any more.
import type { GamePackage } from '../games/index.ts';
import type { Store } from '../store/store.ts';
import type { Acting } from '../table/doing.ts';
import { packageOf } from '../table/package-of.ts';
import { type Opening, openTable } from '../table/table.ts';
import type { Act, Seen, Table, Who } from '../table/types.ts';
import type { LogPage } from '../wire/tables.ts';
import { type Ended, labelOf } from './act-labels.ts';
import { BotTables } from './bot-tables.ts';
import type { Keeper } from './keeper.ts';
import { type Done, LiveTable, type Loaded } from './live-table.ts';
import type { Metrics } from './metrics.ts';
import { tryAgain } from './problem.ts';
import type { ServerSettings } from './settings.ts';
import type { Onlooker } from './viewers.ts';
import { compileSooner, dieYoung } from './young.ts';

const SWEEP_EVERY = 5000;
/** How many tables are checked for one that can leave the memory. */
const MOST_LOOKED_AT = 20;

export interface HubParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly settings: ServerSettings;
  readonly metrics: Metrics;
}

export class Hub {
  readonly #parts: HubParts;
  readonly #lives = new Map<string, LiveTable>();
  readonly #botTables: BotTables;
  readonly #stopListening: () => void;
  readonly #stopOverhearing: () => void;
  readonly #sweep: NodeJS.Timeout;
  #isClosing = false;
  /** Told of every new state of a table: bots, clocks, notices. */
  readonly onChange = new Set<(table: Table, pkg: GamePackage) => void>();
  /** Told of every table that this process has opened. */
  readonly onOpened = new Set<(table: Table) => void>();
  /** Told of every act of this process that is on disk: before, after, and whose it was. */
  readonly onDone = new Set<(before: Table, after: Table, by: Acting['by']) => void>();
  /** Whether something else keeps a table in memory. */
  isBusy: (id: string) => boolean = () => false;

  constructor(parts: HubParts) {
    dieYoung();
    compileSooner();
    this.#parts = parts;
    this.#botTables = new BotTables(parts.keeper, parts.settings.limits);
    this.#stopListening = parts.store.listen(
      (id, seq) => this.#lives.get(id)?.hear(seq),
      () => {
        // The connection to the database was lost: anything may have happened since.
        for (const live of this.#lives.values()) live.catchUp(Number.MAX_SAFE_INTEGER);
      },
    );
    this.#stopOverhearing = parts.store.overhear((from, text) => {
      const [id, seats = ''] = text.split(' ');
      const live = this.#lives.get(id);
      live?.overhear(from, seats);
      if (live !== undefined) this.#tellPresence(id, live);
    });
    this.#sweep = setInterval(() => this.#putToSleep(), Math.min(SWEEP_EVERY, parts.settings.sleepAfter));
    this.#sweep.unref();
    parts.metrics.gauge('tables_awake', () => this.#lives.size);
  }

  async create(opening: Opening): Promise<Table> {
    this.#mustBeOpen();
    const { table, entry } = openTable(await packageOf(opening), opening);
    const { circle, id, createdAt } = table;
    // First: a table that never comes to be is missed by nobody.
    if (circle !== undefined) await this.#parts.keeper.ask((store) => store.addCircleTable(circle, id, createdAt));
    if (!(await this.#parts.keeper.append(table, 0, entry, { botsDue: false }))) throw tryAgain('busy');
    for (const hear of this.onOpened) hear(table);
    return table;
  }

  /** One act; a known key gets the same answer as the first time. */
  async perform(id: string, wish: Act, by: Acting['by'], key?: string): Promise<Done> {
    this.#mustBeOpen();
    const { metrics } = this.#parts;
    const begun = performance.now();
    let ended: Ended = 'failed';
    const live = this.#live(id);
    try {
      const commit = (at: LiveTable): Promise<Done> => at.commit(wish, by, key);
      const done =
        wish.do === 'start'
          ? await this.#botTables.start((await this.load(id)).table, () => this.#queue(id, commit))
          : await live.queue(() => commit(live));
      ended = 'seq' in done ? 'accepted' : 'refused';
      return done;
    } finally {
      this.#leaveNothing(live);
      metrics.count('acts', labelOf(wish.do, ended));
      metrics.time('act_seconds', (performance.now() - begun) / 1000);
    }
  }

  /** The table as it is on disk, for what only the server may know. */
  load(id: string): Promise<Loaded> {
    return this.#queue(id, (live) => live.loaded());
  }

  /** The table on disk right now, whatever this process has heard of. */
  loadFresh(id: string): Promise<Loaded> {
    return this.#queue(id, (live) => live.fresh());
  }

  /** What somebody may know, and the last lines of the log after a number. */
  read(id: string, who: Who | null, from: number): Promise<{ seen: Seen } & LogPage> {
    return this.#queue(id, async (live) => {
      const { table, shown } = await live.fresh();
      const seen = shown.to(who);
      return { seen, ...(await live.page(table, seen.you, from)) };
    });
  }

  /** The last lines of the log before a number. */
  readLog(id: string, who: Who | null, before: number): Promise<LogPage> {
    return this.#queue(id, async (live) => {
      const { table, shown } = await live.fresh();
      return await live.page(table, shown.to(who).you, 0, before);
    });
  }

  /** Resolves when the table's number, as the viewer counts, is past `from`, or when the time is up. */
  async waitPast(id: string, who: Who | null, from: number, milliseconds: number): Promise<void> {
    const live = this.#live(id);
    let isLate = false;
    let wake = () => {};
    const go = () => wake();
    const timer = setTimeout(() => {
      isLate = true;
      wake();
    }, milliseconds);
    try {
      live.waiting.add(go);
      for (;;) {
        const news = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const { shown } = await this.load(id);
        if (isLate || this.#isClosing || shown.to(who).seq > from) return;
        await news;
      }
    } finally {
      clearTimeout(timer);
      live.waiting.delete(go);
    }
  }

  /** From now on the viewer is told of every change; first everything, with the log after `from`. */
  async attach(id: string, viewer: Onlooker, from: number): Promise<void> {
    const live = this.#live(id);
    live.viewers.add(viewer);
    await this.#queue(id, () => live.showAll(viewer, from));
    this.#tellPresence(id, live);
  }

  /** Everything once more, for somebody who has lost track. */
  refresh(id: string, viewer: Onlooker): Promise<void> {
    return this.#queue(id, (live) => live.showAll(viewer));
  }

  detach(id: string, viewer: Onlooker): void {
    const live = this.#lives.get(id);
    if (!live?.leave(viewer)) return;
    live.usedAt = this.#parts.keeper.now();
    this.#tellPresence(id, live);
  }

  /** There was input at this page, or there has been none for a while. */
  look(id: string, viewer: Onlooker, isLooking: boolean, isToldNow: boolean): void {
    viewer.isLooking = isLooking;
    if (isLooking) viewer.lookedAt = this.#parts.keeper.now();
    else delete viewer.lookedAt;
    const live = this.#lives.get(id);
    if (live !== undefined && isToldNow) this.#tellPresence(id, live);
  }

  /** Here at once, elsewhere by a whisper that may get lost: it is repeated. */
  #tellPresence(id: string, live: LiveTable): void {
    live.tellPresence();
    const seats = live.whisper();
    if (seats !== null) this.#parts.store.whisper(`${id} ${seats}`).catch(() => {});
  }

  /** What somebody is trying; a table that is not in memory has nobody to show it to. */
  tryOut(id: string, by: Onlooker, decision: number, index?: number): void {
    this.#lives.get(id)?.tryOut(by, decision, index);
  }

  /** Whether somebody is looking at the table, as far as this process knows. */
  isLooking(id: string, who: Who): boolean {
    const viewers = this.#lives.get(id)?.viewers ?? [];
    return [...viewers].some((viewer) => viewer.who === who && viewer.isLooking !== false);
  }

  /** The people with a chair who are looking at their table, as far as this process knows. */
  looking(): [id: string, who: Who][] {
    return [...this.#lives].flatMap(([id, { viewers }]) => {
      const seated = [...viewers].filter(({ base, isLooking }) => base?.you != null && isLooking !== false);
      return [...new Set(seated.map(({ who }) => who as Who))].map((who): [string, Who] => [id, who]);
    });
  }

  /** Takes no new acts; resolves when those under way are on disk. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#sweep);
    const lives = [...this.#lives.values()];
    for (const { waiting } of lives) for (const go of waiting) go();
    await Promise.all(lives.map(({ settled }) => settled));
    this.#stopListening();
    this.#stopOverhearing();
  }

  /** Whoever waits for news is to be answered now. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  #mustBeOpen(): void {
    if (this.#isClosing) throw tryAgain('closing');
  }

  #live(id: string): LiveTable {
    let live = this.#lives.get(id);
    if (live === undefined) {
      live = new LiveTable(id, this.#parts.keeper, (table, pkg) => {
        for (const hear of this.onChange) hear(table, pkg);
      });
      live.onDone = (...done) => {
        for (const hear of this.onDone) hear(...done);
      };
      this.#lives.set(id, live);
    }
    live.usedAt = this.#parts.keeper.now();
    if (this.#lives.size > this.#parts.settings.mostAwake) this.#makeRoom(live);
    return live;
  }

  async #queue<T>(id: string, job: (live: LiveTable) => Promise<T>): Promise<T> {
    const live = this.#live(id);
    try {
      return await live.queue(() => job(live));
    } finally {
      this.#leaveNothing(live);
    }
  }

  /** Guessing ids leaves nothing behind. */
  #leaveNothing(live: LiveTable): void {
    if (live.isIdle && !live.isLoaded) this.#lives.delete(live.id);
  }

  /** Oldest first; a table that turns out to be in use moves to the end of the queue. */
  #makeRoom(except: LiveTable): void {
    for (const [id, live] of [...this.#lives].slice(0, MOST_LOOKED_AT)) {
      this.#lives.delete(id);
      const isUnused = live.isIdle && live !== except && !this.isBusy(id);
      if (!isUnused) this.#lives.set(id, live);
      else if (this.#lives.size <= this.#parts.settings.mostAwake) return;
    }
  }

  /** Somebody looks at a table, and the process that went on with it has died before it could say so. */
  async #catchUp(): Promise<void> {
    const watched = [...this.#lives.values()].filter(({ viewers, isLoaded }) => viewers.size > 0 && isLoaded);
    if (watched.length === 0) return;
    const known = watched.map(({ id, seq }) => ({ id, seq }));
    for (const { id, seq } of await this.#parts.store.movedOn(known)) this.#lives.get(id)?.hear(seq);
  }

  #putToSleep(): void {
    this.#catchUp().catch(() => {}); // the store does not answer: the next look will try again
    const before = this.#parts.keeper.now() - this.#parts.settings.sleepAfter;
    for (const [id, live] of this.#lives) {
      if (live.viewers.size > 0) this.#tellPresence(id, live); // somebody may have fallen silent
      if (live.isIdle && live.usedAt <= before && !this.isBusy(id)) this.#lives.delete(id);
    }
  }
}
