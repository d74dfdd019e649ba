// Why one option rather than another: each is played in the same imagined worlds with the same luck, the seat's own following
// picks are made as well as can be seen in that world, all play on for a while, and the score lines are compared.
import { Engine } from '../kernel/engine.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import { total } from '../kernel/score.ts';
import type { Chance, Decision, ScoreLine, Seat, SeatTask, State, View } from '../kernel/types.ts';
import { type Ahead, bestAfter, NEVER, othersThan } from './ahead.ts';
import type { Mind } from './experience.ts';
import { playOut } from './search/playout.ts';
import { reachAt } from './search/search.ts';

/** Points of one kind to be expected in the next turns. */
export interface Reason {
  /** One line of the kind that differs, as `kind` of the texts names it; null: the total of the best other seat. */
  readonly line: ScoreLine | null;
  /** How many points more or less, to half a point. */
  readonly by: number;
}

/** Why an option: how it differs from the others; only if it does not, what it brings as they do. */
export interface Why {
  readonly differs: readonly Reason[];
  readonly brings: readonly Reason[];
}

const WORLDS = 60;
/** How far the reasons look: this many times as far as a walk of the search; for trials, which look far, a fraction. */
const FURTHER = 3;
const NEARER = 0.5;
/** The seat's own following picks, and the ends judged for each. */
const CHAIN = 12;
const LEAVES = 30;
/** A reason counts only if it rounds to at least half a point and is clearly more than luck would explain. */
const LEAST = 0.25;
const CLEAR = 1.5;
const MOST = 3;

/** The name of a line's kind, in any language: lines of one name are one kind. */
export type NameOf = (line: ScoreLine) => string;

/** Points of one kind, by option and world; `before` is what they are now, over all worlds. */
interface Kind {
  readonly line: ScoreLine | null;
  readonly points: readonly number[][];
  before: number;
}

/** For each of these options of the decision, its advantages first. */
export function reasonsFor(
  mind: Mind,
  seen: View,
  decision: Decision,
  options: readonly unknown[],
  chance: Chance,
  nameOf: NameOf,
): Why[] {
  const kinds = new Map<string, Kind>();
  const kindOf = (name: string, line: ScoreLine | null): Kind => {
    const kind = kinds.get(name) ?? { line, points: options.map(() => new Array<number>(WORLDS).fill(0)), before: 0 };
    kinds.set(name, kind);
    return kind;
  };
  const seed = `${chance.random('why', 0x100000000)}`;
  for (let world = 0; world < WORLDS; world++) {
    const luck = fastSource(`${seed} luck ${world}`);
    const engine = new Engine(mind.pkg.game, luck);
    const s = engine.imagine(seen, chanceFrom(fastSource(`${seed} world ${world}`)));
    for (const [name, line, points] of countedBy(mind, s, decision.seat, nameOf)) kindOf(name, line).before += points;
    options.forEach((option, i) => {
      const end = engine.clone(s);
      goOn(mind, engine, end, decision.task, option, chanceFrom(luck));
      for (const [name, line, points] of countedBy(mind, end, decision.seat, nameOf))
        kindOf(name, line).points[i][world] += points;
    });
  }
  return options.map((_, i) => whyOf([...kinds.values()], i));
}

/** Plays the option, the best picks that follow from it, and then what everybody might play. */
function goOn(mind: Mind, engine: Engine, s: State, task: SeatTask, option: unknown, chance: Chance): void {
  const { horizon, tries } = reachAt(mind.pkg);
  engine.play(s, task, option);
  engine.advance(s);
  for (let made = 0; made < CHAIN && mind.sight === undefined; made++) {
    const next = engine.pending(s, task.seat);
    if (next === null) break;
    engine.play(s, next, bestPick(mind, engine, s, next));
    engine.advance(s);
  }
  const { value, sight } = mind;
  const reach = sight === undefined ? FURTHER * horizon : Math.ceil(NEARER * horizon);
  playOut({ engine, value, chance, tries, sight, isStopped: NEVER }, s, reach);
}

function bestPick({ pkg, value }: Mind, engine: Engine, s: State, task: SeatTask): unknown {
  const { seat } = task;
  const options = engine.options(s, task);
  if (options.length === 1) return options[0];
  const ahead: Ahead = {
    engine,
    seat,
    held: othersThan(s, seat),
    judge: (end) => value(end, seat),
    through: pkg.bot?.turn?.through,
  };
  const leaves = Math.max(1, Math.floor(LEAVES / options.length));
  const worth = options.map((option) => bestAfter(ahead, engine.clone(s), option, leaves));
  return options[worth.indexOf(Math.max(...worth))];
}

/** The points of a seat by the name of their kind, and what the best other seat has, as a loss. */
function* countedBy(
  { pkg: { game } }: Mind,
  s: State,
  seat: Seat,
  nameOf: NameOf,
): Generator<[string, ScoreLine | null, number]> {
  for (const line of game.score(s, seat)) yield [nameOf(line), line, line.points];
  const others = othersThan(s, seat).map((other) => total(game.score(s, other)));
  if (others.length > 0) yield ['', null, -Math.max(...others)];
}

function whyOf(kinds: readonly Kind[], i: number): Why {
  const differs = told(kinds, ({ points }) => (points.length < 2 ? 0 : difference(points, i)));
  if (differs.length > 0) return { differs, brings: [] };
  const own = kinds.filter(({ line }) => line !== null);
  return { differs, brings: told(own, ({ points, before }) => (sum(points[i]) - before) / WORLDS) };
}

/** The largest of these amounts, advantages first. */
const told = (kinds: readonly Kind[], amount: (kind: Kind) => number): Reason[] =>
  kinds
    .map((kind) => ({ line: kind.line, good: amount(kind) }))
    .filter(({ good }) => Math.abs(good) >= LEAST)
    .sort((a, b) => Math.abs(b.good) - Math.abs(a.good))
    .slice(0, MOST)
    .sort((a, b) => b.good - a.good)
    .map(({ line, good }) => ({
      line,
      by: (Math.sign(line === null ? -good : good) * Math.round(2 * Math.abs(good))) / 2,
    }));

/** How much option i differs from the mean of the others, over the worlds; 0 where it may just be luck. */
function difference(points: readonly number[][], i: number): number {
  const differences = points[i].map((own, world) => {
    const all = sum(points.map((one) => one[world]));
    return own - (all - own) / (points.length - 1);
  });
  const mean = sum(differences) / WORLDS;
  const spread = sum(differences.map((one) => (one - mean) ** 2)) / (WORLDS - 1);
  return Math.abs(mean) < CLEAR * Math.sqrt(spread / WORLDS) ? 0 : mean;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
