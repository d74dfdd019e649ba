// What a viewer may know about a table: the only thing that is ever sent, whole or as changes.
import { Type } from '@sinclair/typebox';
import { SPOILS } from '../fair/roll.ts';
import { GAME_IDS } from '../games/index.ts';
import type { Edition } from '../text/edition/edition.ts';
import { COLOUR_NAMES, SEALS } from '../text/seals.ts';
import { about, Bot, CharacterId, Id, type Of, oneOf, orNull } from './form.ts';
import { Decision, GameEvent, ScoreLine, Seat, Settings, View } from './game.ts';
import { ABSENCES, CHAIR_KINDS, HELPS, PACES, PHASES, ROOMS, SIGNS, VERDICTS } from './values.ts';

export const SeenChair = Type.Object({
  kind: oneOf(CHAIR_KINDS, 'Free, closed (nobody is to sit there), a person’s or a bot’s.'),
  name: Type.String(),
  bot: orNull(Bot),
  character: Type.Optional(CharacterId),
  out: Type.Boolean(about('A bot plays for its person, who may come back.')),
  promise: orNull(Type.String()),
  hasRevealed: Type.Boolean(),
  lent: Type.Optional(Type.Literal(true, about('A program has the key to it.'))),
  seal: Type.Optional(oneOf(SEALS, 'The seal or portrait of its person.')),
  colour: Type.Optional(oneOf(COLOUR_NAMES, 'The colour that its person wished for and has.')),
  beside: Type.Optional(Type.String(about('The name of somebody who plays the seat together with its person.'))),
});
export type SeenChair = Of<typeof SeenChair>;

const Verdict = oneOf(VERDICTS, 'What becomes of somebody whose time is up.');
export const SeenClock = Type.Object({
  left: Type.Number(about('Milliseconds left when it was last set.')),
  until: orNull(Type.Number(), 'When it runs out; null: it stands.'),
  holiday: orNull(Type.Number(), 'Until when its person is on holiday.'),
  holidaysLeft: Type.Number(about('How many days of holiday there are still.')),
  verdict: orNull(Verdict),
  votes: orNull(Type.Array(Type.Object({ by: Seat, wants: Verdict }))),
  voteEnds: orNull(Type.Number(), 'When those who have voted decide alone; null: there is no vote.'),
  lost: orNull(Type.String(), 'The name of who lost the chair.'),
  standIn: Type.Optional(Type.Array(Seat, about('A bot sits in because these asked for it.'))),
  voted: Type.Optional(Type.Boolean(about('Decided by several: nobody alone takes it back.'))),
});
export type SeenClock = Of<typeof SeenClock>;

const Awaited = Type.Object(
  {
    seat: Seat,
    nudgeFrom: orNull(Type.Number(), 'From when its person may be nudged; null: was already.'),
    standInFrom: orNull(Type.Number(), 'From when a bot may be asked for; null: not at this table.'),
    standIn: Type.Array(Seat, about('Who has asked for a bot.')),
  },
  about('Somebody the table waits for, and what can be done about it.'),
);
export type Awaited = Of<typeof Awaited>;

const roll = {
  attempt: Type.Integer(about('From 1.')),
  commitment: Type.String(about('The server’s promise.')),
  promises: Type.Array(orNull(Type.String()), about('By seat; null: nothing comes from there.')),
  hash: Type.String(),
  round: Type.Optional(
    Type.Object(
      { number: Type.Integer(), tables: Type.Array(Type.Array(orNull(Type.Integer()))) },
      about('In an evening: one roll call for all tables of a round, and who sits where, by person.'),
    ),
  ),
};
const Roll = Type.Object(roll);
const Spoiler = Type.Object({ seat: Seat, name: Type.String(), why: oneOf(SPOILS, 'Not in time, or gone.') });
const FailedRoll = Type.Object({ ...roll, by: Type.Array(Spoiler) });

const Played = Type.Object({
  table: Type.String(),
  settings: Settings,
  results: Type.Array(
    Type.Object({ name: Type.String(), bot: orNull(Bot), points: Type.Number(), won: Type.Boolean() }),
    about('By seat. Points and wins go by name.'),
  ),
});
/** One game of a series, as it ended. */
export type Played = Of<typeof Played>;
const Daily = Type.Object(
  {
    day: Type.String(),
    short: Type.Optional(Type.Literal(true, about('It ends before the game would; points count as they stand.'))),
  },
  about('The deal of a day (UTC, YYYY-MM-DD): the same for everybody.'),
);
export type Daily = Of<typeof Daily>;
const Ending = Type.Object(
  { winners: orNull(Type.Array(Seat)) },
  about('An end by the word of the house: with winners, or (null) without a result.'),
);
export type Ending = Of<typeof Ending>;

const Tie = Type.Object(
  {
    points: Type.Number(),
    seats: Type.Array(Seat, about('All that have the most points.')),
    compared: Type.Array(
      Type.Object({ label: Type.String(), counts: Type.Array(Type.Number(), about('By place in `seats`.')) }),
      about('What was compared, in this order, until one was ahead.'),
    ),
    rule: Type.String(about('The rule that decided, or by which they share the victory.')),
  },
  about('Several have the most points.'),
);
export type Tie = Of<typeof Tie>;

const Round = Type.Object(
  {
    evening: Type.String(about('The evening.')),
    number: Type.Integer(about('From 1.')),
    table: Type.Integer(about('Which of its tables, from 0.')),
    tables: Type.Integer(about('How many tables play the same deal.')),
    isFinal: Type.Boolean(),
    isOpen: Type.Boolean(about('All have ended: record and watching are open.')),
  },
  about('The round of an evening that it belongs to.'),
);

/** Its form depends on the game: `EditionKind` of `src/text/edition`. */
const EditionIn = Type.Unsafe<Edition>(
  Type.Object(
    { id: Type.String(), name: Type.String() },
    about('What it is played with, if not with the edition that the game brings.'),
  ),
);

/** What a list may say about a table, too. */
const outside = {
  game: oneOf(GAME_IDS, 'Which game.'),
  rules: Type.Integer(about('The version of the rules that it goes by.')),
  settings: Settings,
  pace: oneOf(PACES, 'How much time there is for a move.'),
  absent: oneOf(ABSENCES, 'What becomes of somebody whose time is up.'),
  help: oneOf(HELPS, 'What the table shows beyond the bare rules.'),
  isPublic: Type.Boolean(),
  phase: oneOf(PHASES, 'How far it is.'),
  chairs: Type.Array(SeenChair),
  waitsFor: Type.Array(Seat, about('Seats the table waits for.')),
  clocks: Type.Array(orNull(SeenClock), about('By seat; null: the chair has no clock.')),
  next: orNull(Type.String(), 'The table of the next game of the series.'),
  daily: orNull(Daily),
  circle: Type.Optional(Type.String(about('The circle whose table it is; only its members get any further with it.'))),
  elsewhere: Type.Optional(Type.Literal(true, about('Played in somebody’s browser and handed over later.'))),
  round: Type.Optional(Round),
};
const viewer = {
  seq: Type.Integer(about('The number of the last line that the viewer was told.')),
  you: orNull(Seat),
  isHost: Type.Boolean(),
};

export const TableCard = Type.Object(
  {
    ...outside,
    ...viewer,
    id: Id,
    createdAt: Type.Number(),
    isYourTurn: Type.Boolean(),
    result: Type.Optional(
      Type.Object(
        { points: Type.Array(Type.Number()), winners: Type.Array(Seat) },
        about('Of a finished game, by seat.'),
      ),
    ),
    hostName: Type.Optional(Type.String(about('The name of the host, who sits at the table.'))),
    changed: Type.Optional(Type.Array(Type.String(), about('The settings that differ from the usual game.'))),
  },
  about('What a list tells somebody of a table.'),
);
export type TableCard = Of<typeof TableCard>;

export const Seen = Type.Object(
  {
    ...outside,
    edition: Type.Optional(EditionIn),
    ...viewer,
    holidays: Type.Optional(Type.Integer(about('At a slow pace: days of holiday that each may have.'))),
    commitment: Type.String(about('The hash of the server’s part of the seed.')),
    roll: Type.Optional(Type.Object(Roll.properties, about('While everybody reveals: who is bound to what.'))),
    callUntil: Type.Optional(Type.Number(about('Until when who is waited for before the deal keeps the chair.'))),
    failed: Type.Optional(Type.Array(FailedRoll, about('Attempts that came to no deal.'))),
    shares: Type.Optional(Type.Array(Seat, about('Seats that are played on one device, the own one among them.'))),
    view: orNull(View),
    hands: Type.Optional(
      Type.Array(
        orNull(Type.Unknown()),
        about(
          'By seat: what lies in its hand (`Own`), as far as you look into it. While all choose at once: as it was when that began.',
        ),
      ),
    ),
    isSecond: Type.Optional(Type.Literal(true, about('You play the seat beside its person, who speaks for it.'))),
    decision: orNull(Decision, 'The own decision with its number, if there is one to make.'),
    canUndo: Type.Boolean(),
    mustConfirm: Type.Boolean(),
    heldUntil: Type.Optional(
      Type.Number(about('When the table goes on by itself with what you have chosen; left out: after `confirm`.')),
    ),
    back: orNull(Type.Object({ to: Type.Integer(), agreed: Type.Array(Seat) }), 'A wish to go back, see `askBack`.'),
    abandon: Type.Array(Seat, about('Seats that want to stop.')),
    showing: Type.Optional(
      Type.Array(Seat, about('Seats that want watchers to see all hands; they do if all want it.')),
    ),
    stopAt: Type.Optional(Type.Number(about('When the game stops, if those who are absent stay silent.'))),
    awaited: Type.Optional(Type.Array(Awaited, about('The people that the table waits for.'))),
    stepsBack: Type.Integer(about('How many steps can be gone back: choices, and what all did at once as one.')),
    ownBack: Type.Optional(
      Type.Integer(
        about('The step before the own last choice: only where nobody else has to agree to going back there.'),
      ),
    ),
    result: orNull(
      Type.Object({
        scores: Type.Array(Type.Array(ScoreLine)),
        winners: Type.Array(Seat),
        tie: Type.Optional(Tie),
      }),
    ),
    chat: Type.Boolean(about('Whether one can talk here.')),
    verdict: orNull(Ending),
    series: Type.Array(Played, about('Earlier games of the series.')),
  },
  about('All that a viewer may know of a table.'),
);
export type Seen = Of<typeof Seen>;

export const SeenLine = Type.Object(
  {
    name: Type.String(),
    tag: Type.String(about('Tells speakers of this table apart, and says nothing about who they are.')),
    room: oneOf(ROOMS, 'Who hears it.'),
    text: orNull(Type.String()),
    sign: orNull(oneOf(SIGNS, 'Which sign.')),
    on: orNull(Type.Integer(), 'The line that a sign is about, as the viewer counts; 0: one that he was not told.'),
  },
  about('What somebody said: `text` or `sign`; neither: it was deleted.'),
);
export type SeenLine = Of<typeof SeenLine>;

export const SeenEntry = Type.Object(
  {
    seq: Type.Integer(),
    at: Type.Number(),
    by: orNull(Seat),
    act: Type.String(),
    events: Type.Array(GameEvent),
    second: Type.Optional(Type.Literal(true, about('The second person of the seat did it.'))),
    chat: Type.Optional(SeenLine),
  },
  about('A log line as a viewer may read it, with the number it has for him.'),
);
export type SeenEntry = Of<typeof SeenEntry>;
