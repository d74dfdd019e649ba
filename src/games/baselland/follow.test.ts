import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { follow } from './follow.ts';
import type { Move, Written } from './pad-shape.ts';

const file = new URL('../../../test/fixtures/baselland-fixtures.jsonl', import.meta.url);
type Fixture = Omit<Written, 'moves'> & { readonly name: string; readonly moves: readonly unknown[][] };
const FIXTURES = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .slice(0, 4)
  .map((line) => JSON.parse(line) as Fixture);
const written = ({ options, moves }: Fixture): Written => ({
  options,
  moves: moves.map(([tile, x, y, turn, on]) => [tile, x, y, turn, on] as Move),
});

describe('4.5 a game is followed as it is entered', () => {
  test.each(FIXTURES)('$name: the score on the track after every move', (fixture) => {
    const { steps, problem } = follow(written(fixture));
    expect(problem).toBeNull();
    expect(steps.map(({ scores }) => scores)).toEqual(fixture.moves.map((move) => move[5]));
  });

  test('every point is told in the move that brings it (R7.1)', () => {
    const { steps } = follow(written(FIXTURES[0]));
    const seats = steps[0].scores.length;
    const told = Array.from({ length: seats }, () => 0);
    for (const { events, scores } of steps) {
      for (const event of events) if (event.e === 'scored') told[event.seat] += event.points;
      expect(told).toEqual(scores);
    }
  });

  test('a move that cannot be ends it there: what came before stands, and nothing of it is done', () => {
    const game = written(FIXTURES[0]);
    const at = 10;
    const moves = game.moves.with(at, [game.moves[at][0], 50, 50, 0, null]);
    const { s, steps, problem } = follow({ ...game, moves });
    expect(problem).toMatchObject({ at: `moves[${at}]`, why: 'noContact', rule: 'R4.2' });
    expect(steps).toHaveLength(at);
    expect(s.open.laid).toHaveLength(at + 1);
    expect(s).toEqual(follow({ ...game, moves: game.moves.slice(0, at) }).s);
  });
});
