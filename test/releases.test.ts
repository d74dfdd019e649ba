// The museum: what earlier releases wrote. Every version has to open it, find it as it was left, and play it to its end.
// What each file is, its folder's README says; `scripts/museum.ts` writes the next one.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILES, Room, releases } from '../scripts/museum/room.ts';
import { endsBadly, found, known } from '../scripts/museum/visit.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { checkTables } from '../src/server/check.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { verify } from '../src/table/replay.ts';
import { openFolder } from './cli-run.ts';
import { NO_WAIT } from './disk.ts';

test('there is something in the museum', () => {
  expect(releases()).toContain('0.3.0');
});

describe.each(releases())('what %s wrote', (release) => {
  const room = Room.of(release);
  const { manifest } = room;
  const place = openFolder();
  beforeAll(() => {
    for (const name of [FILES.sqlite, FILES.sqliteBackup])
      writeFileSync(place.path(name.replace('.gz', '')), room.unpacked(name));
  });
  afterAll(() => place.remove());

  test('a house in SQLite: every table is found as it was left', async () => {
    const store = await openSqlite(place.path('house.sqlite'), NO_WAIT);
    for (const kept of manifest.tables)
      expect(await found(store, kept, manifest.marks), kept.about).toMatchObject(kept);
    for (const person of manifest.persons) expect(await known(store, person), person.name).toEqual(person);
    expect(await store.allTables(null, 1000)).toHaveLength(manifest.tables.length);
    const open = manifest.tables.filter(({ phase }) => phase !== 'finished' && phase !== 'abandoned');
    expect(await checkTables(store)).toMatchObject({ tables: open.length, drifted: [] });
    await store.close();
  });

  test('a house in SQLite: what had been finished is taken in by the statistics', async () => {
    const store = await openSqlite(place.path('house.sqlite'), NO_WAIT);
    const [here, taken]: Set<string>[] = [new Set(), new Set()];
    for (const { id } of manifest.tables.filter(({ phase }) => phase === 'finished')) {
      const { elsewhere, chairs } = (await store.load(id))!;
      if (elsewhere !== true) here.add(id); // on those chairs sits nobody who is known
      for (const { who } of chairs)
        if (who !== null) for (const { table } of await store.finishedGames({ person: who })) taken.add(table);
    }
    expect(here.size).toBeGreaterThan(5);
    expect([...taken].sort()).toEqual([...here].sort());
    await store.close();
  });

  test('a house in SQLite: every open table comes to its end, and every record is verified', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kontor-museum-')), 'house.sqlite');
    writeFileSync(file, room.unpacked(FILES.sqlite));
    const store = await openSqlite(file, NO_WAIT);
    expect(await endsBadly(store, manifest.tables)).toEqual([]);
    await store.close();
    rmSync(join(file, '..'), { recursive: true });
  });

  test('its backup is restored over a newer house, and the tables are as they were', async () => {
    writeFileSync(place.path('kontor.sqlite'), room.unpacked(FILES.sqlite));
    const newer = await openSqlite(place.path('kontor.sqlite'), NO_WAIT);
    await newer.setNote('later', 'than the backup');
    await newer.close();
    const restored = await place.run(['restore', 'backup.sqlite', '--db', 'kontor.sqlite']);
    expect(restored).toMatchObject({ code: 0, err: '' });
    const store = await openSqlite(place.path('kontor.sqlite'), NO_WAIT);
    expect(await store.note('later')).toBeNull();
    for (const kept of manifest.tables)
      expect(await found(store, kept, manifest.marks), kept.about).toMatchObject(kept);
    await store.close();
  });

  test('records of every game and number of players are verified', async () => {
    const numbers = new Map<GameId, Set<number>>();
    for (const name of room.list(FILES.records)) {
      const record = parseRecord(room.text(FILES.records, name));
      const game = record.game as GameId;
      expect(record.result, name).not.toBeNull();
      expect(verify((await loadGame(game)).game, record), name).toBeNull();
      numbers.set(game, (numbers.get(game) ?? new Set()).add(record.seats.length));
    }
    for (const game of new Set(manifest.tables.map((kept) => kept.game))) {
      const { min, max } = (await loadGame(game)).game.seats;
      expect([...numbers.get(game)!].sort(), game).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
    }
  });

  test.each(room.list(FILES.terminal))('a game at a terminal is played on: %s', async (name) => {
    copyFileSync(room.path(FILES.terminal, name), place.path(name));
    const { choices, game } = parseRecord(place.read(name));
    const { code, out, err } = await place.run(['play', '--resume', name], '1\n\n'.repeat(1500));
    expect({ code, err }, out.slice(-500)).toEqual({ code: 0, err: '' });
    const record = parseRecord(place.read(name));
    expect(record.choices.slice(0, choices.length)).toEqual(choices);
    expect(record.result).not.toBeNull();
    expect(verify((await loadGame(game as GameId)).game, record)).toBeNull();
  });
});
