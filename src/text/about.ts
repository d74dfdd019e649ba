import type { Character } from './characters.ts';
import type { EachLanguage, Language } from './languages.ts';
import type { GamePackage } from './package.ts';

export interface AboutWords {
  readonly title: string;
  /** What the credits are of, where that is not simply the title. */
  readonly edition?: string;
  readonly line: string;
  /** What comes from the booklet and what is reconstructed, in one sentence; the rulebook tells the whole of it. */
  readonly source?: string;
  /** How much of it the deal of the day is, if not the whole game. */
  readonly daily?: string;
}

/** Who made the game as it is sold: what they did, and when it came out. */
export interface Credit {
  readonly role: (typeof ROLES)[number];
  readonly who: readonly string[];
  readonly year?: number;
}
export const ROLES = [
  'authors',
  'solo',
  'development',
  'art',
  'graphics',
  'layout',
  'publisher',
  'germanEdition',
  'studentProject',
] as const;

/** What is known about a game without loading its rules. Whatever a game leaves out here or in its package is not offered. */
export interface About {
  /** Its title, and the one sentence the front page says about it. */
  readonly words: EachLanguage<AboutWords>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whom one can play against alone, if the rules bring more than one: by name, with the settings that bring him. */
  readonly alone?: readonly {
    readonly name: string;
    readonly settings: Readonly<Record<string, string>>;
    /** How many of a hundred games each level wins against him, as docs/strength.md has it. */
    readonly wins?: Required<Wins>;
  }[];
  /** How many minutes a game takes: '30', or '30–50'. */
  readonly minutes: string;
  /** Its place on the shelf; games without one come last, by name. */
  readonly place?: number;
  /** How strong the bots are, once `kontor ladder` has measured it. */
  readonly strength?: Strength;
  /** Whom one can play against, weakest first; faces and words are loaded when they are shown. */
  readonly characters?: readonly Character[];
  /** Whose game it is. */
  readonly credits?: readonly Credit[];
  /** Whether its package has a lesson and its board a score pad, so that pages can link to them; a test checks this. */
  readonly hasLesson?: boolean;
  readonly hasPad?: boolean;
  /** What it says in a language; afterwards its package has it. */
  loadWords(language: Language): Promise<void>;
  /** The game itself. */
  load(): Promise<GamePackage>;
}

/**
 * By the number of players, as docs/strength.md has it (a test compares them): in how many of a hundred games one of a level is first among
 * others of the next weaker one, where that is more than chance at its lower end.
 */
export type Strength = Readonly<Record<number, Wins>>;
type Wins = Readonly<Partial<Record<'beginner' | 'club' | 'expert' | 'master', number>>>;

/** By the number of players, likewise: how the bots of the house are rated. Each size of table is a scale of its own. */
export type Ratings = Readonly<Record<number, Elos>>;
export type Elos = Readonly<Partial<Record<'random' | 'beginner' | 'greedy' | 'club' | 'expert' | 'master', number>>>;
