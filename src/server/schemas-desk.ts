// The form of what comes to the host's desk and goes from it.
import { Type } from '@sinclair/typebox';
import { LEVELS } from './house.ts';
import { Id } from './schemas.ts';
import type { Limits } from './settings.ts';

const strict = { additionalProperties: false } as const;
const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>(Type.String({ enum: values }));
const Count = Type.Integer({ minimum: 1, maximum: 10_000_000 });
const CountOrUsual = Type.Optional(Type.Union([Count, Type.Null()]));
/** The id of a person, at the desk only. */
export const PersonParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) }, strict);
export const PersonsQuery = Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })) }, strict);
export const TablesQuery = Type.Object(
  {
    search: Type.Optional(Type.String({ maxLength: 200 })),
    which: Type.Optional(oneOf(['all', 'open', 'over'])),
    before: Type.Optional(Type.String({ maxLength: 100, description: '`next` of the page before.' })),
  },
  strict,
);
export const EndBody = Type.Object(
  { winners: Type.Union([Type.Array(Type.Integer({ minimum: 0, maximum: 31 }), { maxItems: 32 }), Type.Null()]) },
  strict,
);
export const LobbyBody = Type.Object(
  { isOpen: Type.Boolean(), message: Type.Optional(Type.String({ maxLength: 500 })) },
  strict,
);
export const AnnouncementBody = Type.Object({ text: Type.String({ maxLength: 500 }), level: oneOf(LEVELS) }, strict);
const limits: Readonly<Record<keyof Limits, typeof CountOrUsual>> = {
  perAddress: CountOrUsual,
  perPerson: CountOrUsual,
  newPersons: CountOrUsual,
  newTables: CountOrUsual,
  publicTables: CountOrUsual,
  publicSeats: CountOrUsual,
  botTables: CountOrUsual,
  looksBack: CountOrUsual,
  notices: CountOrUsual,
  uploads: CountOrUsual,
  exports: CountOrUsual,
  connections: CountOrUsual,
  messages: CountOrUsual,
  burst: CountOrUsual,
};
export const LimitsBody = Type.Object(limits, strict);

// What goes out.
export const Ok = Type.Object({ ok: Type.Literal(true) });
export const Overview = Type.Object({
  version: Type.String(),
  lobby: Type.Object({ isOpen: Type.Boolean(), message: Type.String() }),
  announcement: Type.Union([AnnouncementBody, Type.Null()]),
  limits: LimitsBody,
  load: Type.Object({}, { description: '`Load` of src/server/metrics.ts.' }),
  errors: Type.Array(Type.Object({ at: Type.Number(), text: Type.String() })),
  backups: Type.Object({ folder: Type.String(), kind: Type.String() }),
});
export const TablesPage = Type.Object({
  tables: Type.Array(Type.Object({ id: Id, game: Type.String(), phase: Type.String(), updatedAt: Type.Number() })),
  next: Type.Union([Type.String(), Type.Null()]),
});
export const BackedUp = Type.Object({ file: Type.String() });
export const Persons = Type.Object({
  persons: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), createdAt: Type.Number() })),
});
export const Exported = Type.Object({
  person: Type.Object({ name: Type.String(), createdAt: Type.Number() }),
  devices: Type.Integer(),
  seenDevices: Type.Array(Type.Object({ about: Type.String(), seenAt: Type.Number() })),
  tables: Type.Array(Type.Object({ id: Id })),
  said: Type.Array(Type.Object({ table: Id, at: Type.Number() })),
  daily: Type.Array(Type.Object({ day: Type.String(), game: Type.String() })),
  notices: Type.Object({ language: Type.String(), push: Type.Array(Type.String()) }),
});
export const HouseNews = Type.Object({
  lobby: Type.Object({ isOpen: Type.Boolean(), message: Type.String() }),
  announcement: Type.Union([AnnouncementBody, Type.Null()]),
});
