// What happens when somebody's time is up: fixed when the table opens, done by the house, and never final.

import type { Seat } from '../kernel/types.ts';
import { LONGEST_HOLIDAY } from '../wire/values.ts';
import {
  atWork,
  clockOf,
  dueOf,
  holidaysAt,
  isSlow,
  madeBy,
  noteSat,
  onHoliday,
  resetClock,
  setClock,
  spentBy,
  stopped,
  storeOf,
  votedFor,
} from './clock.ts';
import { type Doer, type Doing, emptyChair, isOver, letGo, NOBODY, persons, plays, refuse, seatOf } from './doing.ts';
import { endCall } from './roll-call.ts';
import type { Act, Spent, Table, Verdict, Who } from './types.ts';

/** Who sits in for somebody absent. */
const STAND_IN = 'club';

type Absent = Extract<Act['do'], 'timeUp' | 'pardon' | 'holiday'>;

export const absence: { readonly [W in Absent]: Doer<W> } = {
  timeUp(table, { seat }, doing) {
    if (!('house' in doing.by)) return refuse('notHost');
    const due = dueOf(table, seat);
    if (due === null || due > doing.now) return refuse('timeLeft');
    if (table.phase === 'revealing') return endCall(table, doing);
    const isVoted = clockOf(table, seat).votes !== null;
    const verdict = isVoted ? votedFor(table, seat, doing.now)! : table.absent;
    setClock(table, seat, stopped(clockOf(table, seat), doing.now));
    if (!isVoted && table.journal?.toConfirm === seat) {
      // They have chosen, and only have to let the others go on.
      doing.says.push('go');
      letGo(table, seat, doing);
      setClock(table, seat, { left: storeOf(table).refill });
      return null;
    }
    if (verdict !== 'vote') return judge(table, seat, verdict, doing, isVoted);
    if (persons(table).every((other) => other === seat)) return judge(table, seat, 'wait', doing, true);
    setClock(table, seat, { votes: [], voteEnds: doing.now + storeOf(table).refill });
    doing.says.push('vote');
    return null;
  },

  pardon(table, { seat }, { seat: by, now }) {
    if (table.phase !== 'playing') return refuse('wrongPhase');
    if (by === null || by === seat || plays(table, by) !== 'person') return refuse('notSeated');
    const { verdict, voted } = clockOf(table, seat);
    // One person alone cannot take back what the majority voted for.
    if (verdict === null || table.absent === 'vote' || voted === true) return refuse('nothingToAgree');
    return giveBack(table, seat, 'others', now) ? null : refuse('chairTaken');
  },

  holiday(table, { days }, { seat, now }) {
    if (seat === null) return refuse('notSeated');
    if (table.phase !== 'playing' || table.pace === 'none') return refuse('wrongPhase');
    const clock = clockOf(table, seat);
    if (days === 0) {
      if (clock.holiday === null) return refuse('noHoliday');
      setClock(table, seat, stopped(atWork(clock, now), now));
      return null;
    }
    if (!isSlow(table)) return refuse('noHolidays'); // the others are sitting there waiting
    const most = holidaysAt(table);
    const isFit = Number.isInteger(days) && days > 0 && days <= LONGEST_HOLIDAY;
    if (!isFit) return refuse('tooMuchHoliday', { longest: LONGEST_HOLIDAY, most });
    if (clock.verdict !== null || clock.votes !== null) return refuse('timeUp');
    const away = onHoliday(clock, days, most, now);
    if (away === null) return refuse('tooMuchHoliday', { longest: LONGEST_HOLIDAY, most });
    setClock(table, seat, away);
    return null;
  },
};

/** What becomes of a chair; `isVoted`: more than one of the others have decided it. */
export function judge(table: Table, seat: Seat, verdict: Verdict, doing: Doing, isVoted: boolean): null {
  if (!doing.says.includes('decided')) doing.says.push(verdict);
  if (verdict === 'wait') {
    // If the others agreed to wait, they are asked again after another refill; otherwise it is logged once per decision.
    if (table.chairs[seat].out) giveBack(table, seat, 'others', doing.now);
    else if (isVoted) setClock(table, seat, { votes: null, verdict: null, left: storeOf(table).refill });
    else setClock(table, seat, { verdict });
    return null;
  }
  letGo(table, seat, doing);
  if (isOver(table)) return null; // that was the end, and they played it themselves
  setClock(table, seat, { votes: null, verdict, ...(isVoted && { voted: true }) });
  const chair = table.chairs[seat];
  if (verdict === 'bot') table.chairs[seat] = { ...chair, out: true, bot: STAND_IN };
  else openChair(table, seat, doing.now);
  return null;
}

/** The chair is anybody's; its part of the seed stays, and the person who lost it may come back while it is empty. */
function openChair(table: Table, seat: Seat, now: number): void {
  const { who, name, promise, contribution } = table.chairs[seat];
  const lost = clockOf(table, seat).lost ?? { who: who as Who, name };
  setClock(table, seat, { lost });
  noteSat(table, seat, now, true);
  table.chairs[seat] = { ...emptyChair('open'), name: lost.name, promise, contribution };
  table.abandon = table.abandon.filter((other) => other !== seat);
  table.back = null;
  if (table.host !== who) return;
  const heir = table.chairs.find(({ kind, out }) => kind === 'person' && !out)?.who;
  if (heir !== undefined && heir !== null) table.host = heir;
}

/**
 * Gives the chair back to its person; false: somebody else has it. If their time was up, they get a little for the next choice:
 * as often as the others wish, but only once per choice when they come back on their own, or they could do so forever.
 */
export function giveBack(table: Table, seat: Seat, wish: 'himself' | 'others', now: number): boolean {
  const clock = clockOf(table, seat);
  const chair = table.chairs[seat];
  const isOpen = chair.kind === 'open';
  let used: Spent = stopped(clock, now);
  if (isOpen) {
    if (clock.lost === null || seatOf(table, clock.lost.who) !== null) return false;
    const { who, name } = clock.lost;
    used = spentBy(table, who) ?? used; // whoever else had the chair meanwhile
    table.chairs[seat] = { ...chair, kind: 'person', who, name };
    if (table.host === NOBODY) table.host = who;
  } else if (chair.out) table.chairs[seat] = { ...chair, out: false, bot: null };
  const made = madeBy(table, seat);
  const isGiven = clock.verdict !== null && (wish === 'others' || used.wound !== made);
  const left = Math.max(used.left, isGiven ? storeOf(table).refill : 0);
  const lost = isOpen ? null : clock.lost;
  const asIs = { ...(clock.standIn && { standIn: null }), ...(clock.voted === true && { voted: false }) };
  // What was chosen in their place they may take back, and have thought about it since now.
  setClock(table, seat, { ...used, ...asIs, left, verdict: null, votes: null, lost, since: null, doneAt: now });
  if (isGiven && wish === 'himself') setClock(table, seat, { wound: made });
  return true;
}

/** They have come back late for this choice before, and their time was up again: first the bot makes it, or it never would. */
export function isSpent(table: Table, seat: Seat): boolean {
  const { verdict, left, wound } = clockOf(table, seat);
  return verdict === 'bot' && left === 0 && wound === madeBy(table, seat);
}

/** The chair that somebody has lost and may have back; null: none. */
export function lostBy(table: Table, who: Who): Seat | null {
  const seat = table.clocks.findIndex(({ lost }) => lost?.who === who);
  return seat < 0 || table.chairs[seat].kind !== 'open' ? null : seat;
}

/** A chair does not remember anybody who has given it up. */
export function forgetLost(table: Table, who: Who): boolean {
  const hadOne = table.sat.some((one) => one.who === who && one.lateAt !== undefined);
  table.sat = table.sat.map(({ lateAt, ...one }) =>
    one.who === who || lateAt === undefined ? one : { ...one, lateAt },
  );
  const seat = table.clocks.findIndex(({ lost }) => lost?.who === who);
  if (seat < 0) return hadOne;
  setClock(table, seat, { lost: null });
  if (table.chairs[seat].kind !== 'open') return true;
  table.chairs[seat] = { ...table.chairs[seat], name: '' };
  resetClock(table, seat);
  return true;
}
