import type { BotName } from '../../bots/names.ts';
import { expectation } from '../../bots/strength.ts';
import type { GameId } from '../../games/index.ts';
import type { Words } from '../lib/words.ts';

/** What a level is like, and how it was measured in this game. */
export function aboutLevel({ bots, house }: Words, game: GameId, level: BotName): string {
  const found = expectation(game, level);
  return found === null
    ? bots[level].about
    : `${bots[level].about}; ${house.expectation(found.ofTen, bots[found.against].name)}`;
}
