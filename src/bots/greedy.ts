// Looks one decision ahead, its own follow-up picks included, in a few imagined worlds; then it goes by the value.
import type { GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import { fastSource } from '../kernel/random.ts';
import { total } from '../kernel/score.ts';
import type { Chance, Decision, Seat, State, View } from '../kernel/types.ts';
import type { Player } from './player.ts';

/** Imagined worlds, where the others hide something. */
const WORLDS = 3;
/** Positions valued per world: what is left to a chain of picks is shared out evenly among its branches. */
const LEAVES = 400;
/** Picks in a row, where a chain does not end by itself. */
const DEPTH = 12;

type Value = (s: State, seat: Seat) => number;

export function greedy({ game, bot }: GamePackage): Player {
  const value: Value = bot?.value ?? ((s, seat) => total(game.score(s, seat)));
  return {
    choose(seen: View, { seat, task, options }: Decision, chance: Chance): unknown {
      if (options.length === 1) return options[0];
      const sums = new Array<number>(options.length).fill(0);
      const share = Math.max(1, Math.floor(LEAVES / options.length));
      for (let world = 0, worlds = 1; world < worlds; world++) {
        // All options of a world meet the same luck, so that they are compared and not their luck.
        const engine = new Engine(game, fastSource(`${chance.random('luck', 0x100000000)}`));
        const s = engine.imagine(seen, chance);
        const isNews = engine.step(task).reveals !== undefined;
        if (world === 0 && (isNews || hides(s, seat))) worlds = WORLDS;
        const ahead: Ahead = { engine, value, seat, held: s.own.map((_, other) => other).filter((o) => o !== seat) };
        for (let i = 0; i < options.length; i++) sums[i] += after(ahead, engine.clone(s), options[i], share, DEPTH);
      }
      return options[best(sums, chance)];
    },
  };
}

/** Whether the worlds can differ before the next news: what nobody knows stays unknown until then, the others' own may not. */
const hides = (s: State, seat: Seat): boolean =>
  s.own.some((own, other) => other !== seat && Object.keys(own as object).length > 0);

interface Ahead {
  readonly engine: Engine;
  readonly value: Value;
  readonly seat: Seat;
  /** While all play at once, the others wait. */
  readonly held: readonly Seat[];
}

/** The value of a state after a choice and the best picks that follow from it. Uses the state up. */
function after(ahead: Ahead, s: State, option: unknown, leaves: number, depth: number): number {
  const { engine, seat, value } = ahead;
  const task = engine.pending(s, seat)!;
  engine.play(s, task, option);
  runQuietly(ahead, s);
  const next = engine.step(task).reveals === undefined && depth > 1 ? engine.pending(s, seat) : null;
  if (next === null) return lead(value, s, seat);
  const options = engine.options(s, next);
  const tried = Math.min(options.length, leaves);
  let most = -Infinity;
  for (let i = 0; i < tried; i++) {
    const at = Math.floor((i * options.length) / tried);
    const branch = i === tried - 1 ? s : engine.clone(s);
    most = Math.max(most, after(ahead, branch, options[at], Math.floor(leaves / tried), depth - 1));
  }
  return most;
}

/** Runs on while nothing new can come to light. */
function runQuietly({ engine, held }: Ahead, s: State): void {
  for (let stack = engine.ready(s, held); stack !== null; stack = engine.ready(s, held)) {
    if (engine.step(stack[stack.length - 1]).reveals !== undefined) return;
    engine.run(s, stack);
  }
}

/** How far a seat is ahead of the best other one. */
function lead(value: Value, s: State, seat: Seat): number {
  const own = value(s, seat);
  let rival = -Infinity;
  for (let other = 0; other < s.own.length; other++) if (other !== seat) rival = Math.max(rival, value(s, other));
  return rival === -Infinity ? own : own - rival;
}

/** The place of the largest number; of several, one by lot. */
function best(sums: readonly number[], chance: Chance): number {
  let most = -Infinity;
  let ties: number[] = [];
  for (let i = 0; i < sums.length; i++) {
    if (sums[i] > most) {
      most = sums[i];
      ties = [i];
    } else if (sums[i] === most) ties.push(i);
  }
  return ties.length === 1 ? ties[0] : ties[chance.random('tie', ties.length)];
}
