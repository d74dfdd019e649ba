// An evening of a circle, as its members see it.
import { Type } from '@sinclair/typebox';
import { SPOILS } from '../fair/roll.ts';
import { GAME_IDS } from '../games/index.ts';
import { SEALS } from '../text/seals.ts';
import { about, Id, type Of, oneOf, orNull, Promised, strict, WholeNumber } from './form.ts';
import { Settings } from './game.ts';
import { EVENING_FORMS, HELPS, PACES, ROUND_STAGES } from './values.ts';

/** Tells the people of one evening apart, and says nothing about who they are elsewhere. */
const Tag = Type.String({ pattern: '^[\\w-]{12}$', description: 'Somebody at this evening.' });
const CircleId = Type.String({ pattern: '^[\\w-]{22}$', description: 'The id of a circle.' });
const Games = Type.Array(oneOf(GAME_IDS, 'Which game.'), {
  minItems: 1,
  maxItems: 10,
  description: 'One after the other, a round each, and again from the first.',
});
const plan = {
  games: Games,
  form: oneOf(EVENING_FORMS, 'Who plays with whom.'),
  pace: oneOf(PACES, 'How much time there is for a move.'),
  help: oneOf(HELPS, 'What the tables show beyond the bare rules.'),
  size: orNull(Type.Integer({ minimum: 2, maximum: 16 }), 'Seats at a table; null: as it fits best.'),
};

export const NewEvening = Type.Object({ circle: CircleId, ...Type.Partial(Type.Object(plan)).properties }, strict);
export type NewEvening = Of<typeof NewEvening>;
export const EveningParams = Type.Object({ id: Id }, strict);
export const EveningCreated = Type.Object({ id: Id });
export type EveningCreated = Of<typeof EveningCreated>;
export const EveningsQuery = Type.Object({ circle: CircleId }, strict);
export const EveningQuery = Type.Object(
  {
    from: Type.Optional(WholeNumber),
    wait: Type.Optional(Type.String({ pattern: '^([0-9]|1[0-9]|2[0-5])$', description: 'Seconds to wait for news.' })),
  },
  strict,
);

export const EveningAct = Type.Union([
  Type.Object({ do: Type.Literal('here'), isHere: Type.Boolean() }, { ...strict, ...about('I have come, or I go.') }),
  Type.Object(
    { do: Type.Literal('tick'), person: Tag, isHere: Type.Boolean() },
    { ...strict, ...about('Somebody has come, or has gone: a member, or a guest.') },
  ),
  Type.Object(
    { do: Type.Literal('guest'), name: Type.String({ maxLength: 200 }) },
    { ...strict, ...about('A guest without a device has come.') },
  ),
  Type.Object(
    { do: Type.Literal('plan'), ...Type.Partial(Type.Object(plan)).properties },
    { ...strict, ...about('What is played, from the next round on.') },
  ),
  Type.Object(
    { do: Type.Literal('begin'), isFinal: Type.Boolean() },
    { ...strict, ...about('The next round, or the final.') },
  ),
  Type.Object(
    { do: Type.Literal('promise'), promise: Promised },
    { ...strict, ...about('My part of the seed, as a hash.') },
  ),
  Type.Object(
    { do: Type.Literal('reveal'), contribution: Promised, roll: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
    { ...strict, ...about('My part of the seed, for the roll call that I have seen.') },
  ),
  Type.Object({ do: Type.Literal('end') }, { ...strict, ...about('The evening is over.') }),
]);
export type EveningAct = Of<typeof EveningAct>;

const EveningPerson = Type.Object({
  tag: Tag,
  name: Type.String(),
  isGuest: Type.Boolean(),
  isHere: Type.Boolean(),
  isHost: Type.Boolean(),
  seal: Type.Optional(oneOf(SEALS, 'Left out: a guest, or no longer of the circle.')),
});
export type EveningPerson = Of<typeof EveningPerson>;

const SeatShown = Type.Object({
  person: orNull(Tag, 'null: a bot.'),
  holder: Type.Optional(Tag),
  points: Type.Optional(Type.Number(about('When the round is over.'))),
  place: Type.Optional(Type.Integer()),
  left: Type.Optional(Type.Literal(true, about('A bot played on: counts as last.'))),
  table: Type.Optional(Type.Integer(about('Points of the evening against those at the table.'))),
  deal: Type.Optional(Type.Integer(about('… and against those on the same seat elsewhere.'))),
});
const TableShown = Type.Object({
  id: orNull(Id, 'null: not dealt yet, or not yours while the round is under way.'),
  isOver: Type.Boolean(),
  hasResult: Type.Boolean(),
  seats: Type.Array(SeatShown),
});
export type TableShown = Of<typeof TableShown>;

const roll = {
  attempt: Type.Integer(),
  commitment: Type.String(),
  promises: Type.Array(orNull(Type.String()), about('By person of the round.')),
  hash: Type.String(),
  round: Type.Object({ number: Type.Integer(), tables: Type.Array(Type.Array(orNull(Type.Integer()))) }),
};
const RoundShown = Type.Object({
  number: Type.Integer(about('From 1.')),
  isFinal: Type.Boolean(),
  game: oneOf(GAME_IDS, 'Which game.'),
  rules: Type.Integer(),
  settings: Settings,
  stage: oneOf(ROUND_STAGES, 'How far it is.'),
  tables: Type.Array(TableShown),
  attempt: Type.Integer(about('From 1.')),
  roll: Type.Optional(Type.Object(roll, about('Who is bound to what, and who sits where.'))),
  callUntil: Type.Optional(Type.Number(about('Until when everybody has to reveal.'))),
  missing: Type.Array(Tag, about('Whom the roll call waits for.')),
  failed: Type.Array(
    Type.Object({
      attempt: Type.Integer(),
      hash: Type.String(),
      by: Type.Array(Type.Object({ name: Type.String(), why: oneOf(SPOILS, 'Not in time, or gone.') })),
    }),
  ),
  you: orNull(
    Type.Object({
      number: Type.Integer(about('Among the people of the round, from 0.')),
      table: Type.Integer(),
      promise: orNull(Type.String()),
      hasRevealed: Type.Boolean(),
    }),
    'null: not in it.',
  ),
});
export type RoundShown = Of<typeof RoundShown>;

const StandingShown = Type.Object({
  person: Tag,
  place: Type.Integer(),
  rounds: Type.Integer(),
  table: Type.Integer(),
  deal: Type.Integer(),
  score: Type.Integer(),
  above: Type.Number(about('Points above the average of the seats, in all rounds.')),
});
const LayoutShown = Type.Object({ size: Type.Integer(), tables: Type.Integer(), bots: Type.Integer() });

export const SeenEvening = Type.Object(
  {
    id: Id,
    seq: Type.Integer(),
    circle: Type.Object({ id: CircleId, name: Type.String() }),
    createdAt: Type.Number(),
    isOver: Type.Boolean(),
    ...plan,
    people: Type.Array(EveningPerson),
    members: Type.Array(
      Type.Object({ tag: Tag, name: Type.String(), seal: oneOf(SEALS, 'What they are known by.') }),
      about('Of the circle, who are not there.'),
    ),
    you: orNull(Tag, 'null: not there.'),
    mayRun: Type.Boolean(about('Begins rounds and says who is there.')),
    next: orNull(
      Type.Object({
        game: oneOf(GAME_IDS, 'Which game.'),
        layout: LayoutShown,
        layouts: Type.Array(LayoutShown),
        why: orNull(Type.String(), 'Why it cannot begin.'),
      }),
      'The next round; null: one is under way, or there is none.',
    ),
    rounds: Type.Array(RoundShown),
    standings: Type.Array(StandingShown),
    places: Type.Array(
      Type.Object({ person: Tag, place: Type.Integer(), table: orNull(Type.Integer()) }),
      about('After the final, or when the evening is over.'),
    ),
  },
  about('All that a member of the circle may know of an evening.'),
);
export type SeenEvening = Of<typeof SeenEvening>;

export const EveningList = Type.Object({
  evenings: Type.Array(
    Type.Object({
      id: Id,
      createdAt: Type.Number(),
      isOver: Type.Boolean(),
      people: Type.Integer(),
      rounds: Type.Integer(),
    }),
  ),
});
export type EveningList = Of<typeof EveningList>;
