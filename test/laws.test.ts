// The laws, for the toy game that only the tests know, and for games that have no `laws.test.ts` of their own.
// `npm run test:long` tries everything.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/index.ts';
import { neverTold, nothingSeen } from './laws/all.ts';
import { everything } from './laws/cover.ts';
import { GAMES, lawsOf, obeyed } from './laws/game.ts';
import { draft } from './toy/draft.ts';

const toyWords = { ruleIds: new Set(['T1', 'T2', 'T3', 'T4']), texts: [] };

test('the toy game obeys every law', () => {
  const seen = nothingSeen();
  for (let i = 0; i < 5 * GAMES; i++)
    for (const [at, row] of everything(draft).entries()) obeyed(draft, row, `toy ${i}/${at}`, toyWords, seen);
  expect(neverTold(draft, seen)).toEqual([]);
  expect(seen.undone).toBeGreaterThan(100);
});

const hasOwn = (id: string): boolean => existsSync(join(import.meta.dirname, '../src/games', id, 'laws.test.ts'));

for (const id of GAME_IDS) if (!hasOwn(id)) await lawsOf(id);
