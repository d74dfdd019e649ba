// What players doubt: kept with the place in the game, and written as a test that fails until somebody has looked at it.
import { type GameId, isGameId } from '../games/index.ts';
import { BadRecord, type GameRecord, parseRecord, writeRecord } from '../kernel/record.ts';
import type { Seat } from '../kernel/types.ts';
import { effective } from '../table/choices.ts';
import { isOver, seatOf } from '../table/doing.ts';
import { isSealed } from '../table/evening.ts';
import { recordOf } from '../table/table.ts';
import type { Table, Who } from '../table/types.ts';
import type { DoubtedKind, NewDoubt } from '../wire/doubts.ts';
import { isOfToday } from './daily.ts';
import type { Services } from './endpoint.ts';
import { HttpProblem, notFound } from './problem.ts';

/** As it is kept: the place in the game is a table and a number of choices, or a record. */
export interface KeptDoubt {
  readonly kind: DoubtedKind;
  readonly game: GameId;
  readonly rule: string;
  readonly text: string;
  readonly table: string | null;
  readonly record: string | null;
  readonly choices: number;
  readonly seat: Seat | null;
  readonly tried: string | null;
  readonly points: number | null;
}

type Needed = Pick<Services, 'hub' | 'settings'>;

/** Whether a game has no secrets left: it is over, and others do not play the same deal today. */
const isOpen = (table: Table, { settings }: Needed): boolean =>
  isOver(table) && !isSealed(table) && !isOfToday(table, settings.clock.now());

/** Checks what somebody sent and finds the place in the game. Nothing of a running game is copied: it has secrets. */
export async function doubtOf(
  { kind, game, rule, text, table: id, record, seat, tried, points }: NewDoubt,
  who: Who,
  { hub }: Pick<Needed, 'hub'>,
): Promise<KeptDoubt> {
  if (!isGameId(game)) throw new HttpProblem(400, 'badRequest', { at: 'body/game', problem: 'unknown' });
  const said = { kind, game, rule, text: text.trim(), tried: tried ?? null, points: points ?? null };
  if (said.text.length < 3) throw new HttpProblem(400, 'badRequest', { at: 'body/text', problem: 'too short' });
  if (id === undefined) {
    const shown = record === undefined ? null : shownRecord(record, game);
    const choices = shown === null ? 0 : effective(shown.choices).length;
    return { ...said, table: null, record: shown && writeRecord(shown), choices, seat: seat ?? null };
  }
  const { table } = await hub.load(id);
  if (table.game !== game) throw new HttpProblem(400, 'badRequest', { at: 'body/game', problem: 'unknown' });
  const choices = effective(table.choices).length;
  return { ...said, table: id, record: null, choices, seat: seat ?? seatOf(table, who) };
}

function shownRecord(text: string, game: GameId): GameRecord {
  try {
    const record = parseRecord(text);
    if (record.game !== game) throw new HttpProblem(400, 'badRequest', { at: 'body/game', problem: 'unknown' });
    return record;
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new HttpProblem(400, 'badRecord', { line: error.line, problem: error.why });
  }
}

/** The record up to the doubted place, without names; null: there is no place; 409: the game still has secrets. */
async function recordUpTo({ table: id, record, choices }: KeptDoubt, services: Needed): Promise<GameRecord | null> {
  if (record !== null) return nameless(parseRecord(record), choices);
  if (id === null) return null;
  const { table, pkg } = await services.hub.load(id);
  if (!isOpen(table, services)) throw new HttpProblem(409, 'stillPlayed');
  if (table.journal === null) return null;
  return nameless(recordOf(pkg, table), choices);
}

/** Seats by number: a test is published, and its players were not asked. */
const nameless = (record: GameRecord, choices: number): GameRecord => ({
  ...record,
  seats: record.seats.map(({ bot }, seat) => ({ name: `Seat ${seat + 1}`, bot })),
  proof: {},
  choices: effective(record.choices).slice(0, choices),
  result: null,
});

/** What was said, as a string or in a comment: nobody can write code with it, or make it look like other code. */
const code = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/[^\P{C}\n]/gu, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);
const quoted = (text: string): string => code(text.replaceAll(/\s+/gu, ' '));
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, ' ').replaceAll('*/', '* /');

/** A test in the form of this project, to be put into the game's folder. */
export async function testOf(doubt: KeptDoubt, services: Needed): Promise<string> {
  const { game, rule, text } = doubt;
  const record = await recordUpTo(doubt, services);
  const lines = record === null ? [] : writeRecord(record).split('\n');
  return [
    `// A player doubts ${rule}. Put this file into src/games/${game}, say what should happen, and mend the rule or its words.`,
    `// "${plain(text)}"`,
    `import { expect, test } from 'vitest';`,
    ...(record === null ? [] : [`import { atDoubt } from '../../../test/doubt.ts';`, '']),
    ...(record === null ? [] : [`const RECORD = ${code(lines)}.join('\\n');`]),
    '',
    `test(${quoted(`${rule} ${text}`)}, async () => {`,
    ...(record === null ? [] : ['  const place = await atDoubt(RECORD);']),
    `  ${expectation(doubt, record !== null)}`,
    '});',
    '',
  ].join('\n');
}

function expectation({ kind, rule, text, seat, tried, points }: KeptDoubt, hasPlace: boolean): string {
  if (hasPlace && seat !== null && kind === 'refusal' && tried !== null)
    return `expect(place.refusal(${seat}, ${quoted(tried)})).toBeNull();`;
  if (hasPlace && seat !== null && kind === 'points' && points !== null)
    return `expect(place.points(${seat}, ${quoted(rule)})).not.toContain(${points});`;
  return hasPlace ? `expect(place.score, ${quoted(text)}).toBeNull();` : `expect.fail(${quoted(text)});`;
}

/** Whether a test can be written by now. */
export async function hasTest({ table: id }: KeptDoubt, services: Needed): Promise<boolean> {
  if (id === null) return true;
  try {
    return isOpen((await services.hub.load(id)).table, services);
  } catch (error) {
    // The table is gone, or a newer Kontor has written it.
    const isOut = error instanceof HttpProblem && (error.status === notFound().status || error.why === 'newVersion');
    if (isOut) return false;
    throw error;
  }
}
