// How true each game is to its rules: where code and tests cite a rule, how often it comes up, where it can be seen.
//   npm run fidelity                 writes fidelity.json of every game and docs/fidelity.md
//   npm run fidelity -- --quick      the same without playing: what was counted before stays
//   npm run fidelity -- --check      writes nothing and fails if anything but the counts would change
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId, GamePackage } from '../src/games/index.ts';
import type { Fidelity, FidelityRow } from '../src/text/fidelity.ts';
import { wordsOf } from '../src/text/languages.ts';
import { textsOf } from '../src/text/package.ts';
import { argsOf } from './args.ts';
import { type Citation, citationsIn, numbersOf, testsIn } from './fidelity/citations.ts';
import { markdown, type Told, type Worked } from './fidelity/markdown.ts';
import { Coverage } from './fidelity/watching.ts';

const ROOT = join(import.meta.dirname, '..');
const GAMES = 1000;
const DOCUMENT = join(ROOT, 'docs/fidelity.md');
const folderOf = (id: GameId): string => join(ROOT, 'src/games', id);
const fileOf = (id: GameId): string => join(folderOf(id), 'fidelity.json');

interface Played {
  readonly counts: ReadonlyMap<string, number>;
  readonly see: ReadonlyMap<string, { readonly game: string; readonly step: number }>;
  readonly records: ReadonlyMap<string, string>;
}

async function play(pkg: GamePackage, folder: string, citations: readonly Citation[], coverage: Coverage) {
  const { examples, occurrences } = await import('./fidelity/play.ts');
  const byFile = Map.groupBy(citations, ({ file }) => file);
  const watched = { pkg, folder, byFile, coverage };
  const { counts, first } = await occurrences(watched, GAMES);
  const { see, records } = await examples(watched, first);
  return { counts, see, records };
}

/** What was counted before. */
function kept(id: GameId): Played {
  const { rules, records } = JSON.parse(readFileSync(fileOf(id), 'utf8')) as Fidelity;
  const rows = Object.entries(rules);
  return {
    counts: new Map(rows.map(([rule, { games }]) => [rule, games])),
    see: new Map(
      rows.flatMap(([rule, { see }]) => (see === undefined ? [] : [[rule, { game: see[0], step: see[1] }]])),
    ),
    records: new Map(Object.entries(records)),
  };
}

const placesOf = (citations: readonly Citation[], rule: string): string[] => [
  ...new Set(citations.filter((one) => one.rule === rule).map(({ file, line }) => `${file}:${line}`)),
];

function fidelityOf(pkg: GamePackage, numbers: readonly string[], citations: readonly Citation[], played: Played) {
  const tests = testsIn(folderOf(pkg.game.id as GameId));
  const { changes = {} } = pkg.game;
  const sinceOf = (rule: string): number =>
    Math.max(
      1,
      ...Object.keys(changes)
        .map(Number)
        .filter((version) => changes[version].includes(rule)),
    );
  const row = (rule: string): FidelityRow => {
    const see = played.see.get(rule);
    return {
      code: placesOf(citations, rule),
      tests: [...new Set(tests.get(rule) ?? [])],
      games: played.counts.get(rule) ?? 0,
      since: sinceOf(rule),
      ...(see && { see: [see.game, see.step] as const }),
    };
  };
  const rules = Object.fromEntries(numbers.map((rule) => [rule, row(rule)]));
  const seen = new Set(Object.values(rules).map(({ see }) => see?.[0]));
  const records = Object.fromEntries([...played.records].filter(([name]) => seen.has(name)));
  return { games: GAMES, rules, records } satisfies Fidelity;
}

async function workedOf(pkg: GamePackage): Promise<Worked[]> {
  const words = await wordsOf(pkg.words, 'en', 'examples')?.();
  const examples = (await pkg.examples?.()) ?? [];
  return examples.map(({ id, rules }) => ({ id, rules, title: words?.examples[id].title ?? '' }));
}

/** The files as they should be, by name. */
async function written(isQuick: boolean): Promise<Map<string, string>> {
  const coverage = isQuick ? null : await Coverage.begin();
  const { GAME_IDS, loadGame } = await import('../src/games/index.ts');
  const files = new Map<string, string>();
  const told: Told[] = [];
  for (const id of GAME_IDS) {
    const pkg = await loadGame(id);
    const { rulebook } = await wordsOf(pkg.words, 'en', 'rulebook')();
    const numbers = numbersOf(rulebook);
    const citations = citationsIn(folderOf(id), numbers);
    const played = coverage === null ? kept(id) : await play(pkg, folderOf(id), citations, coverage);
    const fidelity = fidelityOf(pkg, numbers, citations, played);
    files.set(fileOf(id), `${JSON.stringify(fidelity, null, 1)}\n`);
    told.push({ id, title: textsOf(pkg, 'en').title, rulebook, fidelity, examples: await workedOf(pkg) });
  }
  files.set(DOCUMENT, markdown(told));
  return files;
}

/** Files that are out of date; empty: all is well. */
export async function outdated(): Promise<string[]> {
  const files = await written(true);
  return [...files]
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    .map(([file]) => file.slice(ROOT.length + 1));
}

if (import.meta.main) {
  const options = { quick: { type: 'boolean' }, check: { type: 'boolean' } } as const;
  const { values } = argsOf('npm run fidelity -- [--quick | --check]', { options });
  if (values.check === true) {
    const files = await outdated();
    for (const file of files) console.error(`${file} is not up to date: npm run fidelity -- --quick`);
    process.exitCode = files.length === 0 ? 0 : 1;
  } else {
    for (const [file, text] of await written(values.quick === true)) writeFileSync(file, text);
  }
}
