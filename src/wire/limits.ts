// How much one address or person may ask for; the desk sees it and can change it.
import { type TNull, type TOptional, type TSchema, type TUnion, Type } from '@sinclair/typebox';
import { type Of, orNull, strict } from './form.ts';

const count = (description: string) => Type.Integer({ minimum: 1, maximum: 10_000_000, description });

export const Limits = Type.Object({
  perAddress: count('HTTP requests a minute, by address.'),
  perPerson: count('HTTP requests a minute, by person.'),
  newPersons: count('New persons and recovery attempts a minute, by address.'),
  newTables: count('New tables a minute, by person; as looks back and notices, twice as much by address.'),
  publicTables: count('Public tables at a time that are not over, by host; by address four times as much.'),
  publicSeats: count('Chairs at public tables that have not started, by person; by address four times as much.'),
  botTables: count('Running tables of bots only, by person.'),
  looksBack: count('Looks back at a running game a minute, by person: each plays it again from its beginning.'),
  notices: count('Changes and tests of notices a minute, by person.'),
  uploads: count('Games handed over a minute, by address: each is played again.'),
  exports: count('Times a minute that somebody may ask for everything about himself; twice as much by address.'),
  connections: count('Live connections at a time, by address.'),
  messages: count('Live messages a second, by person.'),
  burst: count('Live messages at once.'),
});
export type Limits = Of<typeof Limits>;

type Changeable<P> = { [K in keyof P]: P[K] extends TSchema ? TOptional<TUnion<[P[K], TNull]>> : never };
const changeable = Object.fromEntries(
  Object.entries(Limits.properties).map(([name, limit]) => [name, Type.Optional(orNull(limit))]),
) as Changeable<typeof Limits.properties>;
/** Some of them; null: as the server was started. */
export const LimitsBody = Type.Object(changeable, strict);
export type LimitsBody = Of<typeof LimitsBody>;
