// Another box of The Great Split: played, told, drawn and refused as its document says, beside the one that Kontor brings.
import { describe, expect, test } from 'vitest';
import { learnedMind } from '../../bots/experience.ts';
import { levelPlayer } from '../../bots/levels.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import type { ViewOf } from '../../kernel/types.ts';
import { compareEditions } from '../../text/edition/compare.ts';
import { fromCsv, toCsv } from '../../text/edition/csv.ts';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import { packageWith } from '../../text/edition/package-with.ts';
import { readEdition } from '../../text/edition/read.ts';
import type { GamePackage } from '../../text/package.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
import { TRACKS } from './data/tracks.ts';
import { greatSplit } from './index.ts';
import { PLATES } from './picture/plates.ts';
import { scene } from './scene.testing.ts';
import { startTracks } from './setup.ts';
import type { S } from './types.ts';
import { loadWords, words } from './words/index.ts';

await Promise.all([loadWords('de'), loadWords('en')]);
const pkg = greatSplit as unknown as GamePackage;
const { builtIn } = kind;
const table = (name: string): readonly EditionRow[] => builtIn.tables[name];
const own = (tables: Record<string, readonly EditionRow[]>): Edition => ({
  ...builtIn,
  id: 'own',
  tables: { ...builtIn.tables, ...tables },
});
const changed = (name: string, change: (row: EditionRow) => object): EditionRow[] =>
  table(name).map((row) => ({ ...row, ...change(row) }));
const withRow = (name: string, id: string, cells: object): Edition =>
  own({ [name]: changed(name, (row) => (row.id === id ? cells : {})) });
const card = (id: string, level: string, symbol: string, count: number): EditionRow => ({
  id,
  origin: 'box',
  level,
  symbol,
  count,
});

const MAGPIE: EditionRow = {
  id: 'magpie',
  origin: 'box',
  names: { de: 'Die Elster', en: 'The Magpie' },
  start: { prestige: 7 },
  orders: { gold: 3 },
};
/** A quite different box: longer and shorter tracks, foreign symbols, banners that skip, other cards, characters, tiles and rounds. */
const odd = own({
  parameters: changed('parameters', ({ id }) => ({
    value: { startingHand: 5, doubleSteps: 3 }[id as 'doubleSteps'] ?? 50,
  })),
  rounds: changed('rounds', ({ id }) => ({
    level: ['round-1', 'round-4', 'round-6'].includes(id) ? 'III' : 'II',
    limit: id === 'round-1' ? 4 : 6,
    line: id === 'round-2' || id === 'round-5',
  })),
  resources: changed('resources', ({ id }) => {
    if (id === 'gold') return { last: 20, arrows: [3, 7, 8, 19], orders: [4, 20] };
    if (id === 'topaz') return { last: 8, values: [0, null, 3, 3, null, 7, 9, null, 12], orders: [2, 8] };
    return {};
  }),
  seals: changed('seals', ({ id }) =>
    id === 'gold_seal' || id === 'book_seal'
      ? { last: 12, symbolsAt: [1, 2, 11], symbols: ['gold', 'emerald', 'book'], starsAt: [4, 12], stars: [2, 5] }
      : {},
  ),
  zones: changed('zones', ({ id, points }) => ({
    points: (points as number) + 2,
    ...(id === 'below' && { from: -5 }),
  })),
  characters: [MAGPIE, ...table('characters').slice(1)],
  marketTiles: [...table('marketTiles').slice(2), { id: 'nine', origin: 'box', value: 9 }],
  scoringTiles: changed('scoringTiles', () => ({ kind: 'gem' })),
  cards: [
    ...Array.from({ length: 12 }, (_, i) => card(`x${i}`, i < 8 ? 'I' : 'III', 'gold', 4)),
    ...table('cards').slice(1).toReversed(),
  ],
});

const { texts } = words.en as Required<NonNullable<typeof words.en>>;

/** A game to its end, at random or as it was: what was chosen and said, the points, what bots thought of it, and the names of all pieces. */
function play({ game, bot }: GamePackage, seed: string, seats = 3, record?: readonly string[]) {
  const engine = new Engine(game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed} chance`));
  const s = engine.setUp(seats, {});
  engine.advance(s);
  const pieces = game.pieces(s).toSorted();
  const chosen: string[] = [];
  const values: number[] = [];
  const said: string[] = [];
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    const written = record?.[chosen.length];
    const option =
      written === undefined ? options[chance.random('x', options.length)] : game.notation.read(task, written)!;
    const text = game.notation.write(task, option);
    expect(game.notation.read(task, text)).toEqual(option);
    chosen.push(text);
    if (chosen.length % 7 === 0) values.push(bot!.value!(s, seat));
    if (chosen.length % 5 === 0)
      said.push(
        inPlay.with(
          (game.edition.data as Edition).tables === undefined ? builtIn : (game.edition.data as Edition),
          () => texts.option(engine.view(s, seat) as never, task as never, option as never).text,
        ),
      );
    engine.play(s, task, option);
    engine.advance(s);
  }
  expect(game.pieces(s).toSorted()).toEqual(pieces);
  const scores = s.own.map((_, seat) => total(game.score(s, seat)));
  return { chosen, said, scores, values, pieces };
}

describe('another box', () => {
  test('is accepted, and games with it end, with all pieces, beside those with the built-in one', () => {
    expect(readEdition(kind, odd)).toEqual({ edition: odd });
    const bound = packageWith(pkg, odd);
    const [alone, first] = [play(pkg, 'alone'), play(bound, 'box 0', 2)];
    for (let i = 0; i < 40; i++) {
      const one = play(bound, `box ${i}`, 2 + (i % 6));
      expect(one.pieces).toEqual(expect.arrayContaining(['magpie', 'x11', 'nine']));
      expect(one.pieces).not.toContain('GS-I-01');
      expect(one.scores.every((points) => points >= 0 && Number.isFinite(points))).toBe(true);
      expect(one.values.every(Number.isFinite)).toBe(true);
      expect(play(bound, `box ${i}`, 2 + (i % 6), one.chosen)).toEqual(one);
      if (i % 10 === 0) expect(play(pkg, 'alone')).toEqual(alone);
    }
    expect(play(bound, 'box 0', 2)).toEqual(first);
    expect(inPlay.edition).toBe(builtIn);
  });

  test('the order of its rows does not matter', () => {
    const tables = Object.fromEntries(Object.entries(odd.tables).map(([name, rows]) => [name, rows.toReversed()]));
    expect(play(packageWith(pkg, { ...odd, tables }), 'order')).toEqual(play(packageWith(pkg, odd), 'order'));
  });

  test('its characters and tracks are named and drawn as it says', async () => {
    const bound = packageWith(pkg, odd);
    const engine = new Engine(bound.game, fastSource('pictures'));
    const s = engine.setUp(2, {});
    engine.advance(s);
    (s as S).open = { ...(s as S).open, characters: ['magpie', 'CH-2'] };
    const view = engine.view(s, 0) as ViewOf<S>;
    const how = { language: 'en', names: ['A', 'B'], size: 'large', theme: 'light' } as const;
    expect(await bound.picture!(view, how)).toContain('<svg');
    const lines = await bound.draw!(view, { width: 100, colour: false, language: 'de', names: ['A', 'B'] });
    expect(lines.join('\n')).toContain('Die Elster');
  });

  test('the pad counts with it', async () => {
    const bound = packageWith(pkg, odd);
    const start = (character: string) => inPlay.with(odd, () => startTracks(character));
    const player = (name: string, character: string) => ({
      name,
      character,
      prestige: start(character)[0],
      tracks: Object.fromEntries(TRACKS.slice(1).map((track, i) => [track, start(character)[i + 1]])),
    });
    const padded = { slider: 13, players: [player('Anna', 'CH-3'), player('Ben', 'CH-2')] };
    expect(await bound.pad!(padded)).not.toHaveProperty('why');
    const [first, second] = padded.players;
    const far = { ...first, character: 'magpie', prestige: 7, tracks: { ...first.tracks, gold: 20, topaz: 8 } };
    const result = JSON.stringify(await bound.pad!({ ...padded, players: [far, second] }));
    expect(result).toContain('magpie');
    expect(
      await bound.pad!({ ...padded, players: [{ ...far, tracks: { ...far.tracks, topaz: 9 } }, second] }),
    ).toMatchObject({ why: 'beyondTheTrack', facts: { last: 8 } });
  });

  test('masters think with it', async () => {
    const bound = packageWith(pkg, odd);
    const player = levelPlayer(await learnedMind(bound), { walks: 6, worlds: 2, leaves: 20, noise: 0 });
    const engine = new Engine(bound.game, fastSource('think'));
    const s = engine.setUp(3, {});
    engine.advance(s);
    for (let i = 0; i < 8; i++) {
      const [seat] = engine.deciders(s);
      const decision = engine.decision(s, seat)!;
      const option = player.choose(engine.view(s, seat), decision, chanceFrom(fastSource(`${i}`)));
      expect(decision.options).toContainEqual(option);
      engine.play(s, decision.task, option);
      engine.advance(s);
    }
  });

  test('pictures of the rulebook that it would belie are left out', () => {
    const shown = (edition: Edition) => inPlay.with(edition, () => PLATES.map(({ id }) => id));
    const gone = shown(builtIn).filter((id) => !shown(odd).includes(id));
    expect(gone).toEqual(['steps', 'arrow', 'seal', 'market']);
  });
});

describe('every column is read', () => {
  const WHAT = ['book', 'chosen', 'said', 'scores', 'values'] as const;
  /** Rulebook, what random games come to, what is said of choices, and what bots think on the way. */
  const told = async (edition: Edition) => {
    const bound = packageWith(pkg, edition);
    const games = [0, 1, 2, 3, 4, 5].map((i) => play(bound, `column ${i}`, 2 + i));
    const [de, en] = await Promise.all([words.de!.rulebook!(), words.en!.rulebook!()]);
    return {
      book: inPlay.with(edition, () => JSON.stringify([de.rulebook, en.rulebook])),
      chosen: games.map(({ chosen }) => chosen),
      said: games.map(({ said }) => said),
      scores: games.map(({ scores }) => scores),
      values: games.map(({ values }) => values),
    };
  };
  const before = told(builtIn);
  const seal = (cells: object): Edition => withRow('seals', 'book_seal', cells);
  /** What changes with it: the rulebook, what can be chosen, what is said of it (where prestige stands, too), the points, what bots think. */
  const CASES: readonly [string, Edition, readonly (typeof WHAT)[number][]][] = [
    [
      'parameters.value (startingHand)',
      withRow('parameters', 'startingHand', { value: 3 }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
    [
      'parameters.value (doubleSteps)',
      withRow('parameters', 'doubleSteps', { value: 4 }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
    ['parameters.value (prestigeSpaces)', withRow('parameters', 'prestigeSpaces', { value: 50 }), ['book']], // only where the cube lies
    [
      'rounds.level',
      own({
        rounds: changed('rounds', ({ id }) => ({
          level: ['round-2', 'round-4', 'round-6'].includes(id) ? 'III' : 'II',
        })),
      }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
    ['rounds.limit', withRow('rounds', 'round-2', { limit: 3 }), ['book', 'chosen', 'said', 'scores', 'values']],
    [
      'rounds.line',
      own({ rounds: changed('rounds', ({ id }) => ({ line: id === 'round-2' || id === 'round-4' })) }),
      ['book', 'said', 'scores', 'values'],
    ],
    [
      'resources.last',
      withRow('resources', 'gold', { last: 12, orders: [5, 8], arrows: [3, 6, 9, 12] }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
    [
      'resources.values',
      withRow('resources', 'book', { values: Array.from({ length: 17 }, (_, i) => 2 * i) }),
      ['book', 'said', 'scores', 'values'],
    ],
    [
      'resources.values (emerald)',
      withRow('resources', 'emerald', { values: Array.from({ length: 17 }, () => 0) }),
      ['book', 'said', 'scores', 'values'],
    ],
    [
      'resources.orders',
      withRow('resources', 'book', { orders: [1, 2, 3, 4, 5, 6, 7] }),
      ['book', 'said', 'scores', 'values'],
    ],
    [
      'resources.arrows',
      withRow('resources', 'gold', { arrows: [3, 4, 5, 6] }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
    [
      'seals.last',
      seal({ last: 4, starsAt: [3], stars: [1], symbolsAt: [1, 4], symbols: ['book', 'book'] }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
    ['seals.symbolsAt', seal({ symbolsAt: [1, 2, 3] }), ['book', 'said', 'scores', 'values']],
    ['seals.symbols', seal({ symbols: ['emerald', 'gold', 'topaz'] }), ['book', 'chosen', 'said', 'scores', 'values']],
    ['seals.starsAt', seal({ starsAt: [1, 2, 3, 4] }), ['book', 'said', 'scores', 'values']],
    ['seals.stars', seal({ stars: [2, 4, 6, 9] }), ['book', 'said', 'scores', 'values']],
    ['zones.from', withRow('zones', 'below', { from: -7 }), ['book', 'said', 'scores', 'values']],
    ['zones.points', withRow('zones', 'below', { points: 9 }), ['book', 'said', 'scores', 'values']],
    [
      'characters.start',
      own({ characters: changed('characters', () => ({ start: { prestige: 9 } })) }),
      ['chosen', 'said', 'scores', 'values'],
    ], // no rule names a character's own
    [
      'characters.orders',
      own({ characters: changed('characters', () => ({ orders: { book: 9 } })) }),
      ['scores', 'values'],
    ],
    [
      'a character more',
      own({ characters: [...table('characters'), MAGPIE] }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
    ['marketTiles.value', withRow('marketTiles', 'MT-5', { value: 8 }), ['book', 'said', 'scores', 'values']],
    ['a market tile less', own({ marketTiles: table('marketTiles').slice(1) }), ['book', 'said', 'scores', 'values']],
    ['scoringTiles.kind', withRow('scoringTiles', 'ST-4', { kind: 'book' }), ['book', 'said', 'scores', 'values']],
    ['cards.level', withRow('cards', 'GS-I-29', { level: 'III' }), ['book', 'chosen', 'said', 'scores', 'values']],
    [
      'cards.symbol',
      own({ cards: changed('cards', ({ level }) => (level === 'II' ? { symbol: 'gold' } : {})) }),
      ['chosen', 'said', 'scores', 'values'],
    ],
    ['cards.count', own({ cards: changed('cards', () => ({ count: 5 })) }), ['chosen', 'said', 'scores', 'values']],
    [
      'cards more',
      own({ cards: [...table('cards'), card('more', 'II', 'book', 3)] }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
    [
      'a card less',
      own({ cards: table('cards').filter(({ id }) => id !== 'GS-I-05') }),
      ['book', 'chosen', 'said', 'scores', 'values'],
    ],
  ];
  test.each(CASES)('%s', async (_, edition, changes) => {
    expect(readEdition(kind, edition).problems).toBeUndefined();
    const [was, now] = [await before, await told(edition)];
    expect(WHAT.filter((what) => JSON.stringify(was[what]) !== JSON.stringify(now[what]))).toEqual(changes);
  });

  test('all columns are among the cases', () => {
    const columns = Object.entries(kind.shape).flatMap(([name, { columns: all }]) =>
      Object.keys(all).map((column) => `${name}.${column}`),
    );
    const named = CASES.map(([name]) => name.split(' ')[0]);
    expect(columns.filter((column) => !named.includes(column))).toEqual([]);
  });
});

test('R6.3 R6.7 a foreign symbol moves its own track, and a banner that skips counts its stars', () => {
  inPlay.with(odd, () => {
    const at = scene({ seats: [{ who: 'CH-2', hand: 'GS-I-25', at: { gold_seal: 1 } }, {}] }).harvest();
    const view = new Engine(greatSplit.game, fastSource('x')).view(at.s, 0);
    const said = texts.option(view, { do: 'play', seat: 0 }, { as: 'split', to: 'gold_seal' }).text;
    expect(said).toContain('emerald +1');
    at.play('split gold_seal');
    expect(at.at('gold_seal', 'emerald', 'gold')).toEqual([2, 1, 0]);
  });
});

describe('refusals', () => {
  const resource = (id: string, cells: object): Edition => withRow('resources', id, cells);
  const seal = (cells: object): Edition => withRow('seals', 'gold_seal', cells);
  test.each<[string, Edition]>([
    ['fromTo', withRow('parameters', 'startingHand', { value: 9 })],
    ['twoLines', withRow('rounds', 'round-1', { line: true })],
    ['lineAtEnd', withRow('rounds', 'round-6', { line: true })],
    ['spaces', resource('book', { orders: [5, 3] })],
    ['spaces', seal({ starsAt: [3, 5, 8] })],
    ['arrowsOnGold', resource('book', { arrows: [5] })],
    ['goldHasNoValues', resource('gold', { values: [0] })],
    ['valueForEach', resource('book', { last: 15 })],
    ['valuesRise', resource('topaz', { values: [0, 5, 4, ...Array.from({ length: 14 }, () => null)] })],
    ['artworkValues', resource('artwork', { values: Array.from({ length: 17 }, () => 0) })],
    ['oneForEach', seal({ symbols: ['gold'] })],
    ['starsRise', seal({ stars: [1, 1, 2] })],
    ['zoneBegins', withRow('zones', 'exactly', { from: 1 })],
    ['zoneFarAbove', withRow('zones', 'farAbove', { from: 1 })],
    ['zoneBelow', withRow('zones', 'below', { from: 0 })],
    ['startTooFar', withRow('characters', 'CH-2', { start: { gold: 3 } })],
    ['enoughCards', own({ cards: table('cards').filter(({ id }) => id !== 'GS-II-01') })],
  ])('%s, in both languages', async (problem, edition) => {
    const { problems = [] } = readEdition(kind, edition);
    const found = problems.find(({ facts }) => facts?.problem === problem);
    expect(found).toMatchObject({ why: 'rules' });
    for (const language of ['de', 'en'] as const) {
      const { edition: said } = await words[language]!.edition!();
      expect(said.refusals[problem](found!.facts!)).not.toContain('undefined');
      expect(Object.keys(said.tables)).toEqual(Object.keys(kind.shape));
    }
  });

  test.each<[string, Edition, string]>([
    ['a card with two symbols', withRow('cards', 'GS-I-01', { symbol: 'book topaz' }), 'notAmong'],
    ['zones that differ with the slider', withRow('zones', 'below', { slider: 4 }), 'unknownColumn'],
    ['seals to start with', withRow('characters', 'CH-1', { start: { book_seal: 1 } }), 'unknownColumn'],
    ['a twelfth track', own({ seals: [...table('seals'), { ...table('seals')[0], id: 'ruby_seal' }] }), 'unknownRow'],
    ['too few characters', own({ characters: table('characters').slice(1) }), 'tooFewRows'],
  ])('%s', (_, edition, why) => {
    expect(readEdition(kind, edition).problems).toEqual([expect.objectContaining({ why })]);
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
