// The deal of the day.
import { Type } from '@sinclair/typebox';
import { GAME_IDS } from '../games/index.ts';
import { about, Bot, Day, Id, type Of, oneOf, orNull, strict } from './form.ts';
import { PHASES } from './values.ts';

export const DailyQuery = Type.Object({ day: Type.Optional(Day) }, strict);
export const DailyParams = Type.Object({ game: oneOf(GAME_IDS, 'Which game.') }, strict);

const score = { name: Type.String(), points: Type.Integer(), place: Type.Integer() };
const DailyResult = Type.Object({
  rank: Type.Integer(about('Among people: by their place at the table, then by points.')),
  ...score,
  table: Id,
  isYou: Type.Boolean(),
});
export type DailyResult = Of<typeof DailyResult>;
const DailyDeal = Type.Object({
  game: oneOf(GAME_IDS, 'Which game.'),
  players: Type.Integer(),
  level: Bot,
  par: orNull(Type.Integer(), 'The points of the master bot in the same seat; null: it has not finished yet.'),
  you: orNull(Type.Object({ table: Id, phase: oneOf(PHASES, 'How far it is.'), result: orNull(Type.Object(score)) })),
  played: Type.Integer(about('How many have finished.')),
  isOpen: Type.Boolean(about('Whether I may see the results.')),
  results: Type.Array(DailyResult),
});
export type DailyDeal = Of<typeof DailyDeal>;
export const DailyList = Type.Object({
  day: Day,
  today: Day,
  streak: Type.Integer(about('How many days in a row I have finished a deal.')),
  games: Type.Array(DailyDeal),
});
export type DailyList = Of<typeof DailyList>;
