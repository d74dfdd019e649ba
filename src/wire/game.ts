// What the kernel says about a game, as it goes over the wire. The kernel knows no schemas; code that sends or reads one of these
// assigns it from one type to the other, so that a difference does not compile.
import { Type } from '@sinclair/typebox';
import { about, type Of, orNull } from './form.ts';

export const Seat = Type.Integer(about('From 0.'));
export const Settings = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
const Facts = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

export const Refusal = Type.Object({
  rule: Type.String(about('The rule of the game that forbids it, or nothing.')),
  why: Type.String(about('A key.')),
  facts: Type.Optional(Facts),
});
const Problem = Type.Object({
  why: Type.String(about('A key.')),
  table: Type.Optional(Type.String()),
  row: Type.Optional(Type.String()),
  column: Type.Optional(Type.String()),
  facts: Type.Optional(Facts),
});
export const ErrorBody = Type.Object({
  error: Type.Object({
    why: Type.String(about('A key.')),
    rule: Type.Optional(Type.String(about('The rule of the game that forbids it.'))),
    facts: Type.Optional(Facts),
    problems: Type.Optional(Type.Array(Problem, about('Of something with many parts: all that is wrong with it.'))),
  }),
});
export type ErrorBody = Of<typeof ErrorBody>;

export const GameEvent = Type.Object({ e: Type.String() }, about('What happened; the fields follow from `e`.'));
const Task = Type.Object({ do: Type.String(), seat: Type.Optional(Seat) });
const Sizes = Type.Record(Type.String(), Type.Number());

export const View = Type.Object(
  {
    seat: orNull(Seat),
    settings: Settings,
    open: Type.Unknown(about('What lies open: `Open` in `types.ts` of the game.')),
    own: Type.Array(Type.Unknown(), about('By seat: the own one as it is (`Own`), of the others sizes.')),
    dark: Sizes,
    todo: Type.Array(Task),
    forked: Type.Array(Type.Array(Task)),
    lanes: Type.Array(
      Type.Union([Type.Array(Task), Type.Boolean()]),
      about('While all play at once: the own lane; of the others whether they are busy.'),
    ),
  },
  about('What a seat may know of the game, `View` of src/kernel/types.ts.'),
);

export const Decision = Type.Object({
  seat: Seat,
  task: Type.Object({ do: Type.String(), seat: Seat }, about('What is asked.')),
  options: Type.Array(Type.Unknown(), about('Everything that is allowed, as data.')),
  number: Type.Integer(about('The number of the decision; a choice says which one it answers.')),
  notations: Type.Array(Type.String(), about('The options in the same order, as texts.')),
});

export const ScoreLine = Type.Object({
  rule: Type.String(),
  label: Type.String(),
  points: Type.Number(),
  facts: Type.Optional(Facts),
  of: Type.Optional(Type.Array(Type.String())),
  pending: Type.Optional(Type.Boolean()),
});
