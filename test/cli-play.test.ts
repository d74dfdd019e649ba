import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { COMMAND, linesOf, TRACE, testInFolder as test } from './cli-run.ts';

const play = (file: string, ...more: string[]) => [
  'play',
  'baselland',
  '--bots',
  'random',
  '--seed',
  'p',
  '--save',
  file,
  ...more,
];
const choicesOf = (record: string): string[] => {
  const lines = linesOf(record);
  return lines.slice(lines.indexOf('choices') + 1, lines.indexOf('', lines.indexOf('choices')));
};

describe.concurrent('play', () => {
  test('to the end, with answers from a pipe', async ({ here: { run, folder } }) => {
    const { code, out, err } = await run(play('end.txt', '--names', 'Anna,Bert'), '1\n'.repeat(300));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/The game is over\.\n\nAnna: \d+ points?\n[\s\S]*\nBert: \d+ points?\n[\s\S]*Winners?: /);
    expect(out).toMatch(/^ +\d+ {2}.*\(R9\.2\)$/m);
    expect(out).not.toContain('\u001b');
    for (const line of linesOf(out)) expect(line.length).toBeLessThanOrEqual(80);
    expect((await run(['verify', 'end.txt'])).code).toBe(0);
    expect((await run(['play', '--resume', 'end.txt'])).out).toContain('The game is over.');
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('with nothing to read it saves, says how to go on, and ends', async ({ here: { run, read } }) => {
    const { code, out, err } = await run(['play', 'baselland', '--players', '3', '--lang', 'de']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, file] =
      /Die Eingabe ist zu Ende\. Das Spiel ist gesichert in (kontor-baselland-\d{8}-\d{6}(?:-\d)?\.txt)\.\nWeiter geht es mit: npx kontor play --resume \1\n$/.exec(
        out,
      )!;
    expect(read(file)).toMatch(/^seed: strong "[0-9a-f]{64}"$/m);
    expect((await run(['verify', file])).out).toContain('everything holds so far');
  });

  test('resumed, it is the game it would have been', async ({ here: { run, read } }) => {
    await run(play('whole.txt', '--bots', 'greedy,random', '--players', '3'), '1\n'.repeat(300));
    await run(play('parts.txt', '--bots', 'greedy,random', '--players', '3'), '1\n1\n1\n');
    expect(choicesOf(read('parts.txt')).length).toBeLessThan(choicesOf(read('whole.txt')).length);
    const resumed = await run(['play', 'baselland', '--resume', 'parts.txt'], '1\n'.repeat(300));
    expect(resumed.out).toContain('Going on with parts.txt');
    expect(read('parts.txt')).toBe(read('whole.txt'));
  });

  test('the answers of a person: numbers, notation, undo, explanations, refusals', async ({ here: { run, read } }) => {
    const answers = ['Z9@1,1/0', 'nonsense', '999', '? R4.4', '?q3', '?', 's', 'b', 'u', '1', 'u', '1', 'q'];
    const { code, out } = await run(play('talk.txt', '--set', 'firstPlayer=first'), `${answers.join('\n')}\n`);
    expect(code).toBe(0);
    expect(out).toMatch(/> Z9@1,1\/0\n'Z9@1,1\/0' is not understood; type a number, a notation such as [A-X]\d@/);
    expect(out).toMatch(/> 999\nThere is no option 999/);
    expect(out).toMatch(/> \? R4\.4\nR4\.4 /);
    expect(out).toMatch(/> \?q3\nQ3 Question: /);
    expect(out).toMatch(/> \?\n +1 \S+ +[\s\S]*\(R4\.2\)/);
    expect(out).toMatch(/> s\nPlayer 1: 0 points/);
    expect(out).toMatch(/> u\nThere is nothing to take back/);
    expect(out).toMatch(/> u\nTaken back\./);
    expect(out).toMatch(/The game is saved in talk\.txt\.\nGo on with: npx kontor play --resume talk\.txt\n$/);
    expect(choicesOf(read('talk.txt'))[0]).toMatch(/^1 [A-X]\d@/);
  });

  test('a record in which somebody took something back, as live tables write it', async ({
    here: { run, read, write },
  }) => {
    await run(play('back.txt', '--set', 'firstPlayer=first'), '1\n1\n');
    const [, put, ...others] = choicesOf(read('back.txt'));
    const text = read('back.txt')
      .replace(`${put}\n`, `${put}\n1 undo\n${put}\n`)
      .replace(/, \d+ choices/, `, ${others.length + 4} choices`);
    write('undone.txt', text);
    expect((await run(['verify', 'undone.txt'])).out).toContain(`(${others.length + 2} choices, `);
    expect((await run(['replay', 'undone.txt'])).out).toContain(
      `after ${others.length + 2} of ${others.length + 2} choices`,
    );
    write('wrong.txt', text.replace(others[0], others[0].replace(/@.*/, '@40,40/0')));
    const line = linesOf(text).indexOf(others[0]) + 1;
    expect((await run(['verify', 'wrong.txt'])).err).toMatch(new RegExp(`^wrong\\.txt, line ${line}: choice 3 `));
    expect((await run(['play', '--resume', 'undone.txt'])).code).toBe(0);
    expect(read('undone.txt')).toBe(text);
  });

  test('an illegal choice is refused with its rule', async ({ here: { run, read } }) => {
    await run(play('tile.txt', '--set', 'firstPlayer=first'));
    const { decision } = JSON.parse((await run(['replay', 'tile.txt', '--seat', '1', '--json'])).out);
    const { tile, turn } = decision.options[0];
    const { out } = await run(
      ['play', '--resume', 'tile.txt', '--lang', 'de'],
      `${tile}@7,7/${turn}\n${tile.toLowerCase()}@0,0/${turn}\n`,
    );
    expect(out).toMatch(/Das geht nicht: [^>]*\(R4\.2\)\n/);
    expect(choicesOf(read('tile.txt'))).toEqual([]);
  });

  test('several people at one terminal, and none', async ({ here: { run } }) => {
    const two = await run(play('two.txt', '--humans', '2', '--names', 'Anna,Bert'), '1\n'.repeat(8));
    expect(two.out).toContain('Anna: Lay the tile');
    expect(two.out).toContain('Bert: Lay the tile');
    const none = await run(play('none.txt', '--humans', '0', '--players', '2'));
    expect(none).toMatchObject({ code: 0, err: '' });
    expect(none.out).toContain('The game is over.');
  });

  test('what cannot be resumed', async ({ here: { run, read, write } }) => {
    await run(play('spoilt.txt'), '1\n1\n');
    const text = read('spoilt.txt');
    write('cut.txt', text.slice(0, -20));
    expect(await run(['play', '--resume', 'cut.txt'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^cut\.txt, line \d+: /),
    });
    write('newer.txt', text.replace(/^rules: .*/m, 'rules: 999'));
    expect((await run(['play', '--resume', 'newer.txt'])).code).toBe(3);
    write('bot.txt', text.replace('bot random', 'bot oracle'));
    expect((await run(['play', '--resume', 'bot.txt'])).code).toBe(3);
    write('seedless.txt', text.replace(/^seed: .*\n/m, ''));
    expect((await run(['play', '--resume', 'seedless.txt'])).code).toBe(1);
    expect(read('cut.txt')).toBe(text.slice(0, -20));
  });

  test('a file that is there already is left alone', async ({ here: { run, read, write } }) => {
    write('precious.txt', 'precious');
    expect(await run(play('precious.txt'))).toEqual({
      code: 1,
      out: '',
      err: 'precious.txt: there is such a file already; name another one, or go on with it by --resume\n',
    });
    expect(read('precious.txt')).toBe('precious');
    await run(play('own.txt'));
    expect((await run(['play', '--resume', 'own.txt', '--save', 'own.txt'])).code).toBe(0);
    expect((await run(['play', '--resume', 'own.txt', '--save', 'precious.txt'])).code).toBe(1);
  });

  test('what comes through a pipe cannot reach the terminal as escape codes', async ({ here: { run } }) => {
    const { out } = await run(play('escape.txt'), '\u001b[2J\u001b[31m\n');
    expect(out).toContain('[2J');
    expect(out).not.toContain('\u001b');
  });

  test('a folder that is not there', async ({ here: { run } }) => {
    const { code, err } = await run(play('no/such/folder.txt'));
    expect({ code, err }).toEqual({ code: 1, err: 'no/such/folder.txt: cannot be written (ENOENT)\n' });
  });

  test.for([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s leaves a record to go on with', async ([signal, code], { here: { run, folder, read } }) => {
    const file = `${signal}.txt`;
    const child = spawn(process.execPath, [COMMAND, ...play(file, '--set', 'firstPlayer=first')], { cwd: folder });
    child.stdin.write('1\n1\n');
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.split('Player 1: Lay the tile').length > 2) child.kill(signal);
    });
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(choicesOf(read(file)).length).toBeGreaterThan(1);
    expect((await run(['verify', file])).code).toBe(0);
  });

  test('rubbish without end does not keep it busy for ever', async ({ here: { run } }) => {
    const { code, out, err } = await run(play('rubbish.txt'), 'rubbish\n'.repeat(2000));
    expect(code).toBe(0);
    expect(out).toContain('The game is saved in rubbish.txt');
    expect(err).not.toMatch(TRACE);
  });
});
