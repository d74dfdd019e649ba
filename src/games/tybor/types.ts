import type { GameEvent, PositionOf, State } from '../../kernel/types.ts';
import type { ChapterId, ScenarioId } from './data/cards.ts';
import type { BuildingId, OrderId, PersonId } from './data/kinds.ts';

export type Direction = 'cw' | 'ccw';
export type Size = 'small' | 'large';
export const SIZES = ['small', 'large'] as const;
/** Where a drawn person goes. */
export type Area = 'citizen' | 'worker';

/** R1.2, R1.3 The table options. */
export type Options = {
  readonly scenario: ScenarioId | 'random';
  readonly chapter: ChapterId | 'random' | 'story';
};

export interface Built {
  readonly id: BuildingId;
  readonly size: Size;
}
/** R0.1 What lies around an overview card. */
export interface Tableau {
  citizens: PersonId[];
  /** The strongest first: in this order payments are picked (R5.4.4). */
  workers: PersonId[];
  buildings: Built[];
}

export interface Open {
  scenario: ScenarioId;
  chapter: ChapterId;
  /** 1 to 4; 0 before the first. */
  round: number;
  /** How often the hands were passed on in this round. */
  passes: number;
  /** Who holds the start player card. */
  starter: number;
  /** By colour, then by id (R3.6). */
  display: BuildingId[];
  tableaux: Tableau[];
  /** The card turned up, whose use is being decided (R5.1). */
  shown: PersonId | null;
  discard: PersonId[];
  /** R3.3 What was last shuffled into the draw pile, for all to see: the pile holds nothing else. Empty before that. */
  mixed: PersonId[];
  /** R7.7, R7.3.2 Buildings out of the game. */
  removed: BuildingId[];
  /** The secret orders by seat, once the final scoring has started (R8.5). */
  orders: OrderId[];
}
export interface Own {
  /** null in an imagined world, where it is one of the `dark` ones and nobody knows which. */
  order: OrderId | null;
  /** Keeps the picked card until all have picked, so that nobody sees who has (R4.2). */
  hand: PersonId[];
  picked: PersonId | null;
  /** Drawn by an effect and not yet decided on (R5.5, R7.3–R7.5). */
  drawn: PersonId[];
  /**
   * What is left of the hands this seat has passed on in this round, the last one first: seen[0] is with the next
   * player, seen[1] with the one after that. A card that its holder has picked counts until it is turned up.
   */
  seen: PersonId[][];
}
export interface Dark {
  /** The draw pile; the last one is drawn next. */
  people: PersonId[];
  /** R12.2 The building stack: the first one is the top; drawn from the end. */
  stack: BuildingId[];
  /** R1.7 Overview cards back in the box. */
  orders: OrderId[];
}

/** Of `count` drawn persons, `keep` go into the tableau and the others are discarded. */
export interface Draw {
  readonly seat: number;
  readonly count: number;
  readonly as: Area;
  readonly rule: DrawRule;
}
export type DrawRule = 'R5.5' | 'R7.3' | 'R7.4' | 'R7.5';
/** A building being paid: what is still owed, and from which worker on one may pay (R5.4.4). */
export interface Bill {
  readonly seat: number;
  readonly building: BuildingId;
  readonly size: Size;
  readonly owed: number;
  readonly from: number;
}

export type TyborTask =
  | { readonly do: 'begin' }
  | { readonly do: 'deal' }
  | { readonly do: 'showBuildings' }
  | { readonly do: 'trick' }
  | { readonly do: 'pick'; readonly seat: number }
  | { readonly do: 'putAside' }
  | { readonly do: 'turnUp'; readonly seat: number }
  | { readonly do: 'use'; readonly seat: number }
  | ({ readonly do: 'pay' } & Bill)
  | { readonly do: 'raise'; readonly seat: number; readonly building: BuildingId; readonly size: Size }
  | ({ readonly do: 'draw' } & Draw)
  | ({ readonly do: 'keep' } & Draw)
  | { readonly do: 'passHands' }
  | { readonly do: 'scenarioEnd' }
  | { readonly do: 'dismiss'; readonly seat: number }
  | { readonly do: 'chapterEnd' }
  | { readonly do: 'harbour'; readonly seat: number }
  | { readonly do: 'endRound' }
  | { readonly do: 'finish' };

export interface Pick {
  readonly card: PersonId;
}
export type Use =
  | { readonly as: 'citizen' }
  | { readonly as: 'worker' }
  | { readonly as: 'builder'; readonly building: BuildingId; readonly size: Size };
export interface Pay {
  readonly worker: PersonId;
}
export interface Keep {
  readonly keep: readonly PersonId[];
}
export interface Dismiss {
  readonly from: Area;
  readonly card: PersonId;
}
export type Harbour =
  | { readonly as: 'decline' }
  | { readonly as: 'captain'; readonly card: PersonId }
  | { readonly as: 'building'; readonly building: BuildingId };
export interface Choices {
  pick: Pick;
  use: Use;
  pay: Pay;
  keep: Keep;
  dismiss: Dismiss;
  harbour: Harbour;
}
export type S = State<TyborTask, Open, Own, Dark, Options>;
/** What scoring reads: the state, or somebody's view of it. */
export type Position = PositionOf<S>;

/** What happened, for the log and for animation. */
export type Happened = GameEvent &
  (
    | { readonly e: 'began'; readonly first: number; readonly scenario: ScenarioId; readonly chapter: ChapterId }
    | { readonly e: 'read'; readonly card: ScenarioId | ChapterId }
    | { readonly e: 'reshuffled'; readonly count: number }
    | { readonly e: 'dealt'; readonly round: number; readonly count: number; readonly short: boolean }
    | { readonly e: 'displayed'; readonly buildings: readonly BuildingId[] }
    | { readonly e: 'added'; readonly building: BuildingId }
    | { readonly e: 'turnedUp'; readonly seat: number; readonly card: PersonId }
    | { readonly e: 'used'; readonly seat: number; readonly card: PersonId; readonly as: Use['as'] }
    | { readonly e: 'paid'; readonly seat: number; readonly worker: PersonId; readonly left: number }
    | { readonly e: 'built'; readonly seat: number; readonly building: BuildingId; readonly size: Size }
    | {
        readonly e: 'drew';
        readonly seat: number;
        readonly count: number;
        readonly rule: DrawRule;
        readonly cards?: readonly PersonId[];
      }
    | {
        readonly e: 'kept';
        readonly seat: number;
        readonly cards: readonly PersonId[];
        readonly as: Area;
        readonly dropped: readonly PersonId[];
        readonly rule: DrawRule;
      }
    | { readonly e: 'passed'; readonly direction: Direction; readonly count: number }
    | { readonly e: 'starts'; readonly seat: number }
    | { readonly e: 'dismissed'; readonly seat: number; readonly card: PersonId; readonly from: Area }
    | {
        readonly e: 'sailed';
        readonly seat: number;
        readonly card: PersonId | null;
        readonly building: BuildingId | null;
      }
    | { readonly e: 'stayed'; readonly seat: number }
    | { readonly e: 'roundEnded'; readonly round: number; readonly removed: readonly BuildingId[] }
    | { readonly e: 'ended'; readonly orders: readonly OrderId[] }
  );
