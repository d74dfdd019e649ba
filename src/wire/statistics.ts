// Somebody's finished games, over HTTP.
import { Type } from '@sinclair/typebox';
import { BOT_NAMES } from '../bots/names.ts';
import { GAME_IDS } from '../games/index.ts';
import { about, Id, type Of, oneOf, oneOfPlain, orNull, strict } from './form.ts';

const Counts = (description: string) => Type.Record(Type.String(), Type.Number(), { description });

const ShownSeat = Type.Object({
  who: orNull(Type.String(), 'Whose seat it was, by a key that only this answer knows; null: a bot’s, or nobody’s.'),
  name: Type.String(),
  bot: orNull(oneOf(BOT_NAMES, 'The level of the bot that played to the end.')),
  points: Type.Number(),
  place: Type.Integer(about('1 is first; who is tied shares a place.')),
  left: Type.Boolean(about('Its person gave the seat up, lost it, or let a bot play to the end.')),
  sources: Counts('Points by what they are for; of my own seats only.'),
  noted: Counts('What records are made of; of my own seats only.'),
  cards: Counts('How often each card was used; of my own seats only.'),
});
export const ShownGame = Type.Object({
  table: Id,
  game: oneOfPlain(GAME_IDS),
  at: Type.Number(about('When its last choice was made.')),
  minutes: Type.Number(about('How long it was played, without breaks.')),
  settings: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  rules: Type.Integer(),
  circle: orNull(Type.String()),
  evening: orNull(Type.String()),
  counts: Type.Boolean(about('False: it went back by consent, or its deal was not drawn here.')),
  seats: Type.Array(ShownSeat),
});
export type ShownGame = Of<typeof ShownGame>;

export const MyStatistics = Type.Object({
  me: Type.String(about('My key in `who`.')),
  games: Type.Array(ShownGame),
  hasMore: Type.Boolean(about('There are older ones; the files have them too.')),
});
export type MyStatistics = Of<typeof MyStatistics>;

const GameFigures = Type.Object({
  game: oneOfPlain(GAME_IDS),
  played: Type.Integer(),
  wins: Type.Integer(),
  places: Type.Array(Type.Integer(), about('How often first, second, …')),
  average: orNull(Type.Number()),
  history: Type.Array(Type.Never(), about('Nothing: single games are nobody else’s.')),
  sources: Type.Array(
    Type.Object({ label: Type.String(), points: Type.Number() }),
    about('Average points, by what for.'),
  ),
  favourites: Type.Array(Type.Object({ thing: Type.String(), times: Type.Integer() })),
  records: Type.Array(
    Type.Object({ key: Type.String(), value: Type.Number(), name: Type.String(), at: Type.Number(), table: Id }),
  ),
});
export const CircleStatistics = Type.Object({
  played: Type.Integer(),
  wins: Type.Integer(),
  minutes: Type.Number(),
  streak: Type.Integer(),
  games: Type.Array(GameFigures),
});
export type CircleStatistics = Of<typeof CircleStatistics>;

export const FILE_FORMS = ['csv', 'bgsplay'] as const;
export const FileParams = Type.Object({ form: oneOfPlain(FILE_FORMS) }, strict);
