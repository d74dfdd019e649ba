import type { GamePackage } from '../games/index.ts';

type Edition = NonNullable<GamePackage['editions']>['kind']['builtIn'];

/**
 * A choice asks the game thousands of things. An edition that the game does not bring is laid out once for all of them, and not around
 * each: that would leave a bot a fifth of its time to think. `call` must not wait for anything.
 */
export function inEdition<T>({ game, editions }: GamePackage, call: () => T): T {
  const { data } = game.edition as { readonly data: Partial<Edition> };
  return data.kontor === 1 && editions !== undefined ? editions.inPlay.with(data as Edition, call) : call();
}
