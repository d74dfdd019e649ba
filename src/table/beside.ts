// Two people on one seat: the second one comes by the seat's own invitation, sees its hand, and may choose. For everything else the
// first one speaks.
import { hashOf } from '../fair/hash.ts';
import type { Seat } from '../kernel/types.ts';
import { type Acting, type Doer, isOver, refuse, satElsewhere, seatOf } from './doing.ts';
import { mayHaveWatched } from './hands.ts';
import type { Act, Chair, Table, Who } from './types.ts';

/** Only the hash of an invitation is kept at the chair. */
export const hashOfInvitation = (code: string): string => hashOf(`kontor beside ${code}`);

/** The seat where somebody is the second; null: nowhere. */
export function besideAt({ chairs }: Pick<Table, 'chairs'>, who: Who): Seat | null {
  for (let seat = 0; seat < chairs.length; seat++)
    if (chairs[seat].kind === 'person' && chairs[seat].beside?.who === who) return seat;
  return null;
}

/** What speaks for a seat, and is not for the second person there. */
const NOT_BESIDE: readonly Act['do'][] = [
  ...(['sitOut', 'comeBack', 'askBack', 'agreeBack', 'refuseBack', 'abandon', 'stay', 'holiday', 'vote'] as const),
  ...(['askVote', 'standIn', 'nudge', 'pardon', 'key', 'adorn', 'promise', 'reveal', 'rematch'] as const),
  ...(['showHands', 'share', 'alone'] as const),
];
export const isNotForSecond = (table: Table, wish: Act, by: Acting['by']): boolean =>
  'who' in by && besideAt(table, by.who) !== null && NOT_BESIDE.includes(wish.do);

const without = ({ beside: _beside, invitation: _invitation, ...chair }: Chair): Chair => chair;

/** Whoever has sat beside a seat of the running game has seen its hand. */
export function noteBeside(table: Table): void {
  if (table.journal === null || !table.chairs.some(({ beside }) => beside !== undefined)) return;
  const known = table.besides ?? [];
  const news = table.chairs.flatMap(({ beside }, seat) =>
    beside !== undefined && !known.some((one) => one.who === beside.who && one.seat === seat)
      ? [{ who: beside.who, seat }]
      : [],
  );
  if (news.length > 0) table.besides = [...known, ...news];
}

/** The second one gets up. */
export function leaveBeside(table: Table, who: Who): boolean {
  const seat = besideAt(table, who);
  if (seat === null) return false;
  table.chairs[seat] = without(table.chairs[seat]);
  return true;
}

export const beside: { readonly [W in 'share' | 'joinSeat' | 'alone']: Doer<W> } = {
  /** The first one makes an invitation; one before it counts no more. */
  share(table, { hash }, { seat }) {
    if (seat === null || table.chairs[seat].kind !== 'person') return refuse('notSeated');
    if (isOver(table)) return refuse('wrongPhase');
    if (table.chairs[seat].beside !== undefined) return refuse('alreadyTwo');
    table.chairs[seat] = { ...table.chairs[seat], invitation: hash };
    return null;
  },

  joinSeat(table, { code }, { by }) {
    if (!('who' in by)) return refuse('notSeated');
    if (isOver(table)) return refuse('wrongPhase');
    if (seatOf(table, by.who) !== null) return refuse('alreadySeated');
    const hash = hashOfInvitation(code);
    const seat = table.chairs.findIndex(({ kind, invitation }) => kind === 'person' && invitation === hash);
    if (seat < 0) return refuse('badInvitation');
    if (satElsewhere(table, by.who, seat)) return refuse('otherChair');
    if (mayHaveWatched(table)) return refuse('handsSeen');
    if (table.sentAway?.includes(by.who)) return refuse('sentAway');
    const { invitation: _, ...chair } = table.chairs[seat]; // it counts once
    table.chairs[seat] = { ...chair, beside: { who: by.who, name: by.name } };
    return null;
  },

  alone(table, _wish, { seat }) {
    if (seat === null) return refuse('notSeated');
    const { beside: second, invitation } = table.chairs[seat];
    if (second === undefined && invitation === undefined) return refuse('notTwo');
    if (isOver(table)) return refuse('wrongPhase');
    table.chairs[seat] = without(table.chairs[seat]);
    return null;
  },
};
