// Two identities have turned out to be one person: at this table the one that is kept takes the place of the other. Nobody gets the
// eyes of two seats by it: in a game that is not over, a second chair is given up.
import type { Seat } from '../kernel/types.ts';
import { besideAt, leaveBeside } from './beside.ts';
import { type Doer, type Doing, isOver, refuse, seatOf } from './doing.ts';
import { gather } from './gather.ts';
import type { Chair, Table, Who } from './types.ts';

/** Whether both have a seat in a game that is not over, and not the same one. */
export function sitTwice(table: Table, a: Who, b: Who): boolean {
  const [one, other] = [seatOf(table, a), seatOf(table, b)];
  return !isOver(table) && one !== null && other !== null && one !== other;
}

const isNamed = (table: Table, who: Who): boolean =>
  table.host === who ||
  table.chairs.some((chair) => chair.who === who || chair.heldBy === who || chair.beside?.who === who) ||
  table.clocks.some(({ lost }) => lost?.who === who) ||
  [...table.sat, ...(table.besides ?? [])].some((one) => one.who === who) ||
  [...(table.sentAway ?? []), ...(table.shown ?? [])].includes(who) ||
  table.failed.some(({ by }) => by.some((one) => one.who === who));

export const uniting: { readonly unite: Doer<'unite'> } = {
  unite(table, { from, into, name }, doing) {
    if (!('house' in doing.by)) return refuse('onlyHouse');
    if (from === into || !isNamed(table, from)) return refuse('notSeated');
    partSeats(table, from, into, doing);
    const isNow = (who: Who): Who => (who === from ? into : who);
    table.chairs = table.chairs.map((chair) => withWho(chair, from, into, isOver(table) ? null : name));
    table.host = isNow(table.host);
    table.clocks = table.clocks.map((clock) =>
      clock.lost?.who === from ? { ...clock, lost: { ...clock.lost, who: into } } : clock,
    );
    table.sat = table.sat.map((one) => ({ ...one, who: isNow(one.who) }));
    if (table.besides !== undefined) table.besides = table.besides.map((one) => ({ ...one, who: isNow(one.who) }));
    if (table.shown !== undefined) table.shown = [...new Set(table.shown.map(isNow))];
    if (table.sentAway !== undefined) table.sentAway = [...new Set(table.sentAway.map(isNow))];
    table.failed = table.failed.map(({ by, ...roll }) => ({
      ...roll,
      by: by.map((one) => (one.who === from ? { ...one, who: into } : one)),
    }));
    const idle = (who: Who): number => (Object.hasOwn(table.idleActs, who) ? table.idleActs[who] : 0);
    table.idleActs[into] = idle(into) + idle(from);
    delete table.idleActs[from];
    table.chat = { ...table.chat, lately: table.chat.lately.map((one) => ({ ...one, who: isNow(one.who) })) };
    return null;
  },
};

/** In a game that is not over, one person has one seat: the kept identity's. */
function partSeats(table: Table, from: Who, into: Who, doing: Doing): void {
  if (isOver(table)) return;
  const [seat, kept] = [seatOf(table, from), seatOf(table, into)];
  if (seat === null || kept === null) return;
  if (seat === kept) {
    // One of them is the second person of that seat: from now on they are one.
    if (besideAt(table, from) === null) leaveBeside(table, into);
    else leaveBeside(table, from);
  } else leave(table, from, seat, doing);
}

function leave(table: Table, who: Who, seat: Seat, doing: Doing): void {
  const { name } = table.chairs[seat];
  gather.leave(table, { do: 'leave' }, { ...doing, by: { who, name }, seat });
}

function withWho(chair: Chair, from: Who, into: Who, name: string | null): Chair {
  const isTheirs = chair.who === from;
  const second = chair.beside?.who === from ? { beside: { who: into, name: name ?? chair.beside.name } } : {};
  return {
    ...chair,
    ...second,
    ...(isTheirs && { who: into, name: name ?? chair.name }),
    ...(chair.heldBy === from && { heldBy: into }),
  };
}
