// My tables in the order in which they need me: my turn first, and among those the one with the least time.
import type { TableCard } from '../../wire/seen.ts';

type Timed = Pick<TableCard, 'phase' | 'waitsFor' | 'clocks' | 'you' | 'isYourTurn'>;

/** When the time of the player the table is waiting for is up: mine if it is my turn. */
export function untilOf({ phase, waitsFor, clocks, you, isYourTurn }: Timed): number | null {
  if (phase !== 'playing') return null;
  const seats = isYourTurn ? [you as number] : waitsFor;
  const times = seats.map((seat) => clocks[seat]?.until ?? null).filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

const rank = ({ phase, isYourTurn }: Timed): number =>
  isYourTurn ? 0 : phase === 'playing' ? 1 : phase === 'gathering' || phase === 'revealing' ? 2 : 3;

export function sortMine<T extends Timed>(cards: readonly T[]): T[] {
  const time = (card: T): number => untilOf(card) ?? Number.MAX_SAFE_INTEGER;
  return cards.toSorted((a, b) => rank(a) - rank(b) || time(a) - time(b));
}
