// Positions that searches are measured on.
import { Engine } from '../src/kernel/engine.ts';
import { fastSource } from '../src/kernel/random.ts';
import type { Decision, Game, State, View } from '../src/kernel/types.ts';
import { firstPending, playRandomly } from './play.ts';

/** The seed for both sides of a comparison. */
export const SEED = 'search';

export interface Position {
  readonly seen: View;
  readonly decision: Decision;
}

/** The first decision of a game. */
export function firstPosition(game: Game, seats: number): Position {
  const engine = new Engine(game, fastSource(SEED));
  const s = engine.setUp(seats);
  engine.advance(s);
  return positionOf(engine, s);
}

/** Decisions with a choice, spread over random games: a sample of everything players are asked. */
export function positions(game: Game, seats: number, count: number): Position[] {
  const engine = new Engine(game, fastSource(SEED));
  const list: Position[] = [];
  for (let i = 0; list.length < count; i++) {
    const seed = `${SEED} ${i}`;
    const { decisions } = playRandomly(game, seats, seed);
    const at = Math.floor((decisions * (i % count)) / count);
    const position = positionOf(engine, playRandomly(game, seats, seed, at).s);
    if (position.decision.options.length > 1) list.push(position);
  }
  return list;
}

function positionOf(engine: Engine, s: State): Position {
  const task = firstPending(engine, s);
  return { seen: engine.view(s, task.seat), decision: { seat: task.seat, task, options: engine.options(s, task) } };
}
