import type { BotName } from '../../bots/names.ts';
import { expectation } from '../../bots/strength.ts';
import type { GameId } from '../../games/index.ts';
import type { Words } from '../lib/words.ts';

/** What a level is like, and how it was measured in this game. */
export function aboutLevel({ bots, house }: Words, game: GameId, level: BotName, players: number): string {
  const found = expectation(game, level, players);
  const { about } = bots[level];
  if (found === null) return about;
  const name = bots[found.against].name;
  if (found.players > 2) return `${about}; ${house.expectationAt(found.ofTen, found.players - 1, name)}`;
  return `${about}; ${house.expectation(found.ofTen, name)}`;
}

/** Whether none of these levels was measured at tables of this size; where some were, the others say that they mean games for two. */
export function isUnmeasured(game: GameId, levels: readonly BotName[], players: number): boolean {
  const found = levels.flatMap((level) => expectation(game, level, players) ?? []);
  return players > 2 && found.length > 0 && found.every((one) => one.players === 2);
}
