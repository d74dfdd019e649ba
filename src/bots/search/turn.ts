// A long turn of one seat: what to do next, again and again until the seat ends it. The same things done in another order lead
// to the same position, so the best positions are followed side by side, each only once (beam search).
import type { SeatTask, State } from '../../kernel/types.ts';
import { type Ahead, runQuietly } from '../ahead.ts';

/** One pick on the way through a turn. */
export interface TurnPick {
  readonly before: TurnPick | null;
  readonly step: string;
  readonly options: readonly unknown[];
  readonly option: unknown;
  /** Something came to light before it: nobody could have planned it. */
  readonly isAfterNews: boolean;
  /** Names of the first pick, and of all up to the first revelation, with their number. */
  readonly first: string;
  readonly plan: string;
  readonly planned: number;
}

/** Where a turn can end, by which picks, and how good that is. */
export interface End {
  readonly last: TurnPick;
  readonly worth: number;
}

/** A position in the turn; its worth is that of ending there. */
interface Place extends End {
  readonly s: State;
  readonly hadNews: boolean;
}

/** A question on the way. */
interface Asked {
  readonly s: State;
  readonly task: SeatTask;
  readonly before: TurnPick | null;
  readonly hadNews: boolean;
}

/** Things done in a turn, at most. */
const MOST = 14;
/** Ends judged for one thing to do, with the picks that belong to it; twice as many for the first one. */
const EACH = 24;
/** How many times as many positions as are followed are kept before the best of them are chosen. */
const FULL = 4;

export class TurnLook {
  readonly #ahead: Ahead;
  /** The step that asks what to do next; its first option ends the turn. */
  readonly #asks: string;
  readonly #isStopped: () => boolean;
  #width = 1;
  #ends: End[] = [];
  #followed = new Set<string>();
  #places: Place[] = [];

  constructor(ahead: Ahead, asks: string) {
    this.#ahead = ahead;
    this.#asks = asks;
    this.#isStopped = () => ahead.isStopped?.() ?? false;
  }

  /** Where a turn that continues with one of these options may end, as far as `width` positions side by side show. */
  ends(s: State, task: SeatTask, options: readonly unknown[], width: number): End[] {
    const { engine, seat } = this.#ahead;
    this.#width = width;
    this.#ends = [];
    this.#followed = new Set();
    this.#places = [];
    this.#tryAll({ s, task, before: null, hadNews: false }, options, 2 * EACH);
    for (let done = 1; done < MOST && this.#places.length > 0 && !this.#isStopped(); done++) {
      const kept = bestOf(this.#places, this.#width);
      this.#places = [];
      for (const { s: at, last, hadNews } of kept) {
        if (hadNews) this.#followed.add(last.plan);
        const next = engine.pending(at, seat)!;
        // The first one was judged with its position.
        this.#tryAll({ s: at, task: next, before: last, hadNews }, engine.options(at, next), EACH, 1);
      }
    }
    return this.#ends;
  }

  /** Plans up to a revelation after which more than the end of the turn was searched. */
  get followed(): ReadonlySet<string> {
    return this.#followed;
  }

  #tryAll(asked: Asked, options: readonly unknown[], leaves: number, from = 0): void {
    for (let i = from; i < options.length && !this.#isStopped(); i++)
      this.#follow({ ...asked, s: this.#ahead.engine.clone(asked.s) }, options, options[i], leaves);
  }

  /** Takes an option, and what can be picked after it until the next thing to do. Uses up the state. */
  #follow({ s, task, before, hadNews }: Asked, options: readonly unknown[], option: unknown, leaves: number): void {
    const { engine, seat, held, through } = this.#ahead;
    const last = pickOf(before, task, options, option, hadNews);
    engine.play(s, task, option);
    const isNews = engine.step(task).reveals !== undefined;
    const hasNews = runQuietly(engine, s, held, through) || isNews || hadNews;
    const next = engine.pending(s, seat);
    if (next === null) this.#ends.push({ last, worth: this.#ahead.judge(s) });
    else if (next.do === this.#asks) this.#pause(s, next, last, hasNews);
    else {
      const list = engine.options(s, next);
      const tried = Math.max(1, Math.min(list.length, leaves));
      for (let i = 0; i < tried && !this.#isStopped(); i++) {
        const at = i === tried - 1 ? s : engine.clone(s);
        const pick = list[Math.floor((i * list.length) / tried)];
        this.#follow({ s: at, task: next, before: last, hadNews: hasNews }, list, pick, Math.floor(leaves / tried));
      }
    }
  }

  /** Ends the turn here, and keeps the position to go on from. */
  #pause(s: State, task: SeatTask, before: TurnPick, hadNews: boolean): void {
    const { engine, held, through, judge } = this.#ahead;
    const end = engine.clone(s);
    const options = engine.options(end, task);
    engine.play(end, task, options[0]);
    runQuietly(engine, end, held, through);
    const worth = judge(end);
    this.#ends.push({ last: pickOf(before, task, options, options[0], hadNews), worth });
    this.#places.push({ s, last: before, worth, hadNews });
    // Most of them are not followed: soon forgotten, their states cost no memory.
    if (this.#places.length > FULL * this.#width) this.#places = bestOf(this.#places, this.#width);
  }
}

/** How an option is told from others. */
export const nameOf = (option: unknown): string => JSON.stringify(option);

function pickOf(
  before: TurnPick | null,
  { do: step }: SeatTask,
  options: readonly unknown[],
  option: unknown,
  isAfterNews: boolean,
): TurnPick {
  const name = nameOf(option);
  const { first = name, plan: known = '', planned = 0 } = before ?? {};
  const plan = isAfterNews ? known : `${known} ${name}`;
  return { before, step, options, option, isAfterNews, first, plan, planned: planned + (isAfterNews ? 0 : 1) };
}

/** The best ones, each once: positions of exactly equal worth are the same, and the sooner something is revealed the better. */
export function bestOf<T extends End>(list: Iterable<T>, count: number): T[] {
  const kept: T[] = [];
  for (const one of [...list].sort((a, b) => b.worth - a.worth || a.last.planned - b.last.planned)) {
    if (kept.length === count) break;
    if (kept.length === 0 || kept[kept.length - 1].worth !== one.worth) kept.push(one);
  }
  return kept;
}

/** The picks of an end up to the first revelation, the next one first. */
export function planOf({ last }: End): TurnPick[] {
  const picks: TurnPick[] = [];
  for (let pick: TurnPick | null = last; pick !== null; pick = pick.before) if (!pick.isAfterNews) picks.push(pick);
  return picks.reverse();
}
