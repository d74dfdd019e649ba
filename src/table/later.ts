import { newChat } from './chat.ts';
import type { Table } from './types.ts';

/** What tables stored by earlier versions lack, on a server or in a browser. */
const LATER = {
  form: 1,
  unseen: [],
  points: [],
  idleActs: {},
  chat: newChat(true),
  daily: null,
  verdict: null,
  absent: 'wait',
  holds: [],
  clocks: [],
  sat: [],
  roll: null,
  failed: [],
  callUntil: null,
} satisfies Partial<Table>;

/** A stored table, with what it lacks filled in. */
export function withLater(stored: Table): Table {
  const series = (stored.series ?? []).map((played) => ({ ...played, settings: played.settings ?? {} }));
  // A vote that was opened without an end is over.
  const clocks = (stored.clocks ?? []).map((clock) => ({
    ...clock,
    voteEnds: clock.votes === null ? null : (clock.voteEnds ?? 0),
  }));
  return { ...structuredClone(LATER), ...stored, series, clocks };
}
