import { afterAll, describe, expect, test } from 'vitest';
import { commandLine, withSection } from '../src/cli/document.ts';
import {
  chanceOf,
  contrast,
  deviation,
  histogram,
  holm,
  meanWithin,
  quantile,
  ratioWithin,
} from '../src/cli/lab/numbers.ts';
import { type Report, reportOf } from '../src/cli/lab/report.ts';
import { playTrial, pointsOf, type Sat, type Trial, type TrialPlan } from '../src/cli/lab/trial.ts';
import { GAME_IDS, type GameId, loadGame } from '../src/games/index.ts';
import type { Settings } from '../src/kernel/types.ts';
import { LANGUAGES, wordsOf } from '../src/text/languages.ts';
import { linesOf, openFolder, TRACE } from './cli-run.ts';

describe('statistics', () => {
  test('mean with interval, deviation, quantiles', () => {
    const list = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(deviation(list)).toBeCloseTo(2.138, 3);
    const { value, from, to } = meanWithin(list);
    expect(value).toBe(5);
    expect(from).toBeCloseTo(5 - (1.96 * 2.138) / Math.sqrt(8), 3);
    expect(to).toBeCloseTo(5 + (1.96 * 2.138) / Math.sqrt(8), 3);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([1, 2, 3, 4], 0)).toBe(1);
    expect(quantile([7], 0.95)).toBe(7);
  });

  test('a histogram counts everybody once, in bins of a neat width', () => {
    expect(histogram([3, 3, 5])).toEqual([
      { from: 3, to: 4, count: 2 },
      { from: 4, to: 5, count: 0 },
      { from: 5, to: 6, count: 1 },
    ]);
    const wide = histogram([-7, 0, 12, 93]);
    expect(wide[0]).toMatchObject({ from: -10, to: -5, count: 1 });
    expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(histogram([])).toEqual([]);
  });

  test.each([
    [0, 1],
    [1.96, 0.05],
    [-2.5758, 0.01],
    [4, 0.0000633],
  ])('a deviate of %d or more comes by luck with %d', (z, p) => {
    expect(chanceOf(z)).toBeCloseTo(p, 4);
  });

  test('Holm: the smallest counts n times, the next n - 1 times, never less than one before', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.5, 0.9])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });

  test('pieces of one game count together', () => {
    const apart = Array.from({ length: 100 }, (_, i) => ({ count: 1, sum: i % 2 }));
    const together = Array.from({ length: 50 }, (_, i) => ({ count: 2, sum: 2 * (i % 2) }));
    expect(ratioWithin(apart).value).toBe(0.5);
    const [one, two] = [apart, together].map((games) => ratioWithin(games)).map(({ from, to }) => to - from);
    expect(two / one).toBeCloseTo(Math.SQRT2, 1);
    expect(ratioWithin([]).value).toBe(0);
  });

  test('two lists that differ, and two that do not', () => {
    const won = Array.from({ length: 100 }, (_, i) => ({ count: 1, sum: i % 4 === 0 ? 0 : 1 }));
    const lost = won.map(({ count, sum }) => ({ count, sum: 1 - sum }));
    expect(contrast(won, lost)).toBeCloseTo(5, 0);
    expect(contrast(lost, won)).toBeCloseTo(-5, 0);
    expect(contrast(won, won)).toBe(0);
    expect(contrast(won, [])).toBe(0);
  });
});

/** Two seats; the first has `mine`, the second `theirs`. */
const trial = (number: number, won: number, mine: Sat['had'], theirs: Sat['had'], common = 'day'): Trial => ({
  number,
  sat: [
    { won, lines: { roads: 10 + 5 * won }, had: mine },
    { won: 1 - won, lines: { roads: 10, cities: 5 * (1 - won) }, had: theirs },
  ],
  common: { weather: { [common]: 1 } },
  decisions: 20 + (number % 3),
  turns: 10,
});

describe('a report', () => {
  const sword = (n: number): Sat['had'] => ({ arms: { [n % 2 === 0 ? 'sword' : 'stick']: 1, boots: 1 } });
  // Whoever has the sword wins three games in four; both wear boots; on which side it lies changes every game.
  const trials = Array.from({ length: 400 }, (_, i) => {
    const wins = i % 8 < 2 ? 0 : 1;
    return trial(i, i % 2 === 0 ? wins : 1 - wins, sword(i), sword(i + 1), i % 4 < 2 ? 'day' : 'night');
  });
  const report: Report = reportOf(2, trials);

  test('names the thing that wins and the one that loses, and nothing else', () => {
    expect(report.outside.map(({ id, measure }) => `${id} ${measure}`)).toEqual(['sword wins', 'stick wins']);
    const [{ value, base, p }] = report.outside;
    expect(value).toBe(0.75);
    expect(base).toBe(0.5);
    expect(p).toBeLessThan(0.0001);
    const arms = report.kinds.find(({ kind }) => kind === 'arms')!;
    expect(arms.rows.map(({ id, pieces, games }) => [id, pieces, games])).toEqual([
      ['sword', 400, 400],
      ['boots', 800, 400],
      ['stick', 400, 400],
    ]);
    expect(arms.rows[1]).toMatchObject({ isOdd: false, wins: { value: 0.5 } });
  });

  test('compares every place, thing and common thing once', () => {
    expect(report.compared).toBe(2 + 3 + 2);
    expect(report.places.map(({ wins }) => wins.value)).toEqual([0.5, 0.5]);
    expect(report.kinds.find(({ kind }) => kind === 'weather')).toMatchObject({ measure: 'points', isCommon: true });
  });

  test('lines, length and points', () => {
    expect(report.games).toBe(400);
    expect(report.lines.map(({ label, points, share }) => [label, points.value, share])).toEqual([
      ['roads', 11.25, 1],
      ['cities', 1.25, 0.5],
    ]);
    expect(report.points.mean.value).toBe(12.5);
    expect(report.points.quantiles).toEqual([10, 10, 12.5, 15, 15]);
    expect(report.turns).toMatchObject({ min: 10, max: 10, deviation: 0 });
    expect(report.decisions).toMatchObject({ min: 20, max: 22 });
  });

  test('a seat that wins too often is named', () => {
    const unfair = Array.from({ length: 200 }, (_, i) => trial(i, i % 4 === 0 ? 0 : 1, {}, {}));
    expect(reportOf(2, unfair).outside).toMatchObject([
      { kind: null, id: '1', value: 0.75, base: 0.5 },
      { kind: null, id: '2', value: 0.25, base: 0.5 },
    ]);
  });

  test('who has always won is not for that sure to', () => {
    const always = Array.from({ length: 40 }, (_, i) => trial(i, 1, { arms: { sword: 1 } }, { arms: { stick: 1 } }));
    const [sword, stick] = reportOf(2, always).kinds.find(({ kind }) => kind === 'arms')!.rows;
    expect(sword.wins).toMatchObject({ value: 1, to: 1 });
    expect(sword.wins.from).toBeCloseTo(0.912, 3);
    expect(stick.wins).toMatchObject({ value: 0, from: 0 });
  });

  test('too few games are shown, but not compared', () => {
    const { kinds, outside } = reportOf(2, trials.slice(0, 20));
    expect(kinds.flatMap(({ rows }) => rows).every(({ p }) => p === null)).toBe(true);
    expect(outside).toEqual([]);
  });
});

const packages = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
/** Every table at which other things lie, of games that say what they are. */
const TABLES: readonly (readonly [GameId, number, Settings])[] = [
  ...packages.flatMap(({ game, lab }) =>
    lab === undefined
      ? []
      : [[game.id as GameId, game.id === 'great-split' ? 3 : Math.min(2, game.seats.max), {}] as const],
  ),
  ['riga', 4, { RG: true, GM: true, VB: true, BM: true }],
  ['guilds-of-london', 1, { opponent: 'rik' }],
  ['guilds-of-london', 3, { promo: true }],
  ['tybor', 6, {}],
];

describe.each(TABLES)('%s, %i players, %o', (game, players, settings) => {
  test('every thing and every line has a name in every language', async () => {
    const pkg = await loadGame(game);
    const words = await Promise.all(LANGUAGES.map(async (one) => (await wordsOf(pkg.words, one, 'lab')!()).lab));
    const plan: TrialPlan = { game, players, settings, bots: ['random'], seed: 'words' };
    for (let number = 0; number < 12; number++) {
      const { sat, common, decisions, turns } = await playTrial(pkg, { ...plan, number });
      expect(sat).toHaveLength(players);
      expect(decisions).toBeGreaterThan(0);
      expect(turns).toBeGreaterThan(0);
      const won = sat.reduce((sum, one) => sum + one.won, 0);
      if (players > 1) expect(won).toBeCloseTo(1);
      for (const { kinds, thing } of words)
        for (const things of [common, ...sat.map(({ had }) => had)])
          for (const [kind, counts] of Object.entries(things)) {
            expect(kinds[kind], kind).toBeTruthy();
            for (const id of Object.keys(counts))
              expect(thing(kind, id), `${kind} ${id}`).toMatch(/^(?!.*undefined).+/);
          }
      for (const { lines } of words)
        for (const label of sat.flatMap((one) => Object.keys(one.lines))) expect(lines[label], label).toBeTruthy();
    }
  });
});

test('a trial is the same again, and its points are those of the score', async () => {
  const pkg = await loadGame('riga');
  const order = { game: 'riga', players: 3, settings: {}, bots: ['random', 'greedy'], seed: 's', number: 4 } as const;
  const one = await playTrial(pkg, order);
  expect(await playTrial(pkg, order)).toEqual(one);
  const [best] = one.sat.toSorted((a, b) => pointsOf(b) - pointsOf(a));
  expect(best.won).toBeGreaterThan(0);
});

describe('a document', () => {
  test('keeps what others have written around its sections', () => {
    const first = withSection('# Head\n\nOurs.\n', 'riga 2', 'one');
    const second = withSection(first, 'tybor 2', 'two');
    const third = withSection(second, 'riga 2', 'three');
    expect(third).toBe(second.replace('\none\n', '\nthree\n'));
    expect(third).toContain('Ours.');
    expect(third.match(/begin/g)).toHaveLength(2);
  });

  test('the command that made it, without where it was written to', () => {
    const typed = ['riga', '--html', 'a b.html', '--games=5', '--results=x', '--set', "seed='s'"];
    expect(commandLine('lab', typed, ['--html', '--results'])).toBe(
      "kontor lab riga --games=5 --set 'seed='\\''s'\\'''",
    );
  });
});

const folder = openFolder();
afterAll(folder.remove);

/** Tags that are opened and not closed, or closed and not opened. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name, rest] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (rest.endsWith('/') || ['meta'].includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else wrong.push(name);
  }
  return [...wrong, ...open];
}

describe('kontor lab', () => {
  const small = ['lab', 'tybor', '--bots', 'random', '--players', '3', '--seed', 'x'];

  test('prints tables, and writes a page and a section with the same numbers', async () => {
    const { code, out, err } = await folder.run([
      ...small,
      '--games',
      '40',
      '--html',
      'lab.html',
      '--markdown',
      'balance.md',
    ]);
    expect(code, err).toBe(0);
    expect(linesOf(out)[0]).toBe('Tybor the Builder, 3 players: 40 games of random');
    for (const head of ['By turn order', 'Length', 'Where the points come from', 'Buildings', 'Outside their interval'])
      expect(linesOf(out)).toContain(head);
    const [, wins, , , points] = /^Place 1 in turn order\s+([\d.]+%)\s+(\S+ %–\S+ %|\S+)\s+(\S+)?\s*([\d.]+)/m.exec(
      out,
    )!;
    const page = folder.read('lab.html');
    expect(unbalanced(page)).toEqual([]);
    expect(page.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    expect(page).toContain(`<td>${wins.replace(' ', '\u00a0')}</td>`);
    expect(page).toContain(points);
    expect(page).toContain('<svg class="columns" role="img"');
    expect(page).toContain('prefers-color-scheme:dark');
    expect(page).not.toMatch(/<script|https?:|url\(|NaN|undefined|Infinity/);
    const section = folder.read('balance.md');
    expect(section).toContain('<!-- tybor 3: begin -->');
    expect(section).toContain(`| Place 1 in turn order | ${wins} |`);
    expect(section).toContain('`kontor lab tybor --bots random --players 3 --seed x --games 40`');
    expect(section).not.toMatch(/NaN|undefined/);
  });

  test('speaks German, on the page too', async () => {
    const { code, out } = await folder.run([...small, '--games', '4', '--html', 'labor.html', '--lang', 'de']);
    expect(code).toBe(0);
    expect(out).toContain('Woher die Punkte kommen');
    const page = folder.read('labor.html');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Tybor der Baumeister im Labor');
    expect(page).toContain('Außerhalb ihres Bereichs');
  });

  test('goes on where it was broken off, and comes to the same report', async () => {
    const whole = await folder.run([...small, '--games', '6', '--json']);
    await folder.run([...small, '--games', '3', '--json', '--results', 'games.txt']);
    const kept = linesOf(folder.read('games.txt'));
    expect(kept).toHaveLength(4);
    folder.write('games.txt', `${kept.slice(0, 3).join('\n')}\n${kept[3].slice(0, 40)}`); // killed while it wrote
    const { code, out, err } = await folder.run([...small, '--games', '6', '--json', '--results', 'games.txt']);
    expect(code).toBe(0);
    expect(err).toContain('Going on after 2 games');
    expect(out).toBe(whole.out);
    const again = await folder.run([...small, '--games', '6', '--json', '--results', 'games.txt']);
    expect(again.err).toContain('Going on after 6 games');
    expect(again.out).toBe(whole.out);
    expect(JSON.parse(out)).toMatchObject({ game: 'tybor', players: 3, games: 6, bots: ['random'], seed: 'x' });
  });

  test('a file of another lab is refused and left alone', async () => {
    folder.write('other.txt', 'something else\n');
    const { code, err } = await folder.run([...small, '--results', 'other.txt']);
    expect(code).toBe(1);
    expect(err).toContain('another lab');
    expect(folder.read('other.txt')).toBe('something else\n');
  });

  test('alone it says how often the game was won', async () => {
    const { code, out } = await folder.run([
      'lab',
      'guilds-of-london',
      '--players',
      '1',
      '--bots',
      'random',
      '--games',
      '3',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/wins\s+95%\n\s+0\.0%/);
  });

  test.each([
    [[], 'game'],
    [['chess'], 'chess'],
    [['tybor', '--games', '0'], '--games'],
    [['tybor', '--minutes', 'x'], '--minutes'],
    [['tybor', '--players', '9'], '--players'],
    [['tybor', '--bots', 'genius'], 'genius'],
    [['tybor', '--set', 'scenario=SC9'], 'scenario'],
    [['tybor', '--preset', 'none'], 'none'],
    [['tybor', '--html', ''], '--html'],
    [['tybor', '--markdown', ''], '--markdown'],
    [['tybor', '--rounds', '3'], '--rounds'],
    [['tybor', 'riga'], 'riga'],
  ])('%j is refused', async (args, named) => {
    const { code, out, err } = await folder.run(['lab', ...args]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(named);
    expect(err).not.toMatch(TRACE);
  });

  test.each(['--html', '--markdown'])(
    'where %s cannot be written is told before anything is played',
    async (option) => {
      const { code, err } = await folder.run(['lab', 'riga', option, 'no/such/folder.html']);
      expect(code).toBe(1);
      expect(err).toContain('no/such/folder.html');
      expect(err).not.toMatch(TRACE);
    },
  );
});
