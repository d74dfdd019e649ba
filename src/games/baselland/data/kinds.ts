// What follows from the tile table, worked out once: where each region of a turned tile lies, and which turns fit where.
import type { EdgeKind, RegionId, RegionKind, TileId, TileType } from '../types.ts';
import { inPlay } from './in-play.ts';
import { START_TYPE, TILE_TYPES, type TileRow } from './tiles.ts';

export interface Region {
  readonly id: RegionId;
  readonly kind: RegionKind;
  readonly sides: number;
  /** The regions, by number, of the cities it borders. */
  readonly besideCities: readonly number[];
}
/** A tile type, ready for play. Board sides and halves are those of the tile turned `turn` times. */
export interface Kind {
  readonly type: TileType;
  readonly number: number;
  readonly row: TileRow;
  readonly regions: readonly Region[];
  /** [turn][side]: the road or city region there, or -1. */
  readonly atSide: readonly (readonly number[])[];
  /** [turn][half]: the meadow piece there, or -1. */
  readonly atHalf: readonly (readonly number[])[];
  /** [turn][side]: the code of the edge. */
  readonly edges: readonly (readonly number[])[];
  readonly monastery: number;
}

const TURNS = [0, 1, 2, 3] as const;
/** Two bits a side; 0 is kept for 'no neighbour there'. */
export const EDGE_CODE: Readonly<Record<EdgeKind, number>> = { C: 1, R: 2, F: 3 };
export const EDGE_KINDS = ['', 'C', 'R', 'F'] as const;

function kindOf(type: TileType, number: number): Kind {
  const row: TileRow = TILE_TYPES[type];
  const ids = Object.keys(row.regions);
  const rows = Object.values(row.regions);
  return {
    type,
    number,
    row,
    regions: rows.map(({ kind, sides, besideCities }, i) => ({
      id: ids[i],
      kind,
      sides: sides.length,
      besideCities: besideCities.map((city) => ids.indexOf(city)),
    })),
    // 4.1: side d of the table lies at side d + turn on the board, half h at half h + 2 turn.
    atSide: TURNS.map((turn) => TURNS.map((side) => rows.findIndex((r) => r.sides.includes((side - turn + 4) % 4)))),
    atHalf: TURNS.map((turn) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((half) => rows.findIndex((r) => r.halves.includes((half - 2 * turn + 8) % 8))),
    ),
    edges: TURNS.map((turn) => TURNS.map((side) => EDGE_CODE[row.edges[(side - turn + 4) % 4]])),
    monastery: rows.findIndex((r) => r.kind === 'monastery'),
  };
}

interface Box {
  readonly types: readonly TileType[];
  readonly kinds: readonly Kind[];
  readonly tiles: readonly TileId[];
  readonly start: TileId;
  readonly all: ReadonlySet<string>;
  readonly byLetter: readonly Kind[];
  readonly fits: Readonly<Uint8Array>;
}
export let TYPES!: readonly TileType[];
export let TILE_KINDS!: readonly Kind[];
/** All tiles by name. */
export let TILES!: readonly TileId[];
export let START_TILE!: TileId;
let ALL!: ReadonlySet<string>;
export const isTileId = (tile: string): tile is TileId => ALL.has(tile);
/** A type is one letter. */
let BY_LETTER!: readonly Kind[];
export const kindOfTile = (tile: TileId): Kind => BY_LETTER[tile.charCodeAt(0)];

/** R4.4 Whether all four sides agree with what the neighbours demand. */
const agrees = (kind: Kind, turn: number, demand: number): boolean =>
  kind.edges[turn].every((edge, side) => {
    const wanted = (demand >> (2 * side)) & 3;
    return wanted === 0 || wanted === edge;
  });

/** [kind * 256 + demand]: the turns that fit, as bits. Turns that only repeat the look of another are left out (4.1). */
export let FITS!: Readonly<Uint8Array>;
const fitsOf = (kinds: readonly Kind[]): Uint8Array =>
  Uint8Array.from({ length: kinds.length * 256 }, (_, i) => {
    const kind = kinds[i >> 8];
    return TURNS.filter((turn) => turn < kind.row.rotations && agrees(kind, turn, i & 255)).reduce<number>(
      (bits, turn) => bits | (1 << turn),
      0,
    );
  });

inPlay.table(
  (): Box => {
    const types = Object.keys(TILE_TYPES);
    const kinds = types.map(kindOf);
    const tiles = kinds.flatMap(({ type, row }) =>
      Array.from({ length: row.count }, (_, i): TileId => `${type}${i + 1}`),
    );
    const byLetter: Kind[] = [];
    for (const kind of kinds) byLetter[kind.type.charCodeAt(0)] = kind;
    return { types, kinds, tiles, start: `${START_TYPE}1`, all: new Set(tiles), byLetter, fits: fitsOf(kinds) };
  },
  (box) => {
    TYPES = box.types;
    TILE_KINDS = box.kinds;
    TILES = box.tiles;
    START_TILE = box.start;
    ALL = box.all;
    BY_LETTER = box.byLetter;
    FITS = box.fits;
  },
);

/** The same place and look with the smallest turn, and what the region is called then (4.1). */
export function plainest(kind: Kind, turn: number, region: RegionId | null): { turn: number; region: RegionId | null } {
  const plain = turn % kind.row.rotations;
  if (plain === turn || region === null) return { turn: plain, region };
  const number = kind.regions.findIndex((r) => r.id === region);
  const side = kind.atSide[turn].indexOf(number);
  const half = kind.atHalf[turn].indexOf(number);
  const renamed = side >= 0 ? kind.atSide[plain][side] : half >= 0 ? kind.atHalf[plain][half] : number;
  return { turn: plain, region: kind.regions[renamed]?.id ?? region };
}
