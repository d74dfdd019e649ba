import { changes } from '../table/changes.ts';
import { unsaid } from '../table/chat.ts';
import { dueAt } from '../table/clock.ts';
import { asKept } from '../table/kept.ts';
import type { Chair, Entry, Phase, Table, Who } from '../table/types.ts';
import { type Append, BadInput, type Identity } from './store.ts';
import { tailOf, type Written } from './tail.ts';

/** What somebody has chosen for themselves, if anything. */
export const looksOf = (row: Record<string, unknown>): Pick<Identity, 'seal' | 'colour'> => ({
  ...(typeof row.seal === 'string' && { seal: row.seal }),
  ...(typeof row.colour === 'string' && { colour: row.colour }),
});

/** As PostgreSQL finds it, without what is not there. */
export const identityFrom = (found: Identity | undefined): Identity | null =>
  found === undefined
    ? null
    : { who: found.who, name: found.name, createdAt: found.createdAt, ...looksOf({ ...found }) };

/** An append as the databases keep it. */
export interface Row {
  readonly id: string;
  readonly expected: number;
  readonly seq: number;
  readonly phase: Phase;
  readonly isOpen: boolean;
  readonly isPublic: boolean;
  readonly botDue: boolean;
  /** When a clock runs out; null: none is running. */
  readonly dueAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The host, everybody with a chair, those who have lost one, and those named as not having revealed. */
  readonly whos: readonly Who[];
  /** Those of them that it waits for. */
  readonly waits: readonly Who[];
  /** The whole table; null: its only entry has a tail, which says what has changed. */
  readonly data: string | null;
  /** Whether no tail from before it may stay, where that costs something. */
  readonly isCut: boolean;
  /** `who` if somebody said something: they may delete it. */
  readonly entries: readonly {
    readonly seq: number;
    readonly data: string;
    readonly who: Who | null;
    readonly tail: string | null;
  }[];
}

const LONGEST_KEY = 512;

/** Text that both databases keep faithfully: PostgreSQL allows no NUL, UTF-8 no half surrogate pair. */
export const isText = (text: unknown): text is string =>
  typeof text === 'string' && !text.includes('\0') && text.isWellFormed();

/** A longer key would not fit into PostgreSQL's indexes and notifications. */
export const isKey = (text: unknown): text is string => isText(text) && text !== '' && text.length <= LONGEST_KEY;

export function mustBeText(what: string, text: unknown): void {
  if (!isText(text)) throw new BadInput(`${what} cannot be stored: it has a NUL or half a character in it`);
}

export function mustBeKey(what: string, text: unknown): void {
  mustBeText(what, text);
  if (!isKey(text))
    throw new BadInput(`${what} cannot be stored: it is empty or longer than ${LONGEST_KEY} characters`);
}

const isBots = (chair: Chair): boolean => chair.kind === 'bot' || chair.out;

function whosOf({ host, chairs, clocks, failed }: Table): Who[] {
  const whos: Who[] = [];
  const add = (who: Who | null | undefined): void => {
    if (who != null && !whos.includes(who)) whos.push(who);
  };
  add(host);
  for (const { who, beside } of chairs) {
    add(who);
    add(beside?.who);
  }
  for (const { lost } of clocks) add(lost?.who); // they may come back
  for (const { by } of failed) for (const { who } of by) add(who); // named here, until they are forgotten
  return whos;
}

/** Checks an append and writes it as text at once, because the table may change before it is stored. */
export function rowOf({ table, expected, entries, botsDue, waits, before, isMove, news }: Append): Row {
  const whos = whosOf(table);
  mustBeKey('the id of the table', table.id);
  for (const who of whos) mustBeKey('a person at the table', who);
  const isInOrder = entries.every((entry, i) => entry.seq === expected + 1 + i);
  if (entries.length === 0 || !isInOrder || table.seq !== expected + entries.length || expected < 0)
    throw new BadInput(
      `table ${table.id}: number ${table.seq} with entries ${entries.map(({ seq }) => seq).join(', ')} does not follow ${expected}`,
    );
  const tail =
    before !== undefined && before.seq === expected && entries.length === 1 ? tailOf(before, table, news) : null;
  return {
    id: table.id,
    expected,
    seq: table.seq,
    phase: table.phase,
    isOpen: table.phase !== 'finished' && table.phase !== 'abandoned',
    isPublic: table.isPublic,
    botDue: table.phase === 'playing' && (botsDue ?? table.chairs.some(isBots)),
    dueAt: dueAt(table),
    createdAt: table.createdAt,
    updatedAt: entries.at(-1)!.at,
    whos,
    waits: table.phase === 'playing' ? whos.filter((who) => waits === undefined || waits.includes(who)) : [],
    data: tail === null ? written(table) : null,
    isCut: isMove !== true,
    entries: entries.map((entry) => ({
      seq: entry.seq,
      data: JSON.stringify(entry),
      who: entry.chat?.who ?? null,
      tail,
    })),
  };
}

/** A table as it is written whole. */
export function written(table: Table): string {
  const { journal, ...kept } = asKept(table);
  const whole: Written = {
    ...kept,
    journal: journal && { ...journal, mark: changes(journal.state, journal.mark) },
  };
  return JSON.stringify(whole);
}

export const entryFrom = (data: string): Entry => JSON.parse(data) as Entry;

/** An entry without what was said in it. */
export const withoutChat = (entry: Entry): Entry =>
  entry.chat === undefined ? entry : { ...entry, chat: unsaid(entry.chat) };
