import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { Judging, OPTIONS } from '../scripts/learn/judged.ts';
import { gameBetween } from '../scripts/tune/game.ts';
import { Hill } from '../scripts/tune/hill.ts';
import { learnedMind } from '../src/bots/experience.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';

describe('the hill that games are fitted to', () => {
  const TOP = [2, -1, 0, 0.5];
  const height = (place: readonly number[]): number =>
    place.reduce((sum, at, i) => sum - 0.1 * (at - TOP[i]) * (at - TOP[i]), 0);
  const chance = chanceFrom(fastSource('hill'));
  const even = (width: number): number => (chance.random('even', 1 << 20) / (1 << 20) - 0.5) * width;

  test('begins flat', () => {
    expect(new Hill(4).top()).toEqual([0, 0, 0, 0]);
  });

  test('finds the top of a hill from games with luck', () => {
    const hill = new Hill(4);
    for (let i = 0; i < 20_000; i++) {
      const [a, b] = [TOP.map(() => even(6)), TOP.map(() => even(6))];
      hill.add(a, b, height(a) - height(b) + even(20));
    }
    hill.top().forEach((at, i) => {
      expect(Math.abs(at - TOP[i]), `number ${i}`).toBeLessThan(0.5);
    });
  });
});

describe('games between numbers', () => {
  test.each<[GameId, number]>([
    ['tybor', 2],
    ['tybor', 5],
    ['baselland', 3],
  ])('%s with %i: who has learned is ahead of who has not, from whichever seat', async (game, players) => {
    const pkg = await loadGame(game);
    const { start, tuned, more = tuned, judgeBy } = await pkg.bot!.tuning!();
    const [learned, plain] = [judgeBy(players === 2 ? tuned : more), judgeBy(start)];
    let ahead = 0;
    for (let i = 0; i < 20; i++)
      ahead +=
        gameBetween(pkg, [learned, plain], players, `${i}`) - gameBetween(pkg, [plain, learned], players, `${i}`);
    expect(ahead / 40).toBeGreaterThan(1);
  });
});

test('positions to learn from: every option tried to the end in every world, the same again from the same seed', async () => {
  const pkg = await loadGame('riga');
  const judging = new Judging(pkg, await learnedMind(pkg), await pkg.bot!.experience!());
  const first = () => judging.play('judged', 0).next().value!;
  const { options, signs, facts } = first();
  expect(options).toBeGreaterThan(1);
  expect(options).toBeLessThanOrEqual(OPTIONS);
  const perOption = facts.length / OPTIONS;
  for (let i = 0; i < OPTIONS; i++) {
    const own = facts.slice(i * perOption, (i + 1) * perOption);
    expect(own.every(Number.isFinite)).toBe(true);
    expect(own.some((fact: number) => fact !== 0)).toBe(i < options);
  }
  expect(signs.every(Number.isFinite)).toBe(true);
  expect(first()).toEqual({ options, signs, facts });
});

test.each([
  [[]],
  [['chess']],
  [['tybor', '--games', '10']],
  [['tybor', '--players', '9']],
  [['riga', '--on']],
  [['baselland', '--players', '6']],
  [['tybor', '--fast']],
])('what cannot be tuned is refused: %j', (args) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/tune.ts', ...args], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/usage|at most|learns anew/);
});

test.each([
  [[]],
  [['chess', '--out', 'x']],
  [['riga']],
  [['tybor', '--out', 'x']],
  [['riga', '--out', 'x', '--games', 'all']],
])('what cannot be learned from is refused: %j', (args) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/learn.ts', ...args], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/usage|no signs/);
});
