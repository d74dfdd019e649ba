// The laws for one game of the list. Each game has a test file of its own, so that they run side by side.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameId, loadGame } from '../../src/games/index.ts';
import { glance, neverTold, nothingSeen, obey, type Seen, wordsOf } from './all.ts';
import { everything, pairwise } from './cover.ts';
import { BY_HAND, EXPECTED } from './data/expected.ts';
import { keepRecord, Offence } from './drive.ts';

const isLong = process.env.KONTOR_LONG === '1';
export const GAMES = isLong ? 5 : 2;
/** A game with many settings has many rows: once over them is enough for every day. */
const MANY_ROWS = 30;

/** A broken law leaves a record that `kontor replay` opens. */
export function obeyed(...args: Parameters<typeof obey>): void {
  try {
    obey(...args);
  } catch (error) {
    throw error instanceof Offence ? keepRecord(error) : error;
  }
}

export function lawsOf(id: GameId): void {
  describe(id, () => {
    const seen: Seen = nothingSeen();

    test('obeys every law', async () => {
      const pkg = await loadGame(id);
      const rows = isLong ? everything(pkg.game) : pairwise(pkg.game);
      const words = await wordsOf(pkg);
      const times = !isLong && rows.length > MANY_ROWS ? 1 : GAMES;
      for (let i = 0; i < times; i++) obeyed(pkg.game, rows, `laws ${i}`, words, seen);
      expect(seen.games).toBe(times * rows.length);
      expect(seen.undone).toBeGreaterThan(seen.games);
      for (let i = 0; i < 10 * GAMES; i++) glance(pkg.game, rows, `glance ${i}`, seen);
    });

    test('every step, option kind, event, refusal and declared reveal has occurred, or has a test made by hand', async () => {
      const { game } = await loadGame(id);
      const expected = EXPECTED[id];
      const byHand = BY_HAND[id];
      const missing = [
        ...Object.keys(game.steps).filter((step) => !seen.steps.has(step)),
        ...expected.kinds.filter((kind) => !seen.kinds.has(kind)),
        ...expected.events.filter((event) => !seen.events.has(event)),
        ...expected.refusals.filter((refusal) => !seen.refusals.has(refusal)),
        ...neverTold(game, seen),
      ];
      expect(missing.filter((what) => !(what in byHand))).toEqual([]);
      expect([...seen.kinds].filter((kind) => !expected.kinds.includes(kind))).toEqual([]);
      expect([...seen.events].filter((event) => !expected.events.includes(event))).toEqual([]);
      const folder = join(import.meta.dirname, '../../src/games', id);
      const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.test.ts'),
      );
      const sources = tests.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
      for (const title of Object.values(byHand)) expect(sources).toContain(title);
    });
  });
}
