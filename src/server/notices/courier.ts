// Brings people news of their tables: what they want to hear of, when they want to hear it, and never more than a little.
import type { GamePackage } from '../../games/index.ts';
import type { Acting } from '../../table/doing.ts';
import type { Table, Who } from '../../table/types.ts';
import { textsOf } from '../../text/package.ts';
import type { NewsKind } from '../../wire/values.ts';
import type { Hub } from '../hub.ts';
import { freshId } from '../identity.ts';
import type { Inputs } from '../inputs.ts';
import type { Keeper } from '../keeper.ts';
import type { Metrics } from '../metrics.ts';
import { onlyThis } from '../only-this.ts';
import type { ServerSettings } from '../settings.ts';
import { tellCircle } from './circle.ts';
import { type Way, waysOf } from './delivery.ts';
import { happened, isStillNews } from './happened.ts';
import { digestAt, quietUntil } from './hours.ts';
import { type Wanted, wantedBy } from './kept.ts';
import { type Notice, newsNotice, severalNotice } from './notice.ts';
import { isFine } from './outside.ts';
import { PILES, type PiledLine, type PileName, pileUp, takePile } from './piles.ts';

/** The same kind of news of the same table, at most this often: whoever asks and withdraws all day tells nobody. */
const SAME_AGAIN = 15 * 60_000;
const NUDGE_AGAIN = 9 * 60_000;
/** News to one person in an hour, from all tables together. */
const MOST_NEWS = 12;
const HOUR = 3600_000;
const PAGE = 200;

export interface CourierParts {
  readonly hub: Hub;
  readonly inputs: Inputs;
  readonly keeper: Keeper;
  readonly settings: ServerSettings;
  readonly metrics: Metrics;
}

export class Courier {
  readonly #parts: CourierParts;
  readonly #doing = new Set<Promise<void>>();
  #look: NodeJS.Timeout | undefined;
  #isLooking = false;
  #isClosed = false;

  constructor(parts: CourierParts) {
    this.#parts = parts;
    // Only the process that has done it hears of it: each piece of news is brought once.
    parts.hub.onDone.add((before, after, by) => this.#see(before, after, by));
    parts.hub.onOpened.add((table) => this.#seeOpened(table));
  }

  /** Looks again and again for what has waited long enough. */
  begin(): void {
    this.#look = setInterval(() => this.#begin(this.#deliverDue()), this.#parts.settings.lookEvery);
    this.#look.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#look);
    await Promise.all(this.#doing);
  }

  /** The ways by which somebody hears of this at once: mail only if they have not asked for one a day. */
  async waysNow(who: Who, wanted: Wanted, line: PiledLine): Promise<Way[]> {
    const { keeper, settings } = this.#parts;
    const ways = waysOf(wanted, keeper, settings);
    if (wanted.digest === null || !ways.some(({ kind }) => kind === 'mail')) return ways;
    await pileUp(keeper, who, 'digest', line, digestAt(wanted.digest, wanted.zone, keeper.now()));
    return ways.filter(({ kind }) => kind !== 'mail');
  }

  #begin(work: Promise<void>): void {
    const doing = work.catch(() => {}); // the store does not answer
    this.#doing.add(doing);
    void doing.finally(() => this.#doing.delete(doing));
  }

  #see(before: Table, after: Table, by: Acting['by']): void {
    if (this.#isClosed) return;
    for (const { kind, who, next } of happened(before, after))
      if (!('who' in by && by.who === who)) this.#begin(this.#bring(who, { kind, table: next ?? after.id }, after.id));
  }

  /** A table of a circle with room for others: one notice to all of its members who want it. */
  #seeOpened({ id, circle, host, chairs }: Table): void {
    const isForOthers = chairs.some(({ kind, name }) => kind === 'open' && name === ''); // not kept for the players of before
    if (circle === undefined || this.#isClosed || !isForOthers) return;
    this.#begin(
      tellCircle(this.#parts.keeper, circle, host, (who) => this.#bring(who, { kind: 'circle', table: id }, circle)),
    );
  }

  /** `at`: the table where they would see it themselves. */
  async #bring(who: Who, line: PiledLine, at: string): Promise<void> {
    const { keeper, inputs, metrics } = this.#parts;
    const wanted = await wantedBy(keeper, who);
    const isWanted = wanted.push.length > 0 || wanted.mail !== null || wanted.hook !== null;
    if (!isWanted || wanted.off.includes(line.kind) || (await inputs.isLooking(at, who))) return;
    if (!(await this.#isLittle(who, line))) return metrics.count('notices', `way="any",ended="enough"`);
    const ways = await this.waysNow(who, wanted, line);
    const quiet = quietUntil(wanted, keeper.now());
    if (ways.length === 0) return;
    if (quiet !== null) return await pileUp(keeper, who, 'later', line, quiet);
    await this.#send(wanted, ways, [line]);
  }

  /** Nobody makes us write often to somebody. */
  async #isLittle(who: Who, { kind, table }: PiledLine): Promise<boolean> {
    const { keeper } = this.#parts;
    const now = keeper.now();
    const holder = freshId();
    const claim = (what: string, lasts: number): Promise<boolean> =>
      keeper.ask((store) => store.claim(what, holder, now, now + lasts));
    if (!(await claim(`news ${kind} ${table} ${who}`, kind === 'nudge' ? NUDGE_AGAIN : SAME_AGAIN))) return false;
    for (let slot = 0; slot < MOST_NEWS; slot++) if (await claim(`news ${slot} ${who}`, HOUR)) return true;
    return false;
  }

  async #send(wanted: Wanted, ways: readonly Way[], lines: readonly PiledLine[]): Promise<void> {
    const { metrics } = this.#parts;
    const said = await Promise.all(lines.map((line) => this.#noticeOf(wanted, line)));
    const notices = said.filter((notice) => notice !== null);
    if (notices.length === 0) return;
    const notice = notices.length === 1 ? notices[0] : severalNotice(wanted.language, notices, `${wanted.origin}/`);
    await Promise.all(
      ways.map(async ({ kind, send }) => {
        const sent = await send(notice);
        metrics.count('notices', `way="${kind}",ended="${isFine(sent) ? 'sent' : 'failed'}"`);
      }),
    );
  }

  /** null: the table is gone. */
  async #noticeOf({ language, origin }: Wanted, { kind, table }: PiledLine): Promise<Notice | null> {
    const pkg = await this.#gameOf(table);
    return pkg && newsNotice(language, kind, textsOf(pkg, language).title, `${origin}/t/${table}`);
  }

  async #gameOf(id: string): Promise<GamePackage | null> {
    return await this.#parts.hub.load(id).then(
      ({ pkg }) => pkg,
      () => null,
    );
  }

  async #deliverDue(): Promise<void> {
    const { keeper, settings } = this.#parts;
    if (this.#isLooking || this.#isClosed) return;
    this.#isLooking = true;
    try {
      for (const name of PILES)
        for (let after = ''; !this.#isClosed; ) {
          const found = await keeper.ask((store) => store.personals(name, after, PAGE));
          const due = found.filter(({ value }) => (JSON.parse(value) as { due: number }).due <= keeper.now());
          for (const { who } of due)
            await this.#deliver(who, name).catch((error) => onlyThis(settings, 'notices', name, error));
          if (found.length < PAGE) break;
          after = found.at(-1)!.who;
        }
    } finally {
      this.#isLooking = false;
    }
  }

  /** What has waited, as far as it is still news. */
  async #deliver(who: Who, name: PileName): Promise<void> {
    const { keeper, settings } = this.#parts;
    const now = keeper.now();
    const wanted = await wantedBy(keeper, who);
    const quiet = name === 'later' ? quietUntil(wanted, now) : null;
    const pile = await takePile(keeper, who, name, now);
    if (pile === null) return;
    if (quiet !== null) {
      for (const line of pile.lines) await pileUp(keeper, who, name, line, quiet);
      return;
    }
    const isMail = name === 'digest';
    const ways = waysOf(wanted, keeper, settings).filter(
      ({ kind }) => (kind === 'mail') === isMail || isAll(wanted, name),
    );
    const lines: PiledLine[] = [];
    for (const line of pile.lines) if (await this.#isStill(who, line, wanted.off)) lines.push(line);
    await this.#send(wanted, ways, lines);
  }

  async #isStill(who: Who, { kind, table }: PiledLine, off: readonly NewsKind[]): Promise<boolean> {
    if (off.includes(kind)) return false;
    const loaded = await this.#parts.hub.load(table).catch(() => null);
    return loaded !== null && isStillNews(loaded.pkg, loaded.table, who, kind);
  }
}

/** After quiet hours mail comes too, if it does not come once a day. */
const isAll = ({ digest }: Wanted, name: PileName): boolean => name === 'later' && digest === null;
