// Dossier 4.1, 4.2: the round tracks, what each player begins with, and where tiles lie.
export interface RoundsRow {
  readonly rounds: number;
  readonly growth: readonly number[];
  /** R4.5 */
  readonly resolution: 'even' | 'every';
  readonly newTiles: boolean;
  readonly neutrals: number;
  readonly hand: number;
  readonly limit: number;
  readonly draw: number;
  readonly drawAfterPass: number;
}
export const ROUNDS = {
  1: {
    rounds: 10,
    growth: [4, 8],
    resolution: 'even',
    newTiles: false,
    neutrals: 2,
    hand: 6,
    limit: 7,
    draw: 2,
    drawAfterPass: 4,
  },
  2: {
    rounds: 16,
    growth: [4, 8, 12, 16],
    resolution: 'even',
    newTiles: false,
    neutrals: 4,
    hand: 6,
    limit: 7,
    draw: 2,
    drawAfterPass: 4,
  },
  3: {
    rounds: 14,
    growth: [4, 7, 11, 14],
    resolution: 'every',
    newTiles: true,
    neutrals: 6,
    hand: 6,
    limit: 7,
    draw: 2,
    drawAfterPass: 4,
  },
  4: {
    rounds: 12,
    growth: [3, 6, 9, 12],
    resolution: 'every',
    newTiles: true,
    neutrals: 8,
    hand: 6,
    limit: 7,
    draw: 2,
    drawAfterPass: 4,
  },
} as const satisfies Record<number, RoundsRow>;

/** R1.8, R2.7 */
export const PAWNS = { total: 16, hall: 4, supply: 12 } as const;
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;

/** `growN`: laid in the N-th growth phase. */
export type Fill = 'tile' | 'special' | 'gh' | 'church' | 'grow1' | 'grow2' | 'grow3';
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly fill: Fill;
  /** The order of filling within its kind. */
  readonly seq: number;
}
export const LAYOUTS = ['small', 'large'] as const;
export type Layout = (typeof LAYOUTS)[number];
const cell = (x: number, y: number, fill: Fill, seq: number): Cell => ({ x, y, fill, seq });

/** `small`: one or two players (R3.1), `large`: three or four (R2.1–R2.4, R9.4). */
export const CELLS: Readonly<Record<Layout, readonly Cell[]>> = {
  small: [
    cell(0, 0, 'tile', 1),
    cell(1, 0, 'tile', 2),
    cell(2, 0, 'tile', 3),
    cell(3, 0, 'tile', 4),
    cell(4, 0, 'tile', 5),
    cell(0, 1, 'tile', 6),
    cell(1, 1, 'tile', 7),
    cell(2, 1, 'special', 1),
    cell(3, 1, 'tile', 8),
    cell(4, 1, 'tile', 9),
    cell(0, 2, 'tile', 10),
    cell(1, 2, 'special', 2),
    cell(2, 2, 'gh', 1),
    cell(3, 2, 'church', 1),
    cell(4, 2, 'tile', 11),
    cell(0, 3, 'tile', 12),
    cell(1, 3, 'tile', 13),
    cell(2, 3, 'special', 3),
    cell(3, 3, 'tile', 14),
    cell(4, 3, 'tile', 15),
    cell(0, 4, 'tile', 16),
    cell(1, 4, 'tile', 17),
    cell(2, 4, 'tile', 18),
    cell(3, 4, 'tile', 19),
    cell(4, 4, 'tile', 20),
  ],
  large: [
    cell(1, 1, 'gh', 1),
    cell(2, 1, 'gh', 2),
    cell(3, 1, 'church', 1),
    cell(0, 1, 'special', 1),
    cell(0, 0, 'tile', 1),
    cell(1, 0, 'tile', 2),
    cell(2, 0, 'tile', 3),
    cell(3, 0, 'tile', 4),
    cell(0, 2, 'tile', 5),
    cell(1, 2, 'tile', 6),
    cell(2, 2, 'tile', 7),
    cell(3, 2, 'tile', 8),
    cell(-1, 0, 'grow1', 1),
    cell(-1, 1, 'grow1', 2),
    cell(-1, 2, 'grow1', 3),
    cell(4, 0, 'grow1', 4),
    cell(4, 1, 'grow1', 5),
    cell(4, 2, 'grow1', 6),
    cell(-1, -1, 'grow2', 1),
    cell(0, -1, 'grow2', 2),
    cell(1, -1, 'grow2', 3),
    cell(2, -1, 'grow2', 4),
    cell(3, -1, 'grow2', 5),
    cell(4, -1, 'grow2', 6),
    cell(-1, 3, 'grow3', 1),
    cell(0, 3, 'grow3', 2),
    cell(1, 3, 'grow3', 3),
    cell(2, 3, 'grow3', 4),
    cell(3, 3, 'grow3', 5),
    cell(4, 3, 'grow3', 6),
  ],
};
