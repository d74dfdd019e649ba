// What a game says, in each language. Games hold the texts; the browser and the terminal turn data into sentences.
import type { GameEvent, Refusal, ScoreLine, SeatTask, Task, View } from '../kernel/types.ts';

/** A sentence and the rule behind it. */
export interface Sentence {
  readonly text: string;
  readonly rule: string;
  /** The pieces it is about, named as in `ScoreLine.of`: the board lights them up. */
  readonly of?: readonly string[];
}

/** All sentences of one game in one language. `names` are the players, by seat. */
export interface Texts<T extends Task = Task, C = unknown, E extends GameEvent = GameEvent, V extends View = View> {
  readonly title: string;
  readonly tagline: string;
  readonly settings: Readonly<Record<string, SettingText>>;
  readonly presets: Readonly<Record<string, string>>;
  /** What is asked of the seat: 'Lay the tile'. */
  ask(view: V, task: T & SeatTask): string;
  option(view: V, task: T & SeatTask, choice: C): Sentence;
  event(event: E, names: readonly string[]): Sentence;
  /** null: not a refusal by this game, but by the table (`src/text/table.ts`). */
  refusal(refusal: Refusal): string | null;
  line(line: ScoreLine): string;
  /** What a line is about, without what was counted: 'Roads'. Lines of one kind can be added up. */
  kind(line: ScoreLine): string;
  /** What is compared if points are equal, by the labels of `Game.tieBreak`: { built: 'Buildings' }. */
  readonly ties?: Readonly<Record<string, string>>;
  /** Said at the end if no seat has won but the game's own opponent has. */
  readonly nobodyWins?: string;
  /** The same, naming places by the letters and numbers that the board can show at its edge. */
  readonly onGrid?: Texts<T, C, E, V>;
  /** For the general board. Without them it shows every field by its name in the code. */
  readonly things?: Things;
}
/** The things on the table in words, for a game without its own board. Only named things are shown, in this order. */
export interface Things {
  /** Fields of `open` that belong to all: { round: 'Round' }. */
  readonly middle: Readonly<Record<string, string>>;
  /** Fields of `own`, and fields of `open` with one entry per seat: { hand: 'Hand', coins: 'Coins' }. */
  readonly each: Readonly<Record<string, string>>;
  /** Fields of `dark` whose size is public. */
  readonly piles: Readonly<Record<string, string>>;
  /** A card, tile or figure; null: it is none of them, and is shown as it is. */
  piece(id: unknown): Piece | null;
}
export interface Piece {
  readonly name: string;
  /** The most prominent thing on it. */
  readonly value?: string | number;
  /** Its colour, counted from 0, shown beside its name: pieces of one kind share one. */
  readonly pigment?: number;
}
/** A table setting: its name, what it changes, and each value in words. */
export interface SettingText {
  readonly name: string;
  readonly about: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Where a rule comes from: the rulebook (S), a public source (P), or reconstructed by us (K). */
export type Origin = 'S' | 'P' | 'K' | 'S+P' | 'S+K' | 'P+K' | 'S+P+K';
export interface Rule {
  readonly id: string;
  readonly origin: Origin;
  readonly text: string;
}
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}
/** A question that the rulebook leaves open, and our answer. */
export interface Ruling {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly Ruling[];
  /** Says which data are reconstructed; '': none. */
  readonly reconstructed: string;
}
