// Another box of tiles: played, told, drawn and refused as its document says, beside the one that Kontor brings.
import { describe, expect, test } from 'vitest';
import { learnedMind } from '../../bots/experience.ts';
import { levelPlayer } from '../../bots/levels.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import { compareEditions } from '../../text/edition/compare.ts';
import { fromCsv, toCsv } from '../../text/edition/csv.ts';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import { packageWith } from '../../text/edition/package-with.ts';
import { readEdition } from '../../text/edition/read.ts';
import type { GamePackage } from '../../text/package.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
import { baselland } from './index.ts';
import { playScene } from './scene.testing.ts';
import { loadWords, words } from './words/index.ts';

await Promise.all([loadWords('de'), loadWords('en')]);
const pkg = baselland as unknown as GamePackage;
const { builtIn } = kind;
const table = (name: string): readonly EditionRow[] => builtIn.tables[name];
const own = (tables: Record<string, readonly EditionRow[]>): Edition => ({
  ...builtIn,
  id: 'own',
  tables: { ...builtIn.tables, ...tables },
});
const withRow = (name: string, id: string, cells: object): Edition =>
  own({ [name]: table(name).map((row) => (row.id === id ? { ...row, ...cells } : row)) });
/** A monastery with two roads, which no other box has. */
const ABBEY: EditionRow = {
  id: 'Y',
  origin: 'box',
  names: { de: 'Abtei an der Straße', en: 'Roadside abbey' },
  count: 6,
  edges: ['R', 'F', 'R', 'F'],
  pennants: 0,
  regions: {
    m0: { kind: 'monastery', sides: [], halves: [], besideCities: [], x: 50, y: 40 },
    r0: { kind: 'road', sides: [0], halves: [], besideCities: [], x: 50, y: 10 },
    r1: { kind: 'road', sides: [2], halves: [], besideCities: [], x: 50, y: 90 },
    f0: { kind: 'field', sides: [], halves: [0, 5, 6, 7], besideCities: [], x: 15, y: 50 },
    f1: { kind: 'field', sides: [], halves: [1, 2, 3, 4], besideCities: [], x: 85, y: 50 },
  },
};
/** Fewer of everything, dearer cities, another start, and abbeys. */
const odd = own({
  parameters: table('parameters').map((row) => (row.id === 'city' ? { ...row, value: 5 } : row)),
  start: [{ ...table('start')[0], tile: 'U' }],
  tiles: [ABBEY, ...table('tiles').slice(3).toReversed()],
});

/** A random game to its end: what was chosen, the points, and the names of all pieces. */
function play({ game }: GamePackage, seed: string, seats = 3) {
  const engine = new Engine(game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed} chance`));
  const s = engine.setUp(seats, {});
  engine.advance(s);
  const pieces = game.pieces(s).toSorted();
  const chosen: string[] = [];
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    const option = options[chance.random('x', options.length)];
    const text = game.notation.write(task, option);
    expect(game.notation.read(task, text)).toEqual(option);
    chosen.push(text);
    engine.play(s, task, option);
    engine.advance(s);
  }
  expect(game.pieces(s).toSorted()).toEqual(pieces);
  return { chosen, scores: s.own.map((_, seat) => total(game.score(s, seat))), pieces };
}

describe('another box', () => {
  test('is accepted, and games with it end, with all pieces, beside those with the built-in one', () => {
    expect(readEdition(kind, odd)).toEqual({ edition: odd });
    const bound = packageWith(pkg, odd);
    const alone = play(pkg, 'alone');
    for (let i = 0; i < 20; i++) {
      const one = play(bound, `box ${i}`, 2 + (i % 4));
      expect(one.pieces.filter((piece) => piece.startsWith('Y'))).toHaveLength(6);
      expect(one.pieces.some((piece) => piece.startsWith('A'))).toBe(false);
    }
    expect(play(pkg, 'alone')).toEqual(alone);
    expect(inPlay.edition).toBe(builtIn);
  });

  test('the order of its rows does not matter', () => {
    const turned = { ...odd, tables: { ...odd.tables, tiles: odd.tables.tiles.toReversed() } };
    expect(play(packageWith(pkg, turned), 'order')).toEqual(play(packageWith(pkg, odd), 'order'));
  });

  test('its tiles are named and drawn as it says', async () => {
    const bound = packageWith(pkg, odd);
    const { texts } = words.en as Required<NonNullable<typeof words.en>>;
    const engine = new Engine(bound.game, fastSource('pictures'));
    const s = engine.setUp(2, {});
    engine.advance(s);
    s.open = { ...(s.open as object), tile: 'Y1' };
    const view = engine.view(s, null);
    const how = { language: 'en', names: ['A', 'B'], size: 'large', theme: 'light' } as const;
    const [picture, plain] = [await bound.picture!(view, how), await bound.picture!(engine.view(s, 0), how)];
    expect(picture).toContain('<svg');
    expect(plain.length).toBeGreaterThan(1000);
    const lines = await bound.draw!(view, { width: 80, colour: false, language: 'de', names: ['A', 'B'] });
    expect(lines.join('\n')).toContain('Abtei an der Straße');
    expect(
      inPlay.with(odd, () => texts.event({ e: 'drew', seat: 0, tile: 'Y1' } as never, ['Anna', 'Ben']).text),
    ).toContain('Roadside abbey');
  });

  test('masters think with it', async () => {
    const bound = packageWith(pkg, odd);
    const player = levelPlayer(await learnedMind(bound), { walks: 40, worlds: 2, leaves: 40, noise: 0 });
    const engine = new Engine(bound.game, fastSource('think'));
    const s = engine.setUp(2, {});
    engine.advance(s);
    for (let i = 0; i < 10; i++) {
      const [seat] = engine.deciders(s);
      const decision = engine.decision(s, seat)!;
      const option = player.choose(engine.view(s, seat), decision, chanceFrom(fastSource(`${i}`)));
      expect(decision.options).toContainEqual(option);
      engine.play(s, decision.task, option);
      engine.advance(s);
    }
  });
});

describe('every column is read', () => {
  /** Rulebook, and what random games come to: choices and points. */
  const told = async (edition: Edition) => {
    const bound = packageWith(pkg, edition);
    const games = [0, 1, 2, 3, 4, 5].map((i) => play(bound, `column ${i}`));
    const [de, en] = await Promise.all([words.de!.rulebook!(), words.en!.rulebook!()]);
    return {
      book: inPlay.with(edition, () => JSON.stringify([de.rulebook, en.rulebook])),
      chosen: games.map(({ chosen }) => chosen),
      scores: games.map(({ scores }) => scores),
    };
  };
  /** What changes with it: the rulebook, what can be chosen, the points. */
  const CASES: readonly [string, Edition, readonly ('book' | 'chosen' | 'scores')[]][] = [
    ['parameters.value (monastery)', withRow('parameters', 'monastery', { value: 4 }), ['book']], // the next test
    ...['road', 'city', 'pennant', 'refugee', 'openRoad', 'openCity', 'openPennant', 'openMonastery'].map(
      (id): (typeof CASES)[number] => [
        `parameters.value (${id})`,
        withRow('parameters', id, { value: 4 }),
        ['book', 'scores'],
      ],
    ),
    ['start.tile', withRow('start', 'start', { tile: 'U' }), ['book', 'chosen', 'scores']],
    ['tiles.count', withRow('tiles', 'E', { count: 9 }), ['book', 'chosen', 'scores']],
    ['tiles.pennants', withRow('tiles', 'E', { pennants: 1 }), ['scores']], // no rule names a tile's own
    [
      'tiles.edges and tiles.regions',
      withRow('tiles', 'U', { edges: ABBEY.edges, regions: ABBEY.regions }),
      ['chosen', 'scores'],
    ],
    ['a row more', own({ tiles: [...table('tiles'), ABBEY] }), ['book', 'chosen', 'scores']],
    ['a row less', own({ tiles: table('tiles').filter(({ id }) => id !== 'B') }), ['book', 'chosen', 'scores']],
  ];
  test.each(CASES)('%s', async (_, edition, changes) => {
    expect(readEdition(kind, edition).problems).toBeUndefined();
    const [before, after] = [await told(builtIn), await told(edition)];
    const differs = (['book', 'chosen', 'scores'] as const).filter(
      (what) => JSON.stringify(before[what]) !== JSON.stringify(after[what]),
    );
    expect(differs).toEqual(changes);
  });
});

test('R7.12 a finished monastery, which random games hardly ever bring, pays as the edition says', () => {
  const moves = ['B@0,1/0 m0', 'U@1,0/1', 'U@-1,0/1', 'E@1,1/1', 'E@-1,1/3', 'E@0,2/2', 'E@1,2/2', 'E@-1,2/2'];
  const dear = withRow('parameters', 'monastery', { value: 4 });
  const paid = (edition: Edition) => inPlay.with(edition, () => Math.max(...playScene({ moves }).scores()));
  expect([paid(builtIn), paid(dear)]).toEqual([9, 36]);
});

describe('refusals', () => {
  const regions = ABBEY.regions as Record<string, object>;
  const tile = (cells: object): Edition => own({ tiles: [...table('tiles'), { ...ABBEY, ...cells }] });
  test.each<[string, Edition]>([
    ['boxOf', own({ tiles: table('tiles').slice(2, 5) })],
    ['oneLetter', tile({ id: 'YY' })],
    ['edgeWithoutRegion', tile({ edges: ['C', 'F', 'R', 'F'] })],
    ['meadowAtEdge', tile({ regions: { ...regions, f0: { ...regions.f0, halves: [0, 5, 6] } } })],
    ['pennantWithoutCity', tile({ pennants: 1 })],
    ['oneMonastery', tile({ regions: { ...regions, m1: regions.m0 } })],
    ['regionName', tile({ regions: { ...regions, c0: regions.r0, r0: regions.r0 } })],
    ['regionSides', tile({ regions: { ...regions, m0: { ...regions.m0, sides: [1] } } })],
    ['onlyMeadow', tile({ regions: { ...regions, m0: { ...regions.m0, besideCities: ['c0'] } } })],
    ['besideNothing', tile({ regions: { ...regions, f0: { ...regions.f0, besideCities: ['c0'] } } })],
    ['sideTwice', tile({ regions: { ...regions, f0: { ...regions.f0, halves: [0, 0, 5, 6, 7] } } })],
  ])('%s, in both languages', async (problem, edition) => {
    const { problems = [] } = readEdition(kind, edition);
    const found = problems.find(({ facts }) => facts?.problem === problem);
    expect(found).toMatchObject({ why: 'rules', table: 'tiles' });
    for (const language of ['de', 'en'] as const) {
      const { edition: said } = await words[language]!.edition!();
      expect(said.refusals[problem](found!.facts!)).not.toContain('undefined');
      expect(Object.keys(said.tables)).toEqual(Object.keys(kind.shape));
    }
  });
});

test('a table goes into a spreadsheet and back, with headings in either language', async () => {
  for (const language of ['de', 'en'] as const) {
    const { edition: said } = await words[language]!.edition!();
    for (const [name, shape] of Object.entries(kind.shape)) {
      const csv = toCsv(shape, odd.tables[name], name, said);
      const { rows, unknown } = fromCsv(shape, csv, name, [], [said]);
      expect(unknown).toEqual([]);
      expect(compareEditions(odd, { ...odd, tables: { ...odd.tables, [name]: rows } })).toEqual([]);
    }
  }
});
