// What a game may tell the bots beyond its rules. All of it is optional: without it they use the score lines.
import type { Seat, SeatTask, State } from '../kernel/types.ts';
import type { Numbers, Weights } from './tuning.ts';

/** What bots know about a game beyond its rules. */
export interface BotKnowledge {
  /** How good a state looks to a seat, in points; without it bots use the score lines. */
  value?(s: State, seat: Seat): number;
  /** The lead in points that means about three chances in four of finishing ahead; default 8. */
  readonly scale?: number;
  /** How far a walk of the search plays on, in decisions, and how many options it considers at each; default 20 and 3. */
  readonly horizon?: number;
  readonly tries?: number;
  /** How many walks the first look at an option is worth; more where luck makes walks differ much. Default 3. */
  readonly trust?: number;
  /** Where a turn is long. */
  readonly turn?: LongTurn;
  /** How hard the levels think in this game and how clearly they see, where it differs from `LEVELS` in src/bots. */
  readonly levels?: Readonly<Partial<Record<'beginner' | 'club' | 'expert' | 'master', Partial<LevelEffort>>>>;
  /**
   * What a temper likes: points that somebody of it sees in a state of their own beyond its value. Small: no temper may cost 50 Elo
   * (`kontor ladder --tempers`). What the others have is known to every game: a spoiler needs nothing here.
   */
  readonly tempers?: Likings;
  /** What was learned from many games, beyond what was written by hand; loaded when a bot wants it. */
  experience?(): Promise<Experience>;
  /** Instead: its own evaluation, with numbers found by playing; loaded likewise. */
  tuning?(): Promise<Tuning>;
}

/** By temper, in points. */
export interface Likings {
  bold?(s: State, seat: Seat): number;
  careful?(s: State, seat: Seat): number;
  builder?(s: State, seat: Seat): number;
}

/** A turn of many picks. */
export interface LongTurn {
  /** The step that keeps asking what to do next; its first option ends the turn. */
  readonly asks: string;
  /** Steps that reveal something in mid-turn: a look ahead goes on beyond them, as they turn out in its world. */
  readonly through: readonly string[];
}

export interface LevelEffort {
  /** Walks down the tree of the search; 0: only the first look. */
  readonly walks: number;
  /** Worlds in which the options are first looked at, and how many ends of chains of picks are evaluated in each. */
  readonly worlds: number;
  readonly leaves: number;
  /** Instead of leaves, where a turn is long: positions within it that are followed side by side. */
  readonly width?: number;
  /** How far it misjudges an option, in chances of placing: the closer two options, the likelier a mistake. */
  readonly noise: number;
}

/** How a turn looks at first sight, quick enough to play whole games with. */
export interface Sight {
  /** Its error in points (standard deviation): an option that looks this much worse may well be the better one. */
  readonly doubt: number;
  /** By how many points the seat would lead the best other seat after each of these options and its own following picks. */
  leads(s: State, task: SeatTask, options: readonly unknown[]): readonly number[];
  /** The option that looks best, followed by what the seat itself would be asked next and would pick. */
  best(s: State, task: SeatTask, options: readonly unknown[]): readonly unknown[];
  /** By how many points it is leading now, between two turns. */
  lead(s: State, seat: Seat): number;
}

/** Features of a seat's position, and what they have turned out to be worth (`scripts/tune.ts`). */
export interface Experience {
  /** The number of features. */
  readonly count: number;
  /** Writes the features of a seat from place `at` on; `value` is its `BotKnowledge.value`. About -1 to 1 each. */
  signs(s: State, seat: Seat, value: number, out: Float32Array, at: number): void;
  /** How much of the game is over, 0 to 1. */
  progress(s: State): number;
  /** The trained numbers as text; '': none yet. */
  readonly trained: string;
}

/** An evaluation by groups of numbers, and the numbers that have proved to win (`scripts/tune.ts`). */
export interface Tuning {
  readonly weights: Weights;
  /** The numbers to start from. */
  readonly start: Numbers;
  readonly tuned: Numbers;
  /** Those for three and more players, where they are others. */
  readonly more?: Numbers;
  judgeBy(numbers: Numbers): Judgement;
}
/** Instead of the hand-written value: a value, or a sight of the options. */
export interface Judgement {
  value?(s: State, seat: Seat): number;
  readonly sight?: Sight;
}
