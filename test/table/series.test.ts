import { describe, expect, test } from 'vitest';
import type { GamePackage } from '../../src/games/index.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { leadersOf, playedOf, sequelOf, storyOf, tallyOf } from '../../src/table/series.ts';
import type { Played } from '../../src/table/types.ts';
import { toy } from '../toy/package.ts';
import { type At, atTable } from './at.ts';

const people = ['anna', 'ben'];
/** Two games: the second with four cards. */
const told: GamePackage = {
  ...toy,
  story: (_settings, earlier) => ({ part: earlier.length + 1, of: 2, next: earlier.length === 0 ? { hand: 4 } : null }),
};

function playOut(at: At): void {
  const chance = chanceFrom(fastSource('series'));
  for (let count = 0; at.table.phase === 'playing' && count < 500; count++)
    for (const who of people) {
      const { decision, mustConfirm } = at.sees(who);
      if (mustConfirm) at.done(who, { do: 'confirm' });
      else if (decision) at.picks(who, chance.random('option', decision.options.length));
    }
  expect(at.table.phase).toBe('finished');
}

describe('what comes next', () => {
  test('the same again, and the tally grows; a game that was ended early does not count', () => {
    const at = atTable(toy, people);
    expect(storyOf(toy, at.table)).toBeNull();
    for (const who of people) at.done(who, { do: 'abandon' });
    expect(sequelOf(toy, at.table)).toEqual({ settings: at.table.settings, series: [] });
    const played = atTable(toy, people);
    playOut(played);
    const { settings, series } = sequelOf(toy, played.table);
    expect([settings, series]).toEqual([played.table.settings, [playedOf(toy, played.table)]]);
    expect(series[0].results.map(({ name, bot }) => [name, bot])).toEqual([
      ['anna', null],
      ['ben', null],
    ]);
  });

  test('a story goes on to its end, then starts over', () => {
    const at = atTable(told, people);
    expect(storyOf(told, at.table)).toMatchObject({ part: 1, of: 2 });
    playOut(at);
    const second = sequelOf(told, at.table);
    expect(second.settings).toEqual({ hand: 4 });
    const later = { ...at.table, ...second };
    expect(storyOf(told, later)).toMatchObject({ part: 2, of: 2, next: null });
    expect(sequelOf(told, { ...later, phase: 'abandoned' })).toEqual(second); // the same part once more
    expect(sequelOf(told, later)).toEqual({ settings: at.table.settings, series: [] });
  });
});

describe('the tally', () => {
  const game = (...results: [string, number, boolean, ('greedy' | null)?][]): Played => ({
    table: 'table',
    settings: {},
    results: results.map(([name, points, won, bot = null]) => ({ name, points, won, bot })),
  });

  test('counts games won first and points second, and gives no points to those who were not there', () => {
    const rows = tallyOf([
      game(['ben', 9, false], ['anna', 10, true]),
      game(['anna', 3, false], ['ben', 30, true], ['carl', 1, false]),
      game(['anna', 8, true], ['carl', 7, false]),
    ]);
    expect(rows.map(({ name, wins, points }) => [name, wins, points])).toEqual([
      ['anna', 2, 21],
      ['ben', 1, 39],
      ['carl', 0, 8],
    ]);
    expect(rows[1].games.map((one) => one?.points ?? null)).toEqual([9, 30, null]);
    expect(leadersOf(rows).map(({ name }) => name)).toEqual(['anna']);
  });

  test('points decide between equal wins, and equal points between nobody', () => {
    const rows = tallyOf([
      game(['anna', 5, true], ['ben', 4, false], ['carl', 9, false]),
      game(['anna', 4, false], ['ben', 5, true], ['carl', 0, false]),
    ]);
    expect(leadersOf(rows).map(({ name }) => name)).toEqual(['anna', 'ben']);
    expect(
      leadersOf(tallyOf([game(['anna', 5, true], ['ben', 5, true]), game(['anna', 6, true], ['ben', 5, true])])),
    ).toMatchObject([{ name: 'anna' }]);
  });

  test('keeps bots of a kind apart from each other, and from a person of that name', () => {
    const rows = tallyOf([
      game(['greedy', 1, false, 'greedy'], ['greedy', 2, false, 'greedy'], ['greedy', 3, true]),
      game(['greedy', 10, true], ['greedy', 20, false, 'greedy'], ['greedy', 30, false, 'greedy']),
    ]);
    expect(rows.map(({ bot, number, points }) => [bot, number, points])).toEqual([
      [null, 1, 13],
      ['greedy', 2, 32],
      ['greedy', 1, 21],
    ]);
  });

  test('nobody has to have won', () => {
    const rows = tallyOf([game(['anna', 5, false])]);
    expect(rows).toMatchObject([{ name: 'anna', wins: 0, points: 5 }]);
  });
});
