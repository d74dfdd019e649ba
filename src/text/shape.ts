// What something typed in consists of, said once: reading, refusing and the page's editor follow from it. A shape is a JSON
// Schema; beside the usual keywords it holds what is said about a value that does not fit.
import type { Refusal, SettingValue } from '../kernel/types.ts';

/** Said of a value that does not fit, with the rule; `as` names the fact that holds the value, if it is not `value`. */
export interface Saying extends Refusal {
  readonly as?: string;
}
interface Common<T> {
  /** What is left out is this. */
  readonly default?: T;
  /** May be left out, and then there is nothing. */
  readonly optional?: true;
  /** null is as good as left out. */
  readonly nullable?: true;
}
export interface WholeShape extends Common<number> {
  readonly type: 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly under?: Saying;
  readonly over?: Saying;
}
export interface ChoiceShape<V extends SettingValue = SettingValue> extends Common<V> {
  readonly enum: readonly V[];
  readonly other: Saying;
  /** Values that there are, but not here. */
  readonly elsewhere?: { readonly enum: readonly SettingValue[]; readonly other: Saying };
  /** The complaint is about the whole that this is part of. */
  readonly isOfWhole?: true;
}
export interface FlagShape extends Common<boolean> {
  readonly type: 'boolean';
  readonly other: Saying;
}
export interface TextShape extends Common<string> {
  readonly type: 'string';
  readonly other: Saying;
}
/** Somebody at the table, by name. */
export interface PersonShape extends Common<string | null> {
  readonly type: 'string';
  readonly other: Saying;
  readonly isPerson: true;
}
export interface AnyShape extends Common<unknown> {
  readonly isAny: true;
}
export interface ListShape extends Common<readonly never[]> {
  readonly type: 'array';
  readonly items: AnyOf;
  readonly maxItems: number;
  readonly minItems?: number;
  /** Said when there are too few, or more than there can be; `isLast`: after what is wrong with one of them. */
  readonly count?: Saying & { readonly most: number; readonly isLast: boolean };
  /** Said when two are the same, or have the same name. */
  readonly twice?: Saying;
  /** The players: what they are called is known from here on. */
  readonly arePlayers?: true;
  /** It names things that lie elsewhere, such as cards with something on them. */
  readonly areMarks?: true;
  /** Complaints are about the list, not about one of its things. */
  readonly isWhole?: true;
}
/** A list in which every place has a meaning. */
export interface TupleShape extends Common<readonly never[]> {
  readonly type: 'array';
  readonly prefixItems: readonly AnyOf[];
  readonly minItems: number;
  readonly maxItems: number;
  readonly short: Saying;
}
export interface ObjectShape extends Common<object> {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, AnyOf>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}
export type AnyOf =
  | WholeShape
  | ChoiceShape
  | FlagShape
  | TextShape
  | PersonShape
  | AnyShape
  | ListShape
  | TupleShape
  | ObjectShape;

declare const of: unique symbol;
/** A shape, and the type of what has it. */
export type Shape<T = unknown, S extends AnyOf = AnyOf> = S & { readonly [of]?: T };
export type Of<S> = S extends { readonly [of]?: infer T } ? T : never;

type Fields = Readonly<Record<string, Shape<never> | Shape>>;
type Left<F> = { readonly [K in keyof F as undefined extends Of<F[K]> ? never : K]: Of<F[K]> };
type Maybe<F> = { readonly [K in keyof F as undefined extends Of<F[K]> ? K : never]?: Exclude<Of<F[K]>, undefined> };

export const says = (why: string, rule = '', more: Pick<Saying, 'as' | 'facts'> = {}): Saying => ({
  why,
  rule,
  ...more,
});

type WholeMore = Omit<WholeShape, 'type'>;
export const whole = (more: WholeMore = {}): Shape<number, WholeShape> => ({ type: 'integer', ...more });
/** A number of things: none or more. */
export const amount = (under: Saying): Shape<number, WholeShape> => whole({ minimum: 0, under });
export const choice = <const V extends SettingValue>(
  values: readonly V[],
  other: Saying,
  more: Pick<ChoiceShape, 'elsewhere' | 'isOfWhole'> = {},
): Shape<V, ChoiceShape<V>> => ({ enum: values, other, ...more });
export const flag = (other: Saying): Shape<boolean, FlagShape> => ({ type: 'boolean', other });
export const person = (other: Saying): Shape<string, PersonShape> => ({ type: 'string', other, isPerson: true });
/** Something written: a name, or what something is called. */
export const text = (other: Saying): Shape<string, TextShape> => ({ type: 'string', other });
/** Whatever it is, the rules look at it. */
export const anything = <T = unknown>(): Shape<T, AnyShape> => ({ isAny: true });
type ListMore = Omit<ListShape, 'type' | 'items' | 'maxItems'>;
export const list = <T>(items: Shape<T>, maxItems: number, more: ListMore = {}): Shape<readonly T[], ListShape> => ({
  type: 'array',
  items,
  maxItems,
  ...more,
});
export const tuple = <const P extends readonly Shape[]>(
  prefixItems: P,
  minItems: number,
  short: Saying,
): Shape<{ readonly [K in keyof P]: Of<P[K]> }, TupleShape> => ({
  type: 'array',
  prefixItems,
  minItems,
  maxItems: prefixItems.length,
  short,
});
export const record = <const F extends Fields>(properties: F): Shape<Left<F> & Maybe<F>, ObjectShape> => ({
  type: 'object',
  properties: properties as ObjectShape['properties'],
  required: Object.keys(properties).filter((field) => !mayBeLeftOut(properties[field] as AnyOf)),
  additionalProperties: false,
});
const mayBeLeftOut = (shape: AnyOf): boolean => 'default' in shape || shape.optional === true;

/** Of nothing else than a `T`, unless it is null. */
type Or<T, D> = D extends null ? T | null : T;
/** May be left out, and is this then. */
export const or = <T, D extends T | null, S extends AnyOf>(value: D, shape: Shape<T, S>): Shape<Or<T, D>, S> =>
  ({ ...shape, default: value }) as never;
/** The same where null is as good as left out. */
export const orNull = <T, D extends T | null, S extends AnyOf>(value: D, shape: Shape<T, S>): Shape<Or<T, D>, S> =>
  ({ ...shape, default: value, nullable: true }) as never;
/** May be left out. */
export const maybe = <T, S extends AnyOf>(shape: Shape<T, S>): Shape<T | undefined, S> =>
  ({ ...shape, optional: true }) as never;
/** May be left out, or null. */
export const maybeNull = <T, S extends AnyOf>(shape: Shape<T, S>): Shape<T | undefined, S> =>
  ({ ...shape, optional: true, nullable: true }) as never;

const NAME = text(says('emptyName'));
interface HowMany {
  readonly min: number;
  readonly max: number;
  readonly rule: string;
  readonly why?: string;
  readonly isLast?: boolean;
}
/** The people at a table, each with a name of their own and whatever else they have. */
export const players = <const F extends Fields>(
  things: F,
  { min, max, rule, why = 'playerCount', isLast = false }: HowMany,
) =>
  list(record({ name: NAME, ...things }), 100, {
    arePlayers: true,
    twice: says('playerTwice', '', { as: 'name' }),
    minItems: min,
    count: { ...says(why, rule, { as: 'count' }), most: max, isLast },
  });
