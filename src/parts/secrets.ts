// What a game draws when a finished game is laid open.
import type { Seat, View } from '../kernel/types.ts';
import type { GameWords } from '../text/package.ts';

/** What a seat keeps from the others, from its own view. */
export interface SecretsProps<W extends GameWords = GameWords> {
  readonly view: View;
  readonly seat: Seat;
  readonly words: W;
}

/** What nobody could see: the compartment `dark` of the game's state. */
export interface ComingProps<W extends GameWords = GameWords> {
  readonly dark: unknown;
  readonly words: W;
}
