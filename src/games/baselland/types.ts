import type { GameEvent, PositionOf, State } from '../../kernel/types.ts';
import type { FOLLOWERS } from './data/numbers.ts';

export type EdgeKind = 'C' | 'R' | 'F';
export type RegionKind = 'monastery' | 'city' | 'road' | 'field';
/** One letter. */
export type TileType = string;
/** A copy of a tile: type and number, `V1` to `V9`. */
export type TileId = `${TileType}${number}`;
/** A region of a tile: `c0`, `r1`, `f0`, `m0`. It keeps its name when the tile is turned. */
export type RegionId = string;
export const ROLES = { road: 'highwayman', city: 'knight', monastery: 'monk', field: 'refugee' } as const; // R5.4
export type Role = (typeof ROLES)[RegionKind];

/** The table options of R10. */
export type Options = {
  readonly followers: (typeof FOLLOWERS)[number];
  readonly refugeeScope: 'piece' | 'meadow';
  readonly refugeeReturn: 'stays' | 'returns';
  readonly refugeeEnd: 'none' | 'half';
  readonly cityPartCount: 'cards' | 'segments';
  readonly firstPlayer: 'random' | 'first';
};

/** Where a tile lies: x grows to the east, y to the south, `turn` counts quarter turns clockwise. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
export interface Laid extends Spot {
  readonly tile: TileId;
}
/** D1 Lay tile: the drawn tile and where. */
export type Place = Laid;
/** D2 Put follower: a region of the tile just laid, or null for none. */
export type Put = RegionId | null;

/** One award of points during the game (R7). `at` is a segment of what was scored. */
export interface Award {
  readonly seat: number;
  readonly what: 'road' | 'city' | 'monastery' | 'refugee';
  readonly points: number;
  /** Tiles of the road, parts of the city, tiles of the monastery. */
  readonly parts: number;
  readonly pennants: number;
  readonly at: number;
  /** The turn in which it was earned, from 1. */
  readonly turn: number;
}

/**
 * All segments of the laid tiles, in the order of laying, merged into features as they meet (R6): parallel lists, one
 * entry a segment. Follows from `laid` and `on`; the law 'flood fill' keeps it true.
 */
export interface Segments {
  /** The feature, represented by one of its segments. */
  root: number[];
  /** The next segment of the same feature, in a ring. */
  next: number[];
  /** At a root: sides of the road or city that face an empty cell. */
  gaps: number[];
  /** At a root: how many followers stand on the feature. */
  crowd: number[];
  /** The seat whose follower stands on this very segment, or -1. */
  on: number[];
  /** The laid tile it belongs to. */
  of: number[];
}

/** The cells of a rectangle that grows with the board. Follows from `laid`, as `Segments` does. */
export interface Grid {
  x0: number;
  y0: number;
  width: number;
  /** Row by row: index in `laid`, or for an empty cell -1 minus what its neighbours demand (`rules/grid.ts`). */
  cells: number[];
  /** Empty cells that touch a laid tile, as indexes into `cells`, in the order in which they became so. */
  open: number[];
}

export interface Open {
  /** R2.5 Who goes first. */
  starter: number;
  /** Turns started. */
  turn: number;
  /** The tile drawn and not yet laid. */
  tile: TileId | null;
  laid: Laid[];
  /** R4.6 Tiles that fitted nowhere. */
  removed: TileId[];
  /** Followers in each player's supply. */
  supply: number[];
  awards: Award[];
  segments: Segments;
  /** Where the segments of each laid tile begin. */
  first: number[];
  grid: Grid;
}
export type Own = Record<string, never>;
export interface Dark {
  /** The face-down pile; the last one is drawn next. */
  pile: TileId[];
}

export type BasellandTask =
  | { readonly do: 'begin' }
  | { readonly do: 'turn'; readonly seat: number }
  | { readonly do: 'place'; readonly seat: number }
  | { readonly do: 'follower'; readonly seat: number }
  | { readonly do: 'scoreClosed'; readonly seat: number };
export interface Choices {
  place: Place;
  follower: Put;
}
export type S = State<BasellandTask, Open, Own, Dark, Options>;
/** What scoring reads: the state, or somebody's view of it. */
export type Position = PositionOf<S>;

/** What happened, for the log and for animation. */
export type Happened = GameEvent &
  (
    | { readonly e: 'began'; readonly first: number }
    | { readonly e: 'drew'; readonly seat: number; readonly tile: TileId }
    | { readonly e: 'removed'; readonly tile: TileId }
    | ({ readonly e: 'placed'; readonly seat: number } & Laid)
    | {
        readonly e: 'put';
        readonly seat: number;
        readonly tile: TileId;
        readonly region: RegionId;
        readonly role: Role;
      }
    | {
        readonly e: 'finished';
        readonly what: 'road' | 'city' | 'monastery';
        readonly tile: TileId;
        readonly region: RegionId;
        readonly parts: number;
      }
    | {
        readonly e: 'scored';
        readonly seat: number;
        readonly what: Award['what'];
        readonly points: number;
        readonly parts: number;
        readonly pennants: number;
        readonly tile: TileId;
        readonly region: RegionId;
      }
    | { readonly e: 'returned'; readonly seat: number; readonly tile: TileId; readonly region: RegionId }
    | { readonly e: 'ended'; readonly why: 'allLaid' | 'noneFits' }
  );
