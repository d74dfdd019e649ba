// How much time each person has. Nothing ticks: a clock is what was left, and since when it has been running.
import type { Seat, State } from '../kernel/types.ts';
import { MOST_HOLIDAYS, VERDICTS } from '../wire/values.ts';
import { countOf, effective, isBack } from './choices.ts';
import { persons, plays } from './doing.ts';
import { earlier, holdEnds } from './hold.ts';
import { DAY, STORES } from './paces.ts';
import { awaited, callDue } from './roll-call.ts';
import type { Act, Pace, SeatClock, SeenClock, Spent, Table, Verdict, Who } from './types.ts';

const NO_STORE = { most: 0, refill: 0 };
export const storeOf = ({ pace }: Pick<Table, 'pace'>) => (pace === 'none' ? NO_STORE : STORES[pace]);

/** Default holidays per person, in days. At other paces the others are sitting there waiting. */
const USUAL_HOLIDAYS: Readonly<Partial<Record<Pace, number>>> = { hour: 3, day: 30, threeDays: 30 };
export const isSlow = ({ pace }: Pick<Table, 'pace'>): boolean => USUAL_HOLIDAYS[pace] !== undefined;
/** Days of holiday per person at a table. */
export const holidaysAt = ({ pace, holidays }: Pick<Table, 'pace' | 'holidays'>): number =>
  isSlow({ pace }) ? Math.min(holidays ?? USUAL_HOLIDAYS[pace]!, MOST_HOLIDAYS) : 0;

export const newClock = (table: Pick<Table, 'pace'>): SeatClock => ({
  left: storeOf(table).most,
  since: null,
  holiday: null,
  rested: 0,
  turn: 0,
  askedAt: null,
  movedAt: null,
  counted: 0,
  verdict: null,
  votes: null,
  voteEnds: null,
  lost: null,
});

export const clockOf = (table: Pick<Table, 'pace' | 'clocks'>, seat: Seat): SeatClock =>
  table.clocks[seat] ?? newClock(table);

export function setClock(table: Table, seat: Seat, some: Partial<SeatClock>): void {
  const clocks = table.chairs.map((_, other) => clockOf(table, other));
  clocks[seat] = { ...clocks[seat], ...some };
  table.clocks = clocks;
}

/** Somebody else has the chair now, or nobody. Whoever lost it before may still come back when it is empty. */
export function resetClock(table: Table, seat: Seat): void {
  if (table.clocks[seat] === undefined) return;
  const { turn, lost } = table.clocks[seat]; // a turn is not announced twice
  const verdict = lost !== null && table.chairs[seat].kind === 'open' ? 'open' : null;
  table.clocks = table.clocks.with(seat, { ...newClock(table), turn, lost, verdict });
}

/** Remembers who had a chair, and how much time they used, before they give it up; `isLate`: they lose it. */
export function noteSat(table: Table, seat: Seat, now: number, isLate = false): void {
  const { who } = table.chairs[seat];
  if (table.phase !== 'playing' || who === null) return;
  const { left, rested, counted, wound } = atWork(stopped(clockOf(table, seat), now), now);
  const spent: Spent = { left, rested, counted, ...(wound !== undefined && { wound }) };
  const late = isLate && { lateAt: effective(table.choices).length };
  table.sat = [...table.sat.filter((one) => one.who !== who), { who, seat, spent, ...late }];
}

/** How much time somebody had left when they last had a chair here; null: this is their first. */
export const spentBy = ({ sat }: Table, who: Who): Spent | null => sat.find((one) => one.who === who)?.spent ?? null;

/** Somebody has sat down: with a newcomer's time, or with what they had left. */
export function beginClock(table: Table, seat: Seat, who: Who): void {
  resetClock(table, seat);
  const spent = spentBy(table, who);
  if (spent !== null && table.clocks[seat] !== undefined) setClock(table, seat, spent);
}

/** Milliseconds that have run off a clock since it was started. */
const elapsed = ({ since }: SeatClock, now: number): number => (since === null ? 0 : Math.max(0, now - since));
const leftAt = (clock: SeatClock, now: number): number => Math.max(0, clock.left - elapsed(clock, now));

export const stopped = (clock: SeatClock, now: number): SeatClock =>
  clock.since === null ? clock : { ...clock, left: leftAt(clock, now), since: null };

const going = (clock: SeatClock, now: number): SeatClock =>
  clock.since === null ? { ...clock, since: Math.max(now, clock.holiday?.until ?? 0) } : clock;

/** Ends a holiday; the part already taken counts. */
export function atWork(clock: SeatClock, now: number): SeatClock {
  const { holiday, rested } = clock;
  if (holiday === null) return clock;
  const had = Math.max(0, Math.min(now, holiday.until) - holiday.from);
  return { ...clock, holiday: null, rested: rested + had };
}

/** On holiday for this many days from now; null: that would exceed `most`. */
export function onHoliday(clock: SeatClock, days: number, most: number, now: number): SeatClock | null {
  const rested = atWork(clock, now);
  if (rested.rested + days * DAY > most * DAY) return null;
  return { ...stopped(rested, now), holiday: { from: now, until: now + days * DAY } };
}

/** When a clock runs out; null: it is not running. */
export const deadlineOf = ({ left, since }: SeatClock): number | null => (since === null ? null : since + left);

/**
 * What the others have decided about somebody absent: what more than half of them want; with nobody left, to wait. Those who
 * are absent themselves do not hold up the vote. One person alone gives nobody's seat away, unless that was agreed when the table
 * opened: if nobody else has voted, things stay as they are.
 */
export function votedFor(table: Table, seat: Seat, now: number): Verdict | null {
  const { votes, voteEnds } = clockOf(table, seat);
  if (votes === null) return null;
  const others = persons(table).filter((other) => other !== seat);
  if (others.length === 0) return 'wait';
  const cast = votes.filter(({ by }) => others.includes(by));
  const voters = others.filter((other) => clockOf(table, other).votes === null || cast.some(({ by }) => by === other));
  const count = (verdict: Verdict): number => cast.filter(({ wants }) => wants === verdict).length;
  const isOver = cast.length > 0 && voteEnds !== null && voteEnds <= now;
  const fit = VERDICTS.filter((verdict) => verdict !== 'open' || opensAlone(table) || count('open') > 1);
  const most = Math.max(...fit.map(count));
  if (most === 0) return isOver ? (table.chairs[seat].out ? 'bot' : 'wait') : null;
  return isOver || most * 2 > voters.length ? fit.find((verdict) => count(verdict) === most)! : null; // in a tie, the milder one
}

/** Whether the seat of somebody absent may become anybody's without a second voice. */
export const opensAlone = ({ absent }: Pick<Table, 'absent'>): boolean => absent === 'vote' || absent === 'open';

/** When the house has to look at a chair; null: never, as things stand. */
export function dueOf(table: Table, seat: Seat): number | null {
  if (table.phase === 'revealing') return callDue(table, seat);
  if (table.phase !== 'playing' || table.clocks[seat] === undefined) return null;
  const clock = table.clocks[seat];
  if (clock.votes === null) return deadlineOf(clock);
  const times = [0, clock.voteEnds ?? 0];
  return times.find((time) => votedFor(table, seat, time) !== null) ?? null; // null: nobody has voted
}

/** When the house has to look at the table. */
export function dueAt(table: Table): number | null {
  let due = earlier(holdEnds(table), table.phase === 'playing' ? (table.stopAt ?? null) : null);
  for (let seat = 0; seat < table.chairs.length; seat++) due = earlier(due, dueOf(table, seat));
  return due;
}

/** What has just been done, as far as it matters to the clocks. */
export interface Moved {
  readonly wish: Act;
  readonly actor: Seat | null;
  /** The fork before it; undefined: the game had not started. */
  readonly forked: State['forked'] | undefined;
  readonly now: number;
}

const DECIDES: readonly Act['do'][] = ['choose', 'confirm'];
/** What can take the table back, if all agree. */
const BACKS: readonly Act['do'][] = ['askBack', 'agreeBack', 'rewind'];

/**
 * Sets every clock after an act. While all play at once, what a seat does in its lane moves no clock until the seat is done:
 * otherwise the others could count its picks.
 */
export function runClocks(table: Table, waits: readonly Seat[], { wish, actor, forked, now }: Moved): void {
  const { journal } = table;
  if (table.phase === 'revealing') {
    askAwaited(table, now);
    return;
  }
  if (journal === null || table.phase !== 'playing') {
    table.clocks = table.clocks.map((clock) => ({ ...stopped(clock, now), askedAt: null, votes: null }));
    return;
  }
  const { state } = journal;
  const isSealed = state.lanes.length > 0 && state.forked === forked && actor !== null && waits.includes(actor);
  const wentBack = BACKS.includes(wish.do) && isBack(table.choices.at(-1)?.text ?? '');
  const wasRunning = forked !== undefined;
  const hasCompany = persons(table).length > 1; // somebody alone keeps nobody waiting
  const tookBack = wish.do === 'undo';
  table.clocks = table.chairs.map((_, seat) => {
    const isPersons = plays(table, seat) === 'person';
    let clock = clockOf(table, seat);
    if (!wasRunning) clock = { ...clock, askedAt: null }; // they were asked for their part of the shuffle
    if (seat === actor && isPersons && wasRunning) clock = { ...clock, movedAt: now };
    if (seat === actor && isPersons && DECIDES.includes(wish.do) && !isSealed) clock = decided(table, clock, seat, now);
    if (seat === actor && isPersons && wish.do === 'choose' && !isSealed) clock = { ...clock, lost: null };
    if (wentBack) clock = { ...clock, counted: Math.min(clock.counted, madeBy(table, seat)) };
    const isAsked = isPersons && waits.includes(seat);
    // Whoever does something is there; in a lane nobody must notice that.
    const isHeard = (seat === actor && isPersons && !isSealed) || (isPersons && !isAsked);
    if (isHeard && clock.standIn) clock = { ...clock, standIn: null };
    const runs = isAsked && hasCompany && table.pace !== 'none' && clock.verdict === null && clock.votes === null;
    // Whoever takes a choice back has been thinking all the time, and nobody else has.
    if (runs && tookBack && seat === actor) clock = going(clock, Math.min(now, clock.doneAt ?? now));
    else if (tookBack && seat !== actor && !isAsked) clock = { ...clock, since: null };
    clock = runs ? going(clock, now) : stopped(clock, now);
    if (clock.verdict === 'bot' && table.chairs[seat].out) return notAsked(clock); // a vote about it goes on
    if (!isAsked) return notAsked(unasked(clock, wentBack ? storeOf(table).refill : 0));
    return clock.askedAt === null ? { ...clock, turn: clock.turn + 1, askedAt: now } : clock;
  });
}

/** The same one if nothing changes: most clocks of a table stand still, and then nobody has to compare them. */
const notAsked = (clock: SeatClock): SeatClock => (clock.askedAt === null ? clock : { ...clock, askedAt: null });

/** Anyone the table waits for before the deal is notified as for a turn; their own time does not run yet. */
function askAwaited(table: Table, now: number): void {
  const asked = awaited(table);
  table.clocks = table.chairs.map((_, seat) => {
    const clock = clockOf(table, seat);
    if (!asked.includes(seat)) return { ...clock, askedAt: null };
    return clock.askedAt === null ? { ...clock, turn: clock.turn + 1, askedAt: now } : clock;
  });
}

/** The question that time ran out on no longer exists: the table has gone back, with this much time, or a bot sits in. */
function unasked(clock: SeatClock, atLeast: number): SeatClock {
  const { verdict, votes, left } = clock;
  if (verdict !== 'wait' && votes === null) return clock;
  return { ...clock, verdict: verdict === 'wait' ? null : verdict, votes: null, left: Math.max(left, atLeast) };
}

/** How many of a chair's choices count, whoever made them. */
export const madeBy = ({ choices }: Table, seat: Seat): number => countOf(choices, seat);

/** A decision was made: it adds time for the next one, only once each, however often it is taken back. */
function decided(table: Table, clock: SeatClock, seat: Seat, now: number): SeatClock {
  const { most, refill } = storeOf(table);
  const made = madeBy(table, seat);
  const rested = { ...atWork(clock, now), verdict: null, votes: null, doneAt: now };
  if (made <= clock.counted) return { ...rested, since: clock.since === null ? null : Math.min(clock.since, now) };
  return { ...rested, left: Math.min(most, leftAt(clock, now) + refill), since: null, counted: made };
}

/** What everybody may know about a chair's time; null: it has none. */
export function seenClock(table: Table, seat: Seat): SeenClock | null {
  const clock = table.clocks[seat];
  if (table.pace === 'none' || clock === undefined) return null;
  if (table.chairs[seat].kind !== 'person' && clock.verdict === null) return null;
  const { left, holiday, rested, verdict, votes, voteEnds, lost, standIn, voted } = clock;
  const taken = rested + (holiday === null ? 0 : holiday.until - holiday.from);
  return {
    left,
    until: deadlineOf(clock),
    holiday: holiday?.until ?? null,
    holidaysLeft: Math.max(0, Math.floor(holidaysAt(table) - taken / DAY)),
    verdict,
    votes,
    voteEnds: votes === null ? null : voteEnds,
    lost: table.chairs[seat].kind === 'open' ? (lost?.name ?? null) : null,
    ...(verdict === 'bot' && standIn && { standIn }),
    ...(verdict !== null && voted === true && { voted }),
  };
}
