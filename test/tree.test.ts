// The checks of the tree find what they are there for.
import { expect, test } from 'vitest';
import { importProblem, importsOf, layerOf, problems, sizeProblem } from '../scripts/check-tree.ts';
import { unsaid, wordProblems } from '../scripts/check-words.ts';

test('the tree is in order', async () => {
  expect(problems()).toEqual([]);
  expect(await wordProblems()).toEqual([]);
});

test.each([
  ['kernel/engine.ts', '../fair/hash.ts'],
  ['kernel/engine.ts', 'node:fs'],
  ['fair/hash.ts', 'node:crypto'],
  ['games/baselland/bot.ts', '../../bots/greedy.ts'],
  ['games/baselland/bot.ts', '../tybor/bot.ts'],
  ['games/baselland/game.ts', './board/Board.tsx'],
  ['games/baselland/board/Board.tsx', '../../tybor/types.ts'],
  ['games/index.ts', './baselland/board/Board.tsx'],
  ['bots/greedy.ts', '../table/replay.ts'],
  ['bots/greedy.ts', '../games/baselland/bot.ts'],
  ['table/replay.ts', 'node:fs'],
  ['web/main.tsx', '../server/main.ts'],
  ['cli/main.ts', '../web/main.tsx'],
  ['games/baselland/bot.ts', '../../../test/toy/draft.ts'],
  ['cellar/main.ts', './other.ts'],
])('%s may not import %s', (file, imported) => {
  expect(importProblem(file, imported)).not.toBeNull();
});

test.each([
  ['fair/hash.ts', '../kernel/canonical.ts'],
  ['fair/hash.ts', '@noble/hashes/sha2.js'],
  ['games/baselland/rules/steps.ts', '../../../kernel/types.ts'],
  ['games/baselland/rules/steps.ts', '../types.ts'],
  ['games/index.ts', './baselland/index.ts'],
  ['games/baselland/board/Board.tsx', '../types.ts'],
  ['bots/greedy.ts', '../games/index.ts'],
  ['cli/main.ts', '../table/replay.ts'],
  ['cli/main.ts', 'node:fs'],
])('%s may import %s', (file, imported) => {
  expect(importProblem(file, imported)).toBeNull();
});

test('imports of every form are found', () => {
  const source = `import a from './a.ts';\nexport { b } from "./b.ts";\nimport type { C } from './c.ts';\nimport './d.ts';
const e = await import('./e.ts');\nimport {\n  f,\n} from './f.ts';\nexport { g as 'a g' } from './g.ts';`;
  expect(importsOf(source).sort()).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts', './g.ts']);
  expect(importsOf("const text = 'a message from '; // 'nobody'")).toEqual([]);
});

test('sizes are checked, but for tables, texts and tests', () => {
  expect(sizeProblem('src/bots/greedy.ts', 301)).toMatch(/301 lines/);
  expect(sizeProblem('src/bots/greedy.ts', 300)).toBeNull();
  expect(sizeProblem('src/games/baselland/data/tiles.ts', 900)).toBeNull();
  expect(sizeProblem('src/games/baselland/rules.test.ts', 900)).toBeNull();
  expect(layerOf('games/baselland/board/Board.tsx')).toEqual({ layer: 'board', game: 'baselland' });
});

test('a word that nobody says is found, however the others are said', () => {
  const words = {
    said: '',
    never: '',
    plain: { a: '', b: '' },
    taken: { a: '', b: '' },
    called: { a: '', b: '' },
    whole: { a: '' },
    asked: { one: { a: '' } },
  };
  const text = `const { said, called: others } = useTopic(all); const { a } = words.taken;
say(plain.a, others.a, { ...whole }, asked[key].a, elsewhere.b);`;
  expect(unsaid(words, [{ file: 'page.tsx', text }])).toEqual(['never', 'plain.b', 'taken.b', 'called.b']);
});
