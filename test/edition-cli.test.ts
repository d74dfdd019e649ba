// Editions at the command line: written, changed, checked, compared, brought in from a spreadsheet, played with and proven.
import { expect, test } from 'vitest';
import { hashOf } from '../src/fair/hash.ts';
import { loadGame } from '../src/games/index.ts';
import { tryOut } from '../src/server/editions/try-out.ts';
import { trials } from '../src/table/edition-trial.ts';
import { editionOf } from '../src/table/replay.ts';
import type { Edition } from '../src/text/edition/edition.ts';
import { linesOf, TRACE, testInFolder } from './cli-run.ts';
import { draft } from './toy/draft.ts';

testInFolder('out of the house, changed, and back: checked, compared, played and verified', async ({ here }) => {
  const { out } = await here.run(['edition', 'export', 'baselland', '--id', 'our-box']);
  const edition = JSON.parse(out) as Edition;
  const tables = {
    ...edition.tables,
    parameters: edition.tables.parameters.map((row) => (row.id === 'city' ? { ...row, value: 5 } : row)),
  };
  here.write('box.json', JSON.stringify({ ...edition, name: 'Our box', tables }));
  expect(await here.run(['edition', 'check', 'box.json'])).toEqual({
    code: 0,
    out: '“Our box” fits, and a thousand games with it came to an end. 1 value differs from the built-in edition.\n',
    err: '',
  });
  const diff = await here.run(['edition', 'diff', 'box.json', '--lang', 'de']);
  expect(linesOf(diff.out)).toEqual([
    'Punkte, city, Wert: 2 → 5',
    '1 Wert unterscheidet sich von der eingebauten Ausgabe.',
  ]);
  // The lab says what it changes, and keeps it apart from what is known about the built-in one.
  const lab = ['lab', 'baselland', '--edition', 'box.json', '--games', '3', '--bots', 'random', '--markdown', 'lab.md'];
  const { out: report } = await here.run(lab);
  expect(report).toContain('with “Our box”\n\nAgainst the built-in edition, the same deals\n');
  expect(here.read('lab.md')).toContain('baselland 2 edition=our-box');
  const played = ['simulate', 'baselland', '--edition', 'box.json', '--games', '1', '--bots', 'random'];
  expect((await here.run([...played, '--records', 'games'])).code).toBe(0);
  expect(here.read('games/0.txt')).toMatch(/^edition: our-box [0-9a-f]{64} \{"kontor":1,"game":"baselland"/m);
  expect((await here.run(['verify', 'games/0.txt'])).out).toContain('everything holds');
  here.write('other.txt', here.read('games/0.txt').replace('"value":5', '"value":6'));
  expect((await here.run(['verify', 'other.txt'])).code).toBe(1);
  here.write('bad.txt', here.read('games/0.txt').replace('"value":5', '"value":99'));
  expect((await here.run(['verify', 'bad.txt'])).err).toContain('Points, city, Value: 99 is too much; at most 9');
});

testInFolder('a spreadsheet with headings in German becomes a table', async ({ here }) => {
  here.write('punkte.csv', 'id;Wert\nroad;3\ncity;4\n');
  const made = ['edition', 'import', 'punkte.csv', '--onto', 'baselland', '--table', 'parameters'];
  expect((await here.run(made)).err).toContain('Points, pennant: The rules need this row, and it is missing');
  const { out } = await here.run(['edition', 'export', 'baselland', '--table', 'parameters', '--lang', 'de']);
  here.write('alle.csv', out.replace('road,1', 'road,3'));
  const { code, out: json } = await here.run(['edition', 'import', 'alle.csv', ...made.slice(3), '--name', 'Haus']);
  expect(code).toBe(0);
  const { name, id, tables } = JSON.parse(json) as Edition;
  expect([name, id, tables.parameters.find((row) => row.id === 'road')?.value]).toEqual(['Haus', 'own-baselland', 3]);
  here.write('strange.csv', 'id,Colour\nroad,red\n');
  expect((await here.run(['edition', 'import', 'strange.csv', ...made.slice(3)])).err).toContain('Colour');
});

testInFolder('a position names the data it is counted with, and brings an own edition along', async ({ here }) => {
  const { out } = await here.run(['edition', 'export', 'tybor', '--id', 'our-box']);
  const box = JSON.parse(out) as Edition;
  const points = box.tables.points.map((row) => (row.id === 'priest' ? { ...row, value: 9 } : row));
  const own = { ...box, tables: { ...box.tables, points } };
  const orders = box.tables.orders.map(({ id }) => id);
  const player = (name: string, citizens: readonly string[], order: string) => ({
    ...{ name, order, citizens },
    ...{ workers: [], buildings: [] },
  });
  const { pad, game } = await loadGame('tybor');
  const priest = box.tables.people.find(({ profession }) => profession === 'priest')!.id;
  const [scenario, chapter] = [box.tables.scenarios[0].id, box.tables.chapters[0].id];
  const position = { scenario, chapter, players: [player('Ann', [priest], orders[0]), player('Ben', [], orders[1])] };
  expect(await pad!(position)).not.toHaveProperty('why');
  const total = async (file: object): Promise<number | string> => {
    here.write('position.json', JSON.stringify(file));
    const ran = await here.run(['score', 'tybor', 'position.json', '--json']);
    return ran.code === 0 ? (JSON.parse(ran.out) as { players: { total: number }[] }).players[0].total : ran.err;
  };
  const builtIn = (await total(position)) as number;
  expect(await total({ edition: editionOf(game), ...position })).toBe(builtIn);
  const hash = hashOf(own);
  expect(await total({ edition: { id: 'our-box', hash, data: own }, ...position })).not.toBe(builtIn);
  expect(await total({ edition: { id: 'our-box', hash }, ...position })).toContain(
    'was played with other data (our-box)',
  );
  const bad = { ...own, tables: { ...own.tables, points: [] } };
  expect(await total({ edition: { id: 'our-box', hash, data: bad }, ...position })).toContain('it is missing');
});

testInFolder('whatever is wrong is said in a line, and nothing is thrown', async ({ here }) => {
  here.write('list.json', '[]');
  here.write('proto.json', '{"kontor":1,"game":"baselland","id":"x","name":"x","tables":{"__proto__":[]}}');
  const cases: readonly [readonly string[], number, string][] = [
    [['edition', 'dance', 'box.json'], 2, 'dance'],
    [['edition', 'check'], 2, 'missing'],
    [['edition', 'check', 'list.json'], 1, 'not an edition'],
    [['edition', 'check', 'proto.json'], 1, 'There is no such table in this game'],
    [['edition', 'export', 'baselland', '--table', 'cards'], 2, "There is no table 'cards'"],
    [['edition', 'import', 'list.json', '--table', 'tiles'], 2, '--onto'],
    [['serve', '--edition', 'list.json'], 1, 'not an edition'],
    [['serve', '--edition', 'none.json'], 1, 'none.json'],
    [['score', 'baselland', 'list.json', '--edition', 'none.json'], 1, 'none.json'],
  ];
  for (const [args, code, said] of cases) {
    const ran = await here.run(args);
    expect([args, ran.code]).toEqual([args, code]);
    expect(ran.err).toContain(said);
    expect(ran.err).not.toMatch(TRACE);
  }
});

test('games that cannot be played are noticed: stuck, broken, and what takes too long', async () => {
  const ended = [...trials(draft as never, 6)];
  expect(ended).toEqual([1, 2, 3, 4, 5, 6]);
  const withOptions = (options: () => unknown[]) => {
    const steps = Object.entries<object>(draft.steps).map(
      ([name, step]) => [name, 'options' in step ? { ...step, options } : step] as const,
    );
    return trials({ ...draft, steps: Object.fromEntries(steps) } as never).next();
  };
  expect(withOptions(() => []).value).toMatchObject({ why: 'stuck', seats: draft.seats.min, settings: {} });
  const thrown = () => {
    throw new Error('no such card');
  };
  expect(withOptions(thrown).value).toMatchObject({ why: 'broken' });
  const misread = { ...draft, notation: { ...draft.notation, read: () => 'another card' } };
  expect(trials(misread as never).next().value).toMatchObject({ why: 'broken' }); // nobody could replay its records
  const lost = { ...draft, pieces: (s: object) => [String((s as { todo: unknown[] }).todo.length)] };
  expect(trials(lost as never).next().value).toMatchObject({ why: 'broken' });
  const slow = { kontor: 1, game: 'baselland', id: 'x', name: 'x', tables: {} } as const;
  expect(await tryOut(slow, undefined, 0)).toMatchObject({ why: 'tooSlow' });
});
