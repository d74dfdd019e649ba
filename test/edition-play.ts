import { expect } from 'vitest';
import type { GamePackage } from '../src/games/index.ts';
import { same } from '../src/kernel/canonical.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { total } from '../src/kernel/score.ts';
import type { Settings } from '../src/kernel/types.ts';

/** A random game to its end: what was chosen, the points, what a bot thought, and the names of all pieces. */
export function playEdition(
  { game, bot }: GamePackage,
  seed: string,
  seats = 3,
  settings: Settings = {},
  answers?: readonly string[],
) {
  const engine = new Engine(game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed} chance`));
  const s = engine.setUp(seats, settings);
  engine.advance(s);
  const pieces = game.pieces(s).toSorted();
  const chosen: string[] = [];
  const thought: number[] = [];
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    const told = answers?.[chosen.length];
    const option = told === undefined ? options[chance.random('x', options.length)] : game.notation.read(task, told);
    const text = game.notation.write(task, option);
    const read = game.notation.read(task, text);
    if (!same(read, option)) expect(read).toEqual(option); // Vitest takes twenty times as long to compare, thousands of times
    chosen.push(text);
    thought.push(bot!.value!(s, seat));
    engine.play(s, task, option);
    engine.advance(s);
  }
  expect(thought.every(Number.isFinite)).toBe(true);
  expect(game.pieces(s).toSorted()).toEqual(pieces);
  return { chosen, thought, pieces, scores: s.own.map((_, seat) => total(game.score(s, seat))) };
}
