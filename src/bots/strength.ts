// What to expect of the levels in a game, where it was measured.
import { aboutGame, type GameId } from '../games/index.ts';
import type { BotName } from './names.ts';

const BELOW = { beginner: 'random', club: 'beginner', expert: 'club', master: 'expert' } as const;
const isMeasured = (bot: BotName): bot is keyof typeof BELOW => Object.hasOwn(BELOW, bot);

/** What to expect of a level: against whom it was measured, and how many games in ten it wins. */
export function expectation(game: GameId, bot: BotName): { readonly against: BotName; readonly ofTen: number } | null {
  const { strength } = aboutGame(game);
  if (strength === undefined || !isMeasured(bot)) return null;
  return { against: BELOW[bot], ofTen: Math.round(strength.wins[bot] / 10) };
}
