// What a game may tell the bots beside its rules. All of it is optional: without it they go by the score lines.
import type { Seat, SeatTask, State } from '../kernel/types.ts';
import type { Numbers, Weights } from './tuning.ts';

/** What bots know about a game beside its rules. */
export interface BotKnowledge {
  /** How good a state looks to a seat, in points; without it bots go by the score lines. */
  value?(s: State, seat: Seat): number;
  /** Points that are about three chances in four to be ahead in the end; else 8. */
  readonly scale?: number;
  /** How far a walk of the search plays on, in decisions, and how many options come to mind at each; else 20 and 3. */
  readonly horizon?: number;
  readonly tries?: number;
  /** How many walks the first look at an option is worth; more where luck makes walks differ much. Else 3. */
  readonly trust?: number;
  /** Where a turn is long. */
  readonly turn?: LongTurn;
  /** How hard the levels think at this game and how clearly they see, where it differs from `LEVELS` in src/bots. */
  readonly levels?: Readonly<Partial<Record<'beginner' | 'club' | 'expert' | 'master', Partial<LevelEffort>>>>;
  /** What was learned from many games, beyond what we thought of ourselves; loaded when a bot wants it. */
  experience?(): Promise<Experience>;
  /** Instead: a judgement of its own, with numbers found by playing; loaded likewise. */
  tuning?(): Promise<Tuning>;
}

/** A turn of many picks. */
export interface LongTurn {
  /** The step that asks again and again what to do next; its first option ends the turn. */
  readonly asks: string;
  /** Steps that bring news in its middle: a look ahead goes on beyond them, as luck has it in its world. */
  readonly through: readonly string[];
}

export interface LevelEffort {
  /** Walks down the tree of the search; 0: only the first look. */
  readonly walks: number;
  /** Worlds in which the options are looked at first, and how many ends of chains of picks are judged in each. */
  readonly worlds: number;
  readonly leaves: number;
  /** Instead of leaves, where a turn is long: places in it that are followed side by side. */
  readonly width?: number;
  /** How far it misjudges an option, in chances of placing: a mistake is likelier where options are close. */
  readonly noise: number;
}

/** How a turn looks at first sight, quick enough to play whole games by. */
export interface Sight {
  /** How far it is off, in points (standard deviation): an option that looks so much worse may as well be the better one. */
  readonly doubt: number;
  /** By how many points the seat would lead the best other one after each of these options and its own picks that follow. */
  leads(s: State, task: SeatTask, options: readonly unknown[]): readonly number[];
  /** The one that looks best, and after it what the seat itself would be asked at once and would pick. */
  best(s: State, task: SeatTask, options: readonly unknown[]): readonly unknown[];
  /** By how many points it leads as things stand, between two turns. */
  lead(s: State, seat: Seat): number;
}

/** Signs of how things stand for a seat, and what they have turned out to be worth (`scripts/train.ts`). */
export interface Experience {
  /** How many signs there are. */
  readonly count: number;
  /** Writes the signs of a seat from place `at` on; `value` is what `BotKnowledge.value` says of it. About -1 to 1 each. */
  signs(s: State, seat: Seat, value: number, out: Float32Array, at: number): void;
  /** How much of the game is over, 0 to 1. */
  progress(s: State): number;
  /** The trained numbers as text; '': none yet. */
  readonly trained: string;
}

/** A judgement by numbers in groups, and the numbers that have turned out to win (`scripts/tune.ts`). */
export interface Tuning {
  readonly weights: Weights;
  /** The numbers before any game. */
  readonly start: Numbers;
  readonly tuned: Numbers;
  judgeBy(numbers: Numbers): Judgement;
}
/** Instead of the value written by hand: a value, or a sight of the options. */
export interface Judgement {
  value?(s: State, seat: Seat): number;
  readonly sight?: Sight;
}
