// `npm run language` in a copy of the tree: what it writes compiles at once, and lint names what still needs translating.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree } from './tree-copy.ts';

const copy = copyTree();
afterAll(copy.remove);
const read = (path: string): string => readFileSync(copy.path(path), 'utf8');
const language = (...args: string[]) => copy.run('scripts/language.ts', ...args);

test.each([
  [[], 'one language'],
  [['Italian'], "'Italian' is no language"],
  [['it', 'chess'], "no game 'chess'"],
  [['it', 'riga', 'tybor'], 'perhaps one game'],
  [['de'], 'src/words/de is there already'],
  [['de', 'riga'], 'src/games/riga/words/de is there already'],
])('language %j is refused with its usage, and nothing is written', async (args, why) => {
  const folders = readdirSync(copy.path('src/words'));
  const { code, said } = await language(...args);
  expect(said).toContain(why);
  expect(said).toContain('Usage: npm run language -- <language> [game]');
  expect(code).toBe(2);
  expect(readdirSync(copy.path('src/words'))).toEqual(folders);
});

describe('with one game in Spanish, and everything in Italian', () => {
  beforeAll(async () => {
    for (const args of [['es', 'riga'], ['it']]) expect(await language(...args)).toMatchObject({ code: 0 });
  });

  test('both are in the lists; of Spanish there is its name and one game', () => {
    expect(read('src/text/languages.ts')).toMatch(/LANGUAGES = \['de', 'en', 'es', .*'it'\]/);
    expect(read('src/words/es/index.ts')).toContain("name: 'Español'");
    expect(readdirSync(copy.path('src/words/es'))).toEqual(['index.ts']);
    expect(
      read('src/games/riga/words/index.ts')
        .match(/\w+(?=: \(\) => import)/g)
        ?.join(),
    ).toMatch(/^de,en,es,.*it$/);
    expect(read('src/games/riga/about.ts')).toMatch(/words: \{ de, en, es,.* it \}/);
    expect(existsSync(copy.path('src/games/tybor/words/es'))).toBe(false);
    expect(read('src/words/it/index.ts')).toContain("name: 'Italiano'");
    expect(read('src/words/it/pages/menu.ts')).toContain("kitOf('it')");
  });

  const NODE = {
    extends: './tsconfig.json',
    include: ['src/words', 'src/cli', 'src/games/*/*.ts', 'src/games/*/words'],
  };
  test.each(['tsconfig.words.json', 'tsconfig.web.json'])('the compiler has nothing to say (%s)', async (config) => {
    writeFileSync(copy.path('tsconfig.words.json'), JSON.stringify({ ...NODE, exclude: ['**/*.test.ts'] }));
    expect(await copy.compile(config)).toEqual({ code: 0, said: '' });
  });

  test('lint names every file that is still in English, and nothing else', async () => {
    const { code, said } = await copy.run('scripts/check-tree.ts');
    const lines = said.trim().split('\n');
    expect(lines.filter((line) => !/: still in English$|^\d+ problems$/.test(line))).toEqual([]);
    expect(lines).toContain('src/words/it/pages/menu.ts: still in English');
    expect(lines).toContain('src/games/riga/words/es/rulebook.ts: still in English');
    expect(code).toBe(1);
  });

  test('the command line speaks it as far as it can', async () => {
    expect((await copy.kontor('rules', 'riga', 'R1', '--lang', 'es')).code).toBe(0);
    expect((await copy.kontor('--lang', 'pt')).said).toMatch(/--lang must be .*\bes\b.* or it, not 'pt'/);
  });
});
