// The circles of a house: who may look at one, what they see of it, and who is told when something changes.
import { createHash } from 'node:crypto';
import { hashOf } from '../../fair/hash.ts';
import type { Circle, CircleLine, Store } from '../../store/store.ts';
import { isListedFor } from '../../table/card.ts';
import type { Table, Who } from '../../table/types.ts';
import type { CirclePage, SeenMember, SpokenLine } from '../../wire/circles.ts';
import type { TableCard } from '../../wire/seen.ts';
import type { PresenceName } from '../../wire/values.ts';
import type { Hub } from '../hub.ts';
import { known } from '../identity.ts';
import type { Inputs } from '../inputs.ts';
import type { Keeper } from '../keeper.ts';
import type { Lists } from '../lists.ts';
import { HttpProblem, notFound } from '../problem.ts';
import { Looking } from './looking.ts';

const MOST_TABLES = 40;
const LINES = 60;
/** What other processes hear. */
const WORD = 'circle';

export interface CirclesParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly hub: Hub;
  readonly inputs: Inputs;
  readonly lists: Lists;
}

/** Tells the people of a circle apart, and says nothing about who they are elsewhere. */
export const tagOf = (circle: string, who: Who): string => hashOf(`${circle} ${who}`).slice(0, 12);

export class Circles {
  readonly #parts: CirclesParts;
  readonly #looking = new Looking();
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #stopOverhearing: () => void;
  #tail: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(parts: CirclesParts) {
    this.#parts = parts;
    parts.hub.onOpened.add(({ circle }) => circle !== undefined && this.changed(circle));
    parts.hub.onChange.add(({ circle }) => circle !== undefined && this.#wake(circle));
    this.#stopOverhearing = parts.store.overhear((_, text) => {
      const [word, circle = '', who, presence] = text.split(' ');
      if (word !== WORD) return;
      if (who !== undefined) this.#looking.note(circle, who, presence === 'h' ? 'here' : 'away', parts.keeper.now());
      this.#wake(circle);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#stopOverhearing();
    for (const circle of this.#waiting.keys()) this.#wake(circle);
  }

  /** The circle, for one of its members; for anybody else there is none. */
  async of(id: string, who: Who): Promise<Circle> {
    const circle = await this.#parts.keeper.ask((store) => store.circle(id));
    if (circle === null || circle.members.every((member) => member.who !== who)) throw notFound();
    return circle;
  }

  async ofFounder(id: string, who: Who): Promise<Circle> {
    const circle = await this.of(id, who);
    if (circle.founder !== who) throw new HttpProblem(403, 'notFounder');
    return circle;
  }

  /** Whether they may open a table for it. */
  async isMember(id: string, who: Who): Promise<boolean> {
    return (await this.#parts.keeper.ask((store) => store.circlesOf(who))).includes(id);
  }

  /** Something about it has changed: whoever looks at its page hears of it, in whatever process. */
  changed(id: string): void {
    this.#wake(id);
    this.#whisper(`${WORD} ${id}`);
  }

  /** One after the other: asking for many things at once counts the same as waiting for each. */
  inOrder<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job);
    this.#tail = result.catch(() => {});
    return result;
  }

  look(id: string, who: Who, presence: Exclude<PresenceName, 'gone'>): void {
    if (this.#looking.note(id, who, presence, this.#parts.keeper.now())) this.#wake(id);
    if (presence === 'here') this.#parts.inputs.lookAt(id, who);
    this.#whisper(`${WORD} ${id} ${who} ${presence === 'here' ? 'h' : 'a'}`);
  }

  presenceOf(id: string, who: Who): PresenceName {
    return this.#looking.of(id, who, this.#parts.keeper.now());
  }

  gone(id: string, who: Who): void {
    this.#looking.leave(id, who);
    this.changed(id);
  }

  async tables(id: string, who: Who): Promise<TableCard[]> {
    const { keeper, lists } = this.#parts;
    return await lists.cards(await keeper.ask((store) => store.circleTables(id, MOST_TABLES)), who);
  }

  /** All of it as this member may see it; after `milliseconds` at the latest, if they know it as it is. */
  async page(id: string, who: Who, origin: string, wait: { readonly known: string; readonly milliseconds: number }) {
    const first = await this.#pageOf(id, who, origin);
    if (first.version !== wait.known || wait.milliseconds === 0 || this.#isClosed) return first;
    await this.#news(id, wait.milliseconds);
    return await this.#pageOf(id, who, origin);
  }

  async #pageOf(id: string, who: Who, origin: string): Promise<CirclePage> {
    const { keeper } = this.#parts;
    const circle = await this.of(id, who);
    const { name, code, call, houseRules, isRated, createdAt, founder, members } = circle;
    const isFounder = who === founder;
    const gists = await this.#parts.lists.gists(await keeper.ask((store) => store.circleTables(id, MOST_TABLES)));
    const playing = gists.filter((gist) => gist.shared.phase === 'playing' && isListedFor(gist, who));
    const removed = isFounder ? await keeper.ask((store) => store.removedFrom(id)) : [];
    const page = {
      id,
      name,
      link: `${origin}/c/${code}`,
      ...{ call, houseRules, isRated, createdAt },
      wantsNotices: members.find((member) => member.who === who)!.wantsNotices,
      members: members.map(
        (member): SeenMember => ({
          tag: tagOf(id, member.who),
          name: member.name,
          seal: known({ ...member, createdAt: 0 }).seal!,
          since: member.since,
          isFounder: member.who === founder,
          isYou: member.who === who,
          presence: this.presenceOf(id, member.who),
          plays: playing.find(({ whos }) => whos.includes(member.who))?.id ?? null,
        }),
      ),
      removed: removed.map((one) => ({ tag: tagOf(id, one.who), name: one.name })),
      tables: await this.tables(id, who),
      ...(await this.lines(id, null)),
    };
    return { ...page, version: createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 16) };
  }

  async lines(id: string, before: string | null): Promise<{ lines: SpokenLine[]; hasEarlier: boolean }> {
    const found = await this.#parts.keeper.ask((store) => store.circleLines(id, before, LINES + 1));
    const seen = ({ id: line, at, name, who, text }: CircleLine): SpokenLine => ({
      id: line,
      at,
      name,
      tag: who === null ? null : tagOf(id, who),
      text,
    });
    return { lines: found.slice(0, LINES).map(seen).reverse(), hasEarlier: found.length > LINES };
  }

  #whisper(text: string): void {
    if (!this.#isClosed) this.#parts.store.whisper(text).catch(() => {}); // the others ask again soon
  }

  #wake(id: string): void {
    const all = this.#waiting.get(id);
    this.#waiting.delete(id);
    for (const wake of all ?? []) wake();
  }

  async #news(id: string, milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all.add(resolve));
    const timer = setTimeout(resolve, milliseconds);
    await promise;
    clearTimeout(timer);
    all.delete(resolve);
    if (all.size === 0 && this.#waiting.get(id) === all) this.#waiting.delete(id);
  }
}

/** The circle of a table, if this person may still open tables for it. */
export async function circleFor(
  circles: Circles,
  { circle }: Pick<Table, 'circle'>,
  who: Who,
): Promise<{ circle?: string }> {
  return circle !== undefined && (await circles.isMember(circle, who)) ? { circle } : {};
}
