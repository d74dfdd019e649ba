// Tells people that it is their turn: once a turn, whatever the number of processes; nobody who is looking, or has just moved.
import { randomBytes } from 'node:crypto';
import type { GamePackage } from '../../games/index.ts';
import type { Seat } from '../../kernel/types.ts';
import { clockOf } from '../../table/clock.ts';
import { persons, plays } from '../../table/doing.ts';
import { waitsFor } from '../../table/seen.ts';
import type { Table, Who } from '../../table/types.ts';
import type { Hub } from '../hub.ts';
import type { Keeper } from '../keeper.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerSettings } from '../settings.ts';
import { keepWanted, type Wanted, wantedBy } from './kept.ts';
import { isFine, type Sent } from './outside.ts';
import { sendHook, sendMail, sendPush } from './ways.ts';
import { type Notice, turnNotice } from './words.ts';

const JUST_MOVED = 120_000;
/** At a live table somebody may be on the way back. */
const LIVE_AFTER = 60_000;
const AFTER = 5000;
/** A process where the person is looking says so before the others write to him. */
const LOOKING_FIRST = 2000;
/** Longer than any turn is talked about. */
const TOLD_LASTS = 60 * 24 * 3600_000;
const MOST_REMEMBERED = 10_000;
/** A push service that says so does not know the device any more. */
const GONE: readonly number[] = [404, 410];

export interface NoticeParts {
  readonly hub: Hub;
  readonly keeper: Keeper;
  readonly settings: ServerSettings;
  readonly metrics: Metrics;
}

interface Plan {
  readonly turn: number;
  readonly callOff: () => void;
}

export class Notices {
  readonly #parts: NoticeParts;
  readonly #holder = randomBytes(12).toString('base64url');
  /** By table and seat: what is going to be looked at, and the last turn that is dealt with. */
  readonly #plans = new Map<string, Plan>();
  readonly #done = new Map<string, number>();
  readonly #sending = new Set<Promise<void>>();
  #isClosed = false;

  constructor(parts: NoticeParts) {
    this.#parts = parts;
    parts.hub.onChange.add((table, pkg) => this.#see(table, pkg));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { callOff } of this.#plans.values()) callOff();
    await Promise.all(this.#sending);
  }

  #see(table: Table, pkg: GamePackage): void {
    const waits = waitsFor(pkg, table);
    for (const seat of table.chairs.keys()) {
      const key = `${table.id} ${seat}`;
      const { turn, askedAt } = clockOf(table, seat);
      const plan = this.#plans.get(key);
      if (plan !== undefined && plan.turn === turn && askedAt !== null) continue;
      plan?.callOff();
      this.#plans.delete(key);
      if (this.#isClosed || askedAt === null || plays(table, seat) !== 'person') continue;
      if (this.#done.get(key) !== turn) this.#plan(table, seat, waits);
    }
  }

  #plan(table: Table, seat: Seat, waits: readonly Seat[]): void {
    const { hub, settings } = this.#parts;
    const now = settings.clock.now();
    const { turn, askedAt, movedAt } = clockOf(table, seat);
    const hasJustMoved = movedAt !== null && askedAt! - movedAt < JUST_MOVED;
    // Who moved and chooses again with all the others is told when they are done and he is not.
    const isLateLast = isLast(table, waits, seat) && now - askedAt! >= JUST_MOVED;
    if (hasJustMoved && !isLateLast) return;
    const from = isLateLast ? now : askedAt!;
    const at = Math.max(now, from + (table.pace === 'live' ? LIVE_AFTER : AFTER));
    const who = table.chairs[seat].who as Who;
    const time = hub.isLooking(table.id, who) ? at - LOOKING_FIRST : at;
    const key = `${table.id} ${seat}`;
    const callOff = settings.clock.at(time, () => {
      this.#plans.delete(key);
      const sending = this.#decide(table.id, seat, turn).catch(() => {}); // the store does not answer
      this.#sending.add(sending);
      void sending.finally(() => this.#sending.delete(sending));
    });
    this.#plans.set(key, { turn, callOff });
  }

  async #decide(id: string, seat: Seat, turn: number): Promise<void> {
    const { hub, keeper, settings } = this.#parts;
    if (this.#isClosed) return;
    const { table, pkg } = await hub.load(id);
    const clock = clockOf(table, seat);
    if (clock.turn !== turn || clock.askedAt === null || plays(table, seat) !== 'person') return;
    const now = settings.clock.now();
    const who = table.chairs[seat].who as Who;
    const isLooking = hub.isLooking(id, who);
    if (!isLooking && clock.movedAt !== null && now - clock.movedAt < JUST_MOVED) return;
    if (clock.holiday !== null && clock.holiday.until > now) return;
    const wanted = await wantedBy(keeper, who);
    if (!(await this.#isOurs(id, seat, turn, now)) || isLooking) return;
    const waits = waitsFor(pkg, table);
    const notice = turnNotice(wanted.language, {
      game: pkg.texts[wanted.language].title,
      others: persons(table).flatMap((other) => (other === seat ? [] : [table.chairs[other].name])),
      isLast: isLast(table, waits, seat),
      link: `${wanted.origin}/t/${id}`,
    });
    await this.#send(who, wanted, notice);
  }

  /** Of all processes, one deals with a turn. */
  async #isOurs(id: string, seat: Seat, turn: number, now: number): Promise<boolean> {
    const key = `${id} ${seat}`;
    this.#done.delete(key);
    this.#done.set(key, turn);
    if (this.#done.size > MOST_REMEMBERED) this.#done.delete(this.#done.keys().next().value!);
    const holder = `${this.#holder} ${now}`;
    return await this.#parts.keeper.ask((store) => store.claim(`notice ${key} ${turn}`, holder, now, now + TOLD_LASTS));
  }

  async #send(who: Who, wanted: Wanted, notice: Notice): Promise<void> {
    const { keeper, settings, metrics } = this.#parts;
    const { push, mail, hook, language, origin } = wanted;
    const count = (way: string, sent: Sent): Sent => {
      metrics.count('notices', `way="${way}",ended="${isFine(sent) ? 'sent' : 'failed'}"`);
      return sent;
    };
    const pushed = await Promise.all(
      push.map(async (device) => count('push', await sendPush(device, notice, keeper, settings))),
    );
    if (mail?.isConfirmed === true) count('mail', await sendMail(mail, notice, language, origin, settings));
    if (hook !== null) count('hook', await sendHook(hook, notice, settings));
    const kept = push.filter((_, i) => !isGone(pushed[i]));
    if (kept.length < push.length) {
      const latest = await wantedBy(keeper, who);
      const gone = push.filter((device) => !kept.includes(device)).map(({ endpoint }) => endpoint);
      await keepWanted(keeper, who, {
        ...latest,
        push: latest.push.filter(({ endpoint }) => !gone.includes(endpoint)),
      });
    }
  }
}

const isGone = (sent: Sent): boolean => 'status' in sent && GONE.includes(sent.status);

/** While all choose at once: the others have. */
const isLast = ({ journal }: Table, waits: readonly Seat[], seat: Seat): boolean =>
  (journal?.state.lanes.length ?? 0) > 1 && waits.length === 1 && waits[0] === seat;
