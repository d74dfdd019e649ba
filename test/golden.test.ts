import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GOLDEN, goldenFiles } from '../scripts/golden.ts';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { verify } from '../src/table/replay.ts';

/** A game that nobody has played yet has none; `npm run golden` writes them. */
const kept = readdirSync(GOLDEN);
const played = GAME_IDS.filter((id) => kept.some((name) => name.startsWith(`${id}-`)));

test.each(played)('the golden games of %s are as they were', async (id) => {
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
