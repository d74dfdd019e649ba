// Circles over HTTP: people who play together. Who somebody is never leaves the server: members have tags.
import { Type } from '@sinclair/typebox';
import { LEVEL_NAMES } from '../bots/names.ts';
import { GAME_IDS } from '../games/index.ts';
import { SEALS } from '../text/seals.ts';
import { about, Id, type Of, oneOf, orNull, strict } from './form.ts';
import { TableCard } from './seen.ts';
import { MEMBER_DEEDS, MOST_CALL, MOST_HOUSE_RULES, PRESENCES } from './values.ts';

const Tag = Type.String({
  pattern: '^[0-9a-f]{12}$',
  description: 'Tells members apart, and says nothing about them.',
});
const Code = Type.String({ pattern: '^[\\w-]{22}$', description: 'The secret in the link of a circle.' });
const Name = Type.String({ minLength: 1, maxLength: 200, description: '1 to 40 characters.' });

export const CircleParams = Type.Object({ id: Id }, strict);
export const CodeParams = Type.Object({ code: Code }, strict);
export const MemberParams = Type.Object({ id: Id, member: Tag }, strict);
export const SpokenParams = Type.Object({ id: Id, line: Id }, strict);

export const NewCircleBody = Type.Object({ name: Name }, strict);
export type NewCircleBody = Of<typeof NewCircleBody>;
export const CircleAnswer = Type.Object({ id: Id });
export type CircleAnswer = Of<typeof CircleAnswer>;

export const CirclePreview = Type.Object(
  {
    name: Type.String(),
    founder: Type.String(),
    members: Type.Integer(),
    id: orNull(Id, 'Where its page is; null: you do not belong to it.'),
  },
  about('What somebody with its link sees of a circle.'),
);
export type CirclePreview = Of<typeof CirclePreview>;

const Circled = Type.Object({
  id: Id,
  name: Type.String(),
  members: Type.Integer(),
  here: Type.Integer(about('How many of them are on its page.')),
  tables: Type.Integer(about('Tables with a free chair.')),
  isFounder: Type.Boolean(),
});
export type Circled = Of<typeof Circled>;
export const MyCircles = Type.Object({ circles: Type.Array(Circled) });
export type MyCircles = Of<typeof MyCircles>;

const SeenMember = Type.Object({
  tag: Tag,
  name: Type.String(),
  seal: oneOf(SEALS, 'The seal or portrait they are known by.'),
  since: Type.Number(),
  isFounder: Type.Boolean(),
  isYou: Type.Boolean(),
  presence: oneOf(PRESENCES, 'Whether they are on the page of the circle.'),
  plays: orNull(Id, 'A game of the circle that they play now.'),
});
export type SeenMember = Of<typeof SeenMember>;
export const SpokenLine = Type.Object({
  id: Id,
  at: Type.Number(),
  name: Type.String(),
  tag: orNull(Tag, 'Who said it; null: it was deleted.'),
  text: orNull(Type.String()),
});
export type SpokenLine = Of<typeof SpokenLine>;

export const CirclePage = Type.Object(
  {
    id: Id,
    name: Type.String(),
    link: Type.String(about('Who opens it may join.')),
    call: Type.String(about('Where they talk to each other, an https address; empty: nowhere.')),
    houseRules: Type.String(),
    isRated: Type.Boolean(),
    createdAt: Type.Number(),
    wantsNotices: Type.Boolean(),
    members: Type.Array(SeenMember),
    removed: Type.Array(
      Type.Object({ tag: Tag, name: Type.String() }),
      about('For the founder: who may not come back.'),
    ),
    tables: Type.Array(TableCard, about('Those that are not over, newest first.')),
    lines: Type.Array(SpokenLine, about('What was said last, the newest at the end.')),
    hasEarlier: Type.Boolean(),
    version: Type.String(about('Give it as `known` to be answered when something has changed.')),
  },
  about('The page of a circle, for its members.'),
);
export type CirclePage = Of<typeof CirclePage>;
export const CircleQuery = Type.Object(
  {
    known: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$' })),
    wait: Type.Optional(Type.String({ pattern: '^([0-9]|1[0-9]|2[0-5])$', description: 'Seconds to wait for news.' })),
    look: Type.Optional(oneOf(['here', 'away'] as const, 'Whether somebody looks at the page, and touches it.')),
  },
  strict,
);

export const CircleChanges = Type.Object(
  {
    name: Type.Optional(Name),
    call: Type.Optional(Type.String({ maxLength: MOST_CALL, description: 'An https address, or nothing.' })),
    houseRules: Type.Optional(Type.String({ maxLength: 2 * MOST_HOUSE_RULES })),
    isRated: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type CircleChanges = Of<typeof CircleChanges>;
export const MemberBody = Type.Object(
  { do: oneOf(MEMBER_DEEDS, 'Remove them, let them back, or make them the founder.') },
  strict,
);
export type MemberBody = Of<typeof MemberBody>;
export const MembershipBody = Type.Object({ wantsNotices: Type.Boolean() }, strict);
export type MembershipBody = Of<typeof MembershipBody>;

export const SpokenBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }) }, strict);
export type SpokenBody = Of<typeof SpokenBody>;
export const SpokenQuery = Type.Object({ before: Id }, strict);
export const SpokenPage = Type.Object({ lines: Type.Array(SpokenLine), hasEarlier: Type.Boolean() });
export type SpokenPage = Of<typeof SpokenPage>;

const Count = Type.Integer();
const Game = oneOf(GAME_IDS, 'Which game.');
export const CircleTally = Type.Object(
  {
    games: Type.Integer(about('Games that at least two people played to the end.')),
    persons: Type.Array(
      Type.Object({
        tag: Tag,
        played: Count,
        wins: Count,
        streak: Type.Integer(about('The most games won one after the other.')),
        running: Type.Integer(about('How many of the last ones.')),
        games: Type.Array(Type.Object({ game: Game, played: Count, wins: Count })),
      }),
      about('Who has won most comes first.'),
    ),
    best: Type.Array(Type.Object({ game: Game, tag: Tag, points: Type.Number(), at: Type.Number(), table: Id })),
    pairs: Type.Array(
      Type.Object({ one: Tag, other: Tag, met: Count, oneAhead: Count, otherAhead: Count }),
      about('One against the other; who has met most comes first.'),
    ),
    ratings: orNull(
      Type.Array(
        Type.Object({
          tag: Tag,
          game: Game,
          games: Count,
          missing: Type.Integer(about('So many more games until something can be said.')),
          strength: orNull(
            Type.Object({
              elo: Count,
              within: Type.Integer(about('Half the width of the interval that holds 95 of 100.')),
              level: orNull(oneOf(LEVEL_NAMES, 'The level of bots that plays most alike.')),
            }),
          ),
        }),
      ),
      'How strong everybody plays; null: the circle does not want that.',
    ),
  },
  about('Everything a circle has played together.'),
);
export type CircleTally = Of<typeof CircleTally>;
