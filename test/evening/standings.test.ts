import { describe, expect, test } from 'vitest';
import { finalPlaces, ranked, roundScores, standings } from '../../src/evening/standings.ts';
import type { Round, TableResult } from '../../src/evening/types.ts';

const person = (who: string) => ({ who, name: who, isGuest: false, holder: null, promise: null, contribution: null });
const result = (points: number[], left = points.map(() => false)): TableResult => ({
  points,
  places: points.map((own) => 1 + points.filter((other) => other > own).length),
  left,
});
function round(seated: (string | null)[][], results: (TableResult | null)[], isFinal = false): Round {
  const people = seated.flat().filter((who) => who !== null);
  return {
    tables: seated.map((table) => table.map((who) => (who === null ? null : people.indexOf(who)))),
    people: people.map(person),
    results,
    isFinal,
    stage: 'over',
  } as unknown as Round; // what standings look at
}
const EVERYBODY = ['ann', 'bob', 'cem', 'dan'];

describe('a round', () => {
  const one = round(
    [
      ['ann', 'bob'],
      ['cem', 'dan'],
    ],
    [result([40, 30]), result([50, 30])],
  );

  test('counts those at the table and those who had the same seat with the same deal', () => {
    expect(roundScores(one).map(({ who, table, deal, above }) => [who, table, deal, above])).toEqual([
      ['ann', 2, 0, -5], // won the table, but cem made more of the same hand
      ['bob', 0, 1, 0],
      ['cem', 2, 2, 5],
      ['dan', 0, 1, 0],
    ]);
  });

  test('deal points are as many in sum as there are comparisons, whatever the results', () => {
    for (let i = 0; i < 50; i++) {
      const points = () => [i % 7, (i * 3) % 5, (i * 5) % 4];
      const made = round(
        [
          ['a', 'b', 'c'],
          ['d', 'e', 'f'],
          ['g', 'h', 'i'],
        ],
        [points(), points().reverse(), [2, 3, i]].map((p) => result(p)),
      );
      expect(roundScores(made).reduce((sum, { deal }) => sum + deal, 0)).toBe(3 * 3 * 2);
    }
  });

  test('who has left counts as last, however well the bot played on', () => {
    const scores = roundScores(
      round(
        [
          ['ann', 'bob'],
          ['cem', 'dan'],
        ],
        [result([90, 30], [true, false]), result([50, 40])],
      ),
    );
    expect(scores[0]).toMatchObject({ who: 'ann', table: 0, deal: 0, above: 0 });
    expect(scores[1]).toMatchObject({ who: 'bob', table: 2 });
  });

  test('a table without a result counts for nobody', () => {
    const scores = roundScores(
      round(
        [
          ['ann', 'bob'],
          ['cem', 'dan'],
        ],
        [null, result([50, 40])],
      ),
    );
    expect(scores.map(({ who, deal, above }) => [who, deal, above])).toEqual([
      ['cem', 0, 0],
      ['dan', 0, 0],
    ]);
  });

  test('bots fill seats and are compared with, but are in no list', () => {
    const scores = roundScores(
      round(
        [
          ['ann', 'bob', 'cem'],
          ['dan', 'eve', null],
        ],
        [result([9, 8, 7]), result([9, 9, 1])],
      ),
    );
    expect(scores.map(({ who, deal }) => [who, deal])).toEqual([
      ['ann', 1],
      ['bob', 0],
      ['cem', 2],
      ['dan', 1],
      ['eve', 2],
    ]);
  });

  test('nothing of a round counts before its last table has ended', () => {
    const running = { ...one, stage: 'playing' as const };
    expect(standings([running], EVERYBODY).every(({ score, rounds }) => score === 0 && rounds === 0)).toBe(true);
  });
});

test('standings: by score, then by points above the seat; equals share a place', () => {
  const first = round(
    [
      ['ann', 'bob'],
      ['cem', 'dan'],
    ],
    [result([40, 30]), result([50, 30])],
  );
  expect(standings([first], EVERYBODY).map(({ who, score, place }) => [who, score, place])).toEqual([
    ['cem', 4, 1],
    ['ann', 2, 2],
    ['bob', 1, 3],
    ['dan', 1, 3],
  ]);
  expect(ranked([{ n: 1 }, { n: 1 }, { n: 2 }], (a, b) => a.n - b.n).map(({ place }) => place)).toEqual([1, 1, 3]);
});

describe('places after the final', () => {
  const before = round(
    [
      ['ann', 'bob'],
      ['cem', 'dan'],
    ],
    [result([40, 30]), result([50, 20])],
  );

  test('are those of its tables, one after the other', () => {
    const last = round(
      [
        ['ann', 'cem'],
        ['dan', 'bob'],
      ],
      [result([10, 5]), result([99, 98])],
      true,
    );
    expect(finalPlaces([before, last], EVERYBODY).map(({ who, place, table }) => [who, place, table])).toEqual([
      ['ann', 1, 0],
      ['cem', 2, 0],
      ['dan', 3, 1],
      ['bob', 4, 1],
    ]);
  });

  test('equals share, who left is last, and who did not play comes after', () => {
    const last = round([['ann', 'cem', 'dan']], [result([10, 10, 90], [false, false, true])], true);
    expect(finalPlaces([before, last], EVERYBODY).map(({ who, place }) => [who, place])).toEqual([
      ['ann', 1],
      ['cem', 1],
      ['dan', 3], // the bot had the most points, but dan had gone
      ['bob', 4],
    ]);
  });

  test('a final without a result leaves everybody where they were', () => {
    const last = round(
      [
        ['ann', 'cem'],
        ['dan', 'bob'],
      ],
      [null, result([1, 2])],
      true,
    );
    expect(finalPlaces([before, last], EVERYBODY)[0]).toMatchObject({ who: 'cem', place: 1 });
  });
});
