import type { PositionOf, Seat, State } from '../../kernel/types.ts';
import type { CardId, MayorId, TileId, TokenId } from './data/kinds.ts';
import type { Side } from './data/tokens.ts';

export type { Happened, Laid } from './happened.ts';

export const OPPONENTS = ['boris', 'rik'] as const;
/** The same in every language. */
export const OPPONENT_NAMES = { boris: 'Boris', rik: 'Rik' } as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The table options; the opponent counts with one player only. */
export type Options = {
  readonly opponent: Opponent;
  readonly plantation: Side | 'random';
  readonly promo: boolean;
  readonly promoSharedPool: boolean;
};

/** Whose pawn, whose points: a seat or the opponent of the solo game. */
export type Who = Seat | Opponent;
/** Where a pawn can be. */
export type Spot = TileId | 'hall' | 'supply' | 'plantation';

/** What VP were given for; `track` only for a position typed in, where the sum alone is known. */
export const VP_SOURCES = ['tiles', 'tokens', 'plantation', 'cards', 'promo', 'beadle', 'track'] as const;
export type VpSource = (typeof VP_SOURCES)[number];

/** R1.1–R1.3 The grid, by place in reading order (`gridFor`). */
export interface City {
  /** null: the Guildhall, or nothing yet. */
  tiles: (TileId | null)[];
  resolved: boolean[];
  /** The seat whose master is there, or -1. */
  masters: number[];
  /** The second-place token that lies there, or null. */
  tokens: (TokenId | null)[];
  /** R11.6 Whether a neutral lies flat there. */
  lying: boolean[];
  /** Pawns by owner, then by place; the solo opponent is the last owner. */
  pawns: number[][];
}

/** What counts in the turn that is going on (R5.2, R6.5). */
export interface Turn {
  /** Cards played: recruits, moves and special actions. */
  cards: number;
  /** R6.E6 How many pawns a card recruits. */
  recruits: number;
  /** R6.E13 Moves ignore symbols. */
  free: boolean;
  /** R6.E27 */
  discount: number;
  /** R6.E23, R6.E24 Further cards at the end of the turn. */
  extra: number;
}

export interface Open {
  /** 0 before the first. */
  round: number;
  /** R4.3 The seats in the order of this round. */
  order: number[];
  /** VP by owner (the solo opponent last), then by `VP_SOURCES`; `vpOf` adds up. */
  earned: number[][];
  /** Pawns of each seat in the general supply, in the Guildhall, on the plantation. */
  supply: number[];
  hall: number[];
  overseas: number[];
  /** Neutrals held by each seat, committed to the tile that is being resolved (R7.3), and on the scoreboard. */
  neutrals: number[];
  committed: number[];
  board: number;
  /** Neutrals out of the game (R11.7). */
  neutralsGone: number;
  side: Side;
  /** Left plantation rewards received. */
  won: number[];
  /** Tokens that lie with each seat or, with the promo card, in its heap there; and how many it has ever received. */
  tokens: TokenId[][];
  received: number[];
  /** Tokens out of the game. */
  gone: TokenId[];
  /** null: the beadle has left the game (R7.8). */
  beadle: TileId | null;
  city: City;
  /** R5.10 The last one lies on top. */
  discard: CardId[];
  /** R5.9 What was last shuffled into the draw pile, for all to see: the pile holds nothing else. Empty before that. */
  mixed: CardId[];
  /** R6.1 Special actions in front of the player whose turn it is. */
  played: CardId[];
  turn: Turn;
  /** How many mayor cards were drawn from the deck since set-up. */
  mayorsDrawn: number;
  /** R10.2 Kept mayor cards by seat, once the final scoring has started. */
  mayors: MayorId[][];
}

/** A mayor card that a seat has put at the bottom: it is the `at`-th to be drawn since set-up. */
export interface Below {
  readonly card: MayorId;
  readonly at: number;
}
export interface Own {
  hand: CardId[];
  /** While cards are given up: the place in the hand of the first that still may be. It would tell the others how old a card was. */
  from: number;
  /** Mayor cards to choose from (R2.9, R8). */
  offered: MayorId[];
  /** Keeps the chosen one among the offered until all have chosen (R2.9). */
  picked: MayorId | null;
  /** Kept mayor cards; the first one is from set-up. */
  mayors: MayorId[];
  /** Those not kept in set-up. */
  declined: MayorId[];
  below: Below[];
  /** Action cards that this seat knows to be in the hand of each seat: taken from the discard pile or from its own hand. */
  knows: CardId[][];
}
export interface Dark {
  /** The draw pile; the last one is drawn next. */
  deck: CardId[];
  /** Tiles that are not in the city; the last one is laid next. With one or two players they stay in the box. */
  pile: TileId[];
  /** The token stack; the last one is next. */
  stack: TokenId[];
  /** The mayor deck; the last one is on top. */
  mayors: MayorId[];
}

interface Of<Do extends string> {
  readonly do: Do;
  readonly seat: Seat;
}
/** A job by a rule: of a card, or of a reward. */
interface By<Do extends string> extends Of<Do> {
  readonly rule: string;
}
/** So many pawns go from one place to another. */
export interface Amount extends By<'amount'> {
  readonly from: Spot;
  readonly to: Spot;
  readonly min: number;
  readonly max: number;
}
/** Pawns go to tiles: `left` more tiles, up to `each` pawns to a tile, not before the place `at` in reading order. */
export interface Send extends By<'send'> {
  readonly from: 'own' | 'supply' | 'plantation';
  /** Symbols that a tile must show one of, as bits. */
  readonly symbols: number;
  readonly each: number;
  readonly left: number;
  readonly at: number;
  /** Whether one may stop now. */
  readonly may: boolean;
  /** R6.E7 Where pawns have come to: they stay there. Only where each may move once. */
  readonly came?: readonly TileId[];
}
/** Own pawns come from the Guildhall (place -1) and from tiles, not before the place `at`. */
export interface Fetch extends By<'fetch'> {
  readonly to: TileId | 'plantation';
  readonly left: number;
  readonly at: number;
  readonly may: boolean;
  readonly came?: readonly TileId[];
}
/** Cards are given up one after the other in hand order (`Own.from`). */
export interface Bill extends Of<'pay'> {
  readonly card: CardId;
  readonly owed: number;
}
export interface Cycle extends By<'cycle'> {
  readonly bonus: number;
  readonly done: number;
}
/** R6.4 What a card does, from the `at`-th thing on. */
export interface Effect extends Of<'effect'> {
  readonly card: CardId;
  readonly at?: number;
}
export interface Gain extends Of<'gain'> {
  readonly kind: 'cards' | 'recruit' | 'place' | 'move' | 'ship' | 'neutral' | 'mayor' | 'beadle';
  readonly n: number;
}

export type GuildsTask =
  | { readonly do: 'begin' }
  | Of<'chooseMayor'>
  | { readonly do: 'settleMayors' }
  | { readonly do: 'round' }
  | Of<'turn'>
  | Of<'act'>
  | Bill
  | Effect
  | Gain
  | (By<'draw'> & { readonly count: number })
  | Amount
  | Send
  | Fetch
  | By<'shift'>
  | By<'shipTile'>
  | (By<'rival'> & { readonly pushes: boolean })
  | (By<'push'> & { readonly tile: TileId; readonly who: Who })
  | By<'seize'>
  | By<'tithe'>
  | (By<'steal'> & { readonly from: Seat })
  | (By<'salvage'> & { readonly look: number; readonly take: number })
  | Cycle
  | By<'borrow'>
  | By<'swap'>
  | (By<'swapWith'> & { readonly tile: TileId })
  | (By<'resign'> & { readonly vp: number })
  | (By<'beadle'> & { readonly may: boolean; readonly follow: number })
  | (By<'drawMayors'> & { readonly count: number })
  | By<'keepMayor'>
  | Of<'endTurn'>
  | (Of<'discard'> & { readonly owed: number })
  | { readonly do: 'boris'; readonly left: number }
  | { readonly do: 'resolve'; readonly at: number }
  | (Of<'commit'> & { readonly tile: TileId })
  | { readonly do: 'settleTile'; readonly tile: TileId }
  | { readonly do: 'takeToken'; readonly tile: TileId; readonly who: Who | null }
  | { readonly do: 'giveBack' }
  | { readonly do: 'beadleScoring' }
  | { readonly do: 'growth' }
  | { readonly do: 'sailHome' }
  | { readonly do: 'grow' }
  /** R12.7 The window at the end of a round, from this place in turn order on. */
  | { readonly do: 'windows'; readonly at: number }
  /** `at` null: in the own turn. */
  | (Of<'promo'> & { readonly at: number | null })
  | { readonly do: 'endRound' }
  | { readonly do: 'finish' };

export type TurnChoice =
  | { readonly as: 'pass' }
  | { readonly as: 'end' }
  | { readonly as: 'promo' }
  | { readonly as: 'recruit'; readonly card: CardId; readonly count: number }
  | { readonly as: 'move' | 'special'; readonly card: CardId };
export interface Enough {
  readonly as: 'enough';
}
export interface OfMayor {
  readonly mayor: MayorId;
}
export interface OfCard {
  readonly card: CardId;
}
export interface OfTile {
  readonly tile: TileId;
}
export interface Count {
  readonly n: number;
}
export interface To {
  readonly to: TileId;
}
export interface Rival {
  readonly tile: TileId;
  readonly who: Who;
}
export interface Choices {
  chooseMayor: OfMayor;
  keepMayor: OfMayor;
  act: TurnChoice;
  pay: OfCard;
  discard: OfCard;
  cycle: OfCard | Enough;
  salvage: { readonly cards: readonly CardId[] };
  amount: Count;
  commit: Count;
  send: To | Enough;
  fetch: { readonly from: TileId | 'hall' } | Enough;
  shift: { readonly from: TileId; readonly to: TileId };
  shipTile: OfTile;
  rival: Rival;
  push: To;
  seize: { readonly who: Seat };
  tithe: { readonly who: Seat };
  borrow: OfTile;
  swap: OfTile;
  swapWith: OfTile;
  resign: OfTile;
  beadle: To | { readonly as: 'stays' };
  promo: OfTile | { readonly as: 'decline' };
}
export type S = State<GuildsTask, Open, Own, Dark, Options>;
/** What scoring reads: the state, or somebody's view of it. */
export type Position = PositionOf<S>;
