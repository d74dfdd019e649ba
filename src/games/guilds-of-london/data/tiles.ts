// Dossier 4.3, 4.4: guild tiles and special buildings. Names: words/<language>/names.ts.
export const SYMBOLS = ['yellow', 'red', 'blue', 'green', 'pink'] as const;
export type GuildSymbol = (typeof SYMBOLS)[number];

/** R8 What a tile, a token or the plantation brings beside VP; carried out from left to right. */
export const REWARDS = ['cards', 'recruit', 'place', 'move', 'ship', 'neutral', 'mayor', 'beadle'] as const;
export type RewardKind = (typeof REWARDS)[number];
export type Reward = readonly [kind: RewardKind, n: number];

export interface TileRow {
  /** R1.4 null: a special building has none. */
  readonly precedence: number | null;
  readonly majority: number;
  readonly symbols: readonly GuildSymbol[];
  readonly vp: number;
  readonly effects: readonly Reward[];
  /** R5.7 While a master is there, its player has no hand limit. */
  readonly noHandLimit: boolean;
}

const guild = (
  precedence: number,
  majority: number,
  symbols: readonly GuildSymbol[],
  vp: number,
  effects: readonly Reward[],
): TileRow => ({ precedence, majority, symbols, vp, effects, noHandLimit: false });
const special = (
  majority: number,
  symbols: readonly GuildSymbol[],
  vp: number,
  effects: readonly Reward[],
  noHandLimit = false,
): TileRow => ({ precedence: null, majority, symbols, vp, effects, noHandLimit });

export const TILES = {
  T01: guild(1, 5, ['blue', 'pink'], 5, [
    ['ship', 1],
    ['neutral', 1],
  ]),
  T02: guild(2, 5, ['blue', 'green'], 4, [
    ['ship', 2],
    ['cards', 2],
  ]),
  T03: guild(3, 5, ['yellow'], 5, [['recruit', 4]]),
  T04: guild(4, 3, ['blue', 'green'], 2, [
    ['ship', 1],
    ['cards', 2],
  ]),
  T05: guild(5, 5, ['pink'], 7, [['cards', 1]]),
  T06: guild(6, 5, ['yellow', 'pink'], 4, [
    ['mayor', 1],
    ['recruit', 1],
  ]),
  T07: guild(7, 4, ['yellow', 'pink'], 4, [['recruit', 3]]),
  T08: guild(8, 3, ['yellow', 'blue'], 2, [
    ['recruit', 2],
    ['ship', 1],
  ]),
  T09: guild(9, 4, ['blue'], 4, [
    ['ship', 1],
    ['neutral', 1],
  ]),
  T10: guild(10, 4, ['red', 'blue'], 3, [
    ['ship', 2],
    ['move', 1],
  ]),
  T11: guild(11, 4, ['blue', 'pink'], 2, [
    ['mayor', 1],
    ['ship', 1],
  ]),
  T12: guild(12, 4, ['yellow'], 4, [
    ['recruit', 2],
    ['cards', 1],
  ]),
  T13: guild(13, 4, ['yellow'], 3, [
    ['place', 2],
    ['recruit', 1],
  ]),
  T14: guild(14, 5, ['green'], 5, [['cards', 4]]),
  T15: guild(15, 4, ['yellow', 'blue'], 4, [
    ['ship', 1],
    ['recruit', 2],
  ]),
  T16: guild(16, 4, ['red', 'pink'], 4, [
    ['move', 1],
    ['neutral', 1],
  ]),
  T17: guild(17, 4, ['green', 'pink'], 3, [['mayor', 1]]),
  T18: guild(18, 4, ['red'], 4, [['move', 3]]),
  T19: guild(19, 4, ['green'], 4, [['cards', 3]]),
  T20: guild(20, 3, ['green', 'pink'], 3, [['cards', 2]]),
  T21: guild(21, 3, ['yellow', 'green'], 2, [
    ['cards', 2],
    ['recruit', 1],
  ]),
  T22: guild(22, 5, ['red'], 6, [['move', 2]]),
  T23: guild(23, 3, ['yellow', 'red'], 2, [
    ['recruit', 2],
    ['move', 1],
  ]),
  T24: guild(24, 4, ['red', 'green'], 3, [
    ['cards', 2],
    ['move', 2],
  ]),
  T25: guild(25, 5, ['yellow', 'red'], 4, [
    ['place', 2],
    ['move', 1],
  ]),
  T26: guild(26, 5, ['red', 'green'], 5, [
    ['cards', 2],
    ['move', 1],
  ]),
  T27: guild(27, 3, ['yellow'], 3, [['recruit', 3]]),
  T28: guild(28, 3, ['pink'], 5, []),
  T29: guild(29, 4, ['yellow', 'green'], 3, [
    ['cards', 2],
    ['recruit', 2],
  ]),
  T30: guild(30, 4, ['pink'], 5, [['neutral', 1]]),
  T31: guild(31, 3, ['red'], 3, [['move', 2]]),
  T32: guild(32, 4, ['green'], 2, [
    ['cards', 3],
    ['neutral', 1],
    ['recruit', 1],
  ]),
  T33: guild(33, 3, ['red', 'pink'], 4, [['beadle', 1]]),
  T34: guild(34, 3, ['green'], 2, [['cards', 4]]),
  T35: guild(35, 4, ['pink'], 3, [
    ['mayor', 1],
    ['beadle', 1],
  ]),
  T36: guild(36, 3, ['red', 'blue'], 2, [
    ['ship', 1],
    ['move', 2],
  ]),
  T37: guild(37, 4, ['red'], 3, [
    ['move', 2],
    ['beadle', 1],
    ['cards', 1],
  ]),
  T38: guild(38, 3, ['blue'], 3, [['ship', 2]]),
  T39: guild(39, 4, ['blue'], 3, [
    ['ship', 2],
    ['recruit', 2],
  ]),
  T40: guild(40, 5, ['blue'], 5, [['ship', 3]]),
  SB1: special(5, ['yellow', 'red', 'blue', 'green'], 4, [['cards', 4]]),
  SB2: special(5, ['yellow', 'red', 'blue', 'pink'], 4, [['neutral', 2]]),
  SB3: special(5, ['yellow', 'blue', 'green', 'pink'], 3, [
    ['place', 2],
    ['recruit', 2],
  ]),
  SB4: special(5, ['yellow', 'red', 'green', 'pink'], 4, [['mayor', 1]]),
  SB5: special(5, ['red', 'blue', 'green', 'pink'], 3, [['cards', 2]], true),
} as const satisfies Record<string, TileRow>;
