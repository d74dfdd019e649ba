// The last choice before something comes to light is held for a moment: until then it can be taken back. The seat may end the
// wait with `confirm`; otherwise the house lets the table go on when the time has come.
import type { Seat } from '../kernel/types.ts';
import type { Act, Table } from './types.ts';

/** Long enough to notice a slip, in milliseconds. */
export const HOLD = 3000;

/** Whether the table, or the seat's lane, goes on only after the seat. */
export const isHeld = ({ journal }: Pick<Table, 'journal'>, seat: Seat): boolean =>
  journal !== null && (journal.toConfirm === seat || journal.lanesToConfirm.includes(seat));

/** When the table goes on by itself after a seat's choice; null: nothing of it is held, or the seat wants to be asked. */
export const heldUntil = (table: Table, seat: Seat): number | null =>
  table.phase === 'playing' && isHeld(table, seat) ? (table.holds[seat] ?? null) : null;

/** When the first of all holds ends. */
export function holdEnds(table: Table): number | null {
  let first: number | null = null;
  for (let seat = 0; seat < table.chairs.length; seat++) first = earlier(first, heldUntil(table, seat));
  return first;
}

/** The first of two times; null: never. */
export const earlier = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other < one) ? other : one;

/** Sets the time of what has just been held. Whoever comes back to a held choice in another way is asked. */
export function runHolds(table: Table, wasHeld: readonly boolean[], wish: Act, now: number): void {
  const until = wish.do === 'choose' && wish.after !== 'wait' ? now + HOLD : null;
  const holds = table.chairs.map((_, seat) => {
    if (!isHeld(table, seat)) return null;
    return wasHeld[seat] ? (table.holds[seat] ?? null) : until;
  });
  table.holds = holds.every((time) => time === null) ? [] : holds;
}
