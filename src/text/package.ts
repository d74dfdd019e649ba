import type { Game, Settings, View } from '../kernel/types.ts';
import type { BotKnowledge } from './bot.ts';
import type { DrawHow } from './draw.ts';
import type { GameLab } from './lab.ts';
import type { Lesson } from './lesson.ts';
import type { PadProblem, PadResult, TranscriptResult } from './pad.ts';
import type { StoryPlace } from './story.ts';
import type { Language, Rulebook, Texts } from './texts.ts';

/** A game with everything around its rules. Only rules, words and rulebook must be there. */
export interface GamePackage {
  readonly game: Game;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** Loaded when somebody reads it. */
  readonly rulebook: Readonly<Record<Language, () => Promise<{ rulebook: Rulebook }>>>;
  /** A guided first game, loaded when somebody learns it. */
  readonly lesson?: Readonly<Record<Language, () => Promise<{ lesson: Lesson }>>>;
  /** What bots know of it; without it they go by the score lines. */
  readonly bot?: BotKnowledge;
  /** The view drawn for a terminal, line by line; without it, what lies open is listed. */
  draw?(view: View, how: DrawHow): Promise<string[]>;
  /** Scores a position typed in from a real table. */
  pad?(input: unknown): Promise<PadResult | PadProblem>;
  /** What `kontor lab` looks at. */
  lab?(): Promise<GameLab>;
  /** Where a table stands in a story that is told over several; `earlier` are the settings of those before it. */
  story?(settings: Settings, earlier: readonly Settings[]): StoryPlace | null;
  /** Checks a game played at a real table, drawn tiles and all. */
  transcript?(input: unknown): TranscriptResult | PadProblem;
}
