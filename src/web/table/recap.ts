// What has happened since somebody's last turn, line by line.
import type { Seat } from '../../kernel/types.ts';
import type { SeenEntry } from '../../table/types.ts';
import type { Sentence, Texts } from '../../text/texts.ts';
import { type Whom, whomOf } from './whom.ts';

export interface ToldLine extends Sentence {
  readonly key: string;
  readonly whom: Whom | null;
}
export interface Recap {
  /** The line that is told now; null: none. */
  readonly now: { readonly line: ToldLine; readonly at: number; readonly of: number } | null;
  /** Tells it, once more; absent: nothing has happened. */
  readonly start?: (() => void) | undefined;
  stop(): void;
}

/** More is not told: the log has it all. */
const MOST = 12;
const MINE = ['choose', 'confirm'];
/** All lines together take about this long, and each long enough to be read. */
const ALL_MS = 7000;
const [SHORTEST_MS, LONGEST_MS] = [700, 2400];

/** What came after the seat's own last choice; null: it has not chosen anything yet, as far as these lines go. */
export function sinceOwn(log: readonly SeenEntry[], you: Seat): readonly SeenEntry[] | null {
  const own = log.findLastIndex(({ by, act }) => by === you && MINE.includes(act));
  return own < 0 ? null : log.slice(own + 1);
}

export const recapOf = (entries: readonly SeenEntry[], texts: Texts, names: readonly string[]): ToldLine[] =>
  entries
    .flatMap(({ seq, events }) =>
      events.map((event, i) => ({
        ...texts.event(event, names),
        key: `${seq} ${i}`,
        whom: whomOf(event, names.length),
      })),
    )
    .slice(-MOST);

/** How long each of so many lines is shown. */
export const msOf = (lines: number): number =>
  Math.max(SHORTEST_MS, Math.min(LONGEST_MS, Math.round(ALL_MS / Math.max(1, lines))));
