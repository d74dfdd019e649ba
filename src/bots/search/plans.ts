// For games with long turns: the whole turn is planned in several imagined worlds, the best plans of each are tested in
// all the others, and the best of all is followed until something new comes to light.
import type { LongTurn } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { Chance, Decision, SeatTask, State, View } from '../../kernel/types.ts';
import { type Ahead, latched, NEVER, othersThan, outlook, runQuietly } from '../ahead.ts';
import type { Mind } from '../experience.ts';
import type { Thought } from './search.ts';
import { bestOf, type End, nameOf, planOf, TurnLook, type TurnPick } from './turn.ts';

/** What to do up to the next revelation, or to the end of the turn. */
interface Plan {
  readonly picks: readonly TurnPick[];
  /** The expected placing, 0 to 1. */
  readonly worth: number;
}
const NOTHING: Plan = { picks: [], worth: 0 };

/** An imagined world, and the best end in it after each plan and after each first option. */
interface World {
  readonly ahead: Ahead;
  readonly s: State;
  readonly plans: ReadonlyMap<string, End>;
  readonly firsts: ReadonlyMap<string, End>;
  /** Plans up to a revelation beyond which the search has looked. */
  readonly followed: ReadonlySet<string>;
}

/** Plans taken over from each world. */
const FROM_EACH = 4;
/** Positions followed side by side after a revelation that a plan from another world has led to. */
const NARROW = 2;

export class Plans {
  readonly #mind: Mind;
  readonly #turn: LongTurn;
  readonly #width: number;
  readonly #worlds: number;
  /** Nothing is played on beyond the seat's own turn. */
  readonly walks = 0;
  #plan: Plan = NOTHING;

  constructor(mind: Mind, turn: LongTurn, width: number, worlds: number) {
    this.#mind = mind;
    this.#turn = turn;
    this.#width = width;
    this.#worlds = worlds;
  }

  /** Like `Search.think`; the option that the plan starts with counts as the one tried most. */
  think(seen: View, decision: Decision, chance: Chance, stop: () => boolean = NEVER): Thought[] {
    const { options } = decision;
    const seed = `${chance.random('luck', 0x100000000)}`;
    if (this.#goesOn(decision)) return options.map((option) => this.#thought(option, 0));
    const isStopped = latched(stop);
    const worlds: World[] = [];
    for (let k = 0; k < this.#worlds && !isStopped(); k++) {
      const world = this.#world(seen, decision, `${seed} ${k}`, isStopped, k === 0);
      if (!isStopped() || k === 0) worlds.push(world); // an unfinished one says little, but is better than nothing
    }
    const { picks, worth } = this.#best(worlds, decision.task, isStopped);
    this.#plan = { picks: isStopped() ? picks.slice(0, 1) : picks, worth }; // what was not finished is thought about again
    return options.map((option) => {
      const ends = worlds.flatMap(({ firsts }) => firsts.get(nameOf(option)) ?? []);
      if (ends.length === 0) return { option, value: 0, visits: 0, isUnseen: true };
      return this.#thought(option, ends.reduce((sum, end) => sum + end.worth, 0) / ends.length);
    });
  }

  /** A different option from the planned one voids the plan. */
  chose(index: number): void {
    const { picks, worth } = this.#plan;
    const [done, ...left] = picks;
    while (left.length > 0 && left[0].options.length === 1) left.shift(); // nobody is asked about that
    const isPlanned = done !== undefined && nameOf(done.options[index]) === nameOf(done.option);
    this.#plan = isPlanned ? { picks: left, worth } : NOTHING;
  }

  #thought(option: unknown, value: number): Thought {
    const { picks, worth } = this.#plan;
    const isPlanned = picks.length > 0 && nameOf(option) === nameOf(picks[0].option);
    return isPlanned ? { option, value: worth, visits: 1 } : { option, value, visits: 0 };
  }

  /** Whether this is what the plan was made for. */
  #goesOn({ task, options }: Decision): boolean {
    const next = this.#plan.picks.at(0);
    return next !== undefined && next.step === task.do && nameOf(options) === nameOf(next.options);
  }

  #world(
    seen: View,
    { seat, task, options }: Decision,
    seed: string,
    isStopped: () => boolean,
    isFirst: boolean,
  ): World {
    const engine = new Engine(this.#mind.pkg.game, fastSource(seed));
    const s = engine.imagine(seen, chanceFrom(fastSource(`${seed} world`)));
    if (isFirst) this.#mind.begin?.(s);
    const judge = (end: State): number => outlook(this.#mind, end)[seat];
    const { asks, through } = this.#turn;
    const ahead: Ahead = { engine, seat, held: othersThan(s, seat), judge, isStopped, through };
    const look = new TurnLook(ahead, asks);
    const ends = look.ends(s, task, options, this.#width);
    return { ahead, s, plans: bestBy('plan', ends), firsts: bestBy('first', ends), followed: look.followed };
  }

  /** The best plan of all worlds, by its mean over all of them. */
  #best(worlds: readonly World[], task: SeatTask, isStopped: () => boolean): Plan {
    const plans = new Map<string, End>();
    for (const world of worlds)
      for (const end of bestOf(world.plans.values(), FROM_EACH)) plans.set(end.last.plan, end);
    let best = NOTHING;
    for (const end of plans.values()) {
      const picks = planOf(end);
      let sum = 0;
      for (const world of worlds) sum += this.#worthIn(world, task, end, picks);
      const worth = sum / worlds.length;
      if (best === NOTHING || (worth > best.worth && !isStopped())) best = { picks, worth };
    }
    return best;
  }

  /** What a plan leads to in a world; searched there if it was not, or only up to the revelation that it ends in. */
  #worthIn({ ahead, s, plans, followed }: World, task: SeatTask, { last }: End, picks: readonly TurnPick[]): number {
    const known = plans.get(last.plan)?.worth ?? -Infinity;
    if (known > -Infinity && (!last.isAfterNews || followed.has(last.plan))) return known;
    const { engine, seat } = ahead;
    const at = engine.clone(s);
    let next: SeatTask | null = task;
    for (const { option } of picks) {
      engine.play(at, next!, option);
      runQuietly(engine, at, ahead.held, ahead.through);
      next = engine.pending(at, seat);
    }
    if (next === null) return Math.max(known, ahead.judge(at));
    const ends = new TurnLook(ahead, this.#turn.asks).ends(at, next, engine.options(at, next), NARROW);
    if (ends.length === 0) return Math.max(known, ahead.judge(at)); // told to stop
    return ends.reduce((most, { worth }) => Math.max(most, worth), known);
  }
}

/** The best end after each plan, or after each first option. */
function bestBy(key: 'plan' | 'first', ends: readonly End[]): Map<string, End> {
  const best = new Map<string, End>();
  for (const end of ends) {
    const name = end.last[key];
    const other = best.get(name);
    if (other === undefined || end.worth > other.worth) best.set(name, end);
  }
  return best;
}
