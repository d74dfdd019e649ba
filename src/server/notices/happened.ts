// What an act has brought that is news to somebody who is not at the table: whose turn it is, `notices.ts` watches.
import type { GamePackage } from '../../games/index.ts';
import type { Seat } from '../../kernel/types.ts';
import { clockOf } from '../../table/clock.ts';
import { isOver, plays, seatOf } from '../../table/doing.ts';
import { waitsFor } from '../../table/seen.ts';
import type { Chair, Table, Who } from '../../table/types.ts';
import type { NewsKind } from '../../wire/values.ts';

/** Something to tell somebody; `next`: the table that it is about, if that is another one. */
export interface News {
  readonly kind: Exclude<NewsKind, 'turn' | 'reminder' | 'circle'>;
  readonly who: Who;
  readonly next?: string;
}

const people = ({ chairs }: Table): Who[] =>
  chairs.flatMap(({ kind, who }) => (kind === 'person' && who !== null ? [who] : []));
const isFull = ({ phase, chairs }: Table): boolean =>
  phase === 'gathering' && chairs.every(({ kind }) => kind !== 'open') && people({ chairs } as Table).length > 1;

/** What every act may have brought, in the order of importance: nobody is told two things of one act. */
export function happened(before: Table, after: Table): News[] {
  if (isQuiet(before, after)) return [];
  const all = [...ended(before, after), ...atSeats(before, after), ...asked(before, after), ...gathered(before, after)];
  return all.filter(({ who }, i) => all.findIndex((one) => one.who === who) === i);
}

/** A move like nearly all: the game goes on, nobody has asked for anything, and no clock says more than what the time is. */
const isQuiet = (before: Table, after: Table): boolean =>
  before.phase === 'playing' &&
  after.phase === 'playing' &&
  after.next === null &&
  after.back === null &&
  after.abandon.length === 0 &&
  after.clocks.every(({ nudged, verdict, votes }) => nudged === undefined && verdict === null && votes === null);

function ended(before: Table, after: Table): News[] {
  const { next } = after;
  if (next !== null && before.next === null) return people(after).map((who) => ({ kind: 'again', who, next }));
  const isEnd = isOver(after) && before.phase === 'playing';
  return isEnd ? people(after).map((who) => ({ kind: 'over', who })) : [];
}

/** Somebody is nudged, or a bot sits in for them. */
function atSeats(before: Table, after: Table): News[] {
  return after.chairs.flatMap(({ who, kind, out }: Chair, seat: Seat): News[] => {
    if (kind !== 'person' || who === null) return [];
    const [was, is] = [clockOf(before, seat), clockOf(after, seat)];
    if (is.nudged !== undefined && is.nudged.at !== was.nudged?.at) return [{ kind: 'nudge', who }];
    const isNew = out && is.verdict === 'bot' && was.verdict !== 'bot' && before.chairs[seat]?.who === who;
    return isNew ? [{ kind: 'standIn', who }] : [];
  });
}

/** The table asks for an answer: to go back, to stop, or about somebody absent. */
function asked(before: Table, after: Table): News[] {
  if (after.phase !== 'playing') return [];
  const all = people(after);
  const whosAt = (seats: readonly Seat[]): (Who | null)[] => seats.map((seat) => after.chairs[seat].who);
  const but = (seats: readonly Seat[]): News[] =>
    all.filter((who) => !whosAt(seats).includes(who)).map((who) => ({ kind: 'vote', who }));
  if (after.back !== null && after.back !== before.back && before.back === null) return but(after.back.agreed);
  if (after.abandon.length > 0 && before.abandon.length === 0) return but(after.abandon);
  const voted = after.chairs.findIndex(
    (_, seat) => clockOf(after, seat).votes !== null && clockOf(before, seat).votes === null,
  );
  return voted < 0 ? [] : but((clockOf(after, voted).votes ?? []).map(({ by }) => by));
}

/** Before the start: all chairs are taken, or something else is played. */
function gathered(before: Table, after: Table): News[] {
  if (before.phase !== 'gathering' || after.phase !== 'gathering') return [];
  if (isFull(after) && !isFull(before)) return [{ kind: 'full', who: after.host }];
  const how = ({ settings, pace, absent, holidays, help }: Table): string =>
    JSON.stringify([settings, pace, absent, holidays, help]);
  if (how(before) === how(after)) return [];
  return people(after)
    .filter((who) => who !== after.host)
    .map((who) => ({ kind: 'change', who }));
}

/** Whether what was news is still so: a turn may be over by now, a vote decided, a seat taken back. */
export function isStillNews(pkg: GamePackage, table: Table, who: Who, kind: NewsKind): boolean {
  const seat = seatOf(table, who);
  if (kind === 'over') return true;
  if (kind === 'circle')
    return table.phase === 'gathering' && seat === null && table.chairs.some((chair) => chair.kind === 'open');
  if (kind === 'again' || kind === 'full' || kind === 'change') return table.phase === 'gathering';
  if (seat === null || table.phase !== 'playing') return false;
  if (kind === 'standIn') return table.chairs[seat].out;
  if (kind === 'vote')
    return table.back !== null || table.abandon.length > 0 || table.clocks.some(({ votes }) => votes !== null);
  return plays(table, seat) === 'person' && waitsFor(pkg, table).includes(seat);
}
