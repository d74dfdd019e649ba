// A record names the data it was played with by their hash. Data of a release may change only where no rule reads them, and
// then their old hash stays a known name: else every record and table of that release would be orphaned.
import { describe, expect, test } from 'vitest';
import { FILES, Room, releases } from '../scripts/museum/room.ts';
import { hashOf } from '../src/fair/hash.ts';
import { GAME_IDS, type GameId, loadGame } from '../src/games/index.ts';
import { buildingOf, readBuilding } from '../src/games/riga/data/kinds.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { isSameEdition } from '../src/table/replay.ts';

/** Fields that no rule reads, as they are in the data ('TILES.*.note'), by game: only these may differ from a release. */
const UNREAD: Partial<Record<GameId, readonly string[]>> = {
  riga: ['FUNCTIONS', 'CITY_BUILDINGS.*.pays', 'RIGA_BUILDINGS.*.pays'], // the prices are those of the place: see below
};

/** Where two values differ, with the index or key of a thing as `*`, but not where a table has numbers and no things. */
function differing(a: unknown, b: unknown, at: readonly string[] = []): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? [] : [at.map((key, i) => (i === 1 && at.length > 2 ? '*' : key)).join('.')];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) =>
    differing((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], [...at, key]),
  );
}

test('a difference is named by its place', () => {
  expect(differing({ TILES: { a: { n: 1, note: 'x' } } }, { TILES: { a: { n: 1 } } })).toEqual(['TILES.*.note']);
  expect(differing({ CARDS: [1, 2] }, { CARDS: [1, 2] })).toEqual([]);
  expect(differing({ NUMBERS: { limit: 5 } }, { NUMBERS: { limit: 6 } })).toEqual(['NUMBERS.limit']);
});

describe.each(releases())('the data of %s', (release) => {
  const room = Room.of(release);

  test.each(GAME_IDS.filter((id) => id in room.editions))('%s is played with the same', async (id) => {
    const { game } = await loadGame(id);
    const { id: edition, data } = room.editions[id];
    const was = { id: edition, hash: hashOf(data) };
    const records = room.list(FILES.records).map((name) => parseRecord(room.text(FILES.records, name)));
    const named = records.filter((record) => record.game === id).map((record) => record.edition);
    expect(named.length).toBeGreaterThan(0);
    for (const one of named) expect(one).toEqual(was);
    expect(isSameEdition(game, was)).toBe(true);
    const today = JSON.parse(JSON.stringify(game.edition.data)) as unknown;
    expect(differing(data, today).filter((place) => !(UNREAD[id] ?? []).includes(place))).toEqual([]);
  });

  test('every building of Riga is paid as it was', () => {
    const { CITY_BUILDINGS, RIGA_BUILDINGS } = room.editions.riga.data as Record<
      string,
      Record<string, { pays?: number[] }>
    >;
    for (const [code, { pays }] of Object.entries({ ...CITY_BUILDINGS, ...RIGA_BUILDINGS }))
      if (pays !== undefined) expect(buildingOf(readBuilding(code)!).pays).toEqual(pays);
  });
});
