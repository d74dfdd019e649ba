// Reads what people type into score pads and transcripts. Every complaint says where, and by which rule.
import type { PadProblem } from './pad.ts';

/** Thrown by `complain` only; `guarded` turns it into a `PadProblem`. */
class Complaint extends Error {
  readonly problem: PadProblem;
  constructor(problem: PadProblem) {
    super(problem.why);
    this.problem = problem;
  }
}

export function complain(at: string, why: string, rule: string, facts: PadProblem['facts'] = {}): never {
  throw new Complaint({ at, why, rule, facts });
}

export function guarded<R>(read: () => R): R | PadProblem {
  try {
    return read();
  } catch (error) {
    if (error instanceof Complaint) return error.problem;
    throw error;
  }
}

/** A value for a message. Lists and objects are only hinted at: they may be deep, or have their own `toString`. */
export function short(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  return (typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value)).slice(0, 42);
}

export function object(value: unknown, at: string, fields: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    complain(at, 'notAnObject', '', { expected: `{${fields.join(', ')}}` });
  for (const field of Object.keys(value))
    if (!fields.includes(field)) complain(at, 'unknownField', '', { field: field.slice(0, 40) });
  return value as Record<string, unknown>;
}

export function list(value: unknown, at: string, most: number): unknown[] {
  if (!Array.isArray(value)) complain(at, 'notAnObject', '', { expected: '[…]' });
  if (value.length > most) complain(at, 'tooLong', '', { max: most });
  return value;
}

export function whole(value: unknown, at: string): number {
  if (!Number.isSafeInteger(value) || Math.abs(value as number) > 1_000_000)
    complain(at, 'notWhole', '', { value: short(value) });
  return value as number;
}
