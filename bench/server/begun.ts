// Games somewhere between beginning and end: real tables are not all at the first move.
import type { Engine } from '../../src/kernel/engine.ts';
import type { State } from '../../src/kernel/types.ts';
import { firstPending } from '../play.ts';
import { anyOf, SEATS } from './client.ts';

export const upTo = (n: number): number => Math.floor(Math.random() * n);

const lengths = new Map<string, number>();

/** How many choices a game takes, as far as one game by lot can say. */
function lengthOf(engine: Engine): number {
  const known = lengths.get(engine.game.id);
  if (known !== undefined) return known;
  const s = engine.setUp(SEATS);
  engine.advance(s);
  let choices = 0;
  for (; !engine.isOver(s); choices++) chooseOne(engine, s);
  lengths.set(engine.game.id, choices);
  return choices;
}

function chooseOne(engine: Engine, s: State): void {
  const task = firstPending(engine, s);
  engine.play(s, task, anyOf(engine.options(s, task)));
  engine.advance(s);
}

/** A state of the bare rules, for servers that know no tables. */
export function begunState(engine: Engine): State {
  const s = engine.setUp(SEATS);
  engine.advance(s);
  for (let n = upTo(lengthOf(engine)); n > 0; n--) {
    chooseOne(engine, s);
    if (engine.isOver(s)) return begunState(engine);
  }
  return s;
}
