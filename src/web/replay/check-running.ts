// Whether the view in the record of a running game is a position of that game.

import type { GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { GameRecord } from '../../kernel/record.ts';
import { viewToday } from '../../table/running.ts';
import type { RunningGame } from './read.ts';

/** Throws if the view is not a position of this game. */
export function checkRunning(pkg: GamePackage, record: GameRecord): RunningGame {
  const { events } = record.seen!;
  const view = viewToday(pkg.game, record.seen!.view);
  new Engine(pkg.game, () => 0).imagine(view, chanceFrom(fastSource('')));
  const names = record.seats.map(({ name }) => name);
  for (const seat of names.keys()) pkg.game.score(view, seat);
  for (const { texts } of Object.values(pkg.words)) for (const event of events) texts?.event(event, names);
  return { pkg, record: { ...record, seen: { ...record.seen!, view } } };
}
