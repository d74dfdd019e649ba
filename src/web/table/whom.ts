import type { GameEvent, Seat } from '../../kernel/types.ts';

export interface Whom {
  readonly seat: Seat;
  readonly letter?: string;
}

/** Whom an event is about: a seat, or by a letter the opponent that the rules bring, after the last seat. */
export function whomOf(event: GameEvent, seats: number): Whom | null {
  if ('seat' in event && typeof event.seat === 'number') return { seat: event.seat };
  const who = 'who' in event ? event.who : null;
  if (typeof who === 'number') return { seat: who };
  return typeof who === 'string' ? { seat: seats, letter: who[0].toUpperCase() } : null;
}
