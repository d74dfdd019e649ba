// What all looking ahead has in common: run on without peeking, and value the outcome.
import type { GamePackage } from '../games/index.ts';
import type { Engine } from '../kernel/engine.ts';
import { standing, total } from '../kernel/score.ts';
import type { Game, Seat, State } from '../kernel/types.ts';

/** How good a state looks to a seat, in points. */
export type Value = (s: State, seat: Seat) => number;
export const judgeOf = ({ game, bot }: Pick<GamePackage, 'game' | 'bot'>): Value =>
  bot?.value ?? ((s, seat) => total(game.score(s, seat)));

/**
 * Runs on while nothing new can come to light, except through the steps in `through`; says whether one of them occurred. While
 * all play at once, the lanes of `held` wait.
 */
export function runQuietly(engine: Engine, s: State, held: readonly Seat[], through: readonly string[] = []): boolean {
  let hadNews = false;
  for (let stack = engine.ready(s, held); stack !== null; stack = engine.ready(s, held)) {
    const task = stack[stack.length - 1];
    if (engine.step(task).reveals !== undefined) {
      if (!through.includes(task.do)) break;
      hadNews = true;
    }
    engine.run(s, stack);
  }
  return hadNews;
}

/** Looks ahead as one seat: a choice is judged where the seat's own following picks end or something new comes to light. */
export interface Ahead {
  readonly engine: Engine;
  readonly seat: Seat;
  /** While all play at once, the others wait. */
  readonly held: readonly Seat[];
  /** Looks at all options quickly and at the best of them again, more deeply; otherwise at all alike. */
  readonly focuses?: boolean;
  /** Revelations in mid-turn after which the seat keeps picking. */
  readonly through?: readonly string[] | undefined;
  /** Asked before every branch except the first of a chain: the look ends early with what it has found. */
  isStopped?(): boolean;
  judge(s: State): number;
}

export const NEVER = (): boolean => false;

/** Once stopped, it stays stopped. */
export function latched(stop: () => boolean): () => boolean {
  let isStopped = false;
  return () => {
    isStopped ||= stop();
    return isStopped;
  };
}

export const othersThan = (s: State, seat: Seat): Seat[] => {
  const list: Seat[] = [];
  for (let other = 0; other < s.own.length; other++) if (other !== seat) list.push(other);
  return list;
};

/** Picks in a row, where a chain does not end by itself. */
const DEPTH = 12;

/**
 * How good a state is after a choice and the best picks that follow from it. At most `leaves` ends are judged, divided
 * evenly among the branches. Uses up the state.
 */
export function bestAfter(ahead: Ahead, s: State, option: unknown, leaves: number, depth = DEPTH): number {
  const { engine, seat } = ahead;
  const task = engine.pending(s, seat)!;
  engine.play(s, task, option);
  runQuietly(engine, s, ahead.held, ahead.through);
  const next = engine.step(task).reveals === undefined && depth > 1 ? engine.pending(s, seat) : null;
  if (next === null) return ahead.judge(s);
  const options = engine.options(s, next);
  if (ahead.focuses === true && leaves > 2 * options.length && options.length > FOCUS)
    return focused(ahead, s, options, leaves, depth - 1);
  const tried = Math.min(options.length, leaves);
  let most = -Infinity;
  for (let i = 0; i < tried; i++) {
    if (i > 0 && ahead.isStopped?.()) break;
    const at = Math.floor((i * options.length) / tried);
    const branch = i === tried - 1 ? s : engine.clone(s);
    most = Math.max(most, bestAfter(ahead, branch, options[at], Math.floor(leaves / tried), depth - 1));
  }
  return most;
}

/** How many options are looked at again, and the share of the leaves spent on the first look. */
export const FOCUS = 3;
export const QUICK = 0.4;

function focused(ahead: Ahead, s: State, options: readonly unknown[], leaves: number, depth: number): number {
  const quick = Math.max(1, Math.floor((leaves * QUICK) / options.length));
  const deep = Math.floor((leaves * (1 - QUICK)) / FOCUS);
  const look = (option: unknown, share: number): number =>
    bestAfter(ahead, ahead.engine.clone(s), option, share, depth);
  const looked: { readonly option: unknown; readonly value: number }[] = [];
  for (const option of options) {
    if (looked.length > 0 && ahead.isStopped?.()) break;
    looked.push({ option, value: look(option, quick) });
  }
  looked.sort((a, b) => b.value - a.value);
  let most = looked[0].value;
  for (const { option } of looked.slice(0, FOCUS)) {
    if (ahead.isStopped?.()) break;
    most = Math.max(most, look(option, deep));
  }
  return most;
}

/** How far a seat is ahead of the best other seat. */
export function lead(value: Value, s: State, seat: Seat): number {
  const own = value(s, seat);
  let rival = -Infinity;
  for (let other = 0; other < s.own.length; other++) if (other !== seat) rival = Math.max(rival, value(s, other));
  return rival === -Infinity ? own : own - rival;
}

/** Converts points to the share of others that a seat will be ahead of, 0 to 1: a lead of `scale` points means about 3 in 4. */
export const chanceOf = (points: number, scale: number): number => 1 / (1 + Math.exp(-points / scale));

/** What each seat may expect of its placing: 1 is ahead of all, 0 behind all. Alone: whether its value is above zero. */
export const outlook = ({ values, scale }: Judging, s: State): number[] => expectations(values(s), scale(s));

/** How a state is judged: points by seat, and how many of them make a difference. */
interface Judging {
  values(s: State): number[];
  scale(s: State): number;
}

function expectations(values: readonly number[], scale: number): number[] {
  if (values.length === 1) return [chanceOf(values[0], scale)];
  return values.map((own, seat) => {
    let sum = 0;
    for (let other = 0; other < values.length; other++) if (other !== seat) sum += chanceOf(own - values[other], scale);
    return sum / (values.length - 1);
  });
}

/** How much points count in a finished game: enough to prefer winning by more. */
const BY_POINTS = 0.1;
const END_SCALE = 12;

/** What each seat gets when the game is over: its placing, and a little for the points. */
export function outcome(game: Game, { values }: Judging, s: State): number[] {
  const seats = s.own.length;
  if (seats === 1) {
    const hasWon = game.winners === undefined || game.winners(s).length > 0;
    return [(1 - BY_POINTS) * (hasWon ? 1 : 0) + BY_POINTS * chanceOf(values(s)[0], END_SCALE)];
  }
  const points = expectations(
    s.own.map((_, seat) => total(game.score(s, seat))),
    END_SCALE,
  );
  const placed = new Array<number>(seats).fill(0);
  let ahead = 0;
  for (const tied of standing(game, s)) {
    const behind = seats - ahead - tied.length;
    for (const seat of tied) placed[seat] = (behind + (tied.length - 1) / 2) / (seats - 1);
    ahead += tied.length;
  }
  return placed.map((place, seat) => (1 - BY_POINTS) * place + BY_POINTS * points[seat]);
}
