// What a game draws when a finished game is laid open.
import type { Seat, View } from '../kernel/types.ts';
import type { Language } from '../text/languages.ts';

/** What a seat keeps from the others, from its own view. */
export interface SecretsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly language: Language;
}

/** What nobody could see: the compartment `dark` of the game's state. */
export interface ComingProps {
  readonly dark: unknown;
  readonly language: Language;
}
