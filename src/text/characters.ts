// Whom people play against: somebody with a name, a face, a level and a temper. A game without characters has plain levels.

/** How somebody likes to play: a small change of what a position is worth to them, never of what they know. */
export const TEMPERS = ['bold', 'careful', 'builder', 'spoiler'] as const;
export type Temper = (typeof TEMPERS)[number];

/** What is known of a character before anything is loaded. Names are names: the same in every language. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly level: 'beginner' | 'club' | 'expert' | 'master';
  readonly tempers: readonly Temper[];
}

/** When a character says something: always about what everybody has seen. */
export const OCCASIONS = ['sits', 'scores', 'outscored', 'won', 'lost'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a game says of its characters in one language. */
export interface CharacterWords {
  /** What a temper means in this game, as part of a sentence about somebody: 'keeps workers in reserve'. */
  readonly tempers: Readonly<Record<Temper, string>>;
  /** By id: who it is, and what they say. */
  readonly who: Readonly<Record<string, CharacterSaid>>;
}
export interface CharacterSaid {
  readonly about: string;
  readonly says: Readonly<Record<Occasion, readonly string[]>>;
}

/** The character of this name and level, as a record names its seats; undefined: it is a plain bot, or a person. */
export const characterNamed = (
  characters: readonly Character[],
  { name, bot }: { readonly name: string; readonly bot: string | null },
): Character | undefined => characters.find((one) => one.name === name && one.level === bot);
