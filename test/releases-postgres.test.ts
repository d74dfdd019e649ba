// The museum's houses in PostgreSQL, filled from what the release left: tables, rows, and nothing of today's.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fill } from '../scripts/museum/dump.ts';
import { FILES, Room, releases } from '../scripts/museum/room.ts';
import { endsBadly, found, known } from '../scripts/museum/visit.ts';
import { checkTables } from '../src/server/check.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(releases())('what %s wrote', (release) => {
  const room = Room.of(release);
  const { manifest } = room;

  test('a house in PostgreSQL: every table is found as it was left, and comes to its end', async () => {
    const url = await postgres.database();
    await fill(url, room.unpacked(FILES.postgres).toString());
    const store = await openPostgres(url);
    for (const kept of manifest.tables)
      expect(await found(store, kept, manifest.marks), kept.about).toMatchObject(kept);
    for (const person of manifest.persons) expect(await known(store, person), person.name).toEqual(person);
    expect((await checkTables(store)).drifted).toEqual([]);
    expect(await endsBadly(store, manifest.tables)).toEqual([]);
    await store.close();
  });

  test('its backup, rows as lines of JSON, fills a house of that release, and the tables are as they were', async () => {
    const url = await postgres.database();
    const sql = room.unpacked(FILES.postgres).toString();
    await fill(url, withRows(sql, room.unpacked(FILES.postgresBackup).toString()));
    const store = await openPostgres(url);
    for (const kept of manifest.tables)
      expect(await found(store, kept, manifest.marks), kept.about).toMatchObject(kept);
    await store.close();
  });
});

/** The tables of a dump, with the rows of a backup in the place of its own. */
function withRows(sql: string, backup: string): string {
  const lines = sql.split('\n');
  const isRow = (line: string): boolean => line.startsWith('INSERT INTO ');
  const [first, last] = [lines.findIndex(isRow), lines.findLastIndex(isRow)];
  const kept = lines.slice(first, last + 1).filter((line) => isRow(line) && line.includes('"kontor_version"'));
  const literal = (value: unknown): string => (value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`);
  const rows = backup
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { table, row } = JSON.parse(line) as { table: string; row: Record<string, unknown> };
      const names = Object.keys(row).map((name) => `"${name}"`);
      return `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')});`;
    });
  return [...lines.slice(0, first), ...kept, ...rows, ...lines.slice(last + 1)].join('\n');
}
