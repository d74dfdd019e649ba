// The list of games: the only place that names them all. A new game is a folder here and one line below.
import type { Game, Seat, State, View } from '../kernel/types.ts';
import type { DrawHow } from '../text/draw.ts';
import type { PadResult, Problem, TranscriptResult } from '../text/pad.ts';
import type { Language, Rulebook, Texts } from '../text/texts.ts';

/** A game with everything around its rules. */
export interface GamePackage {
  readonly game: Game;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** Loaded when somebody reads it. */
  readonly rulebook: Readonly<Record<Language, () => Promise<{ rulebook: Rulebook }>>>;
  /** How good a state looks to a seat, in points; without it bots go by the score lines. */
  readonly bot?: { value(s: State, seat: Seat): number };
  /** The view drawn for a terminal, line by line. */
  draw(view: View, how: DrawHow): string[];
  /** Scores a position typed in from a real table. */
  pad(input: unknown): PadResult | Problem;
  /** Checks a game played at a real table, drawn tiles and all. */
  transcript?(input: unknown): TranscriptResult | Problem;
}
const LIST = {
  baselland: async () => (await import('./baselland/index.ts')).baselland,
  'guilds-of-london': async () => (await import('./guilds-of-london/index.ts')).guildsOfLondon,
  tybor: async () => (await import('./tybor/index.ts')).tybor,
} satisfies Record<string, () => Promise<GamePackage>>;

export type GameId = keyof typeof LIST;
export const GAME_IDS = Object.keys(LIST) as GameId[];
export const isGameId = (id: string): id is GameId => Object.hasOwn(LIST, id);
export const loadGame = (id: GameId): Promise<GamePackage> => LIST[id]();
