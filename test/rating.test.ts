import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../src/bots/names.ts';
import { rate, rateAgainst, shareWithin } from '../src/bots/rating.ts';
import { playMatch } from '../src/cli/ladder/match.ts';
import { pairsOf, standingsOf } from '../src/cli/ladder/report.ts';
import { matchesIn, roundOf } from '../src/cli/ladder/schedule.ts';
import { loadGame } from '../src/games/index.ts';

describe('ratings', () => {
  test('three games in four are about 191 points', () => {
    const [a, b] = rate(['a', 'b'], [{ a: 'a', b: 'b', points: 7500, games: 10_000 }]);
    expect(a.elo - b.elo).toBeCloseTo(190.8, 0);
  });

  test('ratings fit a chain of meetings, and more games make narrower intervals', () => {
    const meet = (games: number) =>
      rate(
        ['a', 'b', 'c'],
        [
          { a: 'a', b: 'b', points: 0.75 * games, games },
          { a: 'b', b: 'c', points: 0.75 * games, games },
        ],
      );
    const [a, , c] = meet(10_000);
    expect(a.elo - c.elo).toBeCloseTo(381.7, 0);
    expect(meet(100)[1].within).toBeGreaterThan(2 * meet(10_000)[1].within);
  });

  test('whoever always wins has a finite rating, and nobody who was not rated counts', () => {
    const [a, b] = rate(
      ['a', 'b'],
      [
        { a: 'a', b: 'b', points: 20, games: 20 },
        { a: 'a', b: 'x', points: 0, games: 20 },
      ],
    );
    expect(Number.isFinite(a.elo)).toBe(true);
    expect(a.elo).toBeGreaterThan(b.elo);
  });

  test('on a given scale the others’ ratings stay fixed', () => {
    const one = rateAgainst([{ elo: 1000, points: 7500, games: 10_000 }]);
    expect(one.elo).toBeCloseTo(1190.8, 0);
    const two = rateAgainst([
      { elo: 1000, points: 7500, games: 10_000 },
      { elo: 1381.7, points: 2500, games: 10_000 },
    ]);
    expect(two.elo).toBeCloseTo(1190.8, 0);
    expect(two.within).toBeLessThan(one.within);
    expect(one.within).toBeCloseTo((1.96 * (400 / Math.LN10)) / Math.sqrt(10_000 * 0.75 * 0.25), 0);
    const winner = rateAgainst([{ elo: -300, points: 20, games: 20 }]);
    expect(winner.elo).toBeGreaterThan(0);
    expect(winner.elo).toBeLessThan(700);
  });

  test('the interval of a share is Wilson’s', () => {
    const [from, to] = shareWithin(65, 100);
    expect(from).toBeCloseTo(0.5525, 3);
    expect(to).toBeCloseTo(0.7364, 3);
    expect(shareWithin(10, 10)[1]).toBe(1);
  });
});

describe('a ladder', () => {
  const plan = { bots: ['random', 'beginner', 'greedy'], players: 2, settings: {}, seed: 'l' } as const;

  test('in a round each pair meets from both sides with the same deal, and numbers go on', () => {
    const round = roundOf(plan, 0);
    expect(round.map(({ bots }) => bots.join(' '))).toEqual([
      'random beginner',
      'beginner random',
      'random greedy',
      'greedy random',
      'beginner greedy',
      'greedy beginner',
    ]);
    expect(round[0].seed).toBe(round[1].seed);
    expect(round[2].seed).not.toBe(round[0].seed);
    expect(roundOf(plan, 1).map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11]);
    const levels = { ...plan, bots: BOT_NAMES };
    expect(
      roundOf(levels, 1).flatMap(({ bots: [a, b], number }, i) => (i % 2 === 0 ? [`${a} ${b} ${number}`] : [])),
    ).toEqual(['random beginner 30', 'beginner club 42', 'greedy master 52', 'club expert 54', 'expert master 58']); // bots far apart meet in every fourth round
    // The quick ones play four times as many rounds more: all of them in every fourth, neighbours in the others.
    expect(matchesIn(levels, 9)).toBe(3 * 30 + 6 * 10 + 9 * 12 + 27 * 4);
    expect(new Set(roundOf(levels, 9, true).map(({ bots }) => bots.toSorted().join(' ')))).toEqual(
      new Set(['beginner random', 'beginner club']),
    );
    expect(roundOf({ ...plan, players: 1 }, 2).map(({ bots }) => bots)).toEqual([['random'], ['beginner'], ['greedy']]);
  });

  test('a match is the same again, and its placings add up', async () => {
    const pkg = await loadGame('tybor');
    const [match] = roundOf({ ...plan, players: 3 }, 0);
    const played = await playMatch(pkg, match);
    expect((await playMatch(pkg, match)).points).toEqual(played.points);
    expect(played.bots).toEqual(['beginner', 'random', 'random']);
    expect(played.placing.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1.5);
  });

  test('pairs name the stronger first, and the best has the highest rating', () => {
    const game = (number: number, placing: readonly number[]) => ({
      number,
      bots: ['random', 'greedy'] as const,
      points: [10, 20],
      placing,
      decisions: [5, 5],
      seconds: [0, 0.01],
    });
    const played = [game(0, [0, 1]), game(1, [0, 1]), game(2, [1, 0]), game(3, [0.5, 0.5])];
    expect(pairsOf(played)).toMatchObject([{ a: 'greedy', b: 'random', games: 4, share: 0.625 }]);
    const [best] = standingsOf(['random', 'greedy'], played);
    expect(best).toMatchObject({ bot: 'greedy', games: 4, placing: 0.625, points: 20, msPerDecision: 2 });
  });
});
