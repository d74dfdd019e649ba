// The form of everything that comes in, and of what goes out for the documentation. Unknown fields are refused.
import { type TSchema, Type } from '@sinclair/typebox';
import { BOT_NAMES } from '../bots/names.ts';
import { GAME_IDS } from '../games/index.ts';
import { ROOMS, SIGNS } from '../table/chat.ts';
import { MOST_HOLIDAYS } from '../table/clock.ts';
import { ABSENCES, HELPS, PACES, VERDICTS } from '../table/types.ts';

// The pattern says the same again, because what checks live messages (TypeBox) does not look at `enum`.
export const oneOf = <T extends string>(values: readonly T[], about: string) =>
  Type.Unsafe<T>(Type.String({ enum: values, pattern: `^(${values.join('|')})$`, description: about }));
export const strict = { additionalProperties: false } as const;

export const Id = Type.String({ pattern: '^[\\w-]{22}$', description: 'The id of a table: who knows it may watch.' });
const Name = Type.String({
  minLength: 1,
  maxLength: 200,
  description: '1 to 40 characters; what cannot be seen is left out.',
});
const Hex = Type.String({ pattern: '^([0-9a-f]{2}){16,64}$', maxLength: 128 });
const Promised = Type.String({
  pattern: '^([0-9a-f]{2}){16,64}$',
  maxLength: 128,
  description: 'The hash of a random contribution of your own to the seed, in hexadecimal digits.',
});
const Chair = Type.Integer({ minimum: 0, maximum: 31, description: 'From 0.' });
const Bot = oneOf(BOT_NAMES, 'A kind of bot.');
export const WholeNumber = Type.String({ pattern: '^\\d{1,10}$' });

const act = <D extends string, P extends Record<string, TSchema>>(name: D, about: string, rest: P) =>
  Type.Object({ do: Type.Literal(name), ...rest }, { ...strict, description: about });

export const ActSchema = Type.Union(
  [
    act('sit', 'Take an open chair.', { chair: Chair, promise: Type.Optional(Promised) }),
    act('leave', 'Get up; at a running table the chair becomes open.', {}),
    act('chair', 'Host: open or close a chair, or put a bot on it; before the start whoever sits there is sent away.', {
      chair: Chair,
      kind: oneOf(['open', 'closed', 'bot'], 'What the chair becomes.'),
      bot: Type.Optional(Bot),
    }),
    act('start', 'Host: start the game.', {}),
    act('close', 'Host: close the table before the start; there will be no game.', {}),
    act('promise', 'Before the start, or anew after a failed attempt: the hash of a contribution.', {
      promise: Promised,
    }),
    act('reveal', 'After the start: the contribution whose hash was promised.', {
      contribution: Hex,
      roll: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The roll call, `seen.roll.hash`.' })),
    }),
    act('choose', 'Choose an option of the open decision.', {
      answers: Type.Integer({ minimum: 0, description: 'The number of the decision, `seen.decision.answers`.' }),
      choice: Type.String({ minLength: 1, maxLength: 500, description: 'One of `seen.decision.notations`.' }),
    }),
    act('confirm', 'Let the game go on; what was chosen is final.', {}),
    act('undo', 'Take back the last choice.', {}),
    act('sitOut', 'Let a bot play.', { bot: Type.Optional(Bot) }),
    act('comeBack', 'Play yourself again.', {}),
    act('askBack', 'Ask all to go back to where the game stood after `to` of the `seen.made` steps.', {
      to: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
    act('agreeBack', 'Agree to go back.', {}),
    act('refuseBack', 'Refuse to go back.', {}),
    act('abandon', 'Wish to end the game without a result; ends it when all wish so.', {}),
    act('stay', 'Do not wish so any more.', {}),
    act('say', 'Say something: players to all, watchers among themselves until the game is over.', {
      text: Type.String({ minLength: 1, maxLength: 2000, description: 'Plain text of 1 to 500 characters.' }),
      to: oneOf(ROOMS, 'Who is to hear it.'),
    }),
    act('react', 'A sign, about the line with this number or (0) by itself.', {
      to: Type.Integer({ minimum: 0 }),
      sign: oneOf(SIGNS, 'Which sign.'),
    }),
    act('chatSwitch', 'Host: switch the chat on or off.', { on: Type.Boolean() }),
    act('holiday', 'At a slow pace: stop your clock for so many days, within what the table gives; 0 ends it.', {
      days: Type.Integer({ minimum: 0, maximum: 21 }),
    }),
    act('vote', 'What becomes of somebody whose time is up; more than half of the others decide.', {
      seat: Chair,
      wants: oneOf(VERDICTS, 'Wait, a bot sits in, or the chair becomes open.'),
    }),
    act('pardon', 'Give the chair back to its person, with a little time; not after a vote.', { seat: Chair }),
  ],
  { description: 'What somebody wants to do at a table.' },
);

export const ActId = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'An id of your own: a retry with the same id counts once.',
});
export const ActBody = Type.Object({ id: ActId, act: ActSchema }, strict);

/** What a client may send over a live connection. */
export const ClientMessage = Type.Union([
  Type.Object({ type: Type.Literal('act'), id: ActId, act: ActSchema }, strict),
  Type.Object({ type: Type.Literal('ping') }, strict),
  Type.Object({ type: Type.Literal('look'), isLooking: Type.Boolean() }, strict),
]);

export const TableParams = Type.Object({ id: Id }, strict);
export const ReadQuery = Type.Object(
  {
    from: Type.Optional(WholeNumber),
    wait: Type.Optional(
      Type.String({ pattern: '^([0-9]|1[0-9]|2[0-5])$', description: 'Seconds to wait for news, up to 25.' }),
    ),
  },
  strict,
);
export const LogQuery = Type.Object({ before: WholeNumber }, strict);
export const GalleryQuery = Type.Object({ before: Type.Optional(WholeNumber) }, strict);
export const PastQuery = Type.Object({ point: WholeNumber }, strict);
export const LiveQuery = Type.Object(
  {
    from: Type.Optional(WholeNumber),
    protocol: Type.Optional(Type.String({ pattern: '^\\d{1,6}$', description: 'The protocol that a page speaks.' })),
  },
  strict,
);
export const NoQuery = Type.Object({}, strict);

const SettingValue = Type.Union([Type.String({ maxLength: 100 }), Type.Number(), Type.Boolean()]);
const CHAIRS = ['me', 'open', 'closed', ...BOT_NAMES.map((bot) => `bot:${bot}`)];
export const NewTable = Type.Object(
  {
    game: oneOf(GAME_IDS, 'Which game.'),
    preset: Type.Optional(Type.String({ maxLength: 60, description: 'A named set of settings.' })),
    settings: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z]\\w{0,60}$' }), SettingValue, { ...strict, maxProperties: 60 }),
    ),
    chairs: Type.Optional(
      Type.Array(oneOf(CHAIRS, 'Who sits there.'), {
        maxItems: 32,
        description: 'By seat. If left out: you, and open chairs for as many as the game allows.',
      }),
    ),
    pace: Type.Optional(oneOf(PACES, 'How much time there is for a move.')),
    absent: Type.Optional(oneOf(ABSENCES, 'What becomes of somebody whose time is up; `wait` if left out.')),
    holidays: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MOST_HOLIDAYS,
        description: 'Days of holiday each may have, at a slow pace; if left out 3, or 30 at a pace of days.',
      }),
    ),
    help: Type.Optional(oneOf(HELPS, 'What the table shows beyond the bare rules.')),
    isPublic: Type.Optional(Type.Boolean({ description: 'Whether it is listed; false if left out.' })),
    chat: Type.Optional(Type.Boolean({ description: 'Whether one can talk there; true if left out.' })),
    promise: Type.Optional(Promised),
  },
  strict,
);
export const NewName = Type.Object({ name: Name }, strict);
export const Recover = Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) }, strict);

const Day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'A day (UTC), YYYY-MM-DD.' });
export const DailyQuery = Type.Object({ day: Type.Optional(Day) }, strict);
export const DailyParams = Type.Object({ game: oneOf(GAME_IDS, 'Which game.') }, strict);

// What goes out.
export const Me = Type.Object({ name: Type.String(), createdAt: Type.Number() });
export const Addresses = Type.Object({ addresses: Type.Array(Type.String()) });
export const SeatKey = Type.Object({ key: Type.String({ description: 'For `Authorization: Bearer`.' }) });
export const Created = Type.Object({ id: Id, link: Type.String() });
export const Recovery = Type.Object({ link: Type.String(), token: Type.String(), expiresAt: Type.Number() });
export const Accepted = Type.Object({ ok: Type.Literal(true), seq: Type.Integer() });
const Entry = Type.Object({
  seq: Type.Integer(),
  at: Type.Number(),
  by: Type.Union([Type.Integer(), Type.Null()]),
  act: Type.String(),
  events: Type.Array(Type.Object({ e: Type.String() })),
  chat: Type.Optional(Type.Object({}, { description: '`SeenLine` of src/table/chat.ts.' })),
});
export const SeenAndLog = Type.Object({
  seen: Type.Object({}, { description: '`Seen` of src/table/types.ts: all that you may know.' }),
  from: Type.Integer({ description: 'The number that the lines come after; larger than asked for: there were more.' }),
  log: Type.Array(Entry),
});
export const LogPage = Type.Object({ from: Type.Integer(), log: Type.Array(Entry) });
export const PastAndPoints = Type.Object({
  view: Type.Object({}, { description: '`View` of src/kernel/types.ts, as `seen.view`.' }),
  points: Type.Integer(),
});
export const ListOfTables = Type.Object({ tables: Type.Array(Type.Object({ id: Id, game: Type.String() })) });
export const DailyList = Type.Object({
  day: Day,
  today: Day,
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      players: Type.Integer(),
      level: Type.String(),
      played: Type.Integer({ description: 'How many have finished.' }),
      isOpen: Type.Boolean({ description: 'Whether I may see the results.' }),
      you: Type.Union([Type.Object({ table: Id, phase: Type.String() }), Type.Null()]),
      results: Type.Array(
        Type.Object({
          rank: Type.Integer(),
          name: Type.String(),
          points: Type.Integer(),
          place: Type.Integer(),
          table: Id,
        }),
      ),
    }),
  ),
});
export const Gallery = Type.Object({
  lines: Type.Array(Type.Object({ at: Type.Number() })),
  next: Type.Union([Type.Integer(), Type.Null()]),
});
export const ListOfGames = Type.Object({ games: Type.Array(Type.Object({ id: Type.String() })) });
export const ErrorBody = Type.Object({
  error: Type.Object({
    why: Type.String({ description: 'A key.' }),
    rule: Type.Optional(Type.String({ description: 'The rule of the game that forbids it.' })),
    facts: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  }),
});
