// Who is looking at a table, and what each has been told.
import type { GamePackage } from '../games/index.ts';
import type { Seat } from '../kernel/types.ts';
import { besideAt } from '../table/beside.ts';
import { seatOf } from '../table/doing.ts';
import { seatOfKey } from '../table/seat-key.ts';
import { type Common, common, seen, seenLog } from '../table/seen.ts';
import type { Trying } from '../table/trying.ts';
import type { Entry, Seen, SeenEntry, Table, Who } from '../table/types.ts';
import type { ServerMessage } from '../wire/messages.ts';
import type { LogPage } from '../wire/tables.ts';
import type { PresenceName } from '../wire/values.ts';
import { PAGE } from './log.ts';
import { frameOf } from './outbox.ts';
import { Updates } from './updates.ts';

/** Somebody looking at a table. `base` is what they have been sent, `held` the log lines that can wait. */
export interface Onlooker {
  readonly who: Who | null;
  /** They came with a seat's key, known by this hash, and must go (`turnAway`) when it no longer opens the seat. */
  readonly seatKey?: string;
  turnAway?(): void;
  /** A text, or a whole frame (`outbox.ts`), which all who are sent the same share. */
  send(message: string | Buffer): void;
  /** False: the page is open, but covered or in another tab. */
  isLooking?: boolean;
  /** When there was last input, as far as the page has said. */
  lookedAt?: number;
  /** The others have been told of something that they are trying. */
  isTrying?: boolean;
  base: Seen | null;
  /** The part of `base` that is the same for everybody. */
  common?: Common | null;
  held: SeenEntry[];
}

const MOST_HELD = 50;

/** Nobody goes on looking with a revoked key. */
export function turnAway(viewers: Iterable<Onlooker>, table: Table): void {
  for (const viewer of viewers) {
    const { seatKey, who } = viewer;
    if (seatKey === undefined) continue;
    const seat = seatOfKey(table, seatKey);
    if (seat === null || table.chairs[seat].who !== who) viewer.turnAway?.();
  }
}

/** How one state of a table looks to whom: everybody who may know the same shares one document. */
export class Showing {
  readonly #pkg: GamePackage;
  readonly #table: Table;
  readonly #seen = new Map<string, Seen>();
  #common: Common | null = null;
  #forWatchers: Promise<Buffer> | null = null;

  constructor(pkg: GamePackage, table: Table) {
    this.#pkg = pkg;
    this.#table = table;
  }

  get common(): Common {
    this.#common ??= common(this.#pkg, this.#table);
    return this.#common;
  }

  /** Whether seats and watchers count differently. */
  get hasOwnNumbers(): boolean {
    return this.#table.unseen.length > 0;
  }

  /**
   * Everything a viewer may know, with the last lines after `from`. Watchers who have seen nothing yet all get the same
   * message: it is made once.
   */
  async whole(who: Who | null, from: number, read: (you: Seat | null) => Promise<LogPage>): Promise<Buffer> {
    const seen = this.to(who);
    const make = async () => bytesOf({ type: 'table', seen, ...(await read(seen.you)) });
    if (seen.you !== null || seen.isHost || from > Math.max(0, seen.seq - PAGE)) return await make();
    this.#forWatchers ??= make();
    try {
      return await this.#forWatchers;
    } catch (error) {
      this.#forWatchers = null; // the next one may have more luck
      throw error;
    }
  }

  /** Everything, without log lines. */
  bare(who: Who | null): Buffer {
    const seen = this.to(who);
    return bytesOf({ type: 'table', seen, from: seen.seq, log: [] });
  }

  /** Whoever has the same eyes sees the same. */
  #eyesOf(who: Who | null): string {
    const isSecond = who !== null && besideAt(this.#table, who) !== null;
    return `${who === null ? null : seatOf(this.#table, who)} ${who === this.#table.host} ${isSecond}`;
  }

  to(who: Who | null): Seen {
    const key = this.#eyesOf(who);
    let made = this.#seen.get(key);
    if (made === undefined) {
      made = seen(this.#pkg, this.#table, who, this.common);
      this.#seen.set(key, made);
    }
    return made;
  }
}

const bytesOf = (message: ServerMessage): Buffer => frameOf(JSON.stringify(message));

/** Brings a viewer up to date with everything: `message` is what `Showing` has for them. */
export function sendAll(viewer: Onlooker, shown: Showing, message: Buffer): void {
  viewer.base = shown.to(viewer.who);
  viewer.common = shown.common;
  viewer.held = [];
  viewer.send(message);
}

/**
 * Tells every viewer what the new entries have changed for them. Returns those who have sat down or got up and whose numbers
 * are different from now on: they have to be told everything, from the beginning.
 */
export function sendChanges(viewers: Iterable<Onlooker>, shown: Showing, entries: readonly Entry[]): Onlooker[] {
  const lost: Onlooker[] = [];
  const written = new Map<string, Buffer>(); // watchers with the same past get the same message
  const updates = new Updates();
  for (const viewer of viewers) {
    const { base } = viewer;
    if (base === null) continue;
    const now = shown.to(viewer.who);
    if (base.you !== now.you && shown.hasOwnNumbers) {
      viewer.base = null;
      lost.push(viewer);
      continue;
    }
    const log = [...viewer.held, ...seenLog(entries, now.you)];
    const [before, after] = [base, now].map(({ you, isHost, isSecond }) => `${you} ${isHost} ${isSecond}`);
    const key = `${before} ${base.seq} ${after} ${log.length}`;
    let message = written.get(key);
    if (message === undefined) {
      const found = updates.between({ seen: base, common: viewer.common ?? null }, { seen: now, common: shown.common });
      if (found.isQuiet && canWait(log)) {
        viewer.held = log; // its number comes with the next change
        continue;
      }
      message = updates.message(base.seq, now.seq, found, log);
      written.set(key, message);
    }
    viewer.base = now;
    viewer.common = shown.common;
    viewer.held = [];
    viewer.send(message);
  }
  return lost;
}

/**
 * What a seat is trying goes to everybody else who knows the position, but to no program: those are given what counts. Whoever
 * can still take back their own choice does not see what the next one would make of it.
 */
export function sendTried(viewers: Iterable<Onlooker>, told: Pick<Trying, 'seat'> | Trying): void {
  const message = bytesOf({ type: 'try', ...told });
  for (const { base, seatKey, send } of viewers)
    if (base !== null && base.you !== told.seat && !base.canUndo && seatKey === undefined) send(message);
}

/** Who is there; programs are given what counts. */
export function sendPresence(viewers: Iterable<Onlooker>, seats: (PresenceName | null)[]): void {
  const message = bytesOf({ type: 'presence', seats });
  for (const { base, seatKey, send } of viewers) if (base !== null && seatKey === undefined) send(message);
}

/** Lines that tell nobody anything: they can wait for the next change. */
const canWait = (log: readonly SeenEntry[]): boolean =>
  log.length < MOST_HELD && log.every(({ events, chat }) => events.length === 0 && chat === undefined);
