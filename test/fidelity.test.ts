import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citationsIn, numbersOf, rulesIn, testsIn } from '../scripts/fidelity/citations.ts';
import { outdated } from '../scripts/fidelity.ts';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { type Fidelity, lacksOf } from '../src/text/fidelity.ts';
import { wordsOf } from '../src/text/languages.ts';
import { Replay } from '../src/web/replay/model.ts';
import { testInFolder } from './cli-run.ts';

const folderOf = (game: string): string => join(import.meta.dirname, '../src/games', game);
const fidelityOf = (game: string): Fidelity =>
  JSON.parse(readFileSync(join(folderOf(game), 'fidelity.json'), 'utf8')) as Fidelity;

test('docs/fidelity.md and the data of the page are up to date', async () => {
  expect(await outdated(), 'npm run fidelity -- --quick').toEqual([]);
});

test('a range of rules names those in between', () => {
  const known = ['R7.3', 'R7.4', 'R7.5', 'R7.6', 'Q1'];
  expect(rulesIn('// R7.3–R7.5, Q1', known)).toEqual(['R7.3', 'R7.4', 'R7.5', 'Q1']);
  expect(rulesIn("rule: 'R7.4', // R7.5–6", known)).toEqual(['R7.4', 'R7.5', 'R7.6']);
  expect(rulesIn('R70.3 and R7', known)).toEqual([]);
});

testInFolder('a citation belongs to the code beside it, or below it', ({ here }) => {
  here.write('rules.ts', "// R1 the first\nconst one = 1;\nif (one > 2) throw new Error('x'); // R2\n");
  here.write('rules.test.ts', "test('R1 Q4 it holds', () => {});\n");
  const found = citationsIn(here.folder, ['R1', 'R2']);
  const source = here.read('rules.ts');
  expect(
    found.map(({ rule, line, offset }) => [
      rule,
      line,
      source
        .slice(0, offset + 1)
        .split('\n')
        .at(-1),
    ]),
  ).toEqual([
    ['R1', 1, 'const one = 1'],
    ['R2', 3, "if (one > 2) throw new Error('x')"],
  ]);
  expect([...testsIn(here.folder)]).toEqual([
    ['R1', ['rules.test.ts:1']],
    ['Q4', ['rules.test.ts:1']],
  ]);
});

test.each(GAME_IDS.filter((id) => existsSync(join(folderOf(id), 'fidelity.json'))))(
  '%s: every rule is listed and tested, and every example can be looked at',
  async (id) => {
    const pkg = await loadGame(id);
    const { rulebook } = await wordsOf(pkg.words, 'en', 'rulebook')();
    const { rules, records } = fidelityOf(id);
    expect(Object.keys(rules)).toEqual(numbersOf(rulebook));
    const games = new Map(Object.entries(records).map(([name, text]) => [name, new Replay(pkg, parseRecord(text))]));
    for (const [rule, row] of Object.entries(rules)) {
      expect(lacksOf(row), rule).not.toContain('tests');
      if (row.see === undefined) continue;
      const [name, step] = row.see;
      expect(step, rule).toBeLessThanOrEqual(games.get(name)!.end);
    }
  },
);
