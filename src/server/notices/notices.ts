// Tells people that it is their turn: once per turn, however many processes there are, and once more when a quarter of their time
// is left; never somebody who is looking, and somebody who has just done something only after a quiet while.
// What fails for a passing reason is tried again while the turn lasts.

import { randomBytes } from 'node:crypto';
import type { Seat } from '../../kernel/types.ts';
import { clockOf, isSlow, seenClock } from '../../table/clock.ts';
import { persons, plays } from '../../table/doing.ts';
import { waitsFor } from '../../table/seen.ts';
import type { Table, Who } from '../../table/types.ts';
import { textsOf } from '../../text/package.ts';
import type { Loaded } from '../live-table.ts';
import { onlyThis } from '../only-this.ts';
import { Courier, type CourierParts } from './courier.ts';
import { isGone, mayPass, PAUSES, type Way, waysOf } from './delivery.ts';
import { quietUntil } from './hours.ts';
import { keepWanted, type Wanted, wantedBy } from './kept.ts';
import { turnNotice } from './notice.ts';
import { isFine } from './outside.ts';

/** Somebody who did something this recently is still there, and sees it. */
const PRESENT_FOR = 120_000;
/** At a live table somebody may be on the way back. */
const LIVE_AFTER = 60_000;
const AFTER = 5000;
/** A process where the person is looking says so before the others write to them. */
const LOOKING_FIRST = 2000;
/** Whoever can take a turn back and end it anew does not have us write each time to somebody who has done nothing since. */
const AGAIN = 15 * 60_000;
/** The part of somebody's time that has passed when they are reminded. */
const PASSED = 3 / 4;
/** Longer than any turn matters. */
const TOLD_LASTS = 60 * 24 * 3600_000;
const MOST_REMEMBERED = 10_000;
const PAGE = 500;

/** A turn is told when it begins, and when time is running out. */
const KINDS = ['turn', 'reminder'] as const;

/** Somebody to be told of their turn. */
interface Due {
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
  readonly seat: Seat;
  readonly turn: number;
  readonly who: Who;
}

interface Plan {
  readonly turn: number;
  readonly at: number;
  readonly callOff: () => void;
}

/** A turn that was dealt with: when, and when its person had last done something. */
interface Done {
  readonly turn: number;
  readonly at: number;
  readonly moved: number;
}

export class Notices {
  readonly #parts: CourierParts;
  readonly #courier: Courier;
  readonly #holder = randomBytes(12).toString('base64url');
  /** By table and seat: what is planned, and the last turn that was dealt with. */
  readonly #plans = new Map<string, Plan>();
  readonly #done = new Map<string, Done>();
  /** By table: the seats that it asked when it was last seen, a bit each. */
  readonly #asked = new Map<string, number>();
  readonly #doing = new Set<Promise<void>>();
  #isClosed = false;

  constructor(parts: CourierParts) {
    this.#parts = parts;
    this.#courier = new Courier(parts);
    parts.hub.onChange.add((table) => this.#see(table));
  }

  /** Plans end with the process that made them: every table where time is running is looked at once. */
  async begin(): Promise<void> {
    const { hub, keeper, settings } = this.#parts;
    this.#courier.begin();
    for (let after = ''; !this.#isClosed; ) {
      const ids = await keeper.ask((store) => store.dueTables(Number.MAX_SAFE_INTEGER, PAGE, after));
      for (const id of ids) await hub.load(id).catch((error) => onlyThis(settings, 'notices', id, error));
      if (ids.length < PAGE) return;
      after = ids.at(-1)!;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { callOff } of this.#plans.values()) callOff();
    await Promise.all(this.#doing);
    await this.#courier.close();
  }

  #see(table: Table): void {
    const before = this.#asked.get(table.id) ?? 0;
    const kinds = isSlow(table) ? KINDS : ['turn' as const]; // nobody is reminded where the others sit there waiting
    let asked = 0;
    for (const seat of table.chairs.keys()) {
      const { turn, askedAt } = clockOf(table, seat);
      const bit = 1 << seat;
      if (askedAt !== null) asked |= bit;
      else if ((before & bit) === 0) continue; // nothing is planned for those who were not asked
      for (const kind of kinds) {
        const due = { kind, id: table.id, seat, turn, who: table.chairs[seat].who as Who };
        const key = keyOf(due);
        const done = this.#done.get(key);
        const at = askedAt === null ? null : timeAgain(table, due, askedAt, done);
        const plan = this.#plans.get(key);
        const isAsPlanned = plan?.turn === turn && (kind === 'turn' || plan.at === at);
        if (plan !== undefined && isAsPlanned && at !== null) continue;
        plan?.callOff();
        this.#plans.delete(key);
        if (this.#isClosed || at === null || plays(table, seat) !== 'person') continue;
        if (done?.turn !== turn) this.#planDecision(at, due);
      }
    }
    if (asked === 0) this.#asked.delete(table.id);
    else this.#asked.set(table.id, asked);
  }

  #planDecision(at: number, due: Due): void {
    const { hub, settings } = this.#parts;
    const time = Math.max(settings.clock.now(), at);
    const isFirst = due.kind === 'turn' && hub.isLooking(due.id, due.who);
    this.#planAt(isFirst ? time - LOOKING_FIRST : time, due, (one) => this.#decide(one), at);
  }

  /** Plans are cancelled when the turn is over. */
  #planAt(time: number, due: Due, what: (due: Due) => Promise<void>, at = time): void {
    const callOff = this.#parts.settings.clock.at(time, () => {
      this.#plans.delete(keyOf(due));
      const doing = what(due).catch(() => {}); // the store does not answer
      this.#doing.add(doing);
      void doing.finally(() => this.#doing.delete(doing));
    });
    this.#plans.set(keyOf(due), { turn: due.turn, at, callOff });
  }

  /** The table, if it is still waiting for them in this turn. */
  async #waiting({ id, seat, turn, who }: Due): Promise<Loaded | null> {
    if (this.#isClosed) return null;
    const loaded = await this.#parts.hub.loadFresh(id);
    const { table } = loaded;
    const { turn: turnNow, askedAt, holiday } = clockOf(table, seat);
    const isHis = plays(table, seat) === 'person' && table.chairs[seat].who === who;
    const isAway = holiday !== null && holiday.until > this.#parts.settings.clock.now();
    return turnNow === turn && askedAt !== null && isHis && !isAway ? loaded : null;
  }

  async #decide(due: Due): Promise<void> {
    const { hub, settings } = this.#parts;
    const loaded = await this.#waiting(due);
    if (loaded === null) return;
    const now = settings.clock.now();
    const isLooking = hub.isLooking(due.id, due.who);
    const quiet = quietAt(loaded.table, due.seat);
    if (!isLooking && quiet > now) {
      const isPlanned = this.#plans.has(keyOf(due)); // seen meanwhile
      if (!isPlanned && !this.#isClosed) this.#planDecision(quiet, due);
      return;
    }
    if (!isLooking && (await this.#isUnwelcome(due, (one) => this.#decide(one)))) return;
    if (!(await this.#isOurs(due, loaded.table, now))) return;
    if (isLooking) this.#tellLater(due);
    else await this.#tellAll(due, loaded);
  }

  /** Somebody who looked when their turn began may have gone since: it is ours to tell them then. */
  #tellLater(due: Due): void {
    const { hub, settings } = this.#parts;
    if (this.#isClosed || this.#plans.has(keyOf(due))) return;
    this.#planAt(settings.clock.now() + PRESENT_FOR, due, async () => {
      const loaded = await this.#waiting(due);
      if (loaded === null) return;
      if (hub.isLooking(due.id, due.who)) this.#tellLater(due);
      else await this.#tellAll(due, loaded);
    });
  }

  async #tellAll(due: Due, loaded: Loaded): Promise<void> {
    const { keeper } = this.#parts;
    const again = async (one: Due): Promise<void> => {
      const then = await this.#waiting(one);
      if (then !== null && !this.#parts.hub.isLooking(one.id, one.who)) await this.#tellAll(one, then);
    };
    if (await this.#isUnwelcome(due, again)) return;
    const wanted = await wantedBy(keeper, due.who);
    const ways = await this.#courier.waysNow(due.who, wanted, { kind: due.kind, table: due.id });
    await this.#tell(due, loaded, wanted, ways, 0);
  }

  /** They do not want to be told of this, or not now: what is to happen when their quiet hours end is planned. */
  async #isUnwelcome(due: Due, then: (due: Due) => Promise<void>): Promise<boolean> {
    const { keeper, settings } = this.#parts;
    const wanted = await wantedBy(keeper, due.who);
    if (wanted.off.includes(due.kind)) return true;
    const until = quietUntil(wanted, settings.clock.now());
    if (until === null) return false;
    if (!this.#isClosed && !this.#plans.has(keyOf(due))) this.#planAt(until, due, then);
    return true;
  }

  /** Another try on the ways that failed, if they are still wanted. Somebody who is looking at the table by now knows. */
  async #tryAgain(due: Due, to: readonly string[], tries: number): Promise<void> {
    const { hub, keeper, settings } = this.#parts;
    const loaded = await this.#waiting(due);
    if (loaded === null || hub.isLooking(due.id, due.who)) return;
    const wanted = await wantedBy(keeper, due.who);
    const ways = waysOf(wanted, keeper, settings).filter((way) => to.includes(way.to));
    await this.#tell(due, loaded, wanted, ways, tries);
  }

  /** Among all processes, one deals with a turn. */
  async #isOurs(due: Due, table: Table, now: number): Promise<boolean> {
    const key = keyOf(due);
    this.#done.delete(key);
    this.#done.set(key, { turn: due.turn, at: now, moved: movedIn(table, due.seat) });
    if (this.#done.size > MOST_REMEMBERED) this.#done.delete(this.#done.keys().next().value!);
    const holder = `${this.#holder} ${now}`;
    return await this.#parts.keeper.ask((store) =>
      store.claim(`notice ${key} ${due.turn}`, holder, now, now + TOLD_LASTS),
    );
  }

  async #tell(due: Due, { table, pkg }: Loaded, wanted: Wanted, ways: readonly Way[], tries: number): Promise<void> {
    const { settings, metrics } = this.#parts;
    const { id, seat, who, kind } = due;
    const { until } = seenClock(table, seat) ?? { until: null };
    const notice = turnNotice(wanted.language, {
      game: textsOf(pkg, wanted.language).title,
      others: persons(table).flatMap((other) => (other === seat ? [] : [table.chairs[other].name])),
      isLast: isLast(table, waitsFor(pkg, table), seat),
      ...(kind === 'reminder' && until !== null && { left: Math.max(0, until - settings.clock.now()) }),
      link: `${wanted.origin}/t/${id}`,
    });
    const pause = PAUSES[tries];
    const gone: string[] = [];
    const again: string[] = [];
    await Promise.all(
      ways.map(async ({ kind, to, send }) => {
        const sent = await send(notice);
        if (pause !== undefined && mayPass(kind, sent)) return again.push(to);
        if (isGone(kind, sent)) gone.push(to);
        metrics.count('notices', `way="${kind}",ended="${isFine(sent) ? 'sent' : 'failed'}"`);
      }),
    );
    const isNext = this.#plans.has(keyOf(due)); // their next turn has begun meanwhile
    if (again.length > 0 && !isNext && !this.#isClosed)
      this.#planAt(settings.clock.now() + pause, due, (one) => this.#tryAgain(one, again, tries + 1));
    if (gone.length > 0) await this.#forget(who, gone);
  }

  async #forget(who: Who, gone: readonly string[]): Promise<void> {
    const { keeper } = this.#parts;
    const latest = await wantedBy(keeper, who);
    await keepWanted(keeper, who, {
      ...latest,
      push: latest.push.filter(({ endpoint }) => !gone.includes(endpoint)),
    });
  }
}

const keyOf = ({ kind, id, seat }: Due): string => `${id} ${seat}${kind === 'turn' ? '' : ` ${kind}`}`;

/** When somebody is to be told, at the earliest; null: not of this. */
function timeFor(table: Table, { kind, seat }: Due, askedAt: number): number | null {
  if (kind === 'turn') return Math.max(askedAt + (table.pace === 'live' ? LIVE_AFTER : AFTER), quietAt(table, seat));
  const { since, left } = clockOf(table, seat);
  return isSlow(table) && since !== null ? since + left * PASSED : null;
}

/** The same, if they have been told of a turn before and have done nothing since. */
function timeAgain(table: Table, due: Due, askedAt: number, done: Done | undefined): number | null {
  const time = timeFor(table, due, askedAt);
  const isAgain = done !== undefined && done.turn !== due.turn && done.moved === movedIn(table, due.seat);
  return time !== null && isAgain ? Math.max(time, done.at + AGAIN) : time;
}

/** When the person of a seat last did something in the game; before the game there is another question. */
const movedIn = (table: Table, seat: Seat): number =>
  table.phase === 'playing' ? (clockOf(table, seat).movedAt ?? 0) : -1;

/** When the person of a seat has been quiet long enough to be told. */
function quietAt(table: Table, seat: Seat): number {
  const { movedAt } = clockOf(table, seat);
  return movedAt === null ? 0 : movedAt + PRESENT_FOR;
}

/** While all choose at once: the others have. */
const isLast = ({ journal }: Table, waits: readonly Seat[], seat: Seat): boolean =>
  (journal?.state.lanes.length ?? 0) > 1 && waits.length === 1 && waits[0] === seat;
