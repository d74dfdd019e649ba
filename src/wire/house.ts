// What the house tells everybody, and what else it can be asked: its games and addresses.
import { Type } from '@sinclair/typebox';
import { about, type Of, oneOfPlain, orNull, strict } from './form.ts';
import { Settings } from './game.ts';
import { LEVELS } from './values.ts';

export const Announcement = Type.Object({ text: Type.String({ maxLength: 500 }), level: oneOfPlain(LEVELS) }, strict);
export type Announcement = Of<typeof Announcement>;
export const HouseNews = Type.Object({
  lobby: Type.Object({ isOpen: Type.Boolean(), message: Type.String() }),
  announcement: orNull(Announcement),
});
export type HouseNews = Of<typeof HouseNews>;

export const Addresses = Type.Object({ addresses: Type.Array(Type.String()) });
export type Addresses = Of<typeof Addresses>;

const Setting = Type.Object({
  values: Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  default: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
  rule: Type.String(),
  later: Type.Optional(Type.Literal(true)),
});
const Words = Type.Object({
  title: Type.String(),
  tagline: Type.String(),
  settings: Type.Record(Type.String(), Type.Unknown()),
  presets: Type.Record(Type.String(), Type.Unknown()),
});
const ListedGame = Type.Object({
  id: Type.String(),
  version: Type.Integer(about('Of its rules.')),
  edition: Type.String(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  settings: Type.Record(Type.String(), Setting),
  presets: Type.Record(Type.String(), Settings),
  texts: Type.Record(Type.String(), Words, about('By language.')),
});
export type ListedGame = Of<typeof ListedGame>;
export const ListOfGames = Type.Object({ games: Type.Array(ListedGame) });
