// The numbers of the rules that stand on no tile. Rules, words and rulebook read them here.

/** R2.2, R10 How many followers a player may have; the first is the usual number. */
export const FOLLOWERS = [7, 5, 6, 8] as const;
/** R7.12 The cells around a monastery. */
export const AROUND = 8;
/** R7.4, R7.6, R7.7 What something finished brings: a road for each tile, a city for each part and pennant, a refugee for each part. */
export const POINTS = { road: 1, city: 2, pennant: 2, refugee: 1, monastery: 1 } as const;
/** R7.3, R7.4 The smallest of all: a road between two ends, each on a tile of its own. Nobody has fewer points but none. */
export const LEAST_AWARD = 2 * POINTS.road;
/** R9.2 What the unfinished brings at the end. */
export const POINTS_OPEN = { road: 1, city: 1, pennant: 1, monastery: 1 } as const;
/** R7.12 A finished monastery: its own tile and those around it. */
export const MONASTERY = (1 + AROUND) * POINTS.monastery;
