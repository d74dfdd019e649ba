// `kontor new-game` in a copy of the tree: what it writes is a game like any other at once, and so is what the tutorial makes of it.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isReserved, isWellFormed } from '../src/cli/new-game/names.ts';
import { titleOf, withLine } from '../src/cli/new-game/template.ts';
import { writeBoth } from '../src/cli/new-game/write.ts';
import { copyTree } from './tree-copy.ts';
import { follow } from './tutorial.ts';

describe('a copy of the tree', () => {
  const copy = copyTree();
  const LIST = copy.path('src/games/list.ts');
  const before = readFileSync(LIST, 'utf8');
  const games = readdirSync(copy.path('src/games'));
  afterAll(copy.remove);

  test.each([
    [['Market'], 2, "'Market' cannot be a game's name"],
    [['../market'], 2, 'cannot be'],
    [['default'], 2, 'means something else'],
    [['riga'], 1, "a game 'riga' already"],
    [[], 2, 'Something is missing: name'],
    [['market', '--force'], 2, 'no option --force'],
    [['Market', '--lang', 'de'], 2, 'kann kein Spiel heißen'],
  ])('new-game %j ends with %i, and nothing is written', async (args, code, why) => {
    const ran = await copy.kontor('new-game', ...args);
    expect(ran.said).toContain(why);
    expect(ran.code).toBe(code);
    expect(ran.said.includes('kontor new-game <name>')).toBe(code === 2);
    expect(readFileSync(LIST, 'utf8')).toBe(before);
    expect(readdirSync(copy.path('src/games'))).toEqual(games);
  });

  describe('with a new game, and with what the tutorial makes of another', () => {
    beforeAll(async () => {
      for (const name of ['plain-draft', 'market-day', LONG]) {
        const { code, said } = await copy.kontor('new-game', name);
        expect(said).toContain(`src/games/${name} is there`);
        expect(code).toBe(0);
      }
      expect(follow(copy.path('src/games/market-day'))).toBe(25);
      writeFileSync(copy.path('tsconfig.rules.json'), typesOf('./tsconfig.kernel.json', ['**/*.test.ts']));
      writeFileSync(copy.path('tsconfig.tests.json'), typesOf('./tsconfig.json', []));
      writeFileSync(copy.path('vitest.new.ts'), `export default { test: { include: ['**/*.test.ts'] } };\n`);
    });
    /** As long as a name may be: nothing runs over the edge of a line. */
    const LONG = 'a-game-with-a-rather-long-name';
    const NEW = ['src/games/plain-draft', 'src/games/market-day'];
    const tool = (name: string) => `node_modules/${name}`;
    /** As for all games, only of these. */
    const typesOf = (config: string, without: readonly string[]) =>
      JSON.stringify({ extends: config, include: NEW, exclude: ['src/games/*/board', ...without] });

    test('the list has one line more for each, in its order', () => {
      const lines = readFileSync(LIST, 'utf8').split('\n');
      expect(lines.filter((line) => !before.includes(line))).toEqual([
        `export { about as '${LONG}' } from './${LONG}/about.ts';`,
        "export { about as 'market-day' } from './market-day/about.ts';",
        "export { about as 'plain-draft' } from './plain-draft/about.ts';",
      ]);
    });

    test.each(['tsconfig.rules.json', 'tsconfig.tests.json', 'tsconfig.web.json'])('types hold: %s', async (config) => {
      expect(await copy.compile(config)).toEqual({ code: 0, said: '' });
    });

    test('the linter and the check of the tree have nothing to say', async () => {
      const linted = await copy.run(
        tool('@biomejs/biome/bin/biome'),
        'ci',
        '--error-on-warnings',
        ...NEW,
        `src/games/${LONG}`,
        LIST,
      );
      expect(linted.said).not.toContain('Found');
      expect(linted.code).toBe(0);
      expect(await copy.run('scripts/check-tree.ts')).toEqual({ code: 0, said: 'The tree is in order.\n' });
    });

    test('their own tests hold, and the laws are tested for them without a word', async () => {
      const only = 'market-day|plain-draft|R\\d';
      const files = ['test/laws.test.ts', 'test/games.test.ts', ...NEW];
      const ran = await copy.run(tool('vitest/vitest.mjs'), 'run', '--config', 'vitest.new.ts', '-t', only, ...files);
      expect(ran.said).toContain('4 passed (4)');
      expect(ran.code).toBe(0);
    });

    test('bots play a game at the terminal, in both languages', async () => {
      const record = copy.path('game.txt');
      const ran = await copy.kontor('play', 'plain-draft', '--players', '3', '--humans', '0', '--save', record);
      expect(ran.said).toMatch(/Laid out: \w+ \d, \w+ \d, \w+ \d/);
      expect(ran.said).toContain('Cards laid out (R3.1)');
      expect(ran.code).toBe(0);
      const shown = await copy.kontor('replay', record, '--at', '0', '--seat', '1', '--lang', 'de');
      expect(shown.said).toMatch(/Hand: \w+ \d, \w+ \d, \w+ \d/);
      expect(shown.said.match(/Hand: 3 verdeckt/g)).toHaveLength(2);
      expect((await copy.kontor('verify', record)).code).toBe(0);
    });

    test('the lab compares its cards, and names them and the lines of its score', async () => {
      const ran = await copy.kontor('lab', 'market-day', '--games', '40', '--bots', 'random');
      expect(ran.said).toMatch(/^Salt 1 +\d/m);
      expect(ran.said).toMatch(/^What your customer wanted +\d/m);
      expect(ran.code).toBe(0);
    });

    test('without its sources, as in a release, it says where to go', async () => {
      rmSync(copy.path('src/games/template'), { recursive: true });
      const { code, said } = await copy.kontor('new-game', 'market');
      expect(said).toContain('came without its sources');
      expect(code).toBe(1);
    });
  });
});

test('names of games', () => {
  expect(['a', 'tic-tac-toe', 'riga-2', 'a'.repeat(30)].every(isWellFormed)).toBe(true);
  expect(['', '7-wonders', 'Riga', 'a-', 'a--b', 'a_b', 'ä', 'a'.repeat(31)].some(isWellFormed)).toBe(false);
  expect(['then', 'template', 'riga'].map(isReserved)).toEqual([true, true, false]);
  expect(titleOf('tic-tac-toe')).toBe('Tic Tac Toe');
});

test('a list that looks otherwise is left alone', () => {
  const list = "// Games.\nexport { about as b } from './b/about.ts';\nexport { about as d } from './d/about.ts';\n";
  const names = (text: string | null) => text?.match(/(?<=\.\/)\w+/g);
  expect(names(withLine(list, 'a'))).toEqual(['a', 'b', 'd']);
  expect(names(withLine(list, 'c'))).toEqual(['b', 'c', 'd']);
  expect(names(withLine(list, 'e'))).toEqual(['b', 'd', 'e']);
  expect(withLine(list, 'e')).toMatch(/e\/about\.ts';\n$/);
  expect(withLine('export const LIST = [];\n', 'a')).toBeNull();
  expect(withLine(list.replace('export { about as d', 'const x = 1;\nexport { about as d'), 'a')).toBeNull();
});

test('what cannot be written whole leaves nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-write-'));
  const list = join(folder, 'list.ts');
  writeFileSync(list, 'before');
  const impossible = new Map([
    ['a', '1'],
    ['a/b', '2'],
  ]);
  expect(() => writeBoth(join(folder, 'game'), impossible, list, 'after')).toThrow();
  expect(() => writeBoth(join(folder, 'game'), new Map([['a', '1']]), join(folder, 'no/list.ts'), 'after')).toThrow();
  expect(readdirSync(folder)).toEqual(['list.ts']);
  expect(readFileSync(list, 'utf8')).toBe('before');
  writeBoth(join(folder, 'game'), new Map([['a/b', '2']]), list, 'after');
  expect(existsSync(join(folder, 'game/a/b'))).toBe(true);
  expect(readFileSync(list, 'utf8')).toBe('after');
  rmSync(folder, { recursive: true });
});
