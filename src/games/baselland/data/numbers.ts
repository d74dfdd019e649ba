// The numbers of the rules that stand on no tile. Rules, words and rulebook read them here.
import { valuesOf } from '../../../text/edition/edition.ts';
import { inPlay } from './in-play.ts';

/** R2.2, R10 How many followers a player may have; the first is the usual number. */
export const FOLLOWERS = [7, 5, 6, 8] as const;
/** R7.12 The cells around a monastery. */
export const AROUND = 8;

interface Numbers {
  /** R7.4, R7.6, R7.7 What something finished brings: a road for each tile, a city for each part and pennant, a refugee for each part. */
  readonly done: Readonly<Record<'road' | 'city' | 'pennant' | 'refugee' | 'monastery', number>>;
  /** R9.2 What the unfinished brings at the end. */
  readonly open: Readonly<Record<'road' | 'city' | 'pennant' | 'monastery', number>>;
}
export let POINTS!: Numbers['done'];
export let POINTS_OPEN!: Numbers['open'];
/** R7.3, R7.4 The smallest of all: a road between two ends, each on a tile of its own. Nobody has fewer points but none. */
export let LEAST_AWARD = 0;
/** R7.12 A finished monastery: its own tile and those around it. */
export let MONASTERY = 0;

inPlay.table(
  (): Numbers => {
    const { openRoad, openCity, openPennant, openMonastery, ...done } = valuesOf<
      Numbers['done'] & Record<'openRoad' | 'openCity' | 'openPennant' | 'openMonastery', number>
    >(inPlay.edition);
    return { done, open: { road: openRoad, city: openCity, pennant: openPennant, monastery: openMonastery } };
  },
  ({ done, open }) => {
    POINTS = done;
    POINTS_OPEN = open;
    LEAST_AWARD = Math.min(
      2 * done.road,
      ...[done.city, done.refugee].map((points) => 2 * points),
      (1 + AROUND) * done.monastery,
    );
    MONASTERY = (1 + AROUND) * done.monastery;
  },
);
