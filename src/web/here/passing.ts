// What a store of tables has to do, and one in the page's memory, for browsers that forbid more.
import type { Entry } from '../../table/types.ts';
import type { HereTable } from './types.ts';

export interface HereStore {
  /** Whether what is stored outlives the page. */
  readonly isLasting: boolean;
  list(): Promise<HereTable[]>;
  load(id: string): Promise<{ readonly kept: HereTable; readonly entries: readonly Entry[] } | null>;
  /** On disk when it resolves; false: the table no longer has the number `expected`. */
  append(kept: HereTable, expected: number, entries: readonly Entry[]): Promise<boolean>;
  /** Notes where the table went; the game itself stays as it is. */
  noteUpload(id: string, uploaded: string): Promise<void>;
  /** The notes at a table; '': none. */
  slip(id: string): Promise<string>;
  writeSlip(id: string, text: string): Promise<void>;
  drop(id: string): Promise<void>;
}

/** Lasts as long as the page. */
export function passing(): HereStore {
  const all = new Map<string, { kept: HereTable; entries: readonly Entry[] }>();
  return {
    isLasting: false,
    list: async () => [...all.values()].map(({ kept }) => kept),
    load: async (id) => all.get(id) ?? null,
    async append(kept, expected, entries) {
      const there = all.get(kept.id);
      if ((there?.kept.table.seq ?? 0) !== expected) return false;
      const slip = there?.kept.slip;
      all.set(kept.id, {
        kept: { ...kept, ...(slip !== undefined && { slip }) },
        entries: [...(there?.entries ?? []), ...entries],
      });
      return true;
    },
    async noteUpload(id, uploaded) {
      const there = all.get(id);
      if (there !== undefined) all.set(id, { ...there, kept: { ...there.kept, uploaded } });
    },
    slip: async (id) => all.get(id)?.kept.slip ?? '',
    async writeSlip(id, slip) {
      const there = all.get(id);
      if (there !== undefined) all.set(id, { ...there, kept: { ...there.kept, slip } });
    },
    async drop(id) {
      all.delete(id);
    },
  };
}
