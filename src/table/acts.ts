// What can be done at a table, and what comes of it. Pure: an act changes the table it is given and says what happened;
// nobody is told before it is on disk.
import type { GamePackage } from '../games/index.ts';
import { same } from '../kernel/canonical.ts';
import type { Seat, State, Task, Viewer } from '../kernel/types.ts';
import { absence } from './absence.ts';
import { beside, besideAt, isNotForSecond, noteBeside } from './beside.ts';
import { chat, deafTo, noteLine } from './chat.ts';
import { turnsOf } from './choices.ts';
import { runClocks } from './clock.ts';
import { type Acting, type Doer, type Doing, type Outcome, refuse, seatOf } from './doing.ts';
import { inRound, isAgainstRound } from './evening.ts';
import { gather } from './gather.ts';
import { noteShown, showing } from './hands.ts';
import { isHeld, runHolds } from './hold.ts';
import { hosting } from './host.ts';
import { house } from './house.ts';
import { hide, laneBefore, notePoint, numberFor, numbersOf, seal } from './numbers.ts';
import { play } from './play.ts';
import { readerOf } from './reader.ts';
import { rollCall } from './roll-call.ts';
import { keyRefusal, seatKey } from './seat-key.ts';
import { waitsFor } from './seen.ts';
import { standingIn } from './stand-in.ts';
import { stopping, watchStop } from './stopping.ts';
import type { Act, Chair, Entry, Table } from './types.ts';
import { uniting } from './unite.ts';

const DO: { readonly [W in Act['do']]: Doer<W> } = {
  ...gather,
  ...rollCall,
  ...inRound,
  ...play,
  ...absence,
  ...standingIn,
  ...stopping,
  ...chat,
  ...house,
  ...hosting,
  ...seatKey,
  ...beside,
  ...showing,
  ...uniting,
};

/** At least, for everybody together: more acts than a table sees while a lost answer is retried. */
const REMEMBERED = 400;

/** What could be repeated endlessly; its counterpart (`leave`, `comeBack`, `stay`) cannot happen without it. */
const IDLE: readonly Act['do'][] = [
  'sit',
  'promise',
  'rename',
  'adorn',
  'chair',
  'undo',
  'sitOut',
  'askBack',
  'abandon',
  'chatSwitch',
  'holiday',
  'vote',
  'askVote',
  'standIn',
  'nudge',
  'change',
  'pardon',
  'key',
  'share',
  'joinSeat',
  'alone',
  'showHands',
];
const TALK: readonly Act['do'][] = ['say', 'react'];
/** What the deal of the day does not allow: it is everybody's own first try, with the same cards. */
const NOT_DAILY: readonly Act['do'][] = [
  ...(['sit', 'promise', 'chair', 'change', 'sitOut', 'askBack', 'chatSwitch', 'key'] as const),
  ...(['share', 'joinSeat', 'showHands'] as const),
];
/** For one person at one table: more than any player needs. */
const MOST_IDLE_ACTS = 1000;
/** Lines in the log of one table. Beyond them only the game goes on, which ends by itself. */
const MOST_LINES = 20_000;

/** Does one act. The table is changed only if it is not refused. */
export function carryOut(table: Table, wish: Act, acting: Acting): Outcome {
  const forbidden = whyForbidden(table, wish, acting);
  if (forbidden !== null) return refuse(forbidden);
  const before = lookBefore(table, wish, acting);
  const doing: Doing = { ...acting, seat: before.seat, told: [], said: [], says: [] };
  const refused = DO[wish.do](table, wish as never, doing);
  if (refused !== null) return refused;
  if (before.colours !== null) keepColours(table, before.colours);
  table.seq++; // first: everything below uses the new number
  countIdleActs(table, wish, acting);
  const unaware = hideFromOthers(table, before, doing);
  notePoint(table, wish, before.forked);
  runHolds(table, before.held, wish, acting.now);
  runClocks(table, waitsFor(acting.pkg, table), { wish, actor: before.seat, forked: before.forked, now: acting.now });
  watchStop(table, acting.now);
  noteBeside(table);
  noteShown(table);
  numberQuestions(table, before, acting);
  rememberKey(table, acting);
  const entry = lineOf(table, before, doing, unaware);
  noteLine(table, entry);
  return { entry };
}

/** In a running game the pieces of a seat keep their colour, whoever comes to sit there. */
function keepColours(table: Table, colours: readonly Chair['colour'][]): void {
  table.chairs = table.chairs.map((chair, seat) => {
    if (chair.colour === colours[seat]) return chair;
    const { colour: _, ...bare } = chair;
    return colours[seat] === undefined ? bare : { ...bare, colour: colours[seat] };
  });
}

/** Whatever the act would do: why this actor may not do it, or this table does not allow it. */
function whyForbidden(table: Table, wish: Act, acting: Acting): string | null {
  const ofKey = keyRefusal(table, wish, acting.by);
  if (ofKey !== null) return ofKey;
  const isFull = table.seq >= MOST_LINES && (IDLE.includes(wish.do) || TALK.includes(wish.do));
  if (isFull || idleActsOf(table, wish, acting) >= MOST_IDLE_ACTS) return 'enough';
  if (isAgainstRound(table, wish, acting.by)) return 'inRound';
  if (isNotForSecond(table, wish, acting.by)) return 'onlyFirst';
  return table.daily !== null && NOT_DAILY.includes(wish.do) ? 'daily' : null;
}

/** What must be known of the table beforehand, to tell what the act has changed. */
interface Before {
  readonly seat: Seat | null;
  /** The second person of that seat acts. */
  readonly isSecond: boolean;
  /** As the log names the act. */
  readonly name: string;
  readonly questions: readonly (Question | null)[];
  /** Where the game stood, if a seat does something in its lane. */
  readonly lane: State | null;
  readonly forked: State['forked'] | undefined;
  /** The colours of the chairs; null: there is no game yet. */
  readonly colours: readonly Chair['colour'][] | null;
  /** By seat: whether its choice was held. */
  readonly held: readonly boolean[];
}
const lookBefore = (table: Table, wish: Act, acting: Acting): Before => ({
  seat: seatOfActor(table, acting),
  isSecond: 'who' in acting.by && besideAt(table, acting.by.who) !== null,
  name: wish.do === 'timeUp' && table.phase === 'revealing' ? 'call' : nameOf(wish),
  questions: questionsOf(acting.pkg, table),
  lane: laneBefore(acting.pkg, table, wish, acting.was),
  forked: table.journal?.state.forked,
  colours: table.journal === null ? null : table.chairs.map(({ colour }) => colour),
  held: table.chairs.map((_, seat) => isHeld(table, seat)),
});

/** How often a person has done something that could be repeated endlessly; 0: not such an act, or nobody counts it. */
function idleActsOf(table: Table, wish: Act, { by }: Acting): number {
  if (!IDLE.includes(wish.do) || !('who' in by)) return 0;
  return Object.hasOwn(table.idleActs, by.who) ? table.idleActs[by.who] : 0;
}

function countIdleActs(table: Table, wish: Act, acting: Acting): void {
  if (IDLE.includes(wish.do) && 'who' in acting.by) table.idleActs[acting.by.who] = idleActsOf(table, wish, acting) + 1;
}

/** Who is not told: those who learn nothing from what a seat did in its lane, and those who must not hear what was said. */
function hideFromOthers(table: Table, { lane, seat }: Before, { pkg, told, said }: Doing): readonly Viewer[] {
  if (lane !== null) return seal(pkg, table, lane, seat as Seat, told);
  const deaf = said.flatMap((line) => deafTo(table, line));
  return hide(table, deaf);
}

/** A new question gets the number of this line; an old one keeps its own, so that answers to it are not stale. */
function numberQuestions(table: Table, { questions }: Before, { pkg }: Acting): void {
  const now = questionsOf(pkg, table);
  table.decisionNumbers = now.map((question, i) =>
    isSameQuestion(question, questions[i]) ? table.decisionNumbers[i] : numberFor(table, i),
  );
}

/** So that a retry gets the same answer as the first time. */
function rememberKey(table: Table, acting: Acting): void {
  if (acting.key === undefined) return;
  table.recent.push([acting.key, numberFor(table, seatOfActor(table, acting))]);
  if (table.recent.length > 2 * REMEMBERED) table.recent = table.recent.slice(-REMEMBERED); // rarely: all numbers in it change
}

/** The log line. Somebody who has just sat down is named by the new seat, somebody who got up by the old one. */
function lineOf(table: Table, { seat, name, isSecond, lane }: Before, doing: Doing, unaware: readonly Viewer[]): Entry {
  const { now: at, says, told, said } = doing;
  const by = seatOfActor(table, doing) ?? seat;
  const act = says.length === 0 ? name : `${name} ${says.join(' ')}`;
  const plain: Entry = { seq: table.seq, at, by, act, told };
  if (said.length === 0 && !isSecond && lane === null && table.unseen.length === 0) return plain; // nearly always
  return {
    ...plain,
    ...(said.length > 0 && { chat: said[0] }),
    ...(isSecond && { second: true as const }),
    ...(lane !== null && { inLane: true }),
    ...numbersOf(table, unaware),
  };
}

/** Who acts, as seated now. */
export function seatOfActor(table: Table, { by }: Pick<Acting, 'by'>): Seat | null {
  if ('house' in by) return null;
  if ('held' in by) return by.held;
  return 'bot' in by ? by.bot : seatOf(table, by.who);
}

/** What was done, as everybody may read it in the log: never what was chosen. */
function nameOf(wish: Act): string {
  if (wish.do === 'chatSwitch') return wish.on ? 'chatOn' : 'chatOff';
  if (wish.do === 'key') return wish.hash === null ? 'keyTaken' : 'keyMade';
  if (wish.do === 'showHands') return wish.on ? 'showHands' : 'hideHands';
  if (wish.do === 'askBack') return `askBack ${wish.to}`;
  if (wish.do === 'holiday') return `holiday ${wish.days}`;
  return 'seat' in wish ? `${wish.do} ${wish.seat}` : wish.do;
}

/** What tells two decisions of a seat apart: while it stays the same, nobody else's act has made an answer stale. */
interface Question {
  readonly task: Task;
  readonly turns: number;
}

const isSameQuestion = (now: Question | null, before: Question | null | undefined): boolean =>
  now !== null &&
  before != null &&
  now.turns === before.turns &&
  (now.task === before.task || same(now.task, before.task));

/** By seat. */
function questionsOf(pkg: GamePackage, { journal, choices }: Table): (Question | null)[] {
  if (journal === null) return [];
  const reader = readerOf(pkg.game);
  return journal.state.own.map((_, seat) => {
    const task = reader.pending(journal.state, seat);
    return task === null ? null : { task, turns: turnsOf(choices, seat) };
  });
}
