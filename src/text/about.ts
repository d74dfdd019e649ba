import type { EachLanguage, Language } from './languages.ts';
import type { GamePackage } from './package.ts';

export interface AboutWords {
  readonly title: string;
  readonly line: string;
  /** What comes from the booklet and what is reconstructed, in one sentence; the rulebook tells the whole of it. */
  readonly source?: string;
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

/** What is known of a game without loading its rules. What a game leaves out here or in its package, nobody offers. */
export interface About {
  /** What it is called, and what the front page says of it in one sentence. */
  readonly words: EachLanguage<AboutWords>;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes: '30', or '30–50'. */
  readonly minutes: string;
  /** Where it stands on the shelf; those without a place stand behind, by name. */
  readonly place?: number;
  /** What lies on the table where people gather, else cards. */
  readonly table?: 'tiles';
  /** How strong the bots are at it, once `kontor ladder` has measured it. */
  readonly strength?: Strength;
  /** Whose game it is. */
  readonly credits?: readonly Credit[];
  /** Whether its package has a lesson, and its board a score pad, so that pages can link to them; a test looks whether it is so. */
  readonly hasLesson?: boolean;
  readonly hasPad?: boolean;
  /** What it says in a language; from then on its package has it. */
  loadWords(language: Language): Promise<void>;
  /** The game itself. */
  load(): Promise<GamePackage>;
}

/** As docs/strength.md has it for two; a test compares them. */
export interface Strength {
  /** Of a hundred games against the next weaker level, so many are won. */
  readonly wins: Readonly<Record<'beginner' | 'club' | 'expert' | 'master', number>>;
  /** The ratings of all: the scale that other programs are measured on. */
  readonly elo: Readonly<Record<'random' | 'beginner' | 'greedy' | 'club' | 'expert' | 'master', number>>;
}
