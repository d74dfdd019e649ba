// For games with a sight of their own (`Sight`): the turns that look best, each an option with an answer to what the seat is
// asked right after it, are tried in the same imagined worlds with the same luck, played on by sight for a while. The worse
// half is dropped again and again (sequential halving), so that most trials go to the few that are hard to tell apart. A
// turn's worth is its lead over the best other seat, as a chance of finishing ahead of it.
import type { Sight } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import type { Chance, Decision, Seat, SeatTask, State, View } from '../../kernel/types.ts';
import { chanceOf, latched, lead, NEVER, othersThan, runQuietly } from '../ahead.ts';
import { type Mind, scaleAt } from '../experience.ts';
import { playOut } from './playout.ts';
import { type Effort, reachAt, type Thought } from './search.ts';
import { nameOf } from './turn.ts';

/** How many turns are tried at most. */
const TRIED = 8;
/** How often a turn is tried before each drop, as a share of all walks. */
const ROUNDS = [1 / 20, 7 / 60, 1 / 4] as const;
/** A turn that is worse by this many standard deviations is dropped too. */
const SURE = 2.5;

interface Trial {
  readonly option: unknown;
  /** What the seat is asked right after it, if anything, and which answer is tried. */
  readonly answer?: { readonly step: string; readonly option: unknown; readonly after: State };
  /** By how many points it leads at first sight. */
  readonly prior: number;
  /** Points by which it led after a while, world by world. */
  readonly found: number[];
}

interface Turn extends Trial {
  readonly thought: Thought;
}

/** What is asked after an option was taken, and the position then. */
interface Next {
  readonly step: string;
  readonly after: State;
  readonly thoughts: readonly Thought[];
}

/** An imagined game, the same for every turn that is tried in it. */
interface World {
  readonly engine: Engine;
  readonly s: State;
  readonly chance: Chance;
  /** Whether the others play as if they had not learned from games: nobody knows how they think. */
  readonly areOthersPlain: boolean;
}

/** How much luck is left in the trials: how the differences between turns vary from world to world, around their mean. */
class Noise {
  #sum = 0;
  #count = 0;

  /** What was found for them in the last world. */
  add(trials: readonly Trial[], found: readonly number[]): void {
    const n = trials[0].found.length;
    if (n < 2) return;
    const mean = sum(found) / found.length;
    const means = trials.map((trial) => sum(trial.found) / n);
    const middle = sum(means) / means.length;
    found.forEach((points, i) => {
      this.#sum += ((points - mean - (means[i] - middle)) ** 2 * n) / (n - 1);
    });
    this.#count += found.length - 1;
  }
  /** In points, squared; unknown before the second world. */
  get variance(): number {
    return this.#count === 0 ? Infinity : this.#sum / this.#count;
  }
}

export class Trials {
  readonly #mind: Mind;
  readonly #effort: Effort;
  readonly #sight: Sight;
  readonly #horizon: number;
  #noise = new Noise();
  #walks = 0;
  /** The verdict on each option, with the answers that were looked at. */
  #turns: Turn[][] = [];
  /** What is asked next, and the verdict on it so far. */
  #next: Next | null = null;

  constructor(mind: Mind, sight: Sight, effort: Effort) {
    this.#mind = mind;
    this.#sight = sight;
    this.#effort = effort;
    this.#horizon = reachAt(mind.pkg, effort).horizon;
  }

  /** How many trials were made so far. */
  get walks(): number {
    return this.#walks;
  }

  /** Like `Search.think`. */
  think(seen: View, decision: Decision, chance: Chance, stop: () => boolean = NEVER): Thought[] {
    const isStopped = latched(stop);
    const seed = `${chance.random('luck', 0x100000000)}`;
    const next = this.#next;
    this.#next = null;
    if (next !== null && isFor(next, seen, decision)) return [...next.thoughts];
    this.#noise = new Noise();
    const all = this.#look(seen, decision, `${seed} look`, isStopped);
    if (all === null) return decision.options.map((option) => ({ option, value: 0, visits: 0, isUnseen: true }));
    const turns =
      this.#effort.walks > 0 ? this.#answered(seen, decision, this.#best(all, TRIED), seed, isStopped) : all;
    const best = this.#tryOut(seen, decision, turns, seed, isStopped);
    const worth = this.#worth(best);
    const scale = scaleAt(this.#mind.pkg);
    const thought = (trial: Trial): Thought => ({
      option: trial.option,
      value: chanceOf(worth - this.#behind(trial, best), scale),
      visits: trial.found.length,
    });
    const known = decision.options.map((option) =>
      turns.filter((turn) => turn.option === option).map((turn): Turn => ({ ...turn, thought: thought(turn) })),
    );
    this.#turns = isStopped() ? [] : known; // what was not finished is thought about again
    return all.map((first, i) => known[i].reduce((most, turn) => better(turn.thought, most), thought(first)));
  }

  /** The verdicts on the answers that follow are kept. */
  chose(index: number): void {
    const turns = this.#turns.at(index) ?? [];
    const answer = turns.at(0)?.answer;
    this.#turns = [];
    if (answer === undefined) return;
    const { step, after } = answer;
    this.#next = { step, after, thoughts: turns.map((turn) => ({ ...turn.thought, option: turn.answer?.option })) };
  }

  /** Tries the turns that look best and drops the worse half again and again; returns the one that is left. */
  #tryOut(seen: View, decision: Decision, turns: readonly Trial[], seed: string, isStopped: () => boolean): Trial {
    const { walks } = this.#effort;
    let left = this.#best(turns, TRIED);
    for (const share of walks > 0 ? ROUNDS : []) {
      const visits = Math.ceil(share * walks);
      for (let k = left[0].found.length; k < visits && left.length > 1 && !isStopped(); k++)
        this.#tryAll(this.#world(seen, `${seed} ${k}`, k % 2 === 0), decision, left, isStopped);
      left = this.#best(left, Math.ceil(left.length / 2));
    }
    return left[0];
  }

  /** Each option with each answer to what the seat is asked right after it. */
  #answered(
    seen: View,
    { seat, task }: Decision,
    firsts: readonly Trial[],
    seed: string,
    isStopped: () => boolean,
  ): readonly Trial[] {
    if (isStopped()) return firsts;
    const { engine, s } = this.#world(seen, `${seed} look 0`);
    return firsts.flatMap((first) => {
      if (isStopped()) return [first];
      const after = engine.clone(s);
      engine.play(after, task, first.option);
      runQuietly(engine, after, othersThan(after, seat));
      const next = engine.step(task).reveals === undefined ? engine.pending(after, seat) : null;
      if (next === null) return [first];
      const options = engine.options(after, next);
      const leads = this.#sight.leads(after, next, options);
      const most = Math.max(...leads);
      return options.map(
        (option, i): Trial => ({
          option: first.option,
          answer: { step: next.do, option, after },
          prior: first.prior + leads[i] - most,
          found: [],
        }),
      );
    });
  }

  /** How many trials the first sight is worth, by the error of each (Bayes). */
  get #trust(): number {
    return this.#noise.variance / this.#sight.doubt ** 2;
  }

  /** The expectation after first sight and trials. */
  #worth({ prior, found }: Trial): number {
    const trust = this.#trust;
    return trust === Infinity ? prior : (sum(found) + trust * prior) / (found.length + trust);
  }

  /** By how much a turn is worse than the best, in the worlds that both were tried in. */
  #behind({ prior, found }: Trial, best: Trial): number {
    const first = best.prior - prior;
    const trust = this.#trust;
    if (trust === Infinity || found.length === 0) return first;
    const apart = found.reduce((all, points, k) => all + best.found[k] - points, 0);
    return (apart + trust * first) / (found.length + trust);
  }

  /** The best ones, without those that are clearly worse than the very best. */
  #best(trials: readonly Trial[], count: number): Trial[] {
    const sorted = trials.toSorted((a, b) => this.#worth(b) - this.#worth(a));
    const { doubt } = this.#sight;
    const off = Math.sqrt(1 / (1 / doubt ** 2 + sorted[0].found.length / this.#noise.variance));
    const least = this.#worth(sorted[0]) - SURE * Math.SQRT2 * off;
    return sorted.slice(0, count).filter((trial) => this.#worth(trial) >= least);
  }

  #world(seen: View, seed: string, areOthersPlain = false): World {
    const engine = new Engine(this.#mind.pkg.game, fastSource(seed));
    const chance = chanceFrom(fastSource(`${seed} world`));
    return { engine, s: engine.imagine(seen, chance), chance, areOthersPlain };
  }

  /** Every option at first sight, in a few worlds; null: told to stop before that. */
  #look(seen: View, { task, options }: Decision, seed: string, isStopped: () => boolean): Trial[] | null {
    const { worlds } = this.#effort;
    const sums = new Array<number>(options.length).fill(0);
    for (let k = 0; k < worlds; k++) {
      if (isStopped()) return null;
      const { s } = this.#world(seen, `${seed} ${k}`);
      if (k === 0) this.#mind.begin?.(s);
      const leads = this.#sight.leads(s, task, options);
      for (let i = 0; i < leads.length; i++) sums[i] += leads[i];
    }
    return options.map((option, i) => ({ option, prior: sums[i] / worlds, found: [] }));
  }

  /** One world for all of them; unfinished, it says nothing. */
  #tryAll(world: World, { seat, task }: Decision, trials: readonly Trial[], isStopped: () => boolean): void {
    const found: number[] = [];
    for (const trial of trials) {
      found.push(this.#playOn(world, seat, task, trial, isStopped));
      if (isStopped()) return;
    }
    for (const [i, trial] of trials.entries()) trial.found.push(found[i]);
    this.#noise.add(trials, found);
    this.#walks += trials.length;
  }

  /** By how many points the seat leads after a turn, if all play on by sight. To the very end, luck would say more than the turn. */
  #playOn(world: World, seat: Seat, task: SeatTask, { option, answer }: Trial, isStopped: () => boolean): number {
    const { engine, s, chance, areOthersPlain } = world;
    const { pkg, value, plainSight } = this.#mind;
    const theirs = areOthersPlain && plainSight !== undefined ? { self: seat, sight: plainSight } : undefined;
    const end = engine.clone(s);
    engine.play(end, task, option);
    engine.advance(end);
    if (answer !== undefined) {
      engine.play(end, engine.pending(end, seat)!, answer.option);
      engine.advance(end);
    }
    playOut({ engine, value, chance, tries: 1, sight: this.#sight, theirs, isStopped }, end, this.#horizon);
    if (!engine.isOver(end)) return this.#sight.lead(end, seat);
    return lead((over, who) => total(pkg.game.score(over, who)), end, seat);
  }
}

const better = (a: Thought, b: Thought): Thought =>
  a.visits > b.visits || (a.visits === b.visits && a.value > b.value) ? a : b;

/** Whether this is what was thought about. */
const isFor = ({ step, after, thoughts }: Next, seen: View, { task, options }: Decision): boolean =>
  step === task.do &&
  nameOf(options) === nameOf(thoughts.map(({ option }) => option)) &&
  nameOf([seen.settings, seen.todo, seen.open]) === nameOf([after.settings, after.todo, after.open]);

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
