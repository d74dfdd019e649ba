// What somebody tries before choosing, shown to the others meanwhile: a light message that is never stored and may get lost.
import type { GamePackage } from '../games/index.ts';
import type { Seat } from '../kernel/types.ts';
import type { Seen } from './types.ts';

/** What another seat is trying now. */
export interface Trying {
  readonly seat: Seat;
  readonly option: unknown;
}

/** Whether the others may see what is tried: the step says so (`Ask.tries`), and nobody is playing in a lane. */
export function isTriedOpenly({ game }: Pick<GamePackage, 'game'>, { view, decision }: Seen): boolean {
  if (view === null || decision === null || view.lanes.length > 0) return false;
  const step = game.steps[decision.task.do];
  return step !== undefined && 'tries' in step && step.tries === true;
}

/** What the others are told if whoever sees this tries an option (by its index) or none any more; null: nothing at all. */
export function tried(
  pkg: Pick<GamePackage, 'game'>,
  seen: Seen,
  number: number,
  index?: number,
): Pick<Trying, 'seat'> | Trying | null {
  if (seen.decision?.number !== number || !isTriedOpenly(pkg, seen)) return null;
  const { seat, options } = seen.decision;
  if (index === undefined) return { seat };
  return Object.hasOwn(options, index) ? { seat, option: options[index] } : null;
}

/** Whether what was tried can still be tried: nothing has been chosen or taken back meanwhile. */
export const isSamePosition = (a: Seen, b: Seen): boolean =>
  a.phase === b.phase && a.stepsBack === b.stepsBack && JSON.stringify(a.view?.todo) === JSON.stringify(b.view?.todo);
