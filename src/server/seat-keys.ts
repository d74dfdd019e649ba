// The keys of seats: random, shown once, and kept as a hash at the chair they open.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { seatOfKey } from '../table/seat-key.ts';
import type { Hub } from './hub.ts';
import { type Caller, freshToken } from './identity.ts';
import { HttpProblem } from './problem.ts';

/** Tells a seat's key from a person's at a glance, so that the wrong one is refused with the right reason. */
const PREFIX = 'seat-';

export const freshSeatKey = (): string => `${PREFIX}${freshToken()}`;
export const hashOfSeatKey = (key: string): string => createHash('sha256').update(`kontor seat ${key}`).digest('hex');

/** The hash of the seat key that a request carries; null: it carries none. */
export function seatKeyOf({ headers }: FastifyRequest): string | null {
  const [, key] = /^Bearer +(seat-.*)$/i.exec(headers.authorization ?? '') ?? [];
  return key === undefined ? null : hashOfSeatKey(key);
}

/** Whoever comes with the key of a seat at this table: its person, as far as the key reaches. */
export async function seatedBy(hub: Hub, table: string, seatKey: string): Promise<Caller> {
  const { chairs, createdAt } = (await hub.loadFresh(table)).table;
  const seat = seatOfKey({ chairs }, seatKey);
  if (seat === null) throw new HttpProblem(403, 'badSeatKey');
  const { who, name } = chairs[seat];
  return { who: who!, name, createdAt, tokenHash: seatKey, seatKey };
}

/** A guest without a device, whose seat is played on that of the caller. */
export async function guestAt(hub: Hub, table: string, seat: number, caller: Caller | null): Promise<Caller> {
  const { chairs, createdAt } = (await hub.loadFresh(table)).table;
  const chair = chairs[seat];
  if (caller === null || caller.seatKey !== undefined || chair?.heldBy !== caller.who || chair.who === null)
    throw new HttpProblem(403, 'notSeated');
  const { tokenHash, who: heldBy } = caller;
  return { who: chair.who, name: chair.name, createdAt, tokenHash, heldBy };
}
