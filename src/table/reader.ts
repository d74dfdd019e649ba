import { Engine } from '../kernel/engine.ts';
import type { Game } from '../kernel/types.ts';

/** One for each game. It is only asked, so that all may share it. */
const readers = new WeakMap<Game, Engine>();

/** For looking at a position: what is asked, what can be chosen, a copy, a view. It draws no lots and tells nobody. */
export function readerOf(game: Game): Engine {
  let reader = readers.get(game);
  if (reader === undefined) {
    reader = new Engine(game, () => 0);
    readers.set(game, reader);
  }
  return reader;
}
