// The list of games: the only place that names them all. A new game is a folder here and one line below.
import type { Game, Seat, SeatTask, Settings, State, View } from '../kernel/types.ts';
import type { DrawHow } from '../text/draw.ts';
import type { GameLab } from '../text/lab.ts';
import type { Lesson } from '../text/lesson.ts';
import type { PadResult, Problem, TranscriptResult } from '../text/pad.ts';
import type { StoryPlace } from '../text/story.ts';
import type { Language, Rulebook, Texts } from '../text/texts.ts';
import type { Numbers, Weights } from '../text/tuning.ts';

/** What bots know about a game beside its rules. */
export interface BotKnowledge {
  value(s: State, seat: Seat): number;
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

/** A game with everything around its rules. */
export interface GamePackage {
  readonly game: Game;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** Loaded when somebody reads it. */
  readonly rulebook: Readonly<Record<Language, () => Promise<{ rulebook: Rulebook }>>>;
  /** A guided first game, loaded when somebody learns it. */
  readonly lesson?: Readonly<Record<Language, () => Promise<{ lesson: Lesson }>>>;
  /** How good a state looks to a seat, in points; without it bots go by the score lines. */
  readonly bot?: BotKnowledge;
  /** The view drawn for a terminal, line by line. */
  draw(view: View, how: DrawHow): Promise<string[]>;
  /** Scores a position typed in from a real table. */
  pad(input: unknown): Promise<PadResult | Problem>;
  /** What `kontor lab` looks at. */
  lab?(): Promise<GameLab>;
  /** Where a table stands in a story that is told over several; `earlier` are the settings of those before it. */
  story?(settings: Settings, earlier: readonly Settings[]): StoryPlace | null;
  /** Checks a game played at a real table, drawn tiles and all. */
  transcript?(input: unknown): TranscriptResult | Problem;
}
const LIST = {
  baselland: async () => (await import('./baselland/index.ts')).baselland,
  tybor: async () => (await import('./tybor/index.ts')).tybor,
  'great-split': async () => (await import('./great-split/index.ts')).greatSplit,
  riga: async () => (await import('./riga/index.ts')).riga,
  'guilds-of-london': async () => (await import('./guilds-of-london/index.ts')).guildsOfLondon,
} satisfies Record<string, () => Promise<GamePackage>>;

export type GameId = keyof typeof LIST;
export const GAME_IDS = Object.keys(LIST) as GameId[];
export const isGameId = (id: string): id is GameId => Object.hasOwn(LIST, id);
export const loadGame = (id: GameId): Promise<GamePackage> => LIST[id]();
