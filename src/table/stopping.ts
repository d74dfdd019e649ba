// Ending a game without a result: everybody has to agree. Those who are absent are asked too; if they stay silent for the time they
// have to answer, the others may stop without them.
import { clockOf, storeOf } from './clock.ts';
import { type Doer, haveAllAgreed, lateUpTo, refuse } from './doing.ts';
import { isAbsent } from './stand-in.ts';
import type { Act, Table } from './types.ts';

/** Somebody who is absent at a live pace must have the time to read a notice. */
const ANSWER_AT_LEAST = 5 * 60_000;

type Stopping = Extract<Act['do'], 'abandon' | 'stay' | 'stop'>;

export const stopping: { readonly [W in Stopping]: Doer<W> } = {
  abandon(table, _wish, { seat }) {
    if (seat === null) return refuse('notSeated');
    if (table.phase !== 'playing' || table.abandon.includes(seat)) return refuse('wrongPhase');
    if (lateUpTo(table) !== null) return refuse('withoutAbsent');
    table.abandon = [...table.abandon, seat].sort();
    if (haveAllAgreed(table, table.abandon)) table.phase = 'abandoned';
    return null;
  },

  /** Whoever was asked and says no ends the request; whoever wished to stop withdraws. */
  stay(table, _wish, { seat }) {
    if (seat === null || table.abandon.length === 0) return refuse('nothingToAgree');
    if (table.phase !== 'playing') return refuse('wrongPhase');
    const isMine = table.abandon.includes(seat);
    table.abandon = isMine ? table.abandon.filter((other) => other !== seat) : [];
    return null;
  },

  stop(table, _wish, { by, now }) {
    if (!('house' in by)) return refuse('onlyHouse');
    if (table.phase !== 'playing') return refuse('wrongPhase');
    if (!table.stopAt || table.stopAt > now) return refuse('timeLeft');
    table.phase = 'abandoned';
    return null;
  },
};

/** After every act: do all who are there want to stop, and is only the silence of the others missing? */
export function watchStop(table: Table, now: number): void {
  const { abandon, chairs } = table;
  if (abandon.length === 0 && !table.stopAt) return;
  const missing = chairs.flatMap(({ kind }, seat) => (kind === 'person' && !abandon.includes(seat) ? [seat] : []));
  const isWaiting =
    table.phase === 'playing' &&
    table.pace !== 'none' &&
    abandon.some((seat) => clockOf(table, seat).verdict === null) &&
    missing.length > 0 &&
    missing.every((seat) => isAbsent(table, seat)) &&
    lateUpTo(table) === null;
  if (isWaiting) table.stopAt ??= now + Math.max(storeOf(table).refill, ANSWER_AT_LEAST);
  else if (table.stopAt) table.stopAt = null;
}
