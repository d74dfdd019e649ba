// A running table at an earlier point, for anyone who looks back: their own view of then, so never more than they were shown.
import type { GamePackage } from '../games/index.ts';
import { confirm } from '../kernel/journal.ts';
import type { Viewer } from '../kernel/types.ts';
import type { Past } from '../wire/tables.ts';
import { atOnce, playingAgain } from './again.ts';
import { effective } from './choices.ts';
import { engineOf } from './doing.ts';
import { pointsBack } from './numbers.ts';
import type { Table } from './types.ts';

/** The table at one of its points, from 0; null: there is no such point. */
export const past = (pkg: GamePackage, table: Table, you: Viewer, point: number): Past | null =>
  atOnce(lookingBack(pkg, table, you, point));

/** The same, pausing after every choice. */
export function* lookingBack(
  pkg: GamePackage,
  table: Table,
  you: Viewer,
  point: number,
): Generator<void, Past | null, void> {
  const points = pointsBack(table);
  if (table.journal === null || !(Number.isInteger(point) && point >= 0 && point < points)) return null;
  const { journal } = yield* playingAgain(pkg, table, effective(table.choices).slice(0, table.points[point]));
  const engine = engineOf(table, { pkg });
  // Something came after every point but the last, so whatever was pending there has been confirmed.
  const isLast = point === table.points.length - 1;
  if (journal.toConfirm !== null && !(isLast && table.journal.toConfirm !== null))
    confirm(engine, journal, journal.toConfirm);
  for (const seat of journal.lanesToConfirm.slice()) confirm(engine, journal, seat); // a point comes after all lanes
  return { view: engine.view(journal.state, you), points };
}
