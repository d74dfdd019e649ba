// The boards, each loaded when its game is played: the only place that knows where they are.
import type { ComponentType } from 'react';
import type { Seat, View } from '../../kernel/types.ts';
import type { BoardProps } from '../../parts/board.ts';
import type { GameWords } from '../../text/package.ts';
import { byGame } from '../lib/by-game.ts';

/** What a game's own public things beside a player's name get. */
export interface SeatThingsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: GameWords;
}
export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** What is public about one player and matters: followers left, cards in hand. */
  readonly SeatThings?: ComponentType<SeatThingsProps>;
  /** The board itself shows the count at the end (`BoardProps.counting`). */
  readonly countsItself?: true;
  /** The board itself tells and shows what is being tried (`BoardProps.trying`); else the page does, by its pieces. */
  readonly triesItself?: true;
}
export const BOARDS = byGame(import.meta.glob<BoardModule>('../../games/*/board/index.tsx'));
