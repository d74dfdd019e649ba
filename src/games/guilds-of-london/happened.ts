// What happens at the table, as data.
import type { GameEvent, Seat } from '../../kernel/types.ts';
import type { CardId, MayorId, TileId, TokenId } from './data/kinds.ts';
import type { Side } from './data/tokens.ts';
import type { Opponent, Spot, VpSource, Who } from './types.ts';

/** A tile with the token put on it. */
export interface Laid {
  readonly tile: TileId;
  readonly token: TokenId;
  readonly x: number;
  readonly y: number;
}
/** What happened, for the log and for animation. Field `seat`: who did it or to whom it happened. */
export type Happened = GameEvent &
  (
    | { readonly e: 'began'; readonly side: Side; readonly order: readonly Seat[]; readonly opponent: Opponent | null }
    | { readonly e: 'laid'; readonly tiles: readonly Laid[]; readonly growth: number }
    | { readonly e: 'mayorsKept' }
    | { readonly e: 'round'; readonly round: number; readonly of: number; readonly order: readonly Seat[] }
    | { readonly e: 'turn'; readonly seat: Seat }
    | { readonly e: 'used'; readonly seat: Seat; readonly card: CardId; readonly as: 'recruit' | 'move' | 'special' }
    | { readonly e: 'passed'; readonly seat: Seat }
    | { readonly e: 'paid'; readonly seat: Seat; readonly card: CardId; readonly left: number }
    | {
        readonly e: 'moved';
        /** null: by the rules alone. */
        readonly seat: Seat | null;
        readonly who: Who;
        readonly from: Spot;
        readonly to: Spot;
        readonly count: number;
        readonly rule: string;
      }
    | {
        readonly e: 'vp';
        readonly who: Who;
        readonly vp: number;
        readonly source: VpSource;
        readonly rule: string;
      }
    | {
        readonly e: 'drew';
        readonly seat: Seat;
        readonly count: number;
        readonly rule: string;
        readonly cards?: readonly CardId[];
      }
    | { readonly e: 'reshuffled'; readonly count: number }
    | { readonly e: 'lasting'; readonly seat: Seat; readonly card: CardId; readonly n: number; readonly at?: number }
    | { readonly e: 'neutrals'; readonly seat: Seat; readonly count: number; readonly rule: string }
    | { readonly e: 'beadle'; readonly seat: Seat | null; readonly to: TileId | null; readonly rule: string }
    | { readonly e: 'salvaged'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly e: 'cycled'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'stole'; readonly seat: Seat; readonly from: Seat; readonly card?: CardId }
    | { readonly e: 'lost'; readonly seat: Seat; readonly to: Seat; readonly card: CardId }
    | { readonly e: 'borrowed'; readonly seat: Seat; readonly tile: TileId; readonly token: TokenId }
    | { readonly e: 'swapped'; readonly seat: Seat; readonly tiles: readonly [TileId, TileId] }
    | { readonly e: 'resigned'; readonly seat: Seat; readonly tile: TileId }
    | {
        readonly e: 'sawMayors';
        readonly seat: Seat;
        readonly count: number;
        readonly rule: string;
        readonly cards?: readonly MayorId[];
      }
    | { readonly e: 'keptMayor'; readonly seat: Seat; readonly rule: string; readonly card?: MayorId }
    | { readonly e: 'discarded'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly e: 'searched';
        readonly who: Opponent;
        readonly card: CardId;
        /** R11.9 The unresolved tiles looked at, in order; the last one is the target if there is one. */
        readonly path: readonly TileId[];
        readonly tile: TileId | null;
      }
    | { readonly e: 'resolution'; readonly round: number }
    | { readonly e: 'committed'; readonly seat: Seat; readonly tile: TileId; readonly count: number }
    | { readonly e: 'tied'; readonly tile: TileId; readonly who: readonly Who[] }
    | {
        readonly e: 'resolved';
        readonly tile: TileId;
        readonly first: Who;
        readonly second: Who | null;
        /** Strength of everybody there (R7.4). */
        readonly strength: readonly { readonly who: Who; readonly n: number }[];
        /** R7.2 The beadle was among the figures. */
        readonly beadle?: true;
      }
    | { readonly e: 'token'; readonly seat: Seat; readonly tile: TileId; readonly token: TokenId }
    | { readonly e: 'tokenGone'; readonly tile: TileId; readonly token: TokenId; readonly rule: string }
    | { readonly e: 'beadleScored'; readonly who: Opponent; readonly tile: TileId; readonly vp: number }
    | {
        readonly e: 'plantation';
        readonly side: Side;
        /** R9.2 Who gets the left reward and who the right one. */
        readonly left: readonly Who[];
        readonly right: readonly Who[];
        readonly rule: string;
      }
    | { readonly e: 'turnedPlantation'; readonly side: Side }
    | { readonly e: 'promo'; readonly seat: Seat; readonly tile: TileId; readonly tokens: readonly TokenId[] }
    | { readonly e: 'roundEnded'; readonly round: number; readonly last: boolean }
    | { readonly e: 'ended'; readonly mayors: readonly (readonly MayorId[])[] }
  );
