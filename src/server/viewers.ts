// Who is looking at a table, and what each has been told.
import type { GamePackage } from '../games/index.ts';
import type { Seat } from '../kernel/types.ts';
import { besideAt } from '../table/beside.ts';
import { difference } from '../table/delta.ts';
import { newsBetween, type OpenNews } from '../table/difference.ts';
import { plays, seatOf } from '../table/doing.ts';
import { seatOfKey } from '../table/seat-key.ts';
import { type Common, common, joined, type Personal, personal, type Said } from '../table/seen.ts';
import type { Trying } from '../table/trying.ts';
import type { Entry, Seen, SeenEntry, Table, Who } from '../table/types.ts';
import { viewsOf } from '../table/views.ts';
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
  /** What has changed in the open part of a position comes as a tree (`table/delta.ts`). */
  readonly knowsTrees?: boolean;
  /** False: the page is open, but covered or in another tab. */
  isLooking?: boolean;
  /** When there was last input, as far as the page has said. */
  lookedAt?: number;
  /** The others have been told of something that they are trying. */
  isTrying?: boolean;
  base: Personal | null;
  /** What they have been sent that is the same for everybody. */
  common?: Common | null;
  held: readonly SeenEntry[];
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
  readonly #own = new Map<number, Personal>();
  /** Whole documents, of those who were asked for: a move asks for none. */
  #seen: Map<Personal, Seen> | null = null;
  readonly #viewFor: (you: Seat | null) => Seen['view'];
  /** What was shown before it, and what has changed since; null: nothing, or it is no longer needed. */
  #before: Showing | null;
  #news: OpenNews | null;
  #common: Common | null = null;
  #forWatchers: Promise<Buffer> | null = null;

  constructor(pkg: GamePackage, table: Table, before: Showing | null = null, news: OpenNews | null = null) {
    this.#pkg = pkg;
    this.#table = table;
    this.#before = before;
    this.#news = news;
    this.#viewFor = viewsOf(pkg, table);
  }

  /** Everybody has been told: nothing keeps the past alive. */
  forget(): void {
    this.#before = null;
    this.#news = null;
  }

  get common(): Common {
    this.#common ??= common(this.#pkg, this.#table, this.#saidBefore());
    return this.#common;
  }

  #saidBefore(): Said | undefined {
    const before = this.#before;
    return before === null || before.#common === null ? undefined : { table: before.#table, common: before.#common };
  }

  /** What has changed in the open part since it was last shown, if that is known. */
  get news(): OpenNews | null {
    return this.#news;
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
  #eyesOf(who: Who | null): number {
    const seat = who === null ? null : seatOf(this.#table, who);
    const isSecond = who !== null && besideAt(this.#table, who) !== null;
    return (seat === null ? 0 : seat + 1) * 4 + (who === this.#table.host ? 2 : 0) + (isSecond ? 1 : 0);
  }

  to(who: Who | null): Seen {
    const own = this.ownOf(who);
    this.#seen ??= new Map();
    let made = this.#seen.get(own);
    if (made === undefined) {
      made = joined(this.common, own);
      this.#seen.set(own, made);
    }
    return made;
  }

  /** What is not the same for everybody. */
  ownOf(who: Who | null): Personal {
    const key = this.#eyesOf(who);
    let made = this.#own.get(key);
    if (made === undefined) {
      const stillAsked = (you: Seat) => this.#stillAsked(key, you);
      made = personal(this.#pkg, this.#table, who, { viewFor: this.#viewFor, stillAsked });
      this.#own.set(key, made);
    }
    return made;
  }

  /** The question of before, if nothing that its options are made of has changed since: the open part and the seat's own. */
  #stillAsked(eyes: number, you: Seat): Seen['decision'] {
    const before = this.#before;
    if (before === null) return null;
    const [was, now] = [before.#table, this.#table];
    const asked = before.#own.get(eyes)?.decision ?? null;
    if (asked === null || was.journal === null || now.journal === null || now.phase !== 'playing') return null;
    if (now.journal.toConfirm !== null || plays(now, you) !== 'person') return null;
    if (now.decisionNumbers[you] !== asked.number || pendingOf(now, you) !== asked.task) return null;
    const [a, b] = [was.journal.state, now.journal.state];
    const isOpenSame = newsBetween(a.open, b.open, this.#news).kept === '';
    return isOpenSame && difference(a.own[you], b.own[you]) === undefined ? asked : null;
  }
}

/** What lies on top of a seat's stack. */
function pendingOf({ journal }: Table, seat: Seat): unknown {
  const { lanes, todo } = journal!.state;
  return (lanes.length > 0 ? lanes[seat] : todo).at(-1);
}

const bytesOf = (message: ServerMessage): Buffer => frameOf(JSON.stringify(message));

/** Brings a viewer up to date with everything: `message` is what `Showing` has for them. */
export function sendAll(viewer: Onlooker, shown: Showing, message: Buffer): void {
  viewer.base = shown.ownOf(viewer.who);
  viewer.common = shown.common;
  viewer.held = [];
  viewer.send(message);
}

/** A message to somebody who had been sent a document. */
interface Sent {
  readonly now: Personal;
  readonly held: number;
  readonly knowsTrees: boolean;
  readonly message: Buffer;
}

/**
 * Tells every viewer what the new entries have changed for them. Returns those who have sat down or got up and whose numbers
 * are different from now on: they have to be told everything, from the beginning.
 */
export function sendChanges(viewers: Iterable<Onlooker>, shown: Showing, entries: readonly Entry[]): Onlooker[] {
  const lost: Onlooker[] = [];
  const updates = new Updates(entries, shown.news);
  const sent = new Map<Personal, Sent>();
  for (const viewer of viewers) {
    const { base, held, common: before, knowsTrees = false } = viewer;
    if (base === null || before == null) continue;
    const now = shown.ownOf(viewer.who);
    if (base.you !== now.you && shown.hasOwnNumbers) {
      viewer.base = null;
      lost.push(viewer);
      continue;
    }
    const same = sent.get(base); // watchers with the same past get the same message
    const isSame = same?.now === now && same.held === held.length && same.knowsTrees === knowsTrees;
    let message = isSame ? same.message : null;
    if (message === null) {
      const found = updates.between({ own: base, common: before }, { own: now, common: shown.common }, knowsTrees);
      const lines = updates.linesFor(now.you);
      if (found.isQuiet && canWait(held.length + lines.list.length, lines.list)) {
        viewer.held = [...held, ...lines.list]; // its number comes with the next change
        continue;
      }
      message = updates.message(base.seq, now.seq, found, held, lines);
      sent.set(base, { now, held: held.length, knowsTrees, message });
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

/** Lines that tell nobody anything: they can wait for the next change, if they are not too many. */
const canWait = (all: number, lines: readonly SeenEntry[]): boolean =>
  all < MOST_HELD && lines.every(({ events, chat }) => events.length === 0 && chat === undefined);
