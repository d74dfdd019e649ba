// The numbers of the value of a town (`bot.ts`): what each begins with, and how far apart it is tried (`scripts/tune.ts`). Those that
// begin at zero are only for players who have learned.
import { plus, times } from '../../text/tuning.ts';

const TOWN = {
  /** A point of work, as long as builders are still to come who can spend it. */
  work: times(0.82, 0.15),
  /** How much work each card to come can still spend; what it cannot. */
  spend: times(2.6, 0.2),
  idle: plus(0.05, 0.05),
  /** A colour symbol on a citizen for each card to come, and how much less each further one of a colour. */
  discount: times(0.18),
  discountMore: plus(0.03, 0.05),
  /** A drawn worker, chosen from two; a third for the harbour. */
  drawn: times(3.6, 0.2),
  /** An unfinished set, compared with a complete one; and those of buildings, of an order, of a goal. */
  begun: times(0.75, 0.2),
  begunFour: times(0.5),
  begunPair: times(0.7),
  begunOrder: times(0.6),
  begunLarge: times(0.25),
  begunChapter: times(0.6),
  /** How much of a lead over the others may be lost with all cards to come; how much may still be caught up. */
  fleeting: times(0.35),
  behind: times(0.3),
  /** How soon what is begun is worth less: so many cards in three to come count. */
  soon: times(1, 0.2),
  ships: plus(0.1, 0.25),
  /** Citizens that a half set of merchants will at least have. */
  company: times(5, 0.2),
  /** Where buildings are to equal citizens: the chance while they do, and for each one more. */
  balanced: times(0.6, 0.15),
  balance: times(0.12),
  /** What a round pays those who have enough. */
  reward: times(2.5, 0.25),
  /** Each with all cards to come: a house, a large one, a house of the colour one has most of, a citizen. */
  house: plus(0.3),
  large: plus(0.3),
  most: plus(0.3),
  citizen: plus(0.3),
  /** Citizens' symbols, likewise. */
  farmer: plus(0.3),
  merchant: plus(0.3),
  craftsman: plus(0.3),
  captain: plus(0.3),
  priest: plus(0.3),
  soldier: plus(0.3),
};

export const WEIGHTS = { town: TOWN } as const;
export type TownNumbers = Readonly<Record<keyof typeof TOWN, number>>;
/** All of them found by `scripts/tune.ts`. */
export type Numbers = { readonly town: TownNumbers };
