import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GOLDEN, goldenFiles } from '../scripts/golden.ts';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { verify } from '../src/table/replay.ts';

test.each(GAME_IDS)('the golden games of %s are as they were', async (id) => {
  const { game } = await loadGame(id);
  const files = await goldenFiles(id);
  expect(
    readdirSync(GOLDEN)
      .filter((name) => name.startsWith(`${id}-`))
      .sort(),
  ).toEqual([...files.keys()].sort());
  for (const [name, contents] of files) {
    expect(readFileSync(join(GOLDEN, name), 'utf8'), name).toBe(contents);
    if (!name.endsWith('.log.txt')) expect(verify(game, parseRecord(contents))).toBeNull();
  }
});
