// A table that is over, with its log, in about a tenth of its bytes: what is alike is put together, and what tables of that game
// have in common is not kept at all but stands in a dictionary (`scripts/dictionaries.ts`).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, constants, type ZstdOptions, zstdCompress, zstdDecompressSync } from 'node:zlib';

/** A table and its log as they are written in the database. */
export interface Plain {
  readonly whole: string;
  readonly entries: readonly string[];
}

/** A pack begins with the dictionary it needs: its number (0: none), and the name of its game. Both are kept for ever. */
const NEWEST = 1;
const FOLDER = join(import.meta.dirname, 'dictionaries');
const LEVEL = 19;

type Json = Record<string, unknown>;
/** The whole without its choices, and their seats and texts. Most who ask want no more, so it stands on a line of its own. */
type Table = readonly [whole: Json, seats: readonly unknown[], texts: readonly unknown[]];
/** Of the entries what differs from the one before, the rest, and what was told. */
type Log = readonly [
  numbers: readonly (readonly [seq: number, at: number])[],
  rests: readonly Json[],
  told: readonly unknown[],
];

function columnsOf({ whole, entries }: Plain): readonly [Table, Log] {
  const table = JSON.parse(whole) as Json & { choices: readonly { seat: unknown; text: unknown }[] };
  const lines = entries.map((data) => JSON.parse(data) as Json & { seq: number; at: number });
  return [
    [{ ...table, choices: 0 }, table.choices.map(({ seat }) => seat), table.choices.map(({ text }) => text)],
    [
      lines.map(({ seq, at }, i) => [seq - (lines[i - 1]?.seq ?? 0), at - (lines[i - 1]?.at ?? 0)] as const),
      lines.map(({ seq: _seq, at: _at, told: _told, ...rest }) => rest),
      lines.map(({ told }) => told),
    ],
  ];
}

const wholeOf = ([table, seats, texts]: Table): string =>
  JSON.stringify({ ...table, choices: seats.map((seat, i) => ({ seat, text: texts[i] })) });

function entriesOf([numbers, rests, told]: Log): string[] {
  let [seq, at] = [0, 0];
  return numbers.map(([ofSeq, ofAt], i) => {
    [seq, at] = [seq + ofSeq, at + ofAt];
    const { by, act, ...more } = rests[i];
    return JSON.stringify({ seq, at, by, act, told: told[i], ...more });
  });
}

const isSame = (a: Plain, b: Plain): boolean =>
  a.whole === b.whole && a.entries.length === b.entries.length && a.entries.every((data, i) => data === b.entries[i]);

/** As columns, if they lead back to the same letters; else as it is: there may be older forms. */
function textOf(plain: Plain): string {
  try {
    const [table, log] = columnsOf(plain);
    if (isSame({ whole: wholeOf(table), entries: entriesOf(log) }, plain))
      return `${JSON.stringify(table)}\n${JSON.stringify(log)}`;
  } catch {
    // What has no choices or no lines is no table that can be put in columns.
  }
  return `${JSON.stringify(plain.whole)}\n${JSON.stringify(plain.entries)}`;
}

const dictionaries = new Map<string, Buffer | null>();

/** null: no such dictionary, as for a game that came later. */
function dictionary(game: string, version: number): Buffer | null {
  const name = `${game}-${version}.br`;
  const place = join(FOLDER, name);
  let found = dictionaries.get(name);
  if (found === undefined) {
    found = /^[\w-]+$/.test(game) && existsSync(place) ? brotliDecompressSync(readFileSync(place)) : null;
    dictionaries.set(name, found);
  }
  return found;
}

/** What the dictionary of a game is made of: tables as packs begin with them. */
export const sampleOf = (plain: Plain): string => textOf(plain);

const compress = promisify<string, ZstdOptions, Buffer>(zstdCompress);

/** Beside the thread that people wait for. */
export async function packed(game: string, plain: Plain): Promise<Buffer> {
  const known = dictionary(game, NEWEST);
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 };
  const data = await compress(textOf(plain), { params, ...(known !== null && { dictionary: known }) });
  const name = Buffer.from(known === null ? '' : game);
  return Buffer.concat([Buffer.of(known === null ? 0 : NEWEST, name.length), name, data]);
}

/** Its two lines. */
function linesOf(pack: Uint8Array): readonly [table: string, log: string] {
  const [version, length] = pack;
  const game = Buffer.from(pack.subarray(2, 2 + length)).toString();
  const known = version === 0 ? null : dictionary(game, version);
  if (version !== 0 && known === null) throw new Error(`a table of ${game} was packed by a newer Kontor`);
  const data = pack.subarray(2 + length);
  const text = zstdDecompressSync(data, known === null ? {} : { dictionary: known }).toString();
  const end = text.indexOf('\n');
  return [text.slice(0, end), text.slice(end + 1)];
}

function wholeFrom(line: string): string {
  const found = JSON.parse(line) as string | Table;
  return typeof found === 'string' ? found : wholeOf(found);
}
function entriesFrom(line: string): readonly string[] {
  const found = JSON.parse(line) as readonly string[] | Log;
  return Array.isArray(found[0]) ? entriesOf(found as Log) : (found as readonly string[]);
}

/** The table alone. */
export const unpackedWhole = (pack: Uint8Array): string => wholeFrom(linesOf(pack)[0]);
/** The log alone. */
export const unpackedEntries = (pack: Uint8Array): readonly string[] => entriesFrom(linesOf(pack)[1]);

export function unpacked(pack: Uint8Array): Plain {
  const [table, log] = linesOf(pack);
  return { whole: wholeFrom(table), entries: entriesFrom(log) };
}
