// What a circle has played together, added up.
import { expect, test } from 'vitest';
import type { FinishedGame, FinishedSeat } from '../src/stats/finished.ts';
import { tally } from '../src/stats/tally.ts';

const NOTHING = { sources: {}, noted: {}, cards: {} };
let at = 0;
/** Who came in where: `anna:1:50`; `!`: they left. */
function game(seats: string, more: Partial<FinishedGame> = {}): FinishedGame {
  const seated = seats.split(' ').map((text): FinishedSeat => {
    const [name, place, points] = text.replace('!', '').split(':');
    const who = name === 'bot' ? null : name;
    const bot = who === null ? 'club' : null;
    return { ...NOTHING, who, name, bot, place: Number(place), points: Number(points), left: text.endsWith('!') };
  });
  at++;
  const how = { minutes: 20, settings: {}, rules: 1, circle: 'c', evening: null, counts: true };
  return { table: `t${at}`, game: 'baselland', at, ...how, seats: seated, ...more };
}
const ALL = ['anna', 'bruno', 'clara'];

test('wins, by game, and the longest streak of those they were in', () => {
  const { games, persons } = tally(
    [
      game('anna:1:50 bruno:2:40'),
      game('bruno:1:50 clara:2:40'),
      game('anna:1:60 bruno:2:40', { game: 'tybor' }),
      game('anna:2:60 clara:1:70'),
    ].reverse(), // as the store gives them: the newest first
    ALL,
  );
  expect(games).toBe(4);
  const [first, ...others] = persons;
  expect(first).toMatchObject({ who: 'anna', played: 3, wins: 2, streak: 2, running: 0 });
  expect(first.games).toEqual([
    { game: 'baselland', played: 2, wins: 1 },
    { game: 'tybor', played: 1, wins: 1 },
  ]);
  expect(others.map(({ who, wins, running }) => [who, wins, running])).toEqual([
    ['clara', 1, 1],
    ['bruno', 1, 0],
  ]);
});

test('a game against bots is no game together; guests win nothing here, and spoil nothing', () => {
  const played = [game('anna:1:99 bot:2:1'), game('guest:1:80 anna:2:70 bruno:3:60'), game('guest:1:80 bot:2:1')];
  const { games, persons, best, pairs } = tally(played, ALL);
  expect(games).toBe(1);
  expect(persons.map(({ wins }) => wins)).toEqual([0, 0]);
  expect(best).toMatchObject([{ who: 'anna', points: 70, table: 't6' }]);
  expect(pairs).toEqual([{ one: 'anna', other: 'bruno', met: 1, oneAhead: 1, otherAhead: 0 }]);
});

test('whoever has left is last, however well the bot did; what went back is no record', () => {
  const played = [
    game('anna:1:90! bruno:2:40 clara:2:40'),
    game('anna:1:80 bruno:2:10', { counts: false }),
    game('anna:3:1! bruno:2:2! clara:1:3'),
  ];
  const { persons, best, pairs } = tally(played, ALL);
  expect(persons.find(({ who }) => who === 'anna')).toMatchObject({ played: 3, wins: 1 });
  expect(best).toMatchObject([{ who: 'bruno', points: 40 }]);
  expect(pairs).toEqual([
    { one: 'anna', other: 'bruno', met: 3, oneAhead: 1, otherAhead: 1 },
    { one: 'anna', other: 'clara', met: 2, oneAhead: 0, otherAhead: 2 },
    { one: 'bruno', other: 'clara', met: 2, oneAhead: 0, otherAhead: 1 },
  ]);
});

test('nobody has played: nothing to tell', () => {
  expect(tally([], ALL)).toEqual({ games: 0, persons: [], best: [], pairs: [] });
});
