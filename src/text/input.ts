// Reads what people type into score pads and transcripts, by its shape. Every complaint says where, and by which rule.
import type { PadProblem } from './pad.ts';
import type { AnyOf, ChoiceShape, ListShape, ObjectShape, Saying, Shape, TupleShape, WholeShape } from './shape.ts';

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

/** Refuses what the booklet rules out; what only Kontor's reconstruction rules out is remarked. */
export class Doubts {
  readonly remarks: PadProblem[] = [];
  say(isPrinted: boolean, at: string, why: string, rule: string, facts: PadProblem['facts'] = {}): void {
    if (isPrinted) complain(at, why, rule, facts);
    this.remarks.push({ at, why, rule, facts });
  }
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

/** Where we are, and who sits at the table as far as it is known. */
interface Reading {
  readonly at: string;
  readonly names: string[];
}
const say = (at: string, { why, rule, as = 'value', facts }: Saying, value: string | number): never =>
  complain(at, why, rule, { ...facts, [as]: value });

/** The value with everything that was left out; complains about the first thing that does not fit. */
export const read = <T>(shape: Shape<T>, value: unknown, at = ''): T => readAny(shape, value, { at, names: [] }) as T;

function readAny(shape: AnyOf, value: unknown, here: Reading): unknown {
  const isNull = value === null && shape.nullable === true;
  if ('default' in shape && (isNull || value === undefined)) return shape.default;
  if (shape.optional && (isNull || value === undefined)) return undefined;
  if (isNull) return null;
  if ('isAny' in shape) return value;
  if ('enum' in shape) return readChoice(shape, value, here.at);
  if ('prefixItems' in shape) return readTuple(shape, value, here);
  if (shape.type === 'array') return readList(shape, value, here);
  if (shape.type === 'object') return readRecord(shape, value, here);
  if (shape.type === 'integer') return readWhole(shape, value, here.at);
  const isRight =
    shape.type === 'boolean'
      ? typeof value === 'boolean'
      : typeof value === 'string' && ('isPerson' in shape ? here.names.includes(value) : value.trim() !== '');
  return isRight ? value : say(here.at, shape.other, short(value));
}

const MOST = 1_000_000;
/** Between two bounds a number that is far too large is beyond them; elsewhere it is none. */
function readWhole({ minimum, maximum, under, over }: WholeShape, value: unknown, at: string): number {
  const isBounded = under !== undefined && over !== undefined;
  if (!Number.isSafeInteger(value) || (!isBounded && Math.abs(value as number) > MOST))
    complain(at, 'notWhole', '', { value: short(value) });
  const n = value as number;
  if (under !== undefined && n < (minimum ?? 0)) say(at, under, n);
  if (over !== undefined && n > (maximum ?? MOST)) say(at, over, n);
  return n;
}

function readChoice({ enum: values, other, elsewhere, isOfWhole }: ChoiceShape, value: unknown, at: string): unknown {
  if (values.includes(value as never)) return value;
  if (elsewhere?.enum.includes(value as never)) return say(at, elsewhere.other, value as string);
  return say(isOfWhole ? at.slice(0, at.lastIndexOf('.')) : at, other, short(value));
}

function readArray({ maxItems }: ListShape | TupleShape, value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) complain(at, 'notAnObject', '', { expected: '[…]' });
  if (value.length > maxItems) complain(at, 'tooLong', '', { max: maxItems });
  return value;
}

function readList(shape: ListShape, value: unknown, { at, names }: Reading): unknown[] {
  const { count, minItems = 0, twice, arePlayers } = shape;
  const typed = readArray(shape, value, at);
  const isMiscounted = count !== undefined && (typed.length < minItems || typed.length > count.most);
  if (isMiscounted && !count.isLast) say(at, count, typed.length);
  const things = typed.map((one, i) => readAny(shape.items, one, { at: shape.isWhole ? at : `${at}[${i}]`, names }));
  if (isMiscounted) say(at, count, typed.length);
  const keys = arePlayers ? things.map((one) => (one as { name: string }).name) : (things as string[]);
  if (twice !== undefined)
    keys.forEach((key, i) => {
      if (keys.indexOf(key) < i) say(arePlayers ? `${at}[${i}].name` : `${at}[${i}]`, twice, key);
    });
  if (arePlayers) names.push(...keys);
  return things;
}

function readTuple(shape: TupleShape, value: unknown, here: Reading): unknown[] {
  const parts = readArray(shape, value, here.at);
  if (parts.length < shape.minItems) complain(here.at, shape.short.why, shape.short.rule, shape.short.facts);
  return shape.prefixItems.map((one, i) => readAny(one, parts[i], here));
}

/** In the order in which it was typed; what was left out comes last. */
function readRecord({ properties }: ObjectShape, value: unknown, { at, names }: Reading): object {
  const fields = Object.keys(properties);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    complain(at, 'notAnObject', '', { expected: `{${fields.join(', ')}}` });
  for (const field of Object.keys(value))
    if (!fields.includes(field)) complain(at, 'unknownField', '', { field: field.slice(0, 40) });
  const typed = value as Record<string, unknown>;
  const read: Record<string, unknown> = { ...typed };
  for (const field of fields) {
    const one = readAny(properties[field], typed[field], { at: at === '' ? field : `${at}.${field}`, names });
    if (one !== undefined || Object.hasOwn(typed, field)) read[field] = one;
  }
  return read;
}
