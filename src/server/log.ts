// The log of a table as somebody reads it: in pages, the last one first.
import type { Viewer } from '../kernel/types.ts';
import { overheard } from '../table/chat.ts';
import { seenLog } from '../table/seen.ts';
import type { SeenEntry, Table } from '../table/types.ts';
import type { LogPage } from '../wire/tables.ts';
import type { Keeper } from './keeper.ts';
import { breathe } from './slices.ts';

/** Lines sent at once; anyone who wants more asks for those before them. */
export const PAGE = 100;
/** Entries read at once. */
const AT_A_TIME = 200;

/**
 * The last lines with numbers after `from` and before `before`. A viewer's number for a line is never larger than the table's own,
 * nor smaller by more than the lines they were not told: that is where to look.
 */
export async function pageOf(
  keeper: Keeper,
  table: Table,
  you: Viewer,
  from: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<LogPage> {
  const { id, seq, unseen } = table;
  const hidden = unseen.length === 0 ? 0 : unseen[you ?? unseen.length - 1];
  const last = Math.min(seq - hidden, before - 1);
  const first = Math.max(from, last - PAGE);
  let log: SeenEntry[] = [];
  for (let to = Math.min(seq, last + hidden); to > first && log.length < last - first; to -= AT_A_TIME) {
    if (log.length > 0 || to < seq) await breathe();
    const entries = await keeper.entries(id, Math.max(first, to - AT_A_TIME), to);
    log = [...seenLog(entries, you, first).filter((line) => line.seq <= last), ...log];
  }
  return { from: first, log };
}

/** What watchers said during the game, the last lines before entry `before`; `next` asks for those before them. */
export async function galleryOf(keeper: Keeper, table: Table, you: Viewer, before: number) {
  let lines: ReturnType<typeof overheard> = [];
  let to = Math.min(table.seq, before - 1);
  for (; to > 0 && lines.length < PAGE; to -= AT_A_TIME) {
    await breathe();
    const entries = await keeper.entries(table.id, Math.max(0, to - AT_A_TIME), to);
    lines = [...overheard(table, entries, you), ...lines];
  }
  return { lines, next: to > 0 ? to + 1 : null };
}
