// Tables that are over are packed after a while (pack.ts): the table itself, and the lines of its log that nobody has said. What
// somebody has said stays as it was, so that they can delete it. Where a table is written whole again, its pack is taken apart: there may
// be something in it that somebody wants forgotten.
import { type Plain, packed, unpacked } from './pack.ts';
import { written } from './row.ts';
import { tableFrom } from './tail.ts';

/** A table that is over, as the database has it. */
export interface Loose {
  readonly id: string;
  readonly seq: number;
  /** null: it is in the pack. */
  readonly whole: string | null;
  readonly tails: readonly string[];
  /** What was packed before, if something has happened since. */
  readonly pack: Uint8Array | null;
  /** Lines that nobody has said. */
  readonly lines: readonly Line[];
}
export interface Line {
  readonly seq: number;
  readonly data: string;
}

/** What comes into the database instead. */
export interface Packed {
  readonly id: string;
  readonly seq: number;
  readonly data: Buffer;
  /** The lines that are in it. */
  readonly lines: readonly number[];
}

/**
 * Nobody repeats an act after so long: the keys by which a repeated one was known (`recent`) go, the only part that cannot be packed.
 */
function withoutKeys(text: string): { game: string; whole: string } {
  const table = JSON.parse(text) as { game: string; recent?: readonly unknown[] };
  return {
    game: table.game,
    whole: table.recent === undefined ? text : JSON.stringify({ ...table, recent: [] }),
  };
}

const seqIn = (data: string): number => (JSON.parse(data) as Line).seq;
/** The lines of a pack, with their numbers. */
export const numbered = (entries: readonly string[]): Line[] => entries.map((data) => ({ seq: seqIn(data), data }));

/** The lines of a pack between two numbers, and those beside it. */
export const within = (packed: readonly string[], from: number, to: number, loose: readonly Line[]): string[] =>
  [...numbered(packed).filter(({ seq }) => seq > from && seq <= to), ...loose]
    .sort((a, b) => a.seq - b.seq)
    .map(({ data }) => data);

export async function packOf({ id, seq, whole, tails, pack, lines }: Loose): Promise<Packed> {
  const before = pack === null ? null : unpacked(pack);
  const last = whole ?? before!.whole;
  const { game, whole: text } = withoutKeys(tails.length === 0 ? last : written(tableFrom(last, tails)));
  const entries = [...(before === null ? [] : numbered(before.entries)), ...lines].sort((a, b) => a.seq - b.seq);
  const plain: Plain = { whole: text, entries: entries.map(({ data }) => data) };
  const data = await packed(game, plain);
  const back = unpacked(data); // what it was made of is deleted
  if (back.whole !== plain.whole || back.entries.join() !== plain.entries.join())
    throw new Error(`table ${id} does not come back as it was packed`);
  return { id, seq, data, lines: lines.map((line) => line.seq) };
}

/** What a store needs of its database for this. */
interface Shelves {
  /** Tables that are over, have not changed since that time, and are not packed as they are now. */
  loose(before: number, limit: number): Promise<string[]>;
  read(id: string): Promise<Loose | null>;
  /** In one transaction; nothing, if the table has changed meanwhile. */
  put(pack: Packed): Promise<void>;
}

/** Tables that could not be packed are not tried again by this process. */
export function packer({ loose, read, put }: Shelves): (before: number, limit: number) => Promise<number> {
  const failed = new Set<string>();
  return async (before, limit) => {
    const ids = (await loose(before, limit + failed.size)).filter((id) => !failed.has(id)).slice(0, limit);
    for (const id of ids)
      try {
        const found = await read(id);
        if (found !== null) await put(await packOf(found));
      } catch (error) {
        failed.add(id);
        throw error;
      }
    return ids.length;
  };
}
