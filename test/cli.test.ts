import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { naturally, wrap } from '../src/cli/layout.ts';
import { COMMAND, linesOf, openFolder, TRACE } from './cli-run.ts';

const { run, read, write, path, remove } = openFolder();
afterAll(remove);

/** Reported as skipped where only the pinned Node is installed. */
const OLD_NODE = ['/usr/bin/node', '/usr/local/bin/node'].find(
  (file) => existsSync(file) && /^v(1\d|2[0-3])\./.test(execFileSync(file, ['--version'], { encoding: 'utf8' })),
);

describe.concurrent('the command line', () => {
  test('help and version', async () => {
    const all = await run([]);
    expect(all).toMatchObject({ code: 0, err: '' });
    for (const name of ['play', 'simulate', 'replay', 'verify', 'score', 'transcript', 'rules', 'bench'])
      expect(all.out).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect((await run(['--help'])).out).toBe(all.out);
    expect((await run(['help'])).out).toBe(all.out);
    expect((await run(['--version'])).out).toMatch(/^kontor \d+\.\d+\.\d+\n$/);
    expect((await run(['-v'])).out).toBe((await run(['--version'])).out);
    expect((await run(['help', 'score'])).out).toBe((await run(['score', '--help'])).out);
    const german = await run(['play', 'baselland', '--help', '--lang', 'de']);
    expect(german).toMatchObject({ code: 0, err: '' });
    expect(german.out).toMatch(/^Aufruf: kontor play/);
    expect(german.out).toContain('refugeeScope=piece|meadow');
  });

  test.each([
    [['dance'], "There is no command 'dance'"],
    [['play', 'baselland', '--dance'], 'There is no option --dance'],
    [['play', 'chess'], "There is no game 'chess'; there are: baselland"],
    [['bench', 'chess'], "There is no game 'chess'; there are: baselland"],
    [['play'], 'Something is missing: game'],
    [['verify'], 'Something is missing: FILE'],
    [['verify', 'a', 'b', 'c'], "'c' is too much"],
    [['play', 'baselland', '--players'], /^The option --players needs a value$/],
    [['play', 'baselland', '--players', '-1'], "--players must be a whole number from 2 to 5, not '-1'"],
    [
      ['play', 'baselland', '--seed', '--json'],
      'The option --seed needs a value; one that begins with - is written --seed=-…',
    ],
    [['play', 'baselland', '--seed', ''], '--seed is empty'],
    [['simulate', 'baselland', '--seed='], '--seed is empty'],
    [['rules', 'baselland', 'R99'], "There is no rule or ruling 'R99' in Baselland"],
    [['help', 'dance'], "There is no command 'dance'"],
    [['verify', 'x', '--json=1'], 'The option --json takes no value'],
    [['play', 'baselland', '--players', '6'], "--players must be a whole number from 2 to 5, not '6'"],
    [['play', 'baselland', '--players', '2.5'], "--players must be a whole number from 2 to 5, not '2.5'"],
    [
      ['play', 'baselland', '--bots', 'oracle'],
      /^There is no bot 'oracle'; there are: random, beginner, greedy, club, expert, master, vreni, ueli, salome, jakob, dorothea, balthasar$/,
    ],
    [['play', 'baselland', '--preset', 'toString'], "There is no preset 'toString'; there are: manual, haven, camp"],
    [['play', 'baselland', '--set', '__proto__=1'], /^There is no setting '__proto__'; there are: followers/],
    [['play', 'baselland', '--set', 'followers=9'], "The setting followers must be one of 7, 5, 6, 8, not '9'"],
    [['play', 'baselland', '--set', 'followers'], "--set needs name=value, not 'followers'"],
    [['play', 'baselland', '--names', 'A,A'], "'A' cannot be a name: 1 to 30 characters, and no two alike"],
    [['play', '--resume', 'x', '--players', '3'], '--players cannot be used with --resume: the record says it'],
    [['simulate', 'baselland', '--games', '0'], "--games must be a whole number from 1 to 10000000, not '0'"],
    [['rules', 'baselland', '--lang', 'xx'], "--lang must be de, en or fr, not 'xx'"],
  ] as [string[], string | RegExp][])('%j is refused in one line, then the usage', async (args, line) => {
    const { code, out, err } = await run(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    const [first, second] = linesOf(err);
    expect(first).toMatch(line);
    expect(second).toMatch(/^Usage: kontor /);
    expect(err).not.toMatch(TRACE);
  });

  test('in German, by option or by locale', async () => {
    for (const ran of [
      await run(['simulate', 'baselland', '--lang', 'de', '--dance']),
      await run(['simulate', 'baselland', '--dance'], '', { LC_ALL: 'de_CH.UTF-8' }),
    ]) {
      expect(ran.code).toBe(2);
      expect(linesOf(ran.err)[0]).toBe('Die Angabe --dance gibt es nicht');
      expect(linesOf(ran.err)[1]).toMatch(/^Aufruf: kontor simulate <spiel>/);
    }
  });

  test.runIf(OLD_NODE !== undefined)('an older Node hands over to the pinned one', () => {
    const node = OLD_NODE!;
    expect(execFileSync(node, [COMMAND, '--version'], { encoding: 'utf8' })).toMatch(/^kontor /);
    expect(() => execFileSync(node, [COMMAND, 'dance'], { stdio: 'pipe' })).toThrow(
      expect.objectContaining({ status: 2 }),
    );
  });
});

describe('layout', () => {
  test('numbers inside a text are compared as numbers', () => {
    const sorted = ['-', 'V3@-2,-10/0', 'V3@-2,-9/3', 'V3@-1,0/0', 'V3@2,0/0', 'V3@2,0/1', 'V3@10,0/0'];
    expect(sorted.toReversed().sort(naturally)).toEqual(sorted);
  });

  test('a rule number never begins a line', () => {
    expect(wrap('Bot 2 lays a tile (R3.1)', 20, 2)).toEqual(['Bot 2 lays a', '  tile (R3.1)']);
  });
});

describe.concurrent('rules', () => {
  test('all of them, a chapter, a rule, a ruling', async () => {
    const all = await run(['rules', 'baselland']);
    expect(all).toMatchObject({ code: 0, err: '' });
    for (const line of linesOf(all.out)) expect(line.length).toBeLessThanOrEqual(80);
    expect((await run(['rules', 'baselland', 'r4'])).out).toMatch(/^R4 .*\n\nR4\.1 /);
    expect((await run(['rules', 'baselland', 'R4.2'])).out).toMatch(/^R4\.2 /);
    expect((await run(['rules', 'baselland', 'Q3', '--lang', 'de'])).out).toMatch(/^Q3 Frage: [\s\S]*Antwort: /);
  });

  test('a rule comes with the rules below it', async () => {
    const { out } = await run(['rules', 'tybor', 'R8.2']);
    expect(out).toMatch(/^R8\.2 [\s\S]*\nR8\.2\.1 [\s\S]*\nR8\.2\.6 /);
    expect(out).not.toContain('R8.3');
    expect((await run(['rules', 'tybor', 'R8.2.1'])).out).not.toContain('R8.2.2');
  });

  test('where a rule comes from is explained beside it; the R may be left out', async () => {
    const { out } = await run(['rules', 'baselland', '4.2']);
    expect(out).toMatch(/^R4\.2 .*[\s\S]*\[S\]\n\nIn brackets: S from the booklet/);
  });
});

describe('simulate, verify, replay', () => {
  const simulate = ['simulate', 'baselland', '--players', '3', '--games', '3', '--seed', 's', '--bots', 'random'];
  beforeAll(async () => {
    await run([...simulate, '--json', '--records', 'good']);
    write('good.txt', read('good/0.txt'));
  });

  test('games as JSON, the same every time, with records that hold', async () => {
    const first = await run([...simulate, '--json', '--records', 'records/of/s']);
    expect(first).toMatchObject({ code: 0, err: '' });
    const games = linesOf(first.out).map((line) => JSON.parse(line));
    expect(games).toHaveLength(3);
    games.forEach((game, i) => {
      expect(Object.keys(game)).toEqual(['seed', 'players', 'scores', 'winners', 'decisions']);
      expect(game).toMatchObject({ seed: `s/${i}`, players: 3 });
      expect(game.scores).toHaveLength(3);
      expect(game.winners).toContain(game.scores.indexOf(Math.max(...game.scores)));
    });
    expect((await run([...simulate, '--json'])).out).toBe(first.out);
    expect(readdirSync(path('records/of/s'))).toHaveLength(3);
    const verified = await run(['verify', 'records/of/s/1.txt']);
    expect(verified).toEqual({
      code: 0,
      out: `records/of/s/1.txt: everything holds (${games[1].decisions} choices)\nThe shuffle: nothing was promised about it, so nothing is proven.\n`,
      err: '',
    });
  });

  test('a table for people', async () => {
    const { code, out, err } = await run([...simulate, '--rotate', '--lang', 'de']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Platz 3 +\d+,\d +\d+ +\d+ +\d,\d +\d+,\d\u00a0%$/m);
    expect(out).toMatch(/Spiele in der Sekunde/);
  });

  test('who plays against all in the rules is in the table and in the lines, with what he has won', async () => {
    const solo = ['simulate', 'guilds-of-london', '--players', '1', '--games', '4', '--bots', 'random', '--set'];
    const { out } = await run([...solo, 'opponent=rik']);
    expect(out).toMatch(/^against +mean +min +max +wins +share\nRik +\d+\.\d +\d+ +\d+ +\d\.0 +\d+\.\d%$/m);
    const games = linesOf((await run([...solo, 'opponent=boris', '--json'])).out).map((line) => JSON.parse(line));
    for (const { scores, winners, rival } of games) {
      expect(rival).toMatchObject({ name: 'Boris', score: expect.any(Number) });
      expect(winners).toEqual(scores[0] > rival.score ? [0] : []);
    }
    expect(games).toHaveLength(4);
  });

  test('verify finds the first difference', async () => {
    const good = read('good.txt');
    const lines = good.split('\n');
    const first = lines.indexOf('choices') + 1;
    lines[first] = lines[first].replace(/@.*/, '@40,40/0');
    write('tampered.txt', lines.join('\n'));
    const tampered = await run(['verify', 'tampered.txt']);
    expect(tampered).toMatchObject({ code: 1, out: '' });
    expect(tampered.err).toMatch(
      new RegExp(`^tampered\\.txt, line ${first + 1}: choice 1 is refused: .*\\(R4\\.2\\)\n$`),
    );
    write('scores.txt', good.replace(/^scores: .*/m, 'scores: 1 2 3'));
    expect((await run(['verify', 'scores.txt', '--lang', 'de'])).err).toMatch(
      /^scores\.txt: Die Punkte weichen ab: aufgezeichnet 1, 2, 3/,
    );
    write('winners.txt', good.replace(/^winners: .*/m, 'winners: -'));
    expect((await run(['verify', 'winners.txt'])).err).toMatch(
      /^winners\.txt: The winners differ: recorded seat –, played again seat [1-3]/,
    );
    write('proof.txt', good.replace('\n\nchoices\n', `\nproof secret: ${'ab'.repeat(16)}\n\nchoices\n`));
    expect((await run(['verify', 'proof.txt'])).err).toBe(
      'proof.txt: The proof of fairness does not hold: The secret is not the one that was promised before\n',
    );
    expect((await run(['verify', 'proof.txt', '--lang', 'de'])).err).toMatch(
      /stimmt nicht: Das Geheimnis ist nicht das/,
    );
    const json = await run(['verify', 'scores.txt', '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, why: 'scores' });
    expect(JSON.parse((await run(['verify', 'good.txt', '--json'])).out)).toMatchObject({ ok: true, finished: true });
  });

  test('a record of other rules or another game', async () => {
    write('newer.txt', read('good.txt').replace(/^rules: .*/m, 'rules: 999'));
    expect(await run(['verify', 'newer.txt'])).toMatchObject({
      code: 3,
      err: expect.stringMatching(
        /^newer\.txt: needs version 999 of the rules of baselland; this build has version \d+\n$/,
      ),
    });
    write('other.txt', read('good.txt').replace(/^game: .*/m, 'game: constructor'));
    expect((await run(['verify', 'other.txt'])).code).toBe(3);
    write('form.txt', read('good.txt').replace('Kontor record 1', 'Kontor record 2'));
    expect(await run(['verify', 'form.txt'])).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^form\.txt.* 1: This record was written by a newer Kontor\n$/),
    });
    write('wind.txt', read('good.txt').replace('settings:', 'settings: wind=storm'));
    expect(await run(['verify', 'wind.txt'])).toMatchObject({
      code: 3,
      err: expect.stringContaining("the setting 'wind' is unknown"),
    });
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, text.length >> 1), /line \d+: .*(ends too early|does not belong here)/],
    ['no record', () => 'once upon a time', /line 1: This is not a Kontor record/],
    ['empty', () => '', /line 1: This is not a Kontor record/],
    ['strange setting', (text: string) => text.replace('followers=7', 'followers=99'), /setting 'followers'/],
    ['weak seed', (text: string) => text.replace('seed: fast', 'seed: strong'), /no strong seed/],
    [
      'one seat',
      (text: string) => text.replace(/^seat 2.*\nseat 3.*\n/m, '').replace(/^[23] .*\n/gm, ''),
      /line \d+|seats/,
    ],
    ['escape codes', (text: string) => text.replace(/^1 .*/m, '1 \u001b[2Jgone'), /line \d+: choice \d+ is refused/],
  ])('a broken record: %s', async (name, spoil, reason) => {
    const file = `broken ${name}.txt`;
    write(file, spoil(read('good.txt')));
    for (const command of ['verify', 'replay']) {
      const { code, out, err } = await run([command, file]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(linesOf(err)).toHaveLength(1);
      expect(err).toMatch(reason);
      expect(err).not.toContain('\u001b');
      expect(err).not.toMatch(TRACE);
    }
  });

  test('a broken record, told in German', async () => {
    write('broken.txt', read('good.txt').slice(0, 400));
    expect((await run(['verify', 'broken.txt', '--lang', 'de'])).err).toMatch(
      /^broken\.txt, Zeile \d+: Die Datei endet zu früh\n$/,
    );
  });

  test('missing, unreadable and huge files', async () => {
    expect(await run(['verify', 'nowhere.txt'])).toEqual({
      code: 1,
      out: '',
      err: 'nowhere.txt: there is no such file\n',
    });
    expect(await run(['replay', '.'])).toEqual({ code: 1, out: '', err: '.: this is a folder\n' });
    write('huge.txt', 'x'.repeat(5_000_001));
    expect(await run(['verify', 'huge.txt'])).toEqual({ code: 1, out: '', err: 'huge.txt: larger than 5 MB\n' });
    expect((await run(['verify', '/dev/zero'])).err).toBe('/dev/zero: larger than 5 MB\n');
    const nowhere = await run(['simulate', 'baselland', '--games', '1', '--records', '/proc/nowhere/x']);
    expect(nowhere).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^\/proc.*: cannot be written \(E\w+\)\n$/),
    });
  });

  test('replay shows the game after any choice', async () => {
    const { code, out, err } = await run(['replay', 'good.txt', '--at', '4', '--seat', '2']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Baselland, after 4 of \d+ choices, as seen by random 2\n/);
    expect(out).toContain('draws a tile');
    expect(out).not.toContain('\u001b');
    for (const line of linesOf(out)) expect(line.length).toBeLessThanOrEqual(80);
    expect((await run(['replay', 'good.txt'])).out).toMatch(/The game is over\. Winners?: random/);
  });

  test('replay as JSON', async () => {
    const { out } = await run(['replay', 'good.txt', '--at', '0', '--json']);
    const start = JSON.parse(out);
    expect(Object.keys(start)).toEqual(['at', 'of', 'view', 'decision', 'scores', 'over']);
    expect(start).toMatchObject({ at: 0, over: false, decision: null, view: { seat: null } });
    expect(start.scores).toHaveLength(3);
    const seats = await Promise.all(
      ['1', '2', '3'].map((seat) => run(['replay', 'good.txt', '--at', '0', '--seat', seat, '--json'])),
    );
    const decisions = seats.map((ran) => JSON.parse(ran.out).decision).filter((decision) => decision !== null);
    expect(decisions).toHaveLength(1);
    expect(decisions[0].options.length).toBeGreaterThan(0);
    const end = JSON.parse((await run(['replay', 'good.txt', '--json'])).out);
    expect(end).toMatchObject({ at: end.of, over: true });
  });

  test('replay draws the table as a picture', async () => {
    const onScreen = await run(['replay', 'good.txt', '--at', '4', '--seat', '2', '--svg', '-']);
    expect(onScreen).toMatchObject({ code: 0, err: '' });
    expect(onScreen.out).toMatch(/^<svg [^\n]*<\/svg>\n$/);
    expect(await run(['replay', 'good.txt', '--at', '4', '--seat', '2', '--svg', 'table.svg'])).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(read('table.svg')).toBe(onScreen.out);
    const dark = await run(['replay', 'good.txt', '--at', '4', '--svg', '-', '--theme', 'dark', '--lang', 'de']);
    expect(dark.code).toBe(0);
    expect(dark.out).not.toBe(onScreen.out);
  });

  test.each([
    [['--theme', 'dark'], '--theme goes with --svg'],
    [['--svg', '-', '--json'], '--svg and --json cannot be used together'],
    [['--svg', '-', '--theme', 'red'], "--theme must be light or dark, not 'red'"],
    [['--svg', ''], '--svg is empty'],
    [['--svg', '-', '--seat', '9'], '--seat must be'],
  ])('replay refuses to draw %j', async (options, why) => {
    const { code, out, err } = await run(['replay', 'good.txt', ...options]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
    expect(err).toContain('Usage: kontor replay');
  });

  test('replay refuses choices and seats that are none', async () => {
    expect((await run(['replay', 'good.txt', '--at', '9999'])).code).toBe(2);
    expect((await run(['replay', 'good.txt', '--seat', '4'])).err).toMatch(
      /^--seat must be 1 to 3, or watcher, not '4'\n/,
    );
  });
});

describe.concurrent('score and transcript', () => {
  const position = {
    tiles: [
      { tile: 'D', x: 0, y: 0, turn: 0 },
      { tile: 'E', x: 0, y: -1, turn: 2 },
      { tile: 'W', x: 1, y: 0, turn: 0 },
      { tile: 'M', x: 0, y: 1, turn: 2 },
    ],
    followers: [
      { player: 'Anna', x: 0, y: 1, on: 'c0' },
      { player: 'Bert', x: 1, y: 0, on: 'r2' },
    ],
    players: [
      { name: 'Anna', score: 4 },
      { name: 'Bert', score: 9 },
    ],
  };

  test('a position, explained (R9.2)', async () => {
    const { code, out, err } = await run(['score', 'baselland', '-'], JSON.stringify(position));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Anna: 6 points\n[\s\S]*\(R9\.2\)[\s\S]*^Bert: 11 points\n[\s\S]*Winner: Bert\n$/m);
  });

  test('a position as JSON', async () => {
    write('position.json', JSON.stringify(position));
    const { code, out } = await run(['score', 'baselland', 'position.json', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const { players, winners, ...rest } = JSON.parse(out);
    expect(rest).toEqual({});
    expect(winners).toEqual(['Bert']);
    expect(players.map(({ name, total }: { name: string; total: number }) => [name, total])).toEqual([
      ['Anna', 6],
      ['Bert', 11],
    ]);
    for (const line of players[0].lines) expect(Object.keys(line)).toEqual(['rule', 'label', 'points']);
    expect(players[0].lines[1]).toMatchObject({ rule: 'R9.2', points: 2, label: expect.stringContaining('Stadt') });
  });

  test('a position that cannot be', async () => {
    const wrong = { ...position, followers: [{ player: 'Anna', x: 0, y: 0, on: 'c0' }] };
    const { code, out, err } = await run(['score', 'baselland', '-'], JSON.stringify(wrong));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^standard input, followers\[0\]: .* \(R5\.3\)\n$/);
  });

  test.each([
    ['{"tiles": [\n}', /^standard input, line 2: this is not JSON: '\}' does not belong here\n$/],
    ['{"tiles": [\n', /^standard input, line \d: this is not JSON: it ends too early\n$/],
    ['', /^standard input, line 1: this is not JSON: it ends too early\n$/],
    ['null', /^[^\n]+\n$/],
    ['{"__proto__": {"tiles": []}, "constructor": 1}', /^[^\n]+\n$/],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, /^[^\n]+\n$/],
  ])('typed in wrong, %#', async (text, line) => {
    const { code, out, err } = await run(['score', 'baselland', '-'], text);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(line);
    expect(err).not.toMatch(TRACE);
  });

  const game = {
    options: { players: 2 },
    moves: [
      ['W', 1, 0, 0, 'r2', [0, 0]],
      ['A', -1, 0, 3, null, [3, 0]],
    ],
  };

  test('X1 a game at a real table (R7.4)', async () => {
    const { code, out } = await run(['transcript', 'baselland', '-', '--json'], JSON.stringify(game));
    expect({ code, result: JSON.parse(out) }).toEqual({ code: 0, result: { final: [3, 0], supply: [7, 7] } });
    expect((await run(['transcript', 'baselland', '-', '--lang', 'de'], JSON.stringify(game))).out).toContain(
      'Endstand: 3, 0',
    );
  });

  test('the examples in the README', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [position, moves] = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json);
    const scored = await run(['score', 'baselland', '-'], position);
    expect(scored).toMatchObject({ code: 0, out: expect.stringMatching(/Winner: Anna\n$/) });
    const checked = await run(['transcript', 'baselland', '-'], moves);
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('Final score: 3, 0') });
  });

  test('a move the rules forbid', async () => {
    const wrong = { ...game, moves: [...game.moves, ['C', 0, 1, 0, null]] };
    const { code, out, err } = await run(['transcript', 'baselland', '-'], JSON.stringify(wrong));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^standard input, move 3: .* \(R4\.4\)\n$/);
  });
});
