// What is special about a table, so that a visitor to the museum can tell whether it is as it was left.
import { canUndo } from '../../src/kernel/journal.ts';
import type { Loaded } from '../../src/server/live-table.ts';
import { persons } from '../../src/table/doing.ts';
import { waitsFor } from '../../src/table/seen.ts';
import { storyOf } from '../../src/table/series.ts';

type Seen = Pick<Loaded, 'table' | 'pkg'>;

const isForked = ({ table }: Seen): boolean => (table.journal?.state.lanes.length ?? 0) > 0;

const MARKS = {
  /** All play at once, and somebody has sealed their choice while others are still choosing. */
  forked: isForked,
  sealed: (seen) => isForked(seen) && waitsFor(seen.pkg, seen.table).length < seen.table.chairs.length,
  /** The table, or a lane, is waiting for somebody to confirm. */
  held: ({ table: { journal } }) => journal !== null && journal.toConfirm !== null,
  heldInLane: ({ table: { journal } }) => journal !== null && journal.lanesToConfirm.length > 0,
  canUndo: ({ table }) => persons(table).some((seat) => table.journal !== null && canUndo(table.journal, seat)),
  tookBack: ({ table }) => table.choices.some(({ text }) => text === 'undo'),
  wentBack: ({ table }) => table.choices.some(({ text }) => text.startsWith('back ')),
  backAsked: ({ table }) => table.back !== null,
  someWantToStop: ({ table }) => table.phase === 'playing' && table.abandon.length > 0,
  promised: ({ table }) => table.chairs.some(({ promise }) => promise !== null),
  clockRuns: ({ table }) => table.clocks.some(({ since }) => since !== null),
  holiday: ({ table }) => table.clocks.some(({ holiday }) => holiday !== null),
  vote: ({ table }) => table.clocks.some(({ votes }) => votes !== null),
  lostChair: ({ table }) => table.clocks.some(({ lost }) => lost !== null),
  freeChair: ({ table }) => table.phase === 'playing' && table.chairs.some(({ kind }) => kind === 'open'),
  sitsOut: ({ table }) => table.chairs.some(({ out }) => out),
  standIn: ({ table }) => table.clocks.some(({ verdict }) => verdict === 'bot'),
  botsOnly: ({ table }) => table.chairs.every(({ kind }) => kind === 'bot'),
  seatKey: ({ table }) => table.chairs.some(({ key }) => key !== undefined),
  chat: ({ table }) => table.chat.said.players > 0,
  watchersChat: ({ table }) => table.chat.said.watchers > 0,
  daily: ({ table }) => table.daily !== null,
  series: ({ table }) => table.series.length > 0,
  story: ({ table, pkg }) => storyOf(pkg, table) !== null,
  goesOn: ({ table }) => table.next !== null,
  elsewhere: ({ table }) => table.elsewhere === true,
  byTheHouse: ({ table }) => table.verdict !== null,
  erased: ({ table }) => table.chairs.some(({ name }) => name === 'N. N.'),
  neverBegun: ({ table }) => table.journal === null,
} satisfies Readonly<Record<string, (seen: Seen) => boolean>>;

export type Mark = keyof typeof MARKS;

/** All marks there are. */
export const MARK_NAMES = Object.keys(MARKS) as Mark[];

export const marksOf = (seen: Seen): Mark[] => MARK_NAMES.filter((mark) => MARKS[mark](seen));
