// The link to a table in this browser. It stores every act before showing it, plays the bots, and passes the device on.
import type { GamePackage } from '../../games/index.ts';
import type { Refusal, Seat, View } from '../../kernel/types.ts';
import { carryOut } from '../../table/acts.ts';
import { type Acting, persons } from '../../table/doing.ts';
import { heldUntil, holdEnds } from '../../table/hold.ts';
import { bringUpToDate, mustTellRules, NewerTable } from '../../table/load.ts';
import { packageOf } from '../../table/package-of.ts';
import { past } from '../../table/past.ts';
import { botsToMove, seen, seenLog, waitsFor } from '../../table/seen.ts';
import { cloneTable } from '../../table/table.ts';
import type { Act, Entry } from '../../table/types.ts';
import type { SentAct } from '../../wire/acts.ts';
import { areBotsToMove } from '../lib/bots-to-move.ts';
import type { LocalTable, Shown, TableLink } from '../lib/table-link.ts';
import { pauseNow } from '../lib/telling.ts';
import { dismissAll } from '../lib/toasts.ts';
import { noteRefused } from '../offline/version.ts';
import { botWish } from './bot-wish.ts';
import { Brain } from './brain.ts';
import { type Holding, handAfter, NOBODY, taken, wishesOf } from './hand.ts';
import { againHere, localRecord, uploadHere } from './local.ts';
import { Neighbours } from './neighbours.ts';
import { Pace } from './pace.ts';
import type { HereStore } from './passing.ts';
import { hereStore } from './store.ts';
import type { HereTable } from './types.ts';

const TRY_AGAIN = 2000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const AWAY: Shown = { seen: null, log: [], since: 0, status: 'joining', sending: 0 };
const STALE: Refusal = { rule: '', why: 'stale' };

/** What the page around the table has to know. */
export interface Around {
  readonly hand: Holding;
  /** By seat. */
  readonly names: readonly string[];
  /** Whoever had the device may still change their choice. */
  readonly canChange: boolean;
  readonly isLasting: boolean;
  readonly isOldRules: boolean;
}

interface Here {
  readonly store: HereStore;
  readonly pkg: GamePackage;
  readonly kept: HereTable;
  readonly entries: readonly Entry[];
}

export class HereLink implements TableLink {
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  readonly #brain = new Brain();
  readonly #pace = new Pace();
  readonly #neighbours: Neighbours;
  #here: Here | null = null;
  #hand: Holding = NOBODY;
  #shown: Shown = AWAY;
  #around: Around | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #isOpen = false;
  #isThinking = false;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
    this.#neighbours = new Neighbours(id, () => void this.#queue(() => this.#load()));
  }

  open(): void {
    this.#isOpen = true;
    this.#neighbours.listen();
    void this.#queue(() => this.#load());
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#alarm);
    this.#neighbours.close();
    this.#brain.close();
  }

  reopen(): void {
    void this.#queue(() => this.#load());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly shown = (): Shown => this.#shown;
  /** null: not loaded yet. */
  readonly around = (): Around | null => this.#around;

  get local(): LocalTable {
    const { kept, pkg } = this.#here!;
    return {
      people: persons(kept.table).length,
      isTryOut: kept.tryOut,
      uploaded: kept.uploaded,
      record: () => localRecord(pkg, kept.table),
      again: () => this.#queue(() => this.#again()),
      upload: async () => {
        const id = await uploadHere(pkg, kept);
        await this.#queue(() => this.#load());
        return id;
      },
    };
  }

  skip(): void {
    this.#pace.skip();
    this.#show();
  }

  async past(point: number): Promise<View> {
    const { pkg, kept } = this.#here!;
    const found = past(pkg, kept.table, this.#hand.holder, point);
    if (found === null) throw new RangeError('there is no such point');
    return found.view;
  }

  sendAct(wish: SentAct): Promise<Refusal | null> {
    return this.#queue(async () => {
      const holder = this.#hand.holder;
      if (this.#here === null || holder === null) return { rule: '', why: 'notSeated' };
      return await this.#actAs(holder, wish);
    });
  }

  /** The next player confirms who they are. */
  take(): void {
    this.#hand = taken(this.#hand);
    this.#show();
  }

  /** Whoever had the device wants it back, to change their choice. */
  takeBack(): void {
    const seat = this.#hand.from;
    if (seat === null) return;
    void this.#queue(async () => {
      if ((await this.#actAs(seat, { do: 'undo' })) !== null) return;
      this.#hand = { ...NOBODY, holder: seat };
      this.#show();
    });
  }

  #queue<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job);
    this.#tail = result.catch(() => {});
    return result;
  }

  async #load(): Promise<void> {
    const store = this.#here?.store ?? (await hereStore());
    const found = await store.load(this.#id);
    if (found === null) {
      this.#shown = { ...AWAY, status: 'gone' };
      this.#tell();
      return;
    }
    const table = await bringUpToDate(found.kept.table).catch((error) => {
      if (!(error instanceof NewerTable)) throw error;
      noteRefused(); // this page is older than the one that wrote the table
      return null;
    });
    if (table === null) return;
    const pkg = this.#here?.pkg ?? (await packageOf(table, []));
    this.#adopt({ store, pkg, entries: found.entries, kept: { ...found.kept, table } });
  }

  async #actAs(holder: Seat, wish: Act): Promise<Refusal | null> {
    for (const [seat, one] of wishesOf(this.#here!.kept.table, holder, wish)) {
      const { who, name } = this.#here!.kept.table.chairs[seat];
      const refusal = await this.#perform(one, { who: who!, name });
      if (refusal !== null) return refusal;
    }
    return null;
  }

  /** On a copy, which replaces the table once it is stored. */
  async #perform(wish: Act, by: Acting['by']): Promise<Refusal | null> {
    const { pkg: game, kept: begun } = this.#here!;
    if (wish.do !== 'rules' && mustTellRules(game, begun.table)) {
      const refusal = await this.#perform({ do: 'rules' }, { house: true });
      if (refusal !== null) return refusal;
    }
    const { store, pkg, kept, entries } = this.#here!;
    const table = cloneTable(pkg, kept.table);
    const now = Date.now();
    const outcome = carryOut(table, wish, { pkg, now, by });
    if ('refusal' in outcome) return outcome.refusal;
    const next: HereTable = { ...kept, table, waits: waitsFor(pkg, table), at: now };
    const isKept = await store.append(next, kept.table.seq, [outcome.entry]).catch(() => null);
    if (isKept === null) return { rule: '', why: 'notKept' };
    if (!isKept) {
      await this.#load(); // another tab was first
      return STALE;
    }
    this.#neighbours.tell(table.seq);
    this.#adopt({ store, pkg, kept: next, entries: [...entries, outcome.entry] });
    return null;
  }

  #adopt(here: Here): void {
    this.#here = here;
    if (botsToMove(here.pkg, here.kept.table).length === 0) this.#pace.isSkipping = false;
    this.#hand = handAfter(here.pkg, here.kept.table, this.#hand);
    this.#show();
    this.#watchHolds();
    void this.#playBots();
  }

  /** Lets the table go on when a choice has been held long enough. */
  #watchHolds(): void {
    clearTimeout(this.#alarm);
    const due = holdEnds(this.#here!.kept.table);
    if (due === null || !this.#isOpen) return;
    const left = due - Date.now();
    if (left > 0) this.#alarm = setTimeout(() => this.#watchHolds(), left);
    else void this.#queue(() => this.#endHolds());
  }

  async #endHolds(): Promise<void> {
    const { table } = this.#here!.kept;
    for (const seat of table.chairs.keys()) {
      const until = heldUntil(table, seat);
      if (until !== null && until <= Date.now()) await this.#perform({ do: 'confirm' }, { held: seat });
    }
  }

  #show(): void {
    const { pkg, kept, entries, store } = this.#here!;
    const { table } = kept;
    const { holder, next, from } = this.#hand;
    if (next !== null) dismissAll(); // a refusal may reveal somebody's cards
    const you = holder === null ? null : seen(pkg, table, table.chairs[holder].who);
    const now = next !== null ? null : (you ?? seen(pkg, table, null));
    const isSame = now !== null && this.#shown.seen !== null && this.#shown.status === 'live';
    this.#shown = {
      seen: now,
      log: now === null ? [] : seenLog(entries, now.you),
      since: isSame ? this.#shown.since : (now?.seq ?? 0),
      status: 'live',
      sending: 0,
      isTelling: now?.phase === 'playing' && areBotsToMove(now) && !this.#pace.isSkipping && pauseNow() > 0,
    };
    this.#around = {
      hand: this.#hand,
      names: table.chairs.map(({ name }) => name),
      canChange: from !== null && next !== null && seen(pkg, table, table.chairs[from].who).canUndo,
      isLasting: store.isLasting,
      isOldRules: table.rules !== pkg.game.version,
    };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** The bots' choices one after the other, no faster than they can be seen. */
  async #playBots(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      while (this.#isOpen && this.#here !== null) {
        const { pkg, kept } = this.#here;
        const [seat] = botsToMove(pkg, kept.table);
        if (seat === undefined) return;
        const until = Date.now() + pauseNow();
        const wish = await botWish(this.#brain, pkg, kept.table, seat);
        await this.#pace.pause(until - Date.now());
        if (!this.#isOpen) return;
        const refusal = await this.#queue(() => this.#perform(wish, { bot: seat }));
        if (refusal !== null && refusal.why !== 'stale') await pause(TRY_AGAIN);
      }
    } finally {
      this.#isThinking = false;
    }
  }

  async #again(): Promise<string> {
    const { pkg, kept } = this.#here!;
    const next = kept.table.next ?? (await againHere(pkg, kept));
    if (kept.table.next === null) await this.#actAs(persons(kept.table)[0], { do: 'rematch', next });
    return `/here/${next}`;
  }
}
