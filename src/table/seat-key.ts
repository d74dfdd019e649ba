// A program at a seat: the person sitting there gives it a key, which lets it play this seat and nothing else.
import type { Seat } from '../kernel/types.ts';
import { type Acting, type Doer, isOver, refuse } from './doing.ts';
import type { Act, Chair, Table } from './types.ts';

/** What a seat has to do to play, including its part of the shuffle: all that its key allows. */
export const KEY_ACTS: readonly Act['do'][] = ['choose', 'confirm', 'promise', 'reveal'];

/** The seat that a key, known by its hash, opens; null: none any more, or none at this table. */
export function seatOfKey({ chairs }: Pick<Table, 'chairs'>, hash: string): Seat | null {
  const seat = chairs.findIndex(({ kind, who, key }) => kind === 'person' && who !== null && key === hash);
  return seat < 0 ? null : seat;
}

/** Why somebody with a key may not do this; null: they may, or came without a key. */
export function keyRefusal(table: Table, wish: Act, by: Acting['by']): 'seatKey' | 'badSeatKey' | null {
  if (!('who' in by) || by.seatKey === undefined) return null;
  const seat = seatOfKey(table, by.seatKey);
  if (seat === null || table.chairs[seat].who !== by.who) return 'badSeatKey';
  return KEY_ACTS.includes(wish.do) ? null : 'seatKey';
}

export const seatKey: { readonly key: Doer<'key'> } = {
  key(table, { hash }, { seat }) {
    if (seat === null) return refuse('notSeated');
    const { key: before, ...chair } = table.chairs[seat];
    if (hash === null && before === undefined) return refuse('noSeatKey');
    if (hash !== null && isOver(table)) return refuse('wrongPhase');
    table.chairs[seat] = hash === null ? chair : ({ ...chair, key: hash } satisfies Chair);
    return null;
  },
};
