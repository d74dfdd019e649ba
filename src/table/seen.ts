// What each viewer may know about a table. Nothing else is ever sent.
import type { FailedRoll } from '../fair/roll.ts';
import type { GamePackage } from '../games/index.ts';
import { canUndo } from '../kernel/journal.ts';
import type { Seat } from '../kernel/types.ts';
import { hears } from '../kernel/view.ts';
import { besideAt } from './beside.ts';
import { seenLine } from './chat.ts';
import { holidaysAt, isSlow, seenClock } from './clock.ts';
import { haveAllAgreed, lateUpTo, plays, seatOf } from './doing.ts';
import { isSealed } from './evening.ts';
import { agreedToShow, handsFor } from './hands.ts';
import { heldUntil, isHeld } from './hold.ts';
import { lineFor, numberFor, pointBefore, pointsBack } from './numbers.ts';
import { outcomeOf } from './outcome.ts';
import { readerOf } from './reader.ts';
import { awaitedAt } from './stand-in.ts';
import type { Chair, Entry, Failed, Seen, SeenChair, SeenEntry, Table, Who } from './types.ts';
import { viewsOf } from './views.ts';

/** Seats the table is waiting for, persons and bots. */
export function waitsFor(pkg: GamePackage, { journal, phase }: Table): Seat[] {
  if (journal === null || phase !== 'playing') return [];
  if (journal.toConfirm !== null) return [journal.toConfirm];
  const reader = readerOf(pkg.game);
  const seats: Seat[] = [];
  for (let seat = 0; seat < journal.state.own.length; seat++)
    if (reader.pending(journal.state, seat) !== null || journal.lanesToConfirm.includes(seat)) seats.push(seat);
  return seats;
}

/** Seats whose bot has to act now. */
export const botsToMove = (pkg: GamePackage, table: Table): Seat[] =>
  waitsFor(pkg, table).filter((seat) => plays(table, seat) === 'bot');

/** Who has to act now, as the store keeps it: whether a bot has to, and which people. */
export function dueNow(pkg: GamePackage, table: Table): { readonly botsDue: boolean; readonly waits: Who[] } {
  const waits: Who[] = [];
  let botsDue = false;
  for (const seat of waitsFor(pkg, table)) {
    const { who, beside } = table.chairs[seat];
    const by = plays(table, seat);
    if (by === 'bot') botsDue = true;
    if (by !== 'person') continue;
    waits.push(who!);
    if (beside !== undefined) waits.push(beside.who);
  }
  return { botsDue, waits };
}

const rollSeen = ({ roll, callUntil }: Table): Pick<Seen, 'roll' | 'callUntil'> => ({
  ...(roll !== null && { roll }),
  ...(callUntil !== null && { callUntil }),
});
const failedSeen = ({ by, ...roll }: Failed): FailedRoll => ({
  ...roll,
  by: by.map(({ seat, name, why }) => ({ seat, name, why })),
});

const roundSeen = ({ evening, round }: Table): Pick<Seen, 'round'> => {
  if (evening === undefined || round === undefined) return {};
  const { number, table, tables, isFinal, isOpen } = round;
  return { round: { evening, number, table, tables, isFinal, isOpen } };
};

/** The seats that are played on one device, if they are several: somebody's and those of guests without one. */
function sharedSeats({ chairs }: Table, you: Seat | null): Pick<Seen, 'shares'> {
  const holder = you === null ? null : (chairs[you].heldBy ?? chairs[you].who);
  if (holder === null || !chairs.some(({ heldBy }) => heldBy !== undefined)) return {};
  const seats = chairs.flatMap(({ who, heldBy }, seat) => (who === holder || heldBy === holder ? [seat] : []));
  return seats.length > 1 ? { shares: seats } : {};
}

const chairs = new WeakMap<Chair, SeenChair>();

/** What anybody may know of a chair; the same one while the chair is the same, so that nobody has to compare it. */
function chairSeen(chair: Chair): SeenChair {
  const known = chairs.get(chair);
  if (known !== undefined) return known;
  const { kind, name, bot, character, out, promise, contribution, key, seal, colour, beside } = chair;
  const made: SeenChair = {
    kind,
    name,
    bot,
    out,
    promise,
    hasRevealed: contribution !== null,
    ...(character !== undefined && { character }),
    ...(key !== undefined && { lent: true }),
    ...(seal !== undefined && { seal }),
    ...(colour !== undefined && { colour }),
    ...(beside !== undefined && { beside: beside.name }),
  };
  chairs.set(chair, made);
  return made;
}

type OwnField =
  | 'seq'
  | 'you'
  | 'isHost'
  | 'isSecond'
  | 'hands'
  | 'shares'
  | 'view'
  | 'decision'
  | 'canUndo'
  | 'mustConfirm'
  | 'heldUntil'
  | 'ownBack';
/** What anybody at all may know. */
export type Common = Omit<Seen, OwnField>;
/** What depends on who looks. */
export type Personal = Pick<Seen, OwnField>;

/** What was said of a table before, if it is still at hand: what has not changed is not made again, and nobody has to compare it. */
export interface Said {
  readonly table: Table;
  readonly common: Common;
}

const clocksSeen = (table: Table, said: Said | undefined): Seen['clocks'] =>
  table.chairs.map((chair, seat) => {
    const isSame = said?.table.clocks[seat] === table.clocks[seat] && said?.table.chairs[seat] === chair;
    return isSame ? said!.common.clocks[seat] : seenClock(table, seat);
  });

function chairsSeen({ chairs }: Table, said: Said | undefined): Seen['chairs'] {
  const before = said?.table.chairs ?? [];
  const isSame = before.length === chairs.length && chairs.every((chair, seat) => before[seat] === chair);
  return said !== undefined && isSame ? said.common.chairs : chairs.map(chairSeen);
}

export function common(pkg: GamePackage, table: Table, said?: Said): Common {
  const { journal } = table;
  const isFinished = table.phase === 'finished' && journal !== null;
  const waits = waitsFor(pkg, table);
  const awaited = awaitedAt(table, waits);
  const agreed = table.phase === 'playing' ? agreedToShow(table) : [];
  return {
    game: table.game,
    rules: table.rules,
    settings: table.settings,
    ...(table.edition !== undefined && { edition: table.edition }),
    pace: table.pace,
    absent: table.absent,
    ...(isSlow(table) && { holidays: holidaysAt(table) }),
    help: table.help,
    isPublic: table.isPublic,
    ...(table.elsewhere && { elsewhere: true }),
    ...(table.circle !== undefined && { circle: table.circle }),
    ...roundSeen(table),
    phase: table.phase,
    commitment: table.commitment,
    ...(table.phase === 'revealing' && rollSeen(table)),
    ...(table.failed.length > 0 && { failed: table.failed.map(failedSeen) }),
    chairs: chairsSeen(table, said),
    waitsFor: waits,
    ...(awaited.length > 0 && { awaited }),
    clocks: clocksSeen(table, said),
    back: table.back,
    abandon: table.abandon,
    ...(table.stopAt && { stopAt: table.stopAt }),
    ...(agreed.length > 0 && { showing: agreed }),
    stepsBack: pointsBack(table),
    result: isFinished ? outcomeOf(pkg.game, journal.state) : null,
    chat: table.chat.isOn,
    daily: table.daily,
    verdict: table.verdict,
    series: table.series,
    next: table.next,
  };
}

export const seen = (pkg: GamePackage, table: Table, who: Who | null, shared: Common = common(pkg, table)): Seen =>
  joined(shared, personal(pkg, table, who));

/** All that somebody may know. Where there is nothing to see for them, there is no result either. */
export const joined = (shared: Common, own: Personal): Seen => ({
  ...shared,
  ...(own.view === null && { result: null }),
  ...own,
});

/** What those who look at the same position share: its views, and a question that is still the same as before. */
export interface Sharing {
  readonly viewFor: (you: Seat | null) => Seen['view'];
  readonly stillAsked: (you: Seat) => Seen['decision'];
}

export function personal(pkg: GamePackage, table: Table, who: Who | null, sharing?: Sharing): Personal {
  const you = who === null ? null : seatOf(table, who);
  const { journal } = table;
  const isPlaying = table.phase === 'playing';
  const ownBack = you === null || !isPlaying ? -1 : backAlone(table, you);
  const until = you === null ? null : heldUntil(table, you);
  const isSecond = who !== null && besideAt(table, who) !== null;
  const isHidden = you === null && isSealed(table); // nobody gets here without a chair; if they did, there is nothing to see
  const viewFor = sharing?.viewFor ?? viewsOf(pkg, table);
  return {
    seq: numberFor(table, you),
    you,
    isHost: who !== null && who === table.host,
    ...(isSecond ? { isSecond } : sharedSeats(table, you)),
    ...handsFor(table, you),
    view: isHidden ? null : viewFor(you),
    decision: you === null ? null : (sharing?.stillAsked(you) ?? decisionOf(pkg, table, you)),
    canUndo: isPlaying && you !== null && journal !== null && canUndo(journal, you),
    mustConfirm: isPlaying && you !== null && isHeld(table, you),
    ...(until !== null && { heldUntil: until }),
    ...(ownBack >= 0 && !isSecond && { ownBack }),
  };
}

/** Whoever plays against bots alone has nobody to ask; the deal of the day is everybody's one try. */
const backAlone = (table: Table, you: Seat): number =>
  table.daily === null && table.round === undefined && haveAllAgreed(table, [you])
    ? pointBefore(table, you, lateUpTo(table) ?? 0)
    : -1;

function decisionOf({ game }: GamePackage, table: Table, you: Seat): Seen['decision'] {
  const { journal } = table;
  if (journal === null || table.phase !== 'playing' || journal.toConfirm !== null) return null;
  if (plays(table, you) !== 'person') return null;
  const decision = readerOf(game).decision(journal.state, you);
  if (decision === null) return null;
  const notations = decision.options.map((option) => game.notation.write(decision.task, option));
  return { ...decision, number: table.decisionNumbers[you], notations };
}

/** The log lines after number `from` that a viewer may read, with the events they may hear. */
export function seenLog(entries: readonly Entry[], you: Seat | null, from = 0): SeenEntry[] {
  return entries.flatMap((entry) => {
    const { at, by, told, act, inLane, chat, second } = entry;
    const seq = lineFor(entry, you);
    if (seq === null || seq <= from) return [];
    const events = told.filter((one) => hears(one, you)).map((one) => one.event);
    // Whether a seat had something to confirm in its lane is its own business.
    const said = inLane === true && by !== you && act === 'confirm' ? 'choose' : act;
    return [{ seq, at, by, act: said, events, ...(second && { second }), ...(chat && { chat: seenLine(chat, you) }) }];
  });
}
