import type { GameEvent, PositionOf, State } from '../../kernel/types.ts';
import type { CardId, TrackNo } from './data/kinds.ts';
import type { CharacterId, MarketTileId, Scoring, ScoringTileId } from './data/table.ts';
import type { Seal, TrackId } from './data/tracks.ts';

/** There is nothing to set: the players are all that differs from table to table (R1.1, R12). */
export type Options = Readonly<Record<string, never>>;

/** R4.1 A divided hand. Both parts in hand order; the first card of the hand is in the first part. */
export type Parts = readonly [readonly CardId[], readonly CardId[]];
/** The places in `Parts`, in words. */
export const PARTS = ['first', 'second'] as const;
export type Part = (typeof PARTS)[number];

/** A card laid down: face up, sold, or the split card. Never changed after creation. */
export interface Laid {
  readonly as: 'play' | 'sell' | 'split';
  /** null: the split card, or another player's sold card (Q19). */
  readonly card: CardId | null;
  /** Where its steps begin in `moves`. */
  readonly from: number;
}
/** What a player has laid down in this round, in order, and every single step of a cube that followed (R0.3). */
export interface Harvest {
  laid: readonly Laid[];
  /** The track of each step, chains included; the steps of a card end where those of the next begin. */
  moves: readonly TrackNo[];
}
/** A harvest that its owner is still working on: nobody else sees it, and all of it can be taken back. */
export interface Working extends Harvest {
  laid: Laid[];
  moves: TrackNo[];
  /** The cubes as they stand now; those in `open` move when the harvest is shown. */
  tracks: number[];
  /** Cards still to be laid down, in hand order. */
  left: readonly CardId[];
  /** Whether the split card is still to be used (R5.6). */
  split: boolean;
}

/** R10.1 A scoring that has taken place, with everything it was calculated from. Never changed after creation. */
export interface Scored {
  /** The round it followed: 3, 4, or 6 for the final one. */
  readonly round: number;
  readonly kinds: readonly Scoring[];
  readonly slider: number;
  readonly tracks: readonly (readonly number[])[];
}

/** `readonly` lists are replaced, never changed, here and in `Own` and `Dark`: copies of a state share them. */
export interface Open {
  /** 1 to 6; 0 before the first. */
  round: number;
  characters: readonly CharacterId[];
  /** R1.10 The tiles at the lines behind rounds 3 and 4. */
  lines: readonly (readonly [ScoringTileId, ScoringTileId])[];
  /** R8.1 The tiles turned up, by round; the slider stands at their sum. */
  market: readonly MarketTileId[];
  /** By seat, then by track (`TRACKS`). Prestige includes the scorings in `scored`. */
  tracks: (readonly number[])[];
  /** R3.6 How many cards each has discarded in this round's supply; 0 again when hands have been exchanged. */
  discards: number[];
  /** By seat: what lies in front of it, once it has shown its harvest; else null (R5.8). */
  harvests: (Harvest | null)[];
  /** By seat: the cards it laid face up in the last round, for all to see; it took them back (R9.4). Empty once mixed (R4.4). */
  seen: (readonly CardId[])[];
  scored: readonly Scored[];
}

export interface Own {
  /** In the order of the card list. The cards stay here until envelopes are back, so that their number shows nothing new. */
  hand: readonly CardId[];
  /** Chosen to be discarded; they leave the hand when the envelopes are passed (R3.6). */
  discarding: readonly CardId[];
  /** All that was discarded so far; it never returns (R3.4). */
  discarded: readonly CardId[];
  /** The own envelope, from the division to the round end; without what is being discarded. */
  parts: Parts | null;
  /** The right neighbour's envelope, from the passing to the round end (R4.2). */
  received: Parts | null;
  /** Which part of `received` is kept (R4.3). */
  took: Part | null;
  /** Which part of `parts` the left neighbour kept, once the envelope is back (R4.4). */
  lost: Part | null;
  harvest: Working | null;
  /** Laid face down in this round (R7.4). */
  sold: readonly CardId[];
  /** What the neighbours got in the last exchange, to be remembered (section 8). */
  leftGot: readonly CardId[];
  rightGot: readonly CardId[];
}

export interface Dark {
  /** The decks; the last card is dealt next. Level I is a deck only with two players (R12.1). */
  levelI: readonly CardId[];
  levelII: readonly CardId[];
  levelIII: readonly CardId[];
  /** R1.14 Level I cards back in the box. */
  box: readonly CardId[];
  /** R1.11 Market tiles not turned up, the next one last; those that are left over lie beneath. */
  market: readonly MarketTileId[];
  /** R1.7 Characters nobody has. */
  characters: readonly CharacterId[];
}

export type SplitTask =
  | { readonly do: 'begin' }
  | { readonly do: 'supply' }
  /** `owed` cards must go; those before `from` in the hand stay. */
  | { readonly do: 'discard'; readonly seat: number; readonly owed: number; readonly from: number }
  | { readonly do: 'divide'; readonly seat: number }
  | { readonly do: 'pass' }
  | { readonly do: 'choose'; readonly seat: number }
  | { readonly do: 'giveBack' }
  | { readonly do: 'play'; readonly seat: number }
  /** `count` seals of a card still need a track each. */
  | { readonly do: 'seals'; readonly seat: number; readonly seal: Seal; readonly count: number }
  | { readonly do: 'seal'; readonly seat: number; readonly seal: Seal; readonly count: number }
  | { readonly do: 'bonus'; readonly seat: number }
  /** A move that a double arrow interrupted goes on (R6.4). */
  | { readonly do: 'advance'; readonly seat: number; readonly track: TrackNo; readonly steps: number }
  | { readonly do: 'show'; readonly seat: number }
  | { readonly do: 'market' }
  | { readonly do: 'roundEnd' }
  | { readonly do: 'finish' };

export interface Discard {
  readonly card: CardId;
}
export interface Divide {
  readonly parts: Parts;
}
export interface Choose {
  readonly take: Part;
}
export type Play =
  | { readonly as: 'play'; readonly card: CardId }
  | { readonly as: 'sell'; readonly card: CardId; readonly to: 'gold' | 'prestige' }
  | { readonly as: 'split'; readonly to: TrackId };
/** A track for a seal (R5.5) or for a double arrow (R6.1). */
export interface Target {
  readonly to: TrackId;
}
export interface Choices {
  discard: Discard;
  divide: Divide;
  choose: Choose;
  play: Play;
  seal: Target;
  bonus: Target;
}
export type S = State<SplitTask, Open, Own, Dark, Options>;
/** What scoring reads: the state, or somebody's view of it. */
export type Position = PositionOf<S>;

/** What happened, for the log and for animation. */
export type Happened = GameEvent &
  (
    | {
        readonly e: 'began';
        readonly characters: readonly CharacterId[];
        readonly lines: readonly (readonly [ScoringTileId, ScoringTileId])[];
      }
    | { readonly e: 'supplied'; readonly round: number; readonly count: number }
    /** To the receiver only. */
    | { readonly e: 'got'; readonly seat: number; readonly cards: readonly CardId[] }
    /** `cards` to the discarder only. */
    | { readonly e: 'discarded'; readonly seat: number; readonly count: number; readonly cards?: readonly CardId[] }
    | { readonly e: 'passed' }
    /** To the receiver only. */
    | { readonly e: 'received'; readonly seat: number; readonly from: number; readonly parts: Parts }
    /** By hand: how many cards everybody has now. */
    | { readonly e: 'gaveBack'; readonly hands: readonly number[] }
    /** To the two concerned only: `seat` kept a part of the envelope of `from`, and `from` got the other. */
    | {
        readonly e: 'kept';
        readonly seat: number;
        readonly from: number;
        readonly cards: readonly CardId[];
        readonly back: readonly CardId[];
      }
    /** One for each card, when the harvest is shown; the card sold to its owner only. */
    | {
        readonly e: 'laid';
        readonly seat: number;
        readonly as: Laid['as'];
        readonly card: CardId | null;
        readonly moves: readonly TrackNo[];
      }
    | { readonly e: 'harvested'; readonly seat: number; readonly tracks: readonly number[] }
    | { readonly e: 'market'; readonly round: number; readonly tile: MarketTileId; readonly slider: number }
    | { readonly e: 'scored'; readonly round: number; readonly kind: Scoring; readonly points: readonly number[] }
    | { readonly e: 'roundEnded'; readonly round: number }
    | { readonly e: 'ended'; readonly prestige: readonly number[] }
  );
