import type { Seat } from '../../kernel/types.ts';
import type { SeenEntry } from '../../table/types.ts';
import type { Texts } from '../../text/texts.ts';
import { whomOf } from './whom.ts';

export interface Gain {
  readonly seat: Seat;
  readonly points: number;
  /** The pieces of the last line that is about this seat, and so about these points. */
  readonly of: readonly string[];
}

/** Who has more points than before, and where the lines since then say that they were made. */
export function gains(
  before: readonly number[],
  now: readonly number[],
  entries: readonly SeenEntry[],
  texts: Pick<Texts, 'event'>,
  names: readonly string[],
): Gain[] {
  if (before.length !== now.length) return [];
  const events = entries.flatMap((entry) => entry.events).toReversed();
  if (events.length === 0) return []; // taken back, or gone back: nothing was made
  return now.flatMap((points, seat) => {
    const more = points - before[seat];
    if (more <= 0) return [];
    const own = events.filter((event) => whomOf(event, names.length)?.seat === seat);
    const of = own.map((event) => texts.event(event, names).of ?? []).find((pieces) => pieces.length > 0) ?? [];
    return [{ seat, points: more, of }];
  });
}
