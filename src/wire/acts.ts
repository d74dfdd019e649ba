// What somebody can ask for at a table, as it is sent: over HTTP, or live.
import { type TSchema, Type } from '@sinclair/typebox';
import { Bot, Chair, CharacterId, ChosenSettings, type Of, oneOf, Promised, strict } from './form.ts';
import { ABSENCES, HELPS, LONGEST_HOLIDAY, MOST_HOLIDAYS, PACES, ROOMS, SIGNS, VERDICTS } from './values.ts';

const actOf = <D extends string, P extends Record<string, TSchema>>(name: D, description: string, rest: P) =>
  Type.Object({ do: Type.Literal(name), ...rest }, { ...strict, description });

export const SentAct = Type.Union(
  [
    actOf('sit', 'Take an open chair.', { chair: Chair, promise: Type.Optional(Promised) }),
    actOf('leave', 'Get up; at a running table the chair becomes open.', {}),
    actOf(
      'chair',
      'Host: open or close a chair, or put a bot on it; before the start whoever sits there is sent away.',
      {
        chair: Chair,
        kind: oneOf(['open', 'closed', 'bot'], 'What the chair becomes.'),
        bot: Type.Optional(Bot),
        character: Type.Optional(CharacterId),
      },
    ),
    actOf('change', 'Host: before the start, play by other settings or at another pace, or with more or fewer seats.', {
      settings: Type.Optional(ChosenSettings),
      pace: Type.Optional(oneOf(PACES, 'How much time there is for a move.')),
      absent: Type.Optional(oneOf(ABSENCES, 'What becomes of somebody whose time is up.')),
      holidays: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_HOLIDAYS })),
      help: Type.Optional(oneOf(HELPS, 'What the table shows beyond the bare rules.')),
      seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 32, description: 'How many seats there are.' })),
    }),
    actOf('start', 'Host: start the game.', {}),
    actOf('close', 'Host: close the table before the start; there will be no game.', {}),
    actOf('promise', 'Before the start, or anew after a failed attempt: the hash of a contribution.', {
      promise: Promised,
    }),
    actOf('reveal', 'After the start: the contribution whose hash was promised.', {
      contribution: Type.String({ pattern: '^([0-9a-f]{2}){16,64}$', maxLength: 128 }),
      roll: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The roll call, `seen.roll.hash`.' })),
    }),
    actOf('choose', 'Choose an option of the open decision.', {
      decision: Type.Integer({ minimum: 0, description: 'The number of the decision, `seen.decision.number`.' }),
      choice: Type.String({ minLength: 1, maxLength: 500, description: 'One of `seen.decision.notations`.' }),
      after: Type.Optional(
        oneOf(['go', 'wait'], 'If it ends your turn: go on at once, or wait for `confirm`; left out, wait a moment.'),
      ),
    }),
    actOf('confirm', 'Let the game go on; what was chosen is final.', {}),
    actOf('undo', 'Take back the last choice.', {}),
    actOf('sitOut', 'Let a bot play.', { bot: Type.Optional(Bot) }),
    actOf('comeBack', 'Play yourself again.', {}),
    actOf('askBack', 'Ask all to go back to where the game stood after `to` of the `seen.stepsBack` steps.', {
      to: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    }),
    actOf('agreeBack', 'Agree to go back.', {}),
    actOf('refuseBack', 'Refuse to go back.', {}),
    actOf('abandon', 'Wish to end the game without a result; ends it when all wish so.', {}),
    actOf('stay', 'Do not wish so any more.', {}),
    actOf('say', 'Say something: players to all, watchers among themselves until the game is over.', {
      text: Type.String({ minLength: 1, maxLength: 2000, description: 'Plain text of 1 to 500 characters.' }),
      to: oneOf(ROOMS, 'Who is to hear it.'),
    }),
    actOf('react', 'A sign, about the line with this number or (0) by itself.', {
      to: Type.Integer({ minimum: 0 }),
      sign: oneOf(SIGNS, 'Which sign.'),
    }),
    actOf('chatSwitch', 'Host: switch the chat on or off.', { on: Type.Boolean() }),
    actOf('holiday', 'At a slow pace: stop your clock for so many days, within what the table gives; 0 ends it.', {
      days: Type.Integer({ minimum: 0, maximum: LONGEST_HOLIDAY }),
    }),
    actOf('vote', 'What becomes of somebody whose time is up; more than half of the others decide.', {
      seat: Chair,
      wants: oneOf(VERDICTS, 'Wait, a bot sits in, or the chair becomes open.'),
    }),
    actOf('askVote', 'Ask for a vote about somebody who is absent, and give the first.', {
      seat: Chair,
      wants: oneOf(VERDICTS, 'Wait, a bot sits in, or the chair becomes open.'),
    }),
    actOf('nudge', 'Tell somebody whom the table waits for; once a turn.', { seat: Chair }),
    actOf(
      'standIn',
      'At a live pace, with more than two people: a bot is to sit in for somebody who has given no input for five minutes. The host’s word, or that of more than half of the others.',
      { seat: Chair },
    ),
    actOf('joinSeat', 'Play a seat together with its person, by the invitation they have given you.', {
      code: Type.String({ pattern: '^[\\w-]{20,100}$', description: 'The code of the invitation; it counts once.' }),
    }),
    actOf('alone', 'The second person of your seat gets up, and an invitation to it counts no more.', {}),
    actOf('showHands', 'Whether watchers may see all hands; they do while everybody at the table wants it.', {
      on: Type.Boolean(),
    }),
    actOf('pardon', 'Give the chair back to its person, with a little time; not after a vote.', { seat: Chair }),
  ],
  { description: 'What somebody wants to do at a table.' },
);
export type SentAct = Of<typeof SentAct>;

export const ActId = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'An id of your own: a retry with the same id counts once.',
});
export const ActBody = Type.Object({ id: ActId, act: SentAct }, strict);
export type ActBody = Of<typeof ActBody>;
