// Two identities that are both mine, over HTTP.
import { Type } from '@sinclair/typebox';
import { about, type Of, orNull, strict, Token } from './form.ts';
import { CodeBody, PasskeyAnswer } from './ways-back.ts';

/** One of the ways back to the other one. */
export const Also = Type.Union([
  CodeBody,
  Type.Object({ token: Token }, { ...strict, description: 'Of a recovery link, such as a mail brings.' }),
  Type.Object({ passkey: PasskeyAnswer }, strict),
]);
export type Also = Of<typeof Also>;

export const AlsoMe = Type.Object({
  ticket: Type.String(about('With it they become one: once, within ten minutes, and only for whoever asked.')),
  name: Type.String(),
  createdAt: Type.Number(),
  games: Type.Integer(about('Tables of theirs.')),
  circles: Type.Integer(),
  devices: Type.Integer(about('Where they are signed in: there it is me afterwards.')),
  isBanned: Type.Boolean(about('The host has shown them the door: that goes over to me.')),
  inTheWay: orNull(Type.String(), 'A table or evening where both are playing, as a path: not before that is over.'),
});
export type AlsoMe = Of<typeof AlsoMe>;
export const MergeBody = Type.Object({ ticket: Token }, strict);
export type MergeBody = Of<typeof MergeBody>;
