// What the editor, a spreadsheet and a refusal call the parts of an edition: words, never an id or a place in a list.
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import { fromCsv, toCsv } from '../src/text/edition/csv.ts';
import { between, type Column, listOf } from '../src/text/edition/shape.ts';
import { LANGUAGES, wordsOf } from '../src/text/languages.ts';

/** The levels of The Great Split, as they stand on its cards. */
const PRINTED = /^I+$/;

/** Every choice and part that a column is made of. */
function saidIn(column: Column): readonly string[] {
  if (column.is === 'choice') return column.values;
  if (column.is === 'list' || column.is === 'named') return saidIn(column.of);
  if (column.is !== 'parts') return [];
  return Object.entries(column.parts).flatMap(([name, part]) => [name, ...saidIn(part)]);
}

describe.each(GAME_IDS)('%s', (id) => {
  test.each(LANGUAGES)('has words for everything in its editions: %s', async (language) => {
    const { editions, words } = await loadGame(id);
    const { shape, builtIn } = editions!.kind;
    const { edition: said } = (await wordsOf(words, language, 'edition')!())!;
    const missing: string[] = [];
    for (const [table, { columns }] of Object.entries(shape)) {
      for (const [column, one] of Object.entries(columns)) {
        if (said.tables[table]?.columns[column] === undefined) missing.push(`${table}.${column}`);
        for (const value of saidIn(one))
          if (said.values[value] === undefined && !PRINTED.test(value)) missing.push(`${table}: ${value}`);
        const places = one.is === 'list' && one.min === one.max ? one.min : 0;
        const named = said.tables[table]?.members?.[column] ?? [];
        if (new Set(named).size !== places) missing.push(`${table}.${column}: ${places} places`);
      }
      for (const { id: row } of builtIn.tables[table])
        if ((said.row(table, row) ?? row) === row) missing.push(`${table}/${row}`);
    }
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES)('a spreadsheet with headings in %s is read as it was written', async (language) => {
    const { editions, words } = await loadGame(id);
    const { shape, builtIn } = editions!.kind;
    const { edition: said } = (await wordsOf(words, language, 'edition')!())!;
    for (const [table, rows] of Object.entries(builtIn.tables)) {
      const text = toCsv(shape[table], rows, table, said);
      expect(fromCsv(shape[table], text, table, [], [said])).toEqual({ rows, unknown: [] });
    }
  });
});

test('what a spreadsheet would work out stays text, and is read again as it was', () => {
  const shape = { columns: { one: between(-9, 9), some: listOf(between(-9, 9), 0, 4) }, rows: 'fixed' } as const;
  const rows = [{ id: 'a', origin: 'box', one: -1, some: [-1, 2] }] as const;
  const text = toCsv(shape, rows, 'table', { tables: {}, values: {} });
  expect(text).toBe("id,one,some,origin\na,-1,'-1 2,box");
  expect(fromCsv(shape, text, 'table', [], []).rows).toEqual(rows);
});
