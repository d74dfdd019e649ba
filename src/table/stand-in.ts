// Nobody is stuck: somebody who keeps the others waiting is nudged, a bot sits in for somebody who gives no sign of life, and the
// others decide about a seat whose person is absent. All of it ends when its person is back.
import type { Seat } from '../kernel/types.ts';
import { judge } from './absence.ts';
import { clockOf, opensAlone, setClock, storeOf, votedFor } from './clock.ts';
import { type Doer, type Outcome, persons, plays, refuse } from './doing.ts';
import type { Act, Awaited, Table } from './types.ts';

/** So long must somebody at a live pace have given no input before the others may ask for a bot. */
export const QUIET_FOR = 5 * 60_000;
/** Nobody is nudged before the others have waited a little, nor again and again. */
const NUDGE_AFTER = 60_000;
const NUDGE_AGAIN = 10 * 60_000;

type Standing = Extract<Act['do'], 'nudge' | 'standIn' | 'vote' | 'askVote'>;

/** Somebody who plays, about the seat of somebody else; null: that is fine. */
function whyNot(table: Table, by: Seat | null, seat: Seat): Outcome | null {
  if (table.phase !== 'playing') return refuse('wrongPhase');
  if (by === null || by === seat || plays(table, by) !== 'person') return refuse('notSeated');
  return table.chairs[seat] === undefined ? refuse('badChair') : null;
}

/** From when the others may ask for a bot; null: that is not agreed here. In a game for two nobody is replaced before time is up. */
function standInFrom(table: Table, seat: Seat): number | null {
  const { askedAt, verdict, votes } = clockOf(table, seat);
  const people = table.chairs.filter(({ kind }) => kind === 'person').length;
  const isAgreed = table.absent === 'bot' && table.pace === 'live' && people > 2;
  const isFit = isAgreed && verdict === null && votes === null;
  return isFit && askedAt !== null ? askedAt + QUIET_FOR : null;
}

/** The people a running table waits for, and what can be done about it. */
export function awaitedAt(table: Table, waits: readonly Seat[]): Awaited[] {
  return waits.flatMap((seat) => {
    const { askedAt, turn, nudged, standIn, holiday } = clockOf(table, seat);
    if (plays(table, seat) !== 'person' || askedAt === null || persons(table).length < 2) return [];
    const again = nudged === undefined ? 0 : nudged.at + NUDGE_AGAIN;
    return {
      seat,
      nudgeFrom: nudged?.turn === turn ? null : Math.max(askedAt + NUDGE_AFTER, again, holiday?.until ?? 0),
      standInFrom: standInFrom(table, seat),
      standIn: standIn ?? [],
    };
  });
}

/** The seat's person is absent: the time is up, and nothing has been heard since. */
export const isAbsent = (table: Table, seat: Seat): boolean => {
  const { verdict, votes } = clockOf(table, seat);
  return table.chairs[seat].kind === 'person' && (verdict !== null || votes !== null);
};

export const standingIn: { readonly [W in Standing]: Doer<W> } = {
  nudge(table, { seat }, doing) {
    const refused = whyNot(table, doing.seat, seat);
    if (refused !== null) return refused;
    const [one] = awaitedAt(table, [seat]);
    if (one === undefined) return refuse('notAwaited');
    if (one.nudgeFrom === null) return refuse('nudged');
    if (one.nudgeFrom > doing.now) return refuse('tooSoon');
    setClock(table, seat, { nudged: { turn: clockOf(table, seat).turn, at: doing.now } });
    return null;
  },

  standIn(table, { seat }, doing) {
    const refused = whyNot(table, doing.seat, seat);
    if (refused !== null) return refused;
    const [one] = awaitedAt(table, [seat]);
    if (one === undefined) return refuse('notAwaited');
    if (one.standInFrom === null) return refuse('noStandIn');
    const { movedAt } = clockOf(table, seat);
    if (Math.max(one.standInFrom, (movedAt ?? 0) + QUIET_FOR) > doing.now) return refuse('isHere');
    if (one.standIn.includes(doing.seat!)) return refuse('nothingToAgree');
    const asked = [...one.standIn, doing.seat!].sort((a, b) => a - b);
    const others = persons(table).filter((other) => other !== seat);
    const isHost = 'who' in doing.by && doing.by.who === table.host;
    const isMost = asked.filter((other) => others.includes(other)).length * 2 > others.length;
    setClock(table, seat, { standIn: asked });
    if (!isHost && !isMost) return null;
    return judge(table, seat, 'bot', doing, isMost);
  },

  vote(table, { seat, wants }, doing) {
    const refused = whyNot(table, doing.seat, seat);
    if (refused !== null) return refused;
    const { votes } = clockOf(table, seat);
    if (votes === null) return refuse('nothingToAgree');
    if (wants === 'open' && !mayOpen(table, seat)) return refuse('onlyTwo');
    const others = votes.filter(({ by }) => by !== doing.seat);
    setClock(table, seat, { votes: [...others, { by: doing.seat!, wants }].sort((a, b) => a.by - b.by) });
    doing.says.push(wants);
    const verdict = votedFor(table, seat, doing.now);
    if (verdict === null) return null;
    doing.says.push('decided');
    return judge(table, seat, verdict, doing, true);
  },

  askVote(table, { seat, wants }, doing) {
    const refused = whyNot(table, doing.seat, seat);
    if (refused !== null) return refused;
    if (table.pace === 'none' || !isAbsent(table, seat)) return refuse('isHere');
    if (clockOf(table, seat).votes !== null) return refuse('nothingToAgree');
    if (wants === 'open' && !mayOpen(table, seat)) return refuse('onlyTwo');
    setClock(table, seat, { votes: [], voteEnds: doing.now + storeOf(table).refill });
    return standingIn.vote(table, { do: 'vote', seat, wants }, doing);
  },
};

/** One person alone does not give the other's seat away, unless that was agreed when the table opened. */
const mayOpen = (table: Table, seat: Seat): boolean =>
  opensAlone(table) || persons(table).filter((other) => other !== seat).length > 1;
