// Who holds the device. If there is something to hide, nothing is shown until the next player confirms who they are.
import type { GamePackage } from '../../games/index.ts';
import type { Seat } from '../../kernel/types.ts';
import { isOver, persons, plays } from '../../table/doing.ts';
import { waitsFor } from '../../table/seen.ts';
import type { Act, Table } from '../../table/types.ts';

export interface Holding {
  /** Who is looking at the table now; null: nobody in particular, so only what everybody may know is shown. */
  readonly holder: Seat | null;
  /** Who should take the device; until then nothing is shown. */
  readonly next: Seat | null;
  /** Who had it before, while it is being passed on. */
  readonly from: Seat | null;
}
export const NOBODY: Holding = { holder: null, next: null, from: null };

/** Whether seats know different things: hands, or simultaneous choices. */
export const hasSecrets = ({ journal }: Table): boolean =>
  journal !== null &&
  (journal.state.lanes.length > 0 || journal.state.own.some((own) => Object.keys(own as object).length > 0));

/** People the table is waiting for. */
const due = (pkg: GamePackage, table: Table): Seat[] =>
  waitsFor(pkg, table).filter((seat) => plays(table, seat) === 'person');

/** Who holds the device after something has happened. */
export function handAfter(pkg: GamePackage, table: Table, hand: Holding): Holding {
  const people = persons(table);
  if (people.length <= 1) return { ...NOBODY, holder: people[0] ?? firstPerson(table) };
  if (isOver(table)) return NOBODY; // nothing is secret any more, and everybody may see the end
  const awaited = due(pkg, table);
  if (hand.next !== null && awaited.includes(hand.next)) return hand;
  const { holder } = hand;
  if (awaited.length === 0 || (holder !== null && awaited.includes(holder)))
    return { ...NOBODY, holder: hand.next === null ? holder : null };
  const after = awaited.find((seat) => seat > (holder ?? -1)) ?? awaited[0];
  return hasSecrets(table) ? { holder: null, next: after, from: holder ?? hand.from } : { ...NOBODY, holder: after };
}

/** Somebody alone who sits out may still come back. */
function firstPerson({ chairs }: Table): Seat | null {
  const seat = chairs.findIndex(({ kind }) => kind === 'person');
  return seat < 0 ? null : seat;
}

/** The next player has the device. */
export const taken = (hand: Holding): Holding => (hand.next === null ? hand : { ...NOBODY, holder: hand.next });

/** Everybody sits around one device and has agreed aloud: what one asks for, all want. */
export function wishesOf(table: Table, holder: Seat, wish: Act): readonly (readonly [Seat, Act])[] {
  const everybody = table.chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])); // including those who sit out
  const others = everybody.filter((seat) => seat !== holder);
  if (wish.do === 'abandon')
    return [holder, ...others].filter((seat) => !table.abandon.includes(seat)).map((seat) => [seat, wish] as const);
  if (wish.do === 'askBack') return [[holder, wish], ...others.map((seat) => [seat, { do: 'agreeBack' }] as const)];
  return [[holder, wish]];
}
