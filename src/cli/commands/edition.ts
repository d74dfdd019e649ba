import { isGameId } from '../../games/index.ts';
import { tryOut } from '../../server/editions/try-out.ts';
import { compareEditions } from '../../text/edition/compare.ts';
import { fromCsv, toCsv } from '../../text/edition/csv.ts';
import { readEdition } from '../../text/edition/read.ts';
import { LANGUAGES, wordsOf } from '../../text/languages.ts';
import type { Args, Command } from '../args.ts';
import { editionWords, gameOfFile, kindOf, problemLine, readEditionFile, trialLine } from '../edition.ts';
import { nameOf, readJson, readText } from '../files.ts';
import type { Io } from '../io.ts';
import { clean } from '../layout.ts';
import { readFilled, readGame } from '../readers.ts';
import { failed, misused } from '../stop.ts';

const DOES = { check, diff, export: exported, import: imported } as const;
type Does = keyof typeof DOES;
const isDoes = (name: string): name is Does => Object.hasOwn(DOES, name);

/** Cells of a table in a terminal. */
const LONGEST = 60;
/** 'Kontor (de), Trading Office (en)' */
const namesIn = (names: unknown): string =>
  cell(
    names &&
      Object.entries(names)
        .map(([language, name]) => `${name} (${language})`)
        .join(', '),
  );

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
  return clean(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
};

export const edition: Command = {
  words: [{ name: 'does' }, { name: 'fileOrGame' }],
  options: ['tableOfEdition', 'onto', 'editionId', 'editionName', 'json'],
  async run(args, io) {
    const [what, which] = args.rest;
    if (!isDoes(what)) throw misused(io.words.edition.unknownDoes(clean(what), Object.keys(DOES)));
    return await DOES[what](which, args, io);
  },
};

/** Whether it fits, and whether a thousand games with it come to an end. */
async function check(file: string, args: Args, io: Io): Promise<number> {
  const pkg = await gameOfFile(file, io);
  if (args.flag('json')) {
    const read = readEdition(kindOf(pkg, io), await readJson(file, io));
    const trial = read.edition === undefined ? null : await tryOut(read.edition);
    io.say(JSON.stringify({ problems: read.problems ?? [], trial }));
    return read.problems === undefined && trial === null ? 0 : 1;
  }
  const found = await readEditionFile(pkg, file, io);
  const trial = await tryOut(found);
  if (trial !== null) throw failed(`${nameOf(file, io)}: ${trialLine(trial, io)}`);
  const changed = compareEditions(kindOf(pkg, io).builtIn, found).length;
  io.say(io.words.edition.holds(clean(found.name), changed));
  return 0;
}

/** Cell by cell, what it has other than the built-in one. */
async function diff(file: string, args: Args, io: Io): Promise<number> {
  const pkg = await gameOfFile(file, io);
  const { builtIn } = kindOf(pkg, io);
  const changed = compareEditions(builtIn, await readEditionFile(pkg, file, io));
  if (args.flag('json')) {
    io.say(JSON.stringify(changed));
    return 0;
  }
  const words = await editionWords(pkg, io);
  const t = io.words.edition;
  for (const { table, row, column, from, to } of changed) {
    const place = `${words.tables[table]?.title ?? table}, ${row}`;
    if (column === null) io.say(`${place}: ${to === null ? t.gone : t.added}`);
    else if (column === 'names') io.say(`${place}, ${t.name}: ${namesIn(from)} → ${namesIn(to)}`);
    else io.say(`${place}, ${words.tables[table]?.columns[column] ?? column}: ${cell(from)} → ${cell(to)}`);
  }
  io.say(t.differs(changed.length));
  return 0;
}

/** The built-in edition of a game, or one from a file: as JSON, or one of its tables as CSV. */
async function exported(which: string, args: Args, io: Io): Promise<number> {
  const isGame = isGameId(which);
  const pkg = isGame ? await readGame(which, io) : await gameOfFile(which, io);
  const { builtIn, shape } = kindOf(pkg, io);
  const found = isGame
    ? { ...builtIn, id: readFilled(args, 'editionId', io) ?? `own-${which}` }
    : await readEditionFile(pkg, which, io);
  const table = readTable(shape, args, io);
  if (table === undefined) io.say(JSON.stringify(found, null, 2));
  else io.say(toCsv(shape[table], found.tables[table], table, await editionWords(pkg, io)));
  return 0;
}

/** A table from a spreadsheet, on top of the built-in edition or of another one, as a document on standard output. */
async function imported(which: string, args: Args, io: Io): Promise<number> {
  const onto = readFilled(args, 'onto', io);
  const isGame = onto !== undefined && isGameId(onto);
  if (onto === undefined) throw misused(io.words.edition.needsOnto);
  const pkg = isGame ? await readGame(onto, io) : await gameOfFile(onto, io);
  const { builtIn, shape } = kindOf(pkg, io);
  const base = isGame ? builtIn : await readEditionFile(pkg, onto, io);
  const table = readTable(shape, args, io);
  if (table === undefined) throw misused(io.words.edition.needsTable(Object.keys(shape)));
  const languages = await Promise.all(
    LANGUAGES.map(async (language) => (await wordsOf(pkg.words, language, 'edition')?.())?.edition),
  );
  const known = languages.filter((words) => words !== undefined);
  const { rows, unknown } = fromCsv(shape[table], await readText(which, io), table, base.tables[table], known);
  if (unknown.length > 0) throw failed(io.words.edition.unknownHeadings(nameOf(which, io), unknown.map(clean)));
  const id = readFilled(args, 'editionId', io) ?? (isGame ? `own-${onto}` : base.id);
  const name = readFilled(args, 'editionName', io) ?? base.name;
  const made = { ...base, id, name, tables: { ...base.tables, [table]: rows } };
  const read = readEdition(kindOf(pkg, io), made);
  if (read.problems !== undefined) {
    const words = await editionWords(pkg, io);
    throw failed(read.problems.map((one) => `${nameOf(which, io)}: ${problemLine(one, words, io)}`).join('\n'));
  }
  io.say(JSON.stringify(read.edition, null, 2));
  return 0;
}

function readTable(shape: Readonly<Record<string, unknown>>, args: Args, io: Io): string | undefined {
  const table = readFilled(args, 'tableOfEdition', io);
  if (table !== undefined && !Object.hasOwn(shape, table))
    throw misused(io.words.edition.unknownTable(clean(table), Object.keys(shape)));
  return table;
}
