// What to expect of the levels in a game, where it was measured.
import { aboutGame, type GameId } from '../games/index.ts';
import type { BotName } from './names.ts';

const BELOW = { beginner: 'random', club: 'beginner', expert: 'club', master: 'expert' } as const;
const isMeasured = (bot: BotName): bot is keyof typeof BELOW => Object.hasOwn(BELOW, bot);

export interface Expectation {
  /** The next weaker level. */
  readonly against: BotName;
  /** How many games in ten it wins: of two players, or as one among others of that level at a full table. */
  readonly ofTen: number;
  /** At how large a table that was. */
  readonly players: number;
}

/** What to expect of a level at a table of this size; at one that was not measured, what it does in games for two. */
export function expectation(game: GameId, bot: BotName, players = 2): Expectation | null {
  const { strength } = aboutGame(game);
  if (strength === undefined || !isMeasured(bot)) return null;
  const size = strength[players]?.[bot] === undefined ? 2 : players;
  const wins = strength[size]?.[bot];
  return wins === undefined ? null : { against: BELOW[bot], ofTen: Math.round(wins / 10), players: size };
}
