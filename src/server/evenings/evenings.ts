// The evenings of circles: kept in the store, changed by whoever has the latest number, and brought further whenever somebody looks or
// a table ends. Nothing depends on one process: whatever one did not finish, the next one finds undone.
import { addGuest, attend, endEvening, ended, erased, mayRun, ofMembers, plan } from '../../evening/attending.ts';
import {
  beginRound,
  type Changed,
  cannot,
  current,
  dealt,
  endCallOf,
  isRevealed,
  nextGame,
  promisePart,
  revealPart,
} from '../../evening/rounds.ts';
import type { Evening, Round } from '../../evening/types.ts';
import { freshSeed } from '../../fair/source.ts';
import { loadGame } from '../../games/index.ts';
import type { Game } from '../../kernel/types.ts';
import type { Circle, KeptEvening } from '../../store/store.ts';
import { NAMELESS } from '../../table/chat.ts';
import { isOver } from '../../table/doing.ts';
import { isSealed } from '../../table/evening.ts';
import type { Who } from '../../table/types.ts';
import type { EveningAct, NewEvening, SeenEvening } from '../../wire/evenings.ts';
import type { Services } from '../endpoint.ts';
import { type Caller, freshId } from '../identity.ts';
import { cleanName } from '../names.ts';
import { HttpProblem, notFound, tryAgain } from '../problem.ts';
import { layTable, resultOfTable } from './deal.ts';
import { openOnce } from './open.ts';
import { showEvening, tagAt } from './show.ts';

const MOST_TRIES = 20;
/** How often somebody who waits looks at what other processes have done. */
const LOOK_EVERY = 1000;

type Needed = Pick<Services, 'keeper' | 'hub' | 'settings'>;

export class Evenings {
  readonly #parts: Needed;
  readonly #waiting = new Set<() => void>();
  /** One at a time for each evening: what all tables do at once is settled once. */
  readonly #settling = new Map<string, Promise<Evening>>();
  readonly #next = new Map<string, Promise<Evening>>();
  readonly #changing = new Map<string, Promise<void>>();

  constructor(parts: Needed) {
    this.#parts = parts;
    parts.hub.onDone.add((before, after) => {
      if (after.evening === undefined || !isOver(after) || isOver(before)) return;
      this.settle(after.evening)
        .catch((error: unknown) => (isGone(error) ? this.#open(after.id) : null))
        .catch(() => {}); // whoever looks next settles it
    });
  }

  /** A circle has one evening at a time: whoever opens another one, even at the same moment, comes to that. */
  async open(wanted: NewEvening, caller: Caller): Promise<string> {
    await this.#circleOf(wanted.circle, caller.who);
    return await openOnce(this.#parts.keeper, wanted, caller, (evening) => this.#keep(evening));
  }

  async list(circle: string, who: Who): Promise<readonly KeptEvening[]> {
    await this.#circleOf(circle, who);
    return await this.#parts.keeper.ask((store) => store.eveningsOf(circle, 50));
  }

  /** What a member may know, brought as far as it can be; with a number, when there is news or the time is up. */
  async read(id: string, who: Who, from = 0, milliseconds = 0): Promise<SeenEvening> {
    const circle = await this.#circleOf((await this.#load(id)).circle, who);
    const until = Date.now() + milliseconds;
    let evening = await this.settle(id);
    while (evening.seq <= from && Date.now() < until && !this.#parts.hub.isClosing) {
      await this.#news(Math.min(LOOK_EVERY, until - Date.now()));
      if (!this.#parts.hub.isClosing) evening = await this.settle(id);
    }
    return await showEvening(evening, milliseconds > 0 ? await this.#circleOf(circle.id, who) : circle, who);
  }

  async act(id: string, act: EveningAct, caller: Caller): Promise<SeenEvening> {
    const circle = await this.#circleOf((await this.#load(id)).circle, caller.who);
    if (act.do === 'begin') await this.settle(id); // what the last round left undone: nobody looks at it after this
    await this.#change(id, async (evening) => await this.#do(evening, act, caller, circle));
    return await showEvening(await this.settle(id), circle, caller.who);
  }

  /** Forgets somebody in all evenings. */
  async forget(who: Who): Promise<void> {
    for (const id of await this.#parts.keeper.ask((store) => store.eveningsWith(who))) await this.#goFrom(id, who);
    await this.rewrite(who, (evening) => erased(evening, who, NAMELESS));
  }

  /** In all evenings that somebody was at. */
  async rewrite(who: Who, how: (evening: Evening) => Evening): Promise<void> {
    for (const id of await this.#parts.keeper.ask((store) => store.eveningsWith(who)))
      await this.#change(id, async (evening) => ({ evening: how(evening) }));
  }

  /** Somebody has left the circle: a round that is being drawn does not wait for them. */
  async left(circle: string, who: Who): Promise<void> {
    const [last] = await this.#parts.keeper.ask((store) => store.eveningsOf(circle, 1));
    if (last !== undefined && !last.isOver) await this.#goFrom(last.id, who);
  }

  async #goFrom(id: string, who: Who): Promise<void> {
    await this.#change(id, async (evening) => {
      const known = evening.people.find((one) => one.who === who && one.isHere);
      if (known === undefined) return cannot('notAtEvening');
      return attend(evening, known, false, await gameOf(evening), this.#parts.keeper.now());
    }).catch((error: unknown) => {
      if (!(error instanceof HttpProblem && error.status === 409)) throw error; // not there, or bound by now
    });
  }

  /** A table of a round is about to be deleted: the round goes on without it, and does not lay it out again. */
  async giveUp(id: string, table: string): Promise<void> {
    const evening = await this.#load(id).catch(ifGone);
    const number = evening === null ? -1 : (current(evening)?.ids.indexOf(table) ?? -1);
    if (number < 0) return;
    await this.#change(id, async (now) => {
      const isPlayed = current(now)?.results[number] === 'playing';
      return isPlayed ? ended(now, number, null) : { evening: { ...now, seq: now.seq + 1 } };
    });
  }

  /** Does what may be the end of a circle. Its evenings go with it: nobody is compared any more, so what was played is open. */
  async outlive(circle: string, end: () => Promise<void>): Promise<void> {
    const { keeper } = this.#parts;
    const kept = await keeper.ask((store) => store.eveningsOf(circle, 50));
    await end();
    if ((await keeper.ask((store) => store.circle(circle))) !== null) return;
    for (const { data } of kept)
      for (const id of (JSON.parse(data) as Evening).rounds.at(-1)?.ids ?? []) await this.#open(id);
  }

  /** Does what is due: deals, ends a roll call whose time is up, notes results, opens the tables of a round that is over. */
  settle(id: string): Promise<Evening> {
    const waiting = this.#next.get(id);
    if (waiting !== undefined) return waiting; // it has not begun yet, and will see what is there now
    const begin = (): Promise<Evening> => {
      this.#next.delete(id);
      const settled = this.#settle(id);
      this.#settling.set(id, settled);
      const done = (): void => {
        if (this.#settling.get(id) === settled) this.#settling.delete(id);
      };
      settled.then(done, done);
      return settled;
    };
    const running = this.#settling.get(id);
    if (running === undefined) return begin();
    const next = running.then(begin, begin);
    this.#next.set(id, next);
    return next;
  }

  async #settle(id: string): Promise<Evening> {
    let evening = await this.#load(id);
    for (let steps = 0; steps < MOST_TRIES; steps++) {
      const next = await this.#due(evening);
      if (next === null) break;
      if ('why' in next || !(await this.#keep(next.evening))) evening = await this.#load(id);
      else evening = next.evening;
    }
    const last = evening.rounds.at(-1);
    if (last?.stage === 'over') await this.#unseal(last);
    return evening;
  }

  async #due(evening: Evening): Promise<Changed | null> {
    const round = current(evening);
    const now = this.#parts.keeper.now();
    if (round?.stage === 'revealing') {
      if (isRevealed(round)) return dealt(evening, round.tables.map(freshId));
      const isLate = round.callUntil !== null && round.callUntil <= now;
      return isLate ? endCallOf(evening, (await loadGame(round.game)).game, now) : null;
    }
    if (round?.stage !== 'playing') return null;
    for (const [table, id] of round.ids.entries()) {
      if (round.results[table] !== 'playing') continue;
      await layTable(this.#parts, evening, round, table);
      const { table: played } = await this.#parts.hub.loadFresh(id);
      if (isOver(played)) return ended(evening, table, await resultOfTable(played));
    }
    return null;
  }

  /** All have ended: from now on everybody may see everything. */
  async #unseal({ ids }: Round): Promise<void> {
    for (const id of ids) await this.#open(id);
  }

  /** One that is still played stays closed; one that the host has deleted is nobody's business. */
  async #open(id: string): Promise<void> {
    const { hub } = this.#parts;
    const found = await hub.load(id).catch(ifGone);
    if (found !== null && isSealed(found.table) && isOver(found.table))
      await hub.perform(id, { do: 'openRound' }, { house: true });
  }

  async #do(kept: Evening, act: EveningAct, caller: Caller, circle: Circle): Promise<Changed> {
    const evening = ofMembers(kept, circle.members);
    const now = this.#parts.keeper.now();
    const { who } = caller;
    if (act.do === 'promise') return promisePart(evening, who, act.promise, now);
    if (act.do === 'reveal') return revealPart(evening, who, act.contribution, act.roll);
    const game = await gameOf(evening);
    if (act.do === 'here') return attend(evening, caller, act.isHere, game, now);
    const isThere = evening.people.some((one) => one.who === who && one.isHere);
    const runs = mayRun(evening, who);
    if (act.do === 'guest')
      return runs || isThere
        ? addGuest(evening, `guest ${freshId()}`, cleanName(act.name), game, now)
        : cannot('notAtEvening');
    if (!runs) return cannot('eveningHost');
    if (act.do === 'plan') {
      const { do: _, ...wanted } = act;
      return plan(evening, wanted);
    }
    if (act.do === 'begin') return beginRound(evening, game, act.isFinal, freshSeed());
    if (act.do === 'end') return endEvening(evening);
    const guests = evening.people.filter(({ isGuest }) => isGuest);
    const all = act.isHere ? [...guests, ...circle.members] : evening.people;
    const person = all.find((one) => tagAt(evening.id, one.who) === act.person);
    if (person === undefined) return cannot('notAtEvening');
    return attend(evening, person, act.isHere, game, now);
  }

  /** One after the other: all pages promise and reveal in the same moment, and nobody may lose to the others for good. */
  async #change(id: string, how: (evening: Evening) => Promise<Changed>): Promise<void> {
    const before = this.#changing.get(id) ?? Promise.resolve();
    const done = before.catch(() => {}).then(() => this.#changeNow(id, how));
    this.#changing.set(id, done);
    await done.finally(() => this.#changing.get(id) === done && this.#changing.delete(id));
  }

  /** Other processes may come in between. */
  async #changeNow(id: string, how: (evening: Evening) => Promise<Changed>): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const found = await how(await this.#load(id));
      if ('why' in found) throw new HttpProblem(409, found.why);
      if (await this.#keep(found.evening)) return;
    }
    throw tryAgain('busy');
  }

  async #keep(evening: Evening): Promise<boolean> {
    const { id, circle, seq, createdAt, isOver: is } = evening;
    const whos = [...evening.people, ...evening.rounds.flatMap(({ people }) => people)].map(({ who }) => who);
    const kept = { id, circle, seq, createdAt, isOver: is, data: JSON.stringify(evening) };
    const isFirst = await this.#parts.keeper.ask((store) => store.keepEvening(kept, whos));
    if (isFirst) for (const go of this.#waiting) go();
    return isFirst;
  }

  async #load(id: string): Promise<Evening> {
    const kept = await this.#parts.keeper.ask((store) => store.evening(id));
    if (kept === null) throw notFound();
    return JSON.parse(kept.data) as Evening;
  }

  /** Strangers are told that there is no such thing. */
  async #circleOf(id: string, who: Who): Promise<Circle> {
    const circle = await this.#parts.keeper.ask((store) => store.circle(id));
    if (circle === null || !circle.members.some((one) => one.who === who)) throw notFound();
    return circle;
  }

  async #news(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      this.#waiting.add(go);
    });
  }
}

const isGone = (error: unknown): boolean => error instanceof HttpProblem && error.status === 404;
function ifGone(error: unknown): null {
  if (!isGone(error)) throw error;
  return null;
}

/** The game of the round under way, or of the next one. */
const gameOf = async (evening: Evening): Promise<Game> =>
  (await loadGame(current(evening)?.game ?? nextGame(evening))).game;
