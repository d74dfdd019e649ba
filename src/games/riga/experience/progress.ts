// How much of the game is over, and when it is a seat's turn.
import { yearsFor } from '../data/kinds.ts';
import type { S } from '../types.ts';

/** R1.6, R2.1 Turns taken of all turns; a running one counts half. */
export function progress({ open, own, todo }: S): number {
  const seats = own.length;
  const total = yearsFor(seats);
  let left = 2 * seats * (total - open.year);
  let isRunning = false;
  for (const { do: what } of todo) {
    if (what === 'turn') left++;
    else if (what === 'summer' || what === 'autumn') left += seats;
    else if (what === 'take' || what === 'build' || what === 'pay' || what === 'store' || what === 'erect')
      isRunning = true;
  }
  return 1 - (left + (isRunning ? 0.5 : 0)) / (2 * seats * total);
}

/** The turns of a seat that are still to come. */
export interface Turns {
  /** Not yet started, including those of this year. */
  readonly left: number;
  readonly thisYear: number;
  readonly mayBuild: boolean;
  /** Turns of others before the next own one. */
  readonly wait: number;
  readonly isNextThisYear: boolean;
}

export function turnsOf({ open, own, todo }: S, seat: number): Turns {
  const seats = own.length;
  let thisYear = 0;
  let mayBuild = false;
  let wait = 0;
  let isFound = false;
  for (let i = todo.length - 1; i >= 0; i--) {
    const task = todo[i];
    if (task.do === 'turn') {
      if (task.seat === seat) {
        thisYear++;
        isFound = true;
      } else if (!isFound) wait++;
    } else if (task.do === 'take') {
      if (task.seat !== seat) wait++;
    } else if (task.do === 'build') {
      if (task.seat === seat) mayBuild = true;
    } else if (task.do === 'summer' || task.do === 'autumn') {
      const place = (seat - open.starter + seats) % seats;
      if (!isFound) wait += task.do === 'summer' ? place : seats - 1 - place; // R2.2, R2.3
      isFound = true;
      thisYear++;
    }
  }
  if (!isFound) wait += (seat - open.starter - 1 + seats) % seats; // R8.3
  return { left: thisYear + 2 * (yearsFor(seats) - open.year), thisYear, mayBuild, wait, isNextThisYear: isFound };
}
