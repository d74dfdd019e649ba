// The checks of the tree find what they are there for.
import { expect, test } from 'vitest';
import { functionProblems } from '../scripts/check-functions.ts';
import { exportedIn, nameProblems } from '../scripts/check-names.ts';
import { saidInCode } from '../scripts/check-said.ts';
import { digitProblems, glossaryProblems, sentenceProblems } from '../scripts/check-sentences.ts';
import { importProblem, importsOf, layerOf, problems, sizeProblem, wireProblem } from '../scripts/check-tree.ts';
import { lacking, unsaid, wordProblems } from '../scripts/check-words.ts';

test('the tree is in order', async () => {
  expect(problems()).toEqual([]);
  expect(await wordProblems()).toEqual([]);
  expect(await sentenceProblems()).toEqual([]);
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
  ['wire/acts.ts', '../table/types.ts'],
  ['wire/acts.ts', 'fastify'],
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

test('a page takes no schemas from the wire, only types and plain values', () => {
  const schema = "import { type Of, Seen } from '../../wire/seen.ts';";
  expect(wireProblem('web/lib/api.ts', schema)).toMatch(/types only/);
  expect(wireProblem('web/lib/api.ts', "import type { Seen } from '../../wire/seen.ts';")).toBeNull();
  expect(wireProblem('table/clock.ts', "import { PACES } from '../wire/values.ts';")).toBeNull();
  expect(wireProblem('server/live.ts', schema)).toBeNull();
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
  const text = `const { said, called: others } = useWords(); const { a } = words.taken;
say(plain.a, others.a, { ...whole }, asked[key].a, elsewhere.b);`;
  expect(unsaid(words, [{ file: 'page.tsx', text }])).toEqual(['never', 'plain.b', 'taken.b', 'called.b']);
});

test('a word by another name is said too, wherever its topic comes from', () => {
  const words = { desk: { title: '', never: '' }, mail: { stop: { go: '' } } };
  const text = `const words = useWords('desk'); const said = useWords().mail; say(words.title, said[kind].go);`;
  expect(unsaid(words, [{ file: 'page.tsx', text }])).toEqual(['desk.never']);
});

test('a word that a language lacks is found, and one that English does not know', () => {
  const [en, de] = [
    { menu: { title: 'Menu', keys: { a: '' } }, names: ['Amber'] },
    { menu: { title: 'Menü', keys: {}, more: '' }, names: [] },
  ];
  expect(lacking(en, de)).toEqual(['menu.keys.a']);
  expect(lacking(de, en)).toEqual(['menu.more']);
});

test.each([
  ['<p>Your turn</p>', 'Your turn'],
  ['<button aria-label="Close" />', 'Close'],
  ["<b title={isOpen ? 'Weniger' : words.more} />", 'Weniger'],
  ['<p>{`Noch \u0024{n}`}</p>', 'Noch'],
  ["const said = { why: 'Lay the tile first' };", 'Lay the tile first'],
])('a word in code is found: %s', (code, word) => {
  expect(saidInCode('web/Page.tsx', `export const A = () => (${code.replace(/^const said = |;$/g, '')});`)).toEqual([
    `src/web/Page.tsx:1: '${word}' belongs into the words of a language`,
  ]);
});

test('strings that nobody reads may be in code', () => {
  const code = `<p className="w-card Big one" title={words.title}>{n} · {'→'} <code>npm start</code> Kontor</p>`;
  expect(saidInCode('web/Page.tsx', `export const A = () => ${code};\nthrow new Error('No such thing here');`)).toEqual(
    [],
  );
});

test('a number that is typed in a sentence is found, but for names of rules and pieces', () => {
  const file = (source: string) => ({ file: 'games/x/words/en/texts.ts', language: 'en' as const, source });
  const typed = file(
    'export const texts = { pay: `Pay \u0024{n} of 7`, rule: "See R4.2, card FA01", none: "begins at 0" };',
  );
  expect(digitProblems([typed], [])).toEqual(["src/games/x/words/en/texts.ts:1: a number is typed in ' of 7'"]);
  expect(digitProblems([typed], [{ file: /texts/, text: /of 7/, why: 'an example' }])).toEqual([]);
});

test('another word for a thing is found, in its own language, as a whole word', () => {
  const glossary = [{ is: { en: 'seat', de: 'Platz' }, not: { en: ['chair'], de: ['Stuhl'] } }];
  const words = (language: 'de' | 'en', text: string) => ({
    file: `words/${language}/x.ts`,
    language,
    source: `export const x = { text: '${text}' };`,
  });
  const wrong = words('de', 'Der Stuhl ist frei');
  const right = [words('de', 'Ein chairman'), words('en', 'The chairman, Stuhl')];
  expect(glossaryProblems([wrong, ...right], glossary)).toEqual([
    "src/words/de/x.ts:1: 'Stuhl' is called 'Platz' here",
  ]);
});

test('functions that are too long are found, whatever they are written as', () => {
  const long = (n: number) => Array.from({ length: n }, (_, i) => `  a(${i});`).join('\n');
  expect(functionProblems('x.tsx', `export function Page() {\n${long(58)}\n}`)).toEqual([]);
  expect(functionProblems('x.tsx', `export function Page() {\n${long(59)}\n}`)).toEqual([
    'x.tsx:1: Page has 61 lines; at most 60',
  ]);
  const page = `const Page = () => (\n  <ul>\n${long(60).replace(/ {2}a\((\d+)\);/g, '    <li>$1</li>')}\n  </ul>\n);`;
  expect(functionProblems('x.tsx', page)).toEqual(['x.tsx:1: Page has 64 lines; at most 60']);
  expect(functionProblems('x.ts', `class A {\n\n  go() {\n${long(70)}\n  }\n}`)).toHaveLength(1);
  expect(functionProblems('x.ts', `function go() {\n${long(40)}\n${'\n'.repeat(30)}}`)).toEqual([]);
});

test('a name that a layer exports twice is found, but for other languages of the same', () => {
  const at = (file: string, room: string, ...names: string[]) => ({ file, room, names });
  expect(nameProblems([at('web/a.ts', 'web/', 'Desk'), at('web/b.ts', 'web/', 'Desk')])).toEqual([
    'Desk is exported by web/a.ts and web/b.ts',
  ]);
  expect(nameProblems([at('web/a.ts', 'web/', 'Desk'), at('cli/b.ts', 'cli/', 'Desk')])).toEqual([]);
  expect(nameProblems([at('x/words/de/lab.ts', 'game/x', 'lab'), at('x/lab.ts', 'game/x', 'lab')])).toEqual([]);
  expect(exportedIn('export const a = 1;\nexport async function b() {}\nexport type C = 1;\nconst d = 2;')).toEqual([
    'a',
    'b',
    'C',
  ]);
  expect(exportedIn('export abstract class A {}\nexport const { b, c: d } = e;')).toEqual(['A', 'b', 'd']);
});
