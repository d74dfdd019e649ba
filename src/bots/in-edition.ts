import type { GamePackage } from '../games/index.ts';
import type { Edition } from '../text/edition/edition.ts';

/**
 * A choice asks the game thousands of things. An edition that the game does not bring is laid out once for all of them, and not around
 * each: that would leave a bot a fifth of its time to think. `call` must not wait for anything.
 */
export function inEdition<T>({ game, editions }: GamePackage, call: () => T): T {
  const { kontor } = game.edition.data as Partial<Edition>;
  return kontor === 1 && editions !== undefined ? editions.inPlay.with(game.edition.data as Edition, call) : call();
}
