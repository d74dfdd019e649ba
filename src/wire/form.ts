// What the schemas of the wire are made of. Unknown fields in requests are refused.
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { BOT_NAMES } from '../bots/names.ts';

/** The type that a schema describes: nobody changes what came over the wire, or what is about to go. */
export type Of<S extends TSchema> = Kept<Static<S>>;
type Kept<T> = unknown extends T ? T : T extends object ? { readonly [K in keyof T]: Kept<T[K]> } : T;

export const strict = { additionalProperties: false } as const;
export const about = (description: string) => ({ description });

// The pattern repeats it, because the check of live messages (TypeBox) ignores `enum`.
export const oneOf = <const T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>(Type.String({ enum: values, pattern: `^(${values.join('|')})$`, description }));
/** The same for HTTP only: the check of requests there (Ajv) knows `enum`. */
export const oneOfPlain = <const T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>(Type.String({ enum: values }));
export const orNull = <S extends TSchema>(schema: S, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

export const Id = Type.String({ pattern: '^[\\w-]{22}$', description: 'The id of a table: who knows it may watch.' });
export const Token = Type.String({ pattern: '^[\\w-]{43}$' });
export const WholeNumber = Type.String({ pattern: '^\\d{1,10}$' });
export const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'A day (UTC), YYYY-MM-DD.' });
export const Chair = Type.Integer({ minimum: 0, maximum: 31, description: 'From 0.' });
export const Bot = oneOf(BOT_NAMES, 'A kind of bot.');
export const CharacterId = Type.String({
  pattern: '^[a-z][a-z-]{0,30}$',
  description: 'A character of the game, by its id.',
});
export const Promised = Type.String({
  pattern: '^([0-9a-f]{2}){16,64}$',
  maxLength: 128,
  description: 'The hash of a random contribution of your own to the seed, in hexadecimal digits.',
});

const SettingValue = Type.Union([Type.String({ maxLength: 100 }), Type.Number(), Type.Boolean()]);
/** Settings by name; those left out have their defaults. */
export const ChosenSettings = Type.Record(Type.String({ pattern: '^[A-Za-z]\\w{0,60}$' }), SettingValue, {
  ...strict,
  maxProperties: 60,
});

/** The seat of a guest without a device, who plays on mine. */
export const GuestSeat = Type.String({
  pattern: '^\\d{1,2}$',
  description: 'The seat of a guest who plays on my device.',
});
export const NoQuery = Type.Object({}, strict);
export const TableParams = Type.Object({ id: Id }, strict);
export const Ok = Type.Object({ ok: Type.Literal(true) });
export type Ok = Of<typeof Ok>;
