// The numbers of the first sight that was tuned by playing (`sight.ts`): what each begins with, and how far apart values are
// tried (`scripts/tune.ts`). They begin as the value written by hand (`../bot.ts`), which has no numbers for some of them.
import { plus, times } from '../../../text/tuning.ts';

const SIGHT = {
  /** A hole is as likely as not to be filled when this many tiles per player still fit it; around a monastery, in all. */
  roadPatience: times(12, 0.25),
  cityPatience: times(12, 0.25),
  monkPatience: times(25, 0.25),
  /** So many times as patient must one be where no tile lies beside the cell yet. */
  monkFar: times(1, 0.3),
  /** Cells around it are filled together rather than each by itself: the power of the chance that all are. */
  monkPower: times(1, 0.2),
  /** How much a tile counts there that makes the road or city longer and does not end it. */
  roadLonger: plus(0.15, 1),
  cityLonger: plus(0.15, 1),
  /** How much less likely it gets by each empty cell beside the hole where a tile may be laid that makes it harder to fill. */
  roadSpoilt: plus(0.08),
  citySpoilt: plus(0.08),
  /** What a part is worth if the road or city is finished, or is not. How much of the holes becomes parts if it is, and, at
   * the beginning of the game, if it is not. */
  roadDone: times(1, 0.15),
  roadLeft: times(1, 0.15),
  roadGrows: plus(0.15),
  roadLeftGrows: plus(0.2),
  cityDone: times(2, 0.1),
  cityLeft: times(1, 0.15),
  cityGrows: plus(0.25, 1),
  cityLeftGrows: plus(0.2),
  refugee: times(1, 0.15),
  refugeeGrows: plus(0.2, 1),
  /** A follower that stays there permanently, at the beginning of the game. */
  refugeeGone: plus(0.6),
  monk: times(1, 0.12),
  /** What shared points count. */
  tied: times(1, 0.12),
  /** What nobody has, to the player who comes next. */
  freeRoad: plus(0.06),
  freeCity: plus(0.06),
  /** What may grow together; with what nobody has. */
  joinsRoad: plus(0.15),
  joinsCity: plus(0.15),
  joinsFree: plus(0.1),
  /** Each empty cell where something could be laid, to the player who comes next, at the beginning of the game. */
  open: plus(0.2),
  /** Followers at hand or soon back are worth `most` if there are very many, half of it if there are `half`. */
  most: times(32, 0.15),
  half: times(4, 0.2),
  roadBack: plus(0.12, 0.5),
  cityBack: plus(0.12, 0.5),
  monkBack: plus(0.12, 0.5),
  /** So many own turns before the end followers begin to lose their worth quickly. */
  late: times(6, 0.2),
  /** How much more they are worth 36 own turns earlier. */
  early: plus(0.25),
  /** To have none at hand. */
  none: plus(0.8),
  /** To have none at hand nor to expect any, for each own turn to come; each one more makes it four times less. */
  stuck: plus(0.2),
  /** How much the best rival's points count. */
  rival: times(1, 0.1),
};

export const WEIGHTS = { sight: SIGHT };
export type Sighted = Readonly<Record<keyof typeof SIGHT, number>>;
export interface Numbers extends Readonly<Record<string, Readonly<Record<string, number>>>> {
  readonly sight: Sighted;
}
