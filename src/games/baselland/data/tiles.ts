// The 72 landscape tiles: dossier section 4.2 and 4.3. Counts, edges and regions are public (P); positions are ours (K).
import type { EdgeKind, RegionKind } from '../types.ts';

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

const city = (sides: number[], x: number, y: number): RegionRow => ({
  kind: 'city',
  sides,
  halves: [],
  besideCities: [],
  x,
  y,
});
const road = (sides: number[], x: number, y: number): RegionRow => ({
  kind: 'road',
  sides,
  halves: [],
  besideCities: [],
  x,
  y,
});
const field = (halves: number[], besideCities: string[], x: number, y: number): RegionRow => ({
  kind: 'field',
  sides: [],
  halves,
  besideCities,
  x,
  y,
});
const monastery = (x: number, y: number): RegionRow => ({
  kind: 'monastery',
  sides: [],
  halves: [],
  besideCities: [],
  x,
  y,
});

/** R2.3 The start tile is one of this type. */
export const START_TYPE = 'D';

export const TILE_TYPES = {
  A: {
    count: 2,
    edges: ['F', 'F', 'R', 'F'],
    pennants: 0,
    rotations: 4,
    regions: {
      m0: monastery(0.5, 0.42),
      r0: road([2], 0.5, 0.84),
      f0: field([0, 1, 2, 3, 4, 5, 6, 7], [], 0.18, 0.2),
    },
  },
  B: {
    count: 4,
    edges: ['F', 'F', 'F', 'F'],
    pennants: 0,
    rotations: 1,
    regions: {
      m0: monastery(0.5, 0.5),
      f0: field([0, 1, 2, 3, 4, 5, 6, 7], [], 0.18, 0.18),
    },
  },
  C: {
    count: 1,
    edges: ['C', 'C', 'C', 'C'],
    pennants: 1,
    rotations: 1,
    regions: {
      c0: city([0, 1, 2, 3], 0.5, 0.5),
    },
  },
  D: {
    count: 4,
    edges: ['C', 'R', 'F', 'R'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0], 0.5, 0.13),
      r0: road([1, 3], 0.5, 0.54),
      f0: field([2, 7], ['c0'], 0.86, 0.34),
      f1: field([3, 4, 5, 6], [], 0.5, 0.82),
    },
  },
  E: {
    count: 5,
    edges: ['C', 'F', 'F', 'F'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0], 0.5, 0.14),
      f0: field([2, 3, 4, 5, 6, 7], ['c0'], 0.5, 0.64),
    },
  },
  F: {
    count: 2,
    edges: ['F', 'C', 'F', 'C'],
    pennants: 1,
    rotations: 2,
    regions: {
      c0: city([1, 3], 0.5, 0.5),
      f0: field([0, 1], ['c0'], 0.5, 0.1),
      f1: field([4, 5], ['c0'], 0.5, 0.9),
    },
  },
  G: {
    count: 1,
    edges: ['F', 'C', 'F', 'C'],
    pennants: 0,
    rotations: 2,
    regions: {
      c0: city([1, 3], 0.5, 0.5),
      f0: field([0, 1], ['c0'], 0.5, 0.1),
      f1: field([4, 5], ['c0'], 0.5, 0.9),
    },
  },
  H: {
    count: 3,
    edges: ['C', 'F', 'C', 'F'],
    pennants: 0,
    rotations: 2,
    regions: {
      c0: city([0], 0.5, 0.12),
      c1: city([2], 0.5, 0.88),
      f0: field([2, 3, 6, 7], ['c0', 'c1'], 0.5, 0.5),
    },
  },
  I: {
    count: 2,
    edges: ['C', 'F', 'F', 'C'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0], 0.56, 0.12),
      c1: city([3], 0.12, 0.56),
      f0: field([2, 3, 4, 5], ['c0', 'c1'], 0.64, 0.64),
    },
  },
  J: {
    count: 3,
    edges: ['C', 'R', 'R', 'F'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0], 0.5, 0.12),
      r0: road([1, 2], 0.58, 0.58),
      f0: field([2, 5, 6, 7], ['c0'], 0.2, 0.6),
      f1: field([3, 4], [], 0.84, 0.84),
    },
  },
  K: {
    count: 3,
    edges: ['C', 'F', 'R', 'R'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0], 0.5, 0.12),
      r0: road([2, 3], 0.42, 0.58),
      f0: field([2, 3, 4, 7], ['c0'], 0.8, 0.6),
      f1: field([5, 6], [], 0.16, 0.84),
    },
  },
  L: {
    count: 3,
    edges: ['C', 'R', 'R', 'R'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0], 0.5, 0.12),
      r0: road([1], 0.82, 0.54),
      r1: road([2], 0.5, 0.84),
      r2: road([3], 0.18, 0.54),
      f0: field([2, 7], ['c0'], 0.86, 0.3),
      f1: field([3, 4], [], 0.8, 0.82),
      f2: field([5, 6], [], 0.2, 0.82),
    },
  },
  M: {
    count: 2,
    edges: ['C', 'F', 'F', 'C'],
    pennants: 1,
    rotations: 4,
    regions: {
      c0: city([0, 3], 0.26, 0.26),
      f0: field([2, 3, 4, 5], ['c0'], 0.72, 0.72),
    },
  },
  N: {
    count: 3,
    edges: ['C', 'F', 'F', 'C'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0, 3], 0.26, 0.26),
      f0: field([2, 3, 4, 5], ['c0'], 0.72, 0.72),
    },
  },
  O: {
    count: 2,
    edges: ['C', 'R', 'R', 'C'],
    pennants: 1,
    rotations: 4,
    regions: {
      c0: city([0, 3], 0.22, 0.22),
      r0: road([1, 2], 0.66, 0.66),
      f0: field([2, 5], ['c0'], 0.84, 0.28),
      f1: field([3, 4], [], 0.88, 0.88),
    },
  },
  P: {
    count: 3,
    edges: ['C', 'R', 'R', 'C'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0, 3], 0.22, 0.22),
      r0: road([1, 2], 0.66, 0.66),
      f0: field([2, 5], ['c0'], 0.84, 0.28),
      f1: field([3, 4], [], 0.88, 0.88),
    },
  },
  Q: {
    count: 1,
    edges: ['C', 'C', 'F', 'C'],
    pennants: 1,
    rotations: 4,
    regions: {
      c0: city([0, 1, 3], 0.5, 0.36),
      f0: field([4, 5], ['c0'], 0.5, 0.88),
    },
  },
  R: {
    count: 3,
    edges: ['C', 'C', 'F', 'C'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0, 1, 3], 0.5, 0.36),
      f0: field([4, 5], ['c0'], 0.5, 0.88),
    },
  },
  S: {
    count: 2,
    edges: ['C', 'C', 'R', 'C'],
    pennants: 1,
    rotations: 4,
    regions: {
      c0: city([0, 1, 3], 0.5, 0.32),
      r0: road([2], 0.5, 0.86),
      f0: field([4], ['c0'], 0.76, 0.9),
      f1: field([5], ['c0'], 0.24, 0.9),
    },
  },
  T: {
    count: 1,
    edges: ['C', 'C', 'R', 'C'],
    pennants: 0,
    rotations: 4,
    regions: {
      c0: city([0, 1, 3], 0.5, 0.32),
      r0: road([2], 0.5, 0.86),
      f0: field([4], ['c0'], 0.76, 0.9),
      f1: field([5], ['c0'], 0.24, 0.9),
    },
  },
  U: {
    count: 8,
    edges: ['R', 'F', 'R', 'F'],
    pennants: 0,
    rotations: 2,
    regions: {
      r0: road([0, 2], 0.5, 0.5),
      f0: field([0, 5, 6, 7], [], 0.2, 0.5),
      f1: field([1, 2, 3, 4], [], 0.8, 0.5),
    },
  },
  V: {
    count: 9,
    edges: ['F', 'F', 'R', 'R'],
    pennants: 0,
    rotations: 4,
    regions: {
      r0: road([2, 3], 0.42, 0.58),
      f0: field([0, 1, 2, 3, 4, 7], [], 0.66, 0.3),
      f1: field([5, 6], [], 0.16, 0.84),
    },
  },
  W: {
    count: 4,
    edges: ['F', 'R', 'R', 'R'],
    pennants: 0,
    rotations: 4,
    regions: {
      r0: road([1], 0.8, 0.52),
      r1: road([2], 0.5, 0.82),
      r2: road([3], 0.2, 0.52),
      f0: field([0, 1, 2, 7], [], 0.5, 0.2),
      f1: field([3, 4], [], 0.82, 0.82),
      f2: field([5, 6], [], 0.18, 0.82),
    },
  },
  X: {
    count: 1,
    edges: ['R', 'R', 'R', 'R'],
    pennants: 0,
    rotations: 1,
    regions: {
      r0: road([0], 0.5, 0.18),
      r1: road([1], 0.82, 0.5),
      r2: road([2], 0.5, 0.82),
      r3: road([3], 0.18, 0.5),
      f0: field([0, 7], [], 0.18, 0.18),
      f1: field([1, 2], [], 0.82, 0.18),
      f2: field([3, 4], [], 0.82, 0.82),
      f3: field([5, 6], [], 0.18, 0.82),
    },
  },
} as const satisfies Record<string, TileRow>;
