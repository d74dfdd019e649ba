import type { Game, ScoreLine, Settings, State, View } from '../kernel/types.ts';
import type { Ratings } from './about.ts';
import type { BotKnowledge } from './bot.ts';
import type { CharacterWords } from './characters.ts';
import type { DrawHow, PictureHow } from './draw.ts';
import type { Editions } from './edition/package-with.ts';
import type { EditionWords } from './edition/words.ts';
import type { Example, ExampleWords } from './example.ts';
import type { GameLab, LabWords } from './lab.ts';
import { type InLanguages, type Language, wordsOf } from './languages.ts';
import type { Lesson } from './lesson.ts';
import type { Memorable } from './memorable.ts';
import type { PadProblem, PadResult, TranscriptResult } from './pad.ts';
import type { StoryPlace } from './story.ts';
import type { Rulebook, Texts } from './texts.ts';

/** What each picture of a rulebook shows, by its id: the line below it, and all of it for those who do not see it. */
export type PlateWords = Readonly<Record<string, string>>;

/** What a game says in one language. Texts that are only needed now and then are loaded on demand. */
export interface GameWords {
  readonly texts: Texts;
  rulebook(): Promise<{ readonly rulebook: Rulebook }>;
  /** Of each picture beside a rule (`picture/plates.ts`). */
  plates?(): Promise<{ readonly plates: PlateWords }>;
  /** A guided first game. */
  lesson?(): Promise<{ readonly lesson: Lesson }>;
  /** Of each worked example, by its number. */
  examples?(): Promise<{ readonly examples: Readonly<Record<string, ExampleWords>> }>;
  /** What the tables of its editions are called. */
  edition?(): Promise<{ readonly edition: EditionWords }>;
  /** Who its characters are, and what they say. */
  characters?(): Promise<{ readonly characters: CharacterWords }>;
  /** What `kontor lab` calls things. */
  lab?(): Promise<{ readonly lab: LabWords }>;
}
/** The sentences of a game, in this language or in English. */
export const textsOf = ({ words }: Pick<GamePackage, 'words'>, language: Language): Texts =>
  wordsOf(words, language, 'texts');

/** Somebody in the rules who has a name and points, but no seat. */
export interface Rival {
  readonly name: string;
  readonly score: number;
  /** Where he has it from. */
  readonly lines: readonly ScoreLine[];
}

/** A game with everything around its rules. Only rules, words and rulebook must be there. */
export interface GamePackage {
  readonly game: Game;
  /** In the languages it was loaded with. */
  readonly words: InLanguages<GameWords>;
  /** Its tables as data, and how another box's are played with; without it, there is one edition. */
  readonly editions?: Editions;
  /** Whether the deal of the day ends here, before the game does: its points then count as they stand. Without it, it is a whole game. */
  isDayOver?(state: State): boolean;
  /** What bots know about it; without it they use the score lines. */
  readonly bot?: BotKnowledge;
  /** The view drawn for a terminal, line by line; without it, open things are listed. */
  draw?(view: View, how: DrawHow): Promise<string[]>;
  /** The table as the viewer sees it, as SVG that needs nothing else; without it, there are no pictures of it. */
  picture?(view: View, how: PictureHow): Promise<string>;
  /** Scores a position typed in from a real table. */
  pad?(input: unknown): Promise<PadResult | PadProblem>;
  /** Whom all play against by the rules, and what he has; null: nobody at this table. He wins where no seat does. */
  rival?(state: State | View): Rival | null;
  /** Worked examples of its rules, to be played on the board. */
  examples?(): Promise<readonly Example[]>;
  /** What `kontor lab` looks at. */
  lab?(): Promise<GameLab>;
  /** How the bots of the house were rated: what other programs and people are measured against. */
  ratings?(): Promise<Ratings>;
  /** What statistics remember of a finished game. */
  memorable?(): Promise<Memorable>;
  /** Where a table stands in a story told over several tables; `earlier` are the settings of those before it. */
  story?(settings: Settings, earlier: readonly Settings[]): StoryPlace | null;
  /** Checks a game played at a real table, drawn tiles and all. */
  transcript?(input: unknown): Promise<TranscriptResult | PadProblem>;
}
