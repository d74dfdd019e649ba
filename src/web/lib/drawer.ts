// What a game draws of its things by their names, with its pigments: loaded when somebody looks.
import type { ByName, Piece } from '../../draw/plate.ts';
import type { GameEvent } from '../../kernel/types.ts';
import type { GameWords } from '../../text/package.ts';
import { byGame } from './by-game.ts';

export interface Drawer {
  /** The class under which its pigments hold. */
  readonly PAINT: string;
  readonly pieceNamed: ByName<GameWords>;
  /** Up to three things that an event is about. */
  pictured(event: GameEvent, words: GameWords): readonly Piece[];
}
const DRAWERS = byGame(import.meta.glob<Drawer>('../../games/*/picture/by-name.ts'));
const PIGMENTS = byGame(import.meta.glob('../../games/*/board/pigments.css'));

/** null: the game draws nothing by name. */
export async function loadDrawer(game: string): Promise<Drawer | null> {
  const load = DRAWERS.get(game);
  if (load === undefined) return null;
  const [drawer] = await Promise.all([load(), PIGMENTS.get(game)?.()]);
  return drawer;
}
