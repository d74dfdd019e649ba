// A table of a round of an evening: other tables play the same deal at the same time. Until the last of them has ended, nobody but
// those who sit here sees anything of it, and nothing that would make its result another one is allowed.
import { lostBy } from './absence.ts';
import { beginIfRevealed, type Doer, type Doing, isOver, refuse, seatOf } from './doing.ts';
import type { Act, Table, Who } from './types.ts';

/** Whether the round is still under way: until then no seed, record or watching. */
export const isSealed = ({ round }: Pick<Table, 'round'>): boolean => round !== undefined && !round.isOpen;

/** Whether somebody may look at a table of an evening: while its round is under way, only who plays at it or lends a guest a device. */
export const maySeeRound = (table: Pick<Table, 'round' | 'chairs' | 'sat'>, who: Who | null): boolean =>
  !isSealed(table) ||
  (who !== null &&
    (table.chairs.some((chair) => chair.who === who || chair.heldBy === who) ||
      table.sat.some((one) => one.who === who)));

/** Nobody comes, goes, or goes back: what is played here is compared with what others make of the same deal. */
const NOT_IN_ROUND: readonly Act['do'][] = [
  ...(['sit', 'promise', 'chair', 'change', 'askBack', 'start', 'close'] as const),
  ...(['share', 'joinSeat', 'showHands'] as const),
];

/** Whether a round does not allow this; whoever has lost a chair may sit down on it again. */
export function isAgainstRound(table: Table, wish: Act, by: Doing['by']): boolean {
  if (table.round === undefined) return false;
  const isTheirs = 'who' in by && lostBy(table, by.who) !== null;
  // Whoever plays the same deal elsewhere has nothing to say here.
  if ('who' in by && isSealed(table) && seatOf(table, by.who) === null && !isTheirs) return true;
  if (!NOT_IN_ROUND.includes(wish.do)) return false;
  return !(wish.do === 'sit' && 'who' in by && lostBy(table, by.who) === wish.chair);
}

export const inRound: { readonly [W in 'deal' | 'openRound']: Doer<W> } = {
  /** The roll was called for the whole round, and all have revealed. */
  deal(table, _wish, doing) {
    if (!('house' in doing.by)) return refuse('onlyHouse');
    if (table.round === undefined || table.phase !== 'gathering') return refuse('wrongPhase');
    table.phase = 'revealing';
    beginIfRevealed(table, doing);
    return null;
  },

  openRound(table, _wish, { by }) {
    if (!('house' in by)) return refuse('onlyHouse');
    if (!isSealed(table) || !isOver(table)) return refuse('wrongPhase');
    table.round = { ...table.round!, isOpen: true };
    return null;
  },
};
