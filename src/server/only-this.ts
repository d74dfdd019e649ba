import { HttpProblem, problemOf } from './problem.ts';
import type { ServerSettings } from './settings.ts';

/** A fault in one table must not hold up those after it. If the store does not answer, all are affected. */
export function onlyThis({ complain }: ServerSettings, what: string, id: string, error: unknown): void {
  if (error instanceof HttpProblem && error.why === 'storeFailed') throw error;
  if (problemOf(error).status === 500)
    complain(`${what}: table ${id}: ${error instanceof Error ? error.stack : String(error)}`);
}
