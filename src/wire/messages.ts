// What goes over a live connection, both ways. docs/api.md explains it.
import { Type } from '@sinclair/typebox';
import { ActId, SentAct } from './acts.ts';
import { about, GuestSeat, type Of, oneOf, orNull, strict, WholeNumber } from './form.ts';
import { Refusal, Seat } from './game.ts';
import { Seen, SeenEntry } from './seen.ts';
import { PRESENCES } from './values.ts';

export const LiveQuery = Type.Object(
  {
    from: Type.Optional(WholeNumber),
    as: Type.Optional(GuestSeat),
    protocol: Type.Optional(Type.String({ pattern: '^\\d{1,6}$', description: 'The protocol that a page speaks.' })),
    tree: Type.Optional(
      Type.Literal('1', { description: 'Updates say what has changed in `seen.view.open` as a tree: in `open`.' }),
    ),
  },
  strict,
);

/** What a client may send. */
export const ClientMessage = Type.Union([
  Type.Object({ type: Type.Literal('act'), id: ActId, act: SentAct }, strict),
  Type.Object({ type: Type.Literal('ping') }, strict),
  Type.Object(
    { type: Type.Literal('look'), isLooking: Type.Boolean() },
    { ...strict, ...about('Whether there was input lately. Said again at least every minute while there is.') },
  ),
  Type.Object(
    {
      type: Type.Literal('try'),
      decision: Type.Integer({ minimum: 0, description: 'The number of the decision, `seen.decision.number`.' }),
      option: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Its index in `seen.decision.options`; left out: none any more.' }),
      ),
    },
    { ...strict, ...about('What you are trying, for the others to see. It is not stored, and not answered.') },
  ),
]);
export type ClientMessage = Of<typeof ClientMessage>;

const Path = Type.Array(Type.Union([Type.String(), Type.Number()]));
export const Change = Type.Union(
  [
    Type.Tuple([Type.Literal('set'), Path, Type.Unknown()]),
    Type.Tuple([Type.Literal('cut'), Path, Type.Number()]),
    Type.Tuple([Type.Literal('drop'), Path]),
  ],
  about('Set a value, shorten a list, or drop a field.'),
);
export type Change = Of<typeof Change>;

const log = Type.Array(SeenEntry);
export const ServerMessage = Type.Union([
  Type.Object(
    { type: Type.Literal('table'), seen: Seen, from: Type.Integer(), log },
    about('All that the viewer may know, and the last lines of the log: those after `from`, a hundred at most.'),
  ),
  Type.Object(
    {
      type: Type.Literal('update'),
      seq: Type.Integer(),
      from: Type.Integer(),
      changes: Type.Array(Change),
      open: Type.Optional(Type.Unknown({ description: 'Only with `tree`: what has changed in `seen.view.open`.' })),
      log,
    },
    about('What has changed since `from`.'),
  ),
  Type.Object({ type: Type.Literal('done'), id: Type.String(), seq: Type.Integer() }),
  Type.Object({ type: Type.Literal('refused'), id: Type.String(), refusal: Refusal }),
  Type.Object({
    type: Type.Literal('error'),
    id: Type.Optional(Type.String()),
    why: Type.String(),
    facts: Refusal.properties.facts,
  }),
  Type.Object(
    { type: Type.Literal('try'), seat: Seat, option: Type.Optional(Type.Unknown()) },
    about('What somebody else is trying: one of the options of their decision; left out: none any more.'),
  ),
  Type.Object(
    { type: Type.Literal('presence'), seats: Type.Array(orNull(oneOf(PRESENCES, 'Whether its person is there.'))) },
    about('Who is there, by seat; null: no person sits there. Not stored.'),
  ),
  Type.Object({ type: Type.Literal('pong') }),
  Type.Object({ type: Type.Literal('goodbye') }),
]);
export type ServerMessage = Of<typeof ServerMessage>;
