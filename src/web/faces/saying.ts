// What a character says, and when: chosen from what everybody at the table has seen, by the table and the number of the event, so
// that all who watch hear the same and nothing has to be kept.
import type { Occasion } from '../../text/characters.ts';

/** Who sits where; null: nobody who says anything. */
export type Speakers = readonly (string | null)[];

/** What has changed at the table between two looks at it. */
export interface Happened {
  readonly table: string;
  /** The number of the last event. */
  readonly seq: number;
  /** Public points by seat, before and now. */
  readonly before: readonly number[];
  readonly now: readonly number[];
  /** From so many points at once on it is worth a word. */
  readonly big: number;
  /** Who has won, once that is known. */
  readonly winners: readonly number[] | null;
  readonly isStart: boolean;
}

export interface Saying {
  readonly seat: number;
  readonly occasion: Occasion;
  /** Which of its lines, modulo their number. */
  readonly line: number;
}

/** A number from a text: the same everywhere. */
export function lotOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const pick = <X>(list: readonly X[], lot: number): X | undefined => list[lot % Math.max(1, list.length)];

/** Of two words that could be said, about one is left unsaid. */
const SELDOM = 2;

export function sayingAt(speakers: Speakers, happened: Happened): Saying | null {
  const { table, seq, before, now, big, winners, isStart } = happened;
  const lot = lotOf(`${table} ${seq}`);
  const seats = speakers.flatMap((who, seat) => (who === null ? [] : [seat]));
  const said = (seat: number | undefined, occasion: Occasion): Saying | null =>
    seat === undefined ? null : { seat, occasion, line: lot >>> 8 };
  if (seats.length === 0) return null;
  if (winners !== null) {
    const first = seats.find((seat) => winners.includes(seat));
    return first === undefined ? said(pick(seats, lot), 'lost') : said(first, 'won');
  }
  if (isStart) return said(pick(seats, lot), 'sits');
  if (before.length !== now.length || lot % SELDOM !== 0) return null;
  const gained = now.map((points, seat) => points - before[seat]);
  const most = Math.max(...gained);
  if (most < big) return null;
  const who = gained.indexOf(most);
  if (speakers[who] !== null) return said(who, 'scores');
  return said(pick(seats, lot >>> 4), 'outscored');
}
