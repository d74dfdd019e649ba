// The museum's random games: replayed, they must look the same and end in the same states. `npm test` plays some lines,
// enough for every row of every cover; `npm run test:long` plays all.
import { describe, expect, test } from 'vitest';
import { playLine, seedsOf } from '../scripts/museum/games.ts';
import { Room, releases } from '../scripts/museum/room.ts';
import { type GameId, loadGame } from '../src/games/index.ts';

const SOME = 4;
const isLong = process.env.KONTOR_LONG !== undefined;

describe.each(releases())('games that %s played', (release) => {
  const { games } = Room.of(release);

  test.each(Object.keys(games) as GameId[])('%s: the same choices, the same scores, the same states', async (id) => {
    const { rules, rows, lines } = games[id];
    const { game } = await loadGame(id);
    const differs: string[] = [];
    for (const [number, [wasSeen, wasState]] of lines.slice(0, isLong ? lines.length : SOME).entries()) {
      const [seen, state] = playLine(game, rows, number, rules);
      if (seen !== wasSeen) differs.push(`${id}, seeds ${seedsOf(number)}: other choices or scores`);
      else if (state !== wasState) differs.push(`${id}, seeds ${seedsOf(number)}: the same to see, but other states`);
    }
    expect(differs).toEqual([]);
    expect(lines).toHaveLength(100);
  });
});
