// 'This is wrong': what a player doubts, and what the desk reads of it.
import { Type } from '@sinclair/typebox';
import { about, Chair, Id, type Of, oneOf, oneOfPlain, orNull, strict } from './form.ts';
import { MOST_RECORD } from './tables.ts';

export const DOUBTED = ['refusal', 'points', 'rule'] as const;
export type DoubtedKind = (typeof DOUBTED)[number];
export const MOST_DOUBT = 500;

const Rule = Type.String({
  pattern: '^[RQ]\\d{1,3}(\\.[A-Z]?\\d{1,3}){0,4}[a-z]?$',
  description: 'The number of a rule or ruling.',
});

export const NewDoubt = Type.Object(
  {
    kind: oneOfPlain(DOUBTED),
    game: Type.String({ pattern: '^[\\w-]{1,40}$' }),
    rule: Rule,
    text: Type.String({ minLength: 3, maxLength: MOST_DOUBT, description: 'What is wrong, in a sentence.' }),
    table: Type.Optional(Id),
    record: Type.Optional(
      Type.String({ maxLength: MOST_RECORD, description: 'Of a game on this device: its record up to here.' }),
    ),
    seat: Type.Optional(Chair),
    tried: Type.Optional(Type.String({ maxLength: 200, description: 'The choice that was refused, in notation.' })),
    points: Type.Optional(Type.Integer({ minimum: -10_000, maximum: 10_000, description: 'What the line gives.' })),
  },
  strict,
);
export type NewDoubt = Of<typeof NewDoubt>;

const Doubt = Type.Object({
  id: Type.String(),
  at: Type.Number(),
  name: Type.String(),
  kind: oneOf(DOUBTED, 'What is doubted.'),
  game: Type.String(),
  rule: Type.String(),
  text: Type.String(),
  table: orNull(Type.String()),
  hasTest: Type.Boolean(about('The game is over, or there was none: the doubt can be exported as a test.')),
});
export type Doubt = Of<typeof Doubt>;
export const DoubtsQuery = Type.Object({ before: Type.Optional(Type.String({ maxLength: 100 })) }, strict);
export const DoubtParams = Type.Object({ id: Id }, strict);
export const DoubtsPage = Type.Object({ doubts: Type.Array(Doubt), next: orNull(Type.String()) });
export type DoubtsPage = Of<typeof DoubtsPage>;
