// Who somebody is, over HTTP: a name, a way to another device, and the way out.
import { Type } from '@sinclair/typebox';
import { COLOUR_NAMES, SEALS } from '../text/seals.ts';
import { about, Id, type Of, oneOf, orNull, strict, Token } from './form.ts';

export const NewName = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      description: '1 to 40 characters; what cannot be seen is left out.',
    }),
    seal: Type.Optional(oneOf(SEALS, 'The seal or portrait you are known by; left out: as before.')),
    colour: Type.Optional(orNull(oneOf(COLOUR_NAMES, 'A colour.'), 'The colour you wish for; left out: as before.')),
  },
  strict,
);
export type NewName = Of<typeof NewName>;
export const Me = Type.Object({
  name: Type.String(),
  createdAt: Type.Number(),
  seal: oneOf(SEALS, 'The seal or portrait they are known by.'),
  colour: orNull(oneOf(COLOUR_NAMES, 'A colour.'), 'The colour they wish for.'),
});
export type Me = Of<typeof Me>;

export const Recovery = Type.Object({ link: Type.String(), token: Type.String(), expiresAt: Type.Number() });
export type Recovery = Of<typeof Recovery>;
export const Recover = Type.Object({ token: Token }, strict);
export type Recover = Of<typeof Recover>;

const Device = Type.Object({
  id: Type.String(),
  about: Type.String(about('Program and system, as far as they are known.')),
  seenAt: Type.Number(about('When it was last used, to the hour.')),
  isThis: Type.Boolean(about('It is the one that asks.')),
});
export type Device = Of<typeof Device>;
export const DeviceList = Type.Object({ devices: Type.Array(Device) });
export type DeviceList = Of<typeof DeviceList>;
export const DeviceParams = Type.Object({ id: Type.String({ pattern: '^[\\w-]{22}$' }) }, strict);

export const Exported = Type.Object({
  person: Type.Object({
    name: Type.String(),
    createdAt: Type.Number(),
    seal: Type.Optional(Type.String()),
    colour: Type.Optional(Type.String()),
  }),
  devices: Type.Integer(),
  seenDevices: Type.Array(Type.Object({ about: Type.String(), seenAt: Type.Number() })),
  tables: Type.Array(Type.Object({ id: Id })),
  finished: Type.Array(Type.Object({ table: Id, at: Type.Number() })),
  said: Type.Array(Type.Object({ table: Id, at: Type.Number() })),
  saidInCircles: Type.Array(Type.Object({ circle: Id, at: Type.Number() })),
  waysBack: Type.Object({
    passkeys: Type.Array(Type.Object({ about: Type.String(), madeAt: Type.Number() })),
    codeMadeAt: orNull(Type.Number()),
  }),
  editions: Type.Array(
    Type.Object({ id: Type.String(), isShared: Type.Boolean(), at: Type.Number(), edition: Type.Unknown() }),
  ),
  slips: Type.Array(Type.Object({ table: Type.String(), text: Type.String() })),
  circles: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  daily: Type.Array(Type.Object({ day: Type.String(), game: Type.String() })),
  notices: Type.Object({ language: Type.String(), push: Type.Array(Type.String()) }),
});
