// The laws for one game of the list. A game may have a `laws.test.ts` of its own: then it runs beside the others, and says what
// must have occurred.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameId, loadGame } from '../../src/games/index.ts';
import { glance, neverTold, nothingSeen, obey, type Seen, together, wordsOf } from './all.ts';
import { everything, nameOf, pairwise, type Row } from './cover.ts';
import { keepRecord, type Law, Offence } from './drive.ts';

const isLong = process.env.KONTOR_LONG === '1';
/** What must have occurred in the random games of a game, so that the laws have looked at all of it. */
export interface Expected {
  readonly kinds: readonly string[];
  readonly events: readonly string[];
  readonly refusals: readonly string[];
  /** What chance seldom brings about, and the title of the game's own test that makes it happen. */
  readonly byHand: Readonly<Record<string, string>>;
  /** A law of this game alone. */
  readonly own?: () => Law;
}

/** How often a row is played under all laws. */
export const GAMES = isLong ? 5 : 2;
/** A game with many settings has many rows: once over them is enough for every day. */
const MANY_ROWS = 30;
/** How many games are only watched, for what is rare, over all rows. */
const GLANCES = isLong ? 10_000 : 320;

/** A broken law leaves a record that `kontor replay` opens. */
export function obeyed(...args: Parameters<typeof obey>): void {
  try {
    obey(...args);
  } catch (error) {
    throw error instanceof Offence ? keepRecord(error) : error;
  }
}

/** A test for each row of the cover, named after it, and one that looks whether enough has occurred in all of them. */
export async function lawsOf(id: GameId, expected?: Expected): Promise<void> {
  const pkg = await loadGame(id);
  const { game } = pkg;
  const words = await wordsOf(pkg);
  const rows = isLong ? everything(game) : pairwise(game);
  const times = !isLong && rows.length > MANY_ROWS ? 1 : GAMES;
  const glances = Math.min(10 * GAMES, Math.ceil(GLANCES / rows.length));

  const played = new Map<Row, Seen>();
  /** What was seen in a row's games, which are played on first use. */
  const seenIn = (row: Row): Seen => {
    const known = played.get(row);
    if (known !== undefined) return known;
    const seen = nothingSeen();
    for (let i = 0; i < times; i++) obeyed(game, row, `laws ${i}/${rows.indexOf(row)}`, words, seen, expected?.own);
    for (let i = 0; i < glances; i++) glance(game, row, `glance ${i}/${rows.indexOf(row)}`, seen);
    played.set(row, seen);
    return seen;
  };

  describe(id, () => {
    test.each(rows.map((row) => [nameOf(row), row] as const))('obeys every law: %s', (_name, row) => {
      const seen = seenIn(row);
      expect(seen.games).toBe(times);
      if (expected !== undefined) expect(seen.undone).toBeGreaterThan(seen.games);
    });

    test('every step and every declared reveal has occurred, or has a test made by hand', () => {
      const seen = together(rows.map(seenIn));
      const steps = Object.keys(game.steps).filter((step) => !seen.steps.has(step));
      const byHand = expected?.byHand ?? {};
      expect([...steps, ...neverTold(game, seen)].filter((what) => !(what in byHand))).toEqual([]);
      const sources = testsOf(id);
      for (const title of Object.values(byHand)) expect(sources).toContain(title);
    });

    test.runIf(expected !== undefined)('so has every option kind, event and refusal', () => {
      const seen = together(rows.map(seenIn));
      const { kinds, events, refusals, byHand } = expected!;
      const missing = [
        ...kinds.filter((kind) => !seen.kinds.has(kind)),
        ...events.filter((event) => !seen.events.has(event)),
        ...refusals.filter((refusal) => !seen.refusals.has(refusal)),
      ];
      expect(missing.filter((what) => !(what in byHand))).toEqual([]);
      expect([...seen.kinds].filter((kind) => !kinds.includes(kind))).toEqual([]);
      expect([...seen.events].filter((event) => !events.includes(event))).toEqual([]);
    });
  });
}

/** The texts of the game's own tests, but for the one that names them. */
function testsOf(id: GameId): string {
  const folder = join(import.meta.dirname, '../../src/games', id);
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.test.ts') && file !== 'laws.test.ts',
  );
  return tests.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
