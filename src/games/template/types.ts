// What lies on the table, what has to be done, what can be chosen and what is told.
import type { GameEvent, Seat, State, ViewOf } from '../../kernel/types.ts';
import type { CardId } from './data/cards.ts';

/** What everybody sees. */
export interface Open {
  round: number;
  /** By seat: the cards laid out. */
  rows: CardId[][];
}
/** What only its owner sees. */
export interface Own {
  hand: CardId[];
  /** Chosen and not yet turned up; it is still in the hand. */
  picked: CardId | null;
}
/** What nobody sees. */
export interface Dark {
  deck: CardId[];
}

export type DraftTask =
  | { readonly do: 'deal' }
  | { readonly do: 'round' }
  | { readonly do: 'pick'; readonly seat: Seat }
  | { readonly do: 'turnUp' }
  | { readonly do: 'passHands' };

/** What is chosen at each step that asks. */
export interface Choices {
  pick: CardId;
}

export type Happened = GameEvent &
  (
    | { readonly e: 'dealt' }
    /** To the one who picked only. */
    | { readonly e: 'picked'; readonly seat: Seat; readonly card: CardId }
    /** By seat. */
    | { readonly e: 'turnedUp'; readonly cards: readonly CardId[] }
    | { readonly e: 'passed' }
  );

export type S = State<DraftTask, Open, Own, Dark>;
export type V = ViewOf<S>;
