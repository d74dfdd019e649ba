// Choosing, taking back, sitting out, and ending by agreement.
import type { BotName } from '../bots/names.ts';
import { canUndo, choose, confirm, undo } from '../kernel/journal.ts';
import type { Seat } from '../kernel/types.ts';
import { giveBack, isSpent, lostBy } from './absence.ts';
import { playAgain } from './again.ts';
import { effective } from './choices.ts';
import {
  type Doer,
  type Doing,
  endIfOver,
  engineOf,
  haveAllAgreed,
  isOver,
  lateUpTo,
  letGo,
  plays,
  refuse,
} from './doing.ts';
import { heldUntil } from './hold.ts';
import { pointsBack } from './numbers.ts';
import type { Act, Table } from './types.ts';

type Elsewhere =
  | 'sit'
  | 'rename'
  | 'adorn'
  | 'leave'
  | 'chair'
  | 'start'
  | 'promise'
  | 'close'
  | 'reveal'
  | 'say'
  | 'react'
  | 'chatSwitch'
  | 'key'
  | 'change'
  | 'share'
  | 'joinSeat'
  | 'alone'
  | 'showHands';
type Playing = Exclude<
  Act['do'],
  Elsewhere | 'deal' | 'openRound' | 'rules' | 'standstill' | 'rewind' | 'adjudicate' | 'erase' | 'unite' | Absent
>;
type Absent = 'timeUp' | 'vote' | 'askVote' | 'nudge' | 'standIn' | 'pardon' | 'holiday' | 'abandon' | 'stay' | 'stop';

export const play: { readonly [W in Playing]: Doer<W> } = {
  choose(table, { decision: number, choice, after }, doing) {
    const { seat, pkg } = doing;
    if (table.journal === null || table.phase !== 'playing') return refuse('wrongPhase');
    if (seat === null) return refuse('notSeated');
    if (plays(table, seat) !== ('bot' in doing.by ? 'bot' : 'person')) return refuse('notYourTurn');
    const engine = engineOf(table, doing);
    const task = engine.pending(table.journal.state, seat);
    if (task !== null && table.decisionNumbers[seat] !== number) return refuse('stale');
    const { forked } = table.journal.state;
    const read = task === null ? undefined : pkg.game.notation.read(task, choice);
    const refusal = choose(engine, table.journal, seat, read);
    if (refusal !== null) return { refusal };
    table.choices.push({ seat, text: choice, ...inPlaceOf(table, seat, doing) });
    const { state } = table.journal;
    const isSealed = state.lanes.length > 0 && state.forked === forked; // nobody else must notice
    if (!isSealed) table.back = null;
    // What cannot be taken back need not be held.
    if ('bot' in doing.by || after === 'go' || !canUndo(table.journal, seat)) letGo(table, seat, doing);
    return endIfOver(table, engine, doing);
  },

  confirm(table, _wish, doing) {
    if (table.journal === null || doing.seat === null || table.phase !== 'playing') return refuse('nothingToConfirm');
    const until = heldUntil(table, doing.seat);
    if ('held' in doing.by && (until === null || until > doing.now)) return refuse('timeLeft');
    const engine = engineOf(table, doing);
    if (!confirm(engine, table.journal, doing.seat)) return refuse('nothingToConfirm');
    return endIfOver(table, engine, doing);
  },

  undo(table, _wish, doing) {
    const { seat } = doing;
    if (table.journal === null || seat === null || table.phase !== 'playing') return refuse('nothingToUndo');
    if (!canUndo(table.journal, seat)) return refuse('nothingToUndo');
    undo(engineOf(table, doing), table.journal, seat);
    table.choices.push({ seat, text: 'undo' });
    return null;
  },

  sitOut(table, { bot = 'greedy' }, doing) {
    const { seat } = doing;
    if (seat === null) return refuse('notSeated');
    if (table.phase !== 'playing' || table.chairs[seat].out) return refuse('wrongPhase');
    letGo(table, seat, doing);
    if (isOver(table)) return null; // that was the end, and they played it themselves
    table.chairs[seat] = { ...table.chairs[seat], out: true, bot };
    return null;
  },

  comeBack(table, _wish, { seat: own, by, now }) {
    const seat = own ?? ('who' in by ? lostBy(table, by.who) : null);
    if (seat === null || (own !== null && !table.chairs[seat].out)) return refuse('notOut');
    if (table.phase !== 'playing') return refuse('wrongPhase'); // the record says who played
    if (own !== null && isSpent(table, own)) return refuse('botChooses');
    giveBack(table, seat, 'himself', now);
    return null;
  },

  askBack(table, { to }, doing) {
    const { seat } = doing;
    if (seat === null || table.phase !== 'playing') return refuse('notSeated');
    if (!(Number.isInteger(to) && to >= 0 && to < pointsBack(table))) return refuse('badBack');
    if (table.points[to] < (lateUpTo(table) ?? 0)) return refuse('withoutAbsent');
    table.back = { to, agreed: [seat] };
    goBackIfAgreed(table, doing);
    return null;
  },

  agreeBack(table, _wish, doing) {
    const { seat } = doing;
    if (seat === null || table.back === null || table.back.agreed.includes(seat)) return refuse('nothingToAgree');
    if (table.phase !== 'playing') return refuse('wrongPhase');
    table.back = { to: table.back.to, agreed: [...table.back.agreed, seat].sort() };
    goBackIfAgreed(table, doing);
    return null;
  },

  refuseBack(table, _wish, { seat }) {
    if (seat === null || table.back === null) return refuse('nothingToAgree');
    if (table.phase !== 'playing') return refuse('wrongPhase');
    table.back = null;
    return null;
  },

  rematch(table, { next }, { seat }) {
    if (seat === null) return refuse('notSeated');
    if ((table.phase !== 'finished' && table.phase !== 'abandoned') || table.next !== null) return refuse('wrongPhase');
    table.next = next;
    return null;
  },
};

/** The record names the bot that plays a seat which is, or was, a person's. */
function inPlaceOf(table: Table, seat: Seat, { by }: Doing): { bot?: BotName } {
  const { kind, bot } = table.chairs[seat];
  const wasPersons = kind === 'person' || table.sat.some((one) => one.seat === seat);
  return 'bot' in by && bot !== null && wasPersons ? { bot } : {};
}

function goBackIfAgreed(table: Table, doing: Doing): void {
  const { back } = table;
  if (back === null || !haveAllAgreed(table, back.agreed)) return;
  goBack(table, back.to, doing);
}

/** Puts the game back to point `to`. The piles stay as they are. */
export function goBack(table: Table, to: number, doing: Doing): void {
  const made = table.points[to];
  const kept = effective(table.choices).slice(0, made);
  const { journal } = playAgain(doing.pkg, table, kept);
  table.journal = journal;
  table.choices.push({ seat: doing.seat ?? 0, text: `back ${made}` });
  table.back = null;
}
