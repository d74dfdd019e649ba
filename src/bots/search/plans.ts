// For games with long turns: the whole turn is planned in several imagined worlds, the best plans of each are held against
// all the others, and the best of all is followed until something new comes to light.
import type { LongTurn } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { Chance, Decision, SeatTask, State, View } from '../../kernel/types.ts';
import { type Ahead, latched, NEVER, othersThan, outlook, runQuietly } from '../ahead.ts';
import type { Mind } from '../experience.ts';
import type { Thought } from './search.ts';
import { bestOf, type End, nameOf, type Pick, planOf, TurnLook } from './turn.ts';

/** What is to be done up to the next news, or to the end of the turn. */
interface Plan {
  readonly picks: readonly Pick[];
  /** What is expected of the placing, 0 to 1. */
  readonly worth: number;
}

/** An imagined world: where the turn can end in it, and what each plan comes to there. */
interface World {
  readonly ahead: Ahead;
  readonly look: TurnLook;
  readonly s: State;
  readonly ends: readonly End[];
  readonly worth: ReadonlyMap<string, number>;
}

/** Plans that are taken over from each world. */
const FROM_EACH = 4;
/** Places followed side by side after the news, where a plan from another world has brought some. */
const NARROW = 2;

export class Plans {
  readonly #mind: Mind;
  readonly #turn: LongTurn;
  readonly #width: number;
  readonly #worlds: number;
  /** Nothing is played on beyond the own turn. */
  readonly walks = 0;
  #plan: Plan = NOTHING;

  constructor(mind: Mind, turn: LongTurn, width: number, worlds: number) {
    this.#mind = mind;
    this.#turn = turn;
    this.#width = width;
    this.#worlds = worlds;
  }

  /** As `Search.think`; the option that the plan begins with counts as the one tried most. */
  think(seen: View, decision: Decision, chance: Chance, stop: () => boolean = NEVER): Thought[] {
    const { options } = decision;
    const seed = `${chance.random('luck', 0x100000000)}`;
    if (this.#goesOn(decision)) return options.map((option) => this.#thought(option, 0));
    const isStopped = latched(stop);
    const worlds: World[] = [];
    for (let k = 0; k < this.#worlds && !isStopped(); k++) {
      const world = this.#world(seen, decision, `${seed} ${k}`, isStopped);
      if (!isStopped() || k === 0) worlds.push(world); // broken off it tells little, and is better than nothing
    }
    this.#plan = this.#best(worlds, decision.task, isStopped);
    const found = worlds.map(({ ends }) => worthBy('first', ends));
    return options.map((option) => {
      const seenIn = found.flatMap((most) => most.get(nameOf(option)) ?? []);
      if (seenIn.length === 0) return { option, value: 0, visits: 0, isUnseen: true };
      return this.#thought(option, seenIn.reduce((sum, one) => sum + one, 0) / seenIn.length);
    });
  }

  /** Another option than planned: then there is no plan any more. */
  chose(index: number): void {
    const { picks, worth } = this.#plan;
    const [done, ...left] = picks;
    this.#plan =
      done !== undefined && nameOf(done.options[index]) === nameOf(done.option) ? { picks: left, worth } : NOTHING;
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

  #world(seen: View, { seat, task, options }: Decision, seed: string, isStopped: () => boolean): World {
    const engine = new Engine(this.#mind.pkg.game, fastSource(seed));
    const s = engine.imagine(seen, chanceFrom(fastSource(`${seed} world`)));
    const judge = (end: State): number => outlook(this.#mind, end)[seat];
    const { asks, through } = this.#turn;
    const ahead: Ahead = { engine, seat, held: othersThan(s, seat), judge, isStopped, through };
    const look = new TurnLook(ahead, asks);
    const ends = look.ends(s, task, options, this.#width);
    return { ahead, look, s, ends, worth: worthBy('plan', ends) };
  }

  /** The best of the plans of all worlds, in the mean over all of them. */
  #best(worlds: readonly World[], task: SeatTask, isStopped: () => boolean): Plan {
    const plans = new Map<string, readonly Pick[]>();
    for (const { ends } of worlds) for (const end of bestOf(ends, FROM_EACH)) plans.set(end.last.plan, planOf(end));
    let best = NOTHING;
    for (const [name, picks] of plans) {
      let sum = 0;
      for (const world of worlds) sum += world.worth.get(name) ?? replayed(world, task, picks);
      const worth = sum / worlds.length;
      if (best === NOTHING || (worth > best.worth && !isStopped())) best = { picks, worth };
    }
    return best;
  }
}

const NOTHING: Plan = { picks: [], worth: 0 };

/** What a plan from another world comes to in this one. */
function replayed({ ahead, look, s }: World, task: SeatTask, picks: readonly Pick[]): number {
  const { engine, seat } = ahead;
  const at = engine.clone(s);
  let next: SeatTask | null = task;
  for (const { option } of picks) {
    engine.play(at, next!, option);
    runQuietly(engine, at, ahead.held, ahead.through);
    next = engine.pending(at, seat);
  }
  if (next === null) return ahead.judge(at);
  const ends = look.ends(at, next, engine.options(at, next), NARROW);
  return Math.max(...ends.map(({ worth }) => worth));
}

/** What the best end after each plan, or after each first option, is worth. */
function worthBy(key: 'plan' | 'first', ends: readonly End[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { last, worth } of ends) most.set(last[key], Math.max(worth, most.get(last[key]) ?? -Infinity));
  return most;
}
