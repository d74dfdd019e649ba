// Random games, as search and simulation play them: unchecked, in place, nobody listening.
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Chance, Game, SeatTask, State } from '../src/kernel/types.ts';

/** Two players, or as close to it as the game allows. */
export const fewSeats = ({ seats: { min, max } }: Game): number => Math.min(Math.max(2, min), max);

/** The first decision that is open, by seat. */
export function firstPending(engine: Engine, s: State): SeatTask {
  for (let seat = 0; seat < s.own.length; seat++) {
    const task = engine.pending(s, seat);
    if (task !== null) return task;
  }
  throw new Error(`${engine.game.id}: nobody has anything to decide`);
}

export const choiceOf = (options: readonly unknown[], chance: Chance): unknown =>
  options[chance.random('choice', options.length)];

/** A game that is set up, and its players' random numbers. */
export function begin(game: Game, seats: number, seed: string): { engine: Engine; s: State; chance: Chance } {
  const engine = new Engine(game, fastSource(seed));
  return { engine, s: engine.setUp(seats), chance: chanceFrom(fastSource(`${seed}/choices`)) };
}

export interface Played {
  readonly s: State;
  readonly decisions: number;
  readonly picks: readonly unknown[];
}

/** Plays at random until the end, or until `limit` decisions are made. */
export function playRandomly(game: Game, seats: number, seed: string, limit = Infinity): Played {
  const { engine, s, chance } = begin(game, seats, seed);
  const picks: unknown[] = [];
  engine.advance(s);
  while (picks.length < limit && !engine.isOver(s)) {
    const task = firstPending(engine, s);
    const option = choiceOf(engine.options(s, task), chance);
    engine.play(s, task, option);
    engine.advance(s);
    picks.push(option);
  }
  return { s, decisions: picks.length, picks };
}
