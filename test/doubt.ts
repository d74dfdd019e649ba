// Where a player doubted something: the game replayed up to there, for the tests that the desk exports.
import { type GameId, loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import type { Refusal, ScoreLine, Seat } from '../src/kernel/types.ts';
import { replay } from '../src/table/replay.ts';

export interface Doubtful {
  /** Why this choice is refused to the seat; null: it is not. */
  refusal(seat: Seat, choice: string): Refusal | null;
  /** What the lines of a rule give the seat, and would give if the game ended here. */
  points(seat: Seat, rule: string): number[];
  /** The lines of every seat, to look at. */
  readonly score: readonly (readonly ScoreLine[])[];
}

export async function atDoubt(text: string): Promise<Doubtful> {
  const record = parseRecord(text);
  const { game } = await loadGame(record.game as GameId);
  const { engine, state, broken } = replay(game, record);
  if (broken !== null) throw new Error(`choice ${broken.choice} is refused: ${broken.refusal.why}`);
  return {
    refusal(seat, choice) {
      const copy = engine.clone(state);
      const task = engine.pending(copy, seat);
      return engine.choose(copy, seat, task === null ? undefined : game.notation.read(task, choice));
    },
    points: (seat, rule) =>
      game
        .score(state, seat)
        .filter((line) => line.rule === rule)
        .map((line) => line.points),
    score: record.seats.map((_, seat) => game.score(state, seat)),
  };
}
