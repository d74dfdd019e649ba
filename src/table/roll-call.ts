// From the start to the deal: the roll is called, everybody in it reveals, and anyone who does not ends the attempt for all to see.
import { hashOf } from '../fair/hash.ts';
import { promise as promiseOf } from '../fair/proof.ts';
import { nextSecret, rollHash, type Spoiler } from '../fair/roll.ts';
import { namedSettings } from '../kernel/settings.ts';
import type { Seat } from '../kernel/types.ts';
import { beginIfRevealed, type Doer, type Doing, emptyChair, isPromise, NOBODY, persons, refuse } from './doing.ts';
import type { Pace, Table, Who } from './types.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long people keep the chair while the table waits for them before the deal. Open pages answer by themselves. */
export const REVEAL_TIME: Readonly<Record<Pace, number>> = {
  live: 2 * MINUTE,
  hour: 60 * MINUTE,
  day: DAY,
  threeDays: 3 * DAY,
  none: 3 * DAY,
};

/** Who becomes host when the host leaves: somebody who sits there, or whoever sits down next. */
export const heirOf = ({ chairs }: Table): Who => chairs.find(({ kind }) => kind === 'person')?.who ?? NOBODY;

/** Started by a version that called no roll. */
const isUncalled = ({ phase, roll, failed }: Table): boolean =>
  phase === 'revealing' && roll === null && failed.length === 0;

/** After a failed attempt, until all have promised again. */
const isCollecting = ({ phase, roll, failed }: Table): boolean =>
  phase === 'revealing' && roll === null && failed.length > 0;

/** Whom the table is waiting for before the deal: to reveal, or to promise again. */
export function awaited(table: Table): Seat[] {
  if (table.phase !== 'revealing') return [];
  const had = isCollecting(table) ? table.failed.at(-1)!.promises : [];
  return table.chairs.flatMap(({ kind, promise, contribution }, seat) => {
    const isAsked = isCollecting(table) ? kind === 'person' && (had[seat] ?? null) !== null : true;
    const isDone = isCollecting(table) ? promise !== null : promise === null || contribution !== null;
    return isAsked && !isDone ? [seat] : [];
  });
}

/** When the house has to look at a chair before the deal; null: never. Somebody alone keeps nobody waiting. */
export function callDue(table: Table, seat: Seat): number | null {
  if (table.seed !== undefined || !awaited(table).includes(seat)) return null;
  if (isUncalled(table)) return 0; // as an earlier version left it
  return persons(table).length < 2 ? null : table.callUntil;
}

/** Freezes who is bound to what, before anybody reveals. */
export function callRoll(table: Table, doing: Doing): void {
  const { game, rules, commitment } = table;
  const edition = table.edition && hashOf(table.edition);
  const settings = namedSettings(doing.pkg.game, table.settings); // as the record will name them
  const roll = { attempt: table.failed.length + 1, commitment, promises: table.chairs.map(({ promise }) => promise) };
  const isBound = table.seed === undefined && roll.promises.some((promised) => promised !== null);
  table.roll = isBound ? { ...roll, hash: rollHash({ game, rules, settings, edition }, roll) } : null;
  table.callUntil = doing.now + REVEAL_TIME[table.pace];
  beginIfRevealed(table, doing);
}

/** The time to promise or reveal is over: anyone the table is still waiting for has lost the chair. */
export function endCall(table: Table, doing: Doing): null {
  if (isUncalled(table)) {
    doing.says.push('roll');
    callRoll(table, doing);
    return null;
  }
  const late = awaited(table);
  doing.says.push(isCollecting(table) ? 'promise' : 'reveal');
  if (isCollecting(table)) freeChairs(table, late);
  else fail(table, late, 'late');
  goOn(table, doing);
  return null;
}

/** Somebody gets up between the start and the deal. */
export function leaveCall(table: Table, seat: Seat, doing: Doing): null {
  if (isUncalled(table)) callRoll(table, doing);
  if ((table.roll?.promises[seat] ?? null) === null) freeChairs(table, [seat]);
  else {
    doing.says.push('spoils');
    fail(table, [seat], 'left');
  }
  goOn(table, doing);
  return null;
}

/** The attempt is over for all and goes into the record. What was promised or revealed for it is void. */
function fail(table: Table, seats: readonly Seat[], why: Spoiler['why']): void {
  const by = seats.map((seat) => ({ seat, why, who: table.chairs[seat].who, name: table.chairs[seat].name }));
  table.failed = [...table.failed, { ...table.roll!, by }];
  table.roll = null;
  table.secret = nextSecret(table.secret);
  table.commitment = promiseOf(table.secret);
  freeChairs(table, seats);
  table.chairs = table.chairs.map((chair) => ({ ...chair, promise: null, contribution: null }));
  table.callUntil = null;
}

function freeChairs(table: Table, seats: readonly Seat[]): void {
  const isHosts = seats.some((seat) => table.chairs[seat].who === table.host);
  for (const seat of seats) table.chairs[seat] = emptyChair('open');
  if (isHosts) table.host = heirOf(table);
}

/** The others go on automatically: as soon as all have promised again, the roll is called again. */
function goOn(table: Table, doing: Doing): void {
  if (persons(table).length === 0) {
    table.phase = 'gathering'; // whoever comes next starts it
    table.clocks = []; // seats may move up
    table.roll = null;
    table.callUntil = null;
    return;
  }
  if (table.roll !== null) beginIfRevealed(table, doing);
  else if (awaited(table).length === 0) callRoll(table, doing);
  else table.callUntil ??= doing.now + REVEAL_TIME[table.pace];
}

export const rollCall: { readonly [W in 'promise' | 'reveal']: Doer<W> } = {
  promise(table, { promise }, doing) {
    const { seat } = doing;
    if (seat === null) return refuse('notSeated');
    if ((table.phase !== 'gathering' && !isCollecting(table)) || table.seed !== undefined) return refuse('wrongPhase');
    if (!isPromise(promise)) return refuse('contributionBroken');
    table.chairs[seat] = { ...table.chairs[seat], promise };
    if (table.phase === 'revealing') goOn(table, doing);
    return null;
  },

  reveal(table, { contribution, roll }, doing) {
    const { seat } = doing;
    if (table.phase !== 'revealing' || isCollecting(table)) return refuse('wrongPhase');
    const chair = seat === null ? null : table.chairs[seat];
    if (seat === null || chair === null || chair.promise === null) return refuse('notPromised');
    if (chair.contribution !== null) return refuse('wrongPhase');
    if (roll !== undefined && roll !== table.roll?.hash) return refuse('otherRoll');
    if (!isPromise(contribution) || promiseOf(contribution) !== chair.promise) return refuse('contributionBroken');
    if (isUncalled(table)) callRoll(table, doing);
    table.chairs[seat] = { ...chair, contribution };
    beginIfRevealed(table, doing);
    return null;
  },
};
