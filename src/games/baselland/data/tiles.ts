// The landscape tiles as the rules and drawings read them.
import { idsOf, rowsOf } from '../../../text/edition/edition.ts';
import type { EdgeKind, RegionKind, TileType } from '../types.ts';
import { BUILT_IN } from './built-in.ts';
import { inPlay } from './in-play.ts';

/** A road section, city part, meadow piece or monastery of one tile. Halves are numbered 0 to 7 clockwise from north-west. */
export interface RegionRow {
  readonly kind: RegionKind;
  /** Sides of a road or city: 0 north, 1 east, 2 south, 3 west. */
  readonly sides: readonly number[];
  /** Half-edges of a meadow piece. */
  readonly halves: readonly number[];
  /** The city regions of the same tile that a meadow piece borders (R5.7). */
  readonly besideCities: readonly string[];
  /** Where a follower stands, on a unit square, origin north-west. */
  readonly x: number;
  readonly y: number;
}
export interface TileRow {
  readonly count: number;
  /** Kinds of the sides north, east, south, west: C city, R road, F meadow. */
  readonly edges: readonly [EdgeKind, EdgeKind, EdgeKind, EdgeKind];
  readonly pennants: number;
  /** How many of the four rotations look different. */
  readonly rotations: 1 | 2 | 4;
  readonly regions: Readonly<Record<string, RegionRow>>;
}

interface Written extends Omit<TileRow, 'rotations'> {}

/** Places are written in hundredths. */
const placed = (region: RegionRow): RegionRow => ({ ...region, x: region.x / 100, y: region.y / 100 });

/** 4.1 Turned so many times it looks the same: edges and regions lie where they lay, whatever they are called. */
function looksTheSame({ edges, regions }: Written, turn: number): boolean {
  const looks = (by: number): string =>
    Object.values(regions)
      .map(({ kind, sides, halves }) =>
        [
          kind,
          ...sides.map((side) => (side + by) % 4).sort(),
          '/',
          ...halves.map((half) => (half + 2 * by) % 8).sort(),
        ].join(),
      )
      .sort()
      .join(' ');
  return edges.every((edge, side) => edge === edges[(side + turn) % 4]) && looks(0) === looks(turn);
}

const rotationsOf = (row: Written): TileRow['rotations'] => (looksTheSame(row, 1) ? 1 : looksTheSame(row, 2) ? 2 : 4);

export let TILE_TYPES!: Readonly<Record<TileType, TileRow>>;
inPlay.table(
  () => {
    const rows = rowsOf<Written>(inPlay.edition, 'tiles');
    const types = idsOf(inPlay.edition, 'tiles', BUILT_IN);
    return Object.fromEntries(
      types.map((type): [string, TileRow] => {
        const { count, edges, pennants, regions } = rows[type];
        const all = Object.entries(regions).map(([id, region]) => [id, placed(region)]);
        return [type, { count, edges, pennants, rotations: rotationsOf(rows[type]), regions: Object.fromEntries(all) }];
      }),
    );
  },
  (made) => {
    TILE_TYPES = made;
  },
);

/** R2.3 The start tile is one of this type. */
export let START_TYPE: TileType = 'D';
inPlay.table(
  () => rowsOf<{ readonly tile: TileType }>(inPlay.edition, 'start').start.tile,
  (made) => {
    START_TYPE = made;
  },
);
