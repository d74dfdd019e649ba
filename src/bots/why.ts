// Why one option rather than another: each is played in the same imagined worlds with the same luck, the seat's own following
// picks are made as well as can be seen in that world, all play on for a while, and the score lines are compared.
import { Engine } from '../kernel/engine.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import { total } from '../kernel/score.ts';
import type { Decision, ScoreLine, Seat, SeatTask, State, View } from '../kernel/types.ts';
import { type Ahead, bestAfter, latched, NEVER, othersThan, outcome, outlook } from './ahead.ts';
import type { Mind } from './experience.ts';
import { playOut } from './search/playout.ts';
import { reachAt } from './search/search.ts';

/** Points to be expected in the next turns, compared with another option. */
export interface Reason {
  /** One line of the kind that differs, as `kind` of the texts names it; null: all points of another seat. */
  readonly line: ScoreLine | null;
  readonly seat: Seat | null;
  /** How many points more or less, to half a point. */
  readonly by: number;
}

/** How far the trials look: this many times as far as a walk of the search; for a sight, which looks far, a fraction. */
const FURTHER = 2;
const NEARER = 0.5;
/** The seat's own following picks, and the ends judged for each. */
const CHAIN = 12;
const LEAVES = 30;
/** A reason counts only if it rounds to at least half a point, and is larger than its error allows for. */
const LEAST = 0.5;
const CLEAR = 2;
/** Told in one sentence. */
const MOST = 2;

/** The name of a line's kind, in any language: lines of one name are one kind. */
export type NameOf = (line: ScoreLine) => string;

/** Points of one kind or of another seat, by option and world. */
interface Kind {
  readonly line: ScoreLine | null;
  readonly seat: Seat | null;
  readonly points: readonly number[][];
}
export interface Trial {
  /** The expected placing, 0 to 1, by option and world. */
  readonly worth: readonly number[][];
  readonly kinds: readonly Kind[];
}
export interface Trying {
  readonly worlds: number;
  readonly seed: string;
  readonly nameOf: NameOf;
  /** A world that is not finished by then says nothing. */
  isStopped?(): boolean;
  /** After each world, how many there were. */
  tried?(worlds: number): void;
}

/** Plays these options of the decision on, each in the same worlds. */
export function tryOut(
  mind: Mind,
  seen: View,
  decision: Decision,
  options: readonly unknown[],
  { worlds, seed, nameOf, isStopped = NEVER, tried }: Trying,
): Trial {
  const worth: number[][] = options.map(() => []);
  const kinds = new Map<string, Kind>();
  const stop = latched(isStopped);
  for (let world = 0; world < worlds && !stop(); world++) {
    const luck = fastSource(`${seed} luck ${world}`);
    const engine = new Engine(mind.pkg.game, luck);
    const s = engine.imagine(seen, chanceFrom(fastSource(`${seed} world ${world}`)));
    const ends = options.map((option) => {
      const end = engine.clone(s);
      if (!stop()) goOn(mind, engine, end, decision.task, option, stop);
      return end;
    });
    if (stop()) break;
    ends.forEach((end, i) => {
      const placed = engine.isOver(end) ? outcome(mind.pkg.game, mind, end) : outlook(mind, end);
      worth[i].push(placed[decision.seat]);
      for (const [name, line, seat, points] of countedBy(mind, end, decision.seat, nameOf)) {
        const kind = kinds.get(name) ?? { line, seat, points: options.map(() => new Array<number>(worlds).fill(0)) };
        kinds.set(name, kind);
        kind.points[i][world] += points;
      }
    });
    tried?.(world + 1);
  }
  return { worth, kinds: [...kinds.values()] };
}

/** Plays the option, the best picks that follow from it, and then what everybody might play. */
function goOn(mind: Mind, engine: Engine, s: State, task: SeatTask, option: unknown, isStopped: () => boolean): void {
  const { horizon, tries } = reachAt(mind.pkg);
  const chance = chanceFrom(engine.source);
  engine.play(s, task, option);
  engine.advance(s);
  for (let made = 0; made < CHAIN && mind.sight === undefined && !isStopped(); made++) {
    const next = engine.pending(s, task.seat);
    if (next === null) break;
    engine.play(s, next, bestPick(mind, engine, s, next));
    engine.advance(s);
  }
  const { value, sight } = mind;
  const reach = sight === undefined ? FURTHER * horizon : Math.ceil(NEARER * horizon);
  playOut({ engine, value, chance, tries, sight, isStopped }, s, reach);
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

/** The points of a seat by the name of their kind, and what each other seat has. */
function* countedBy(
  { pkg: { game } }: Mind,
  s: State,
  seat: Seat,
  nameOf: NameOf,
): Generator<[string, ScoreLine | null, Seat | null, number]> {
  for (const line of game.score(s, seat)) yield [nameOf(line), line, null, line.points];
  for (const other of othersThan(s, seat)) yield [`seat ${other}`, null, other, total(game.score(s, other))];
}

/** How much larger one list is than another, world by world, and the error of that. */
export function apart(a: readonly number[], b: readonly number[]): { readonly by: number; readonly error: number } {
  const n = Math.min(a.length, b.length);
  if (n < 2) return { by: 0, error: Infinity };
  let sum = 0;
  for (let k = 0; k < n; k++) sum += a[k] - b[k];
  const by = sum / n;
  let spread = 0;
  for (let k = 0; k < n; k++) spread += (a[k] - b[k] - by) ** 2;
  return { by, error: Math.sqrt(spread / (n - 1) / n) };
}

/**
 * Why option `i` is better than option `than`, or (`isWorse`) why it is not: what speaks for it in the one case and against it in the
 * other, the largest first. What points the other way, or may be luck, is not said.
 */
export function reasonsFor({ kinds, worth }: Trial, i: number, than: number, isWorse: boolean): Reason[] {
  const worlds = worth[i].length;
  const isGood = (by: number, seat: Seat | null): boolean => (seat === null ? by > 0 : by < 0);
  return kinds
    .map(({ line, seat, points }) => ({
      ...{ line, seat },
      ...apart(points[i].slice(0, worlds), points[than].slice(0, worlds)),
    }))
    .filter(
      ({ by, error, seat }) => Math.abs(by) >= LEAST && Math.abs(by) > CLEAR * error && isGood(by, seat) !== isWorse,
    )
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .map(({ line, seat, by }) => ({ line, seat, by: (Math.sign(by) * Math.round(2 * Math.abs(by))) / 2 }));
}
