import type { Seen } from '../../table/types.ts';
import { later } from '../lib/later.tsx';

/** What somebody at the table has asked the others for, fetched while the game runs. */
export const Requests = later(async () => (await import('./Requests.tsx')).Requests);

export const isSomebodyAbsent = ({ clocks }: Seen): boolean =>
  clocks.some((clock) => clock !== null && (clock.verdict !== null || clock.votes !== null));

/** Somebody else keeps me waiting: something can be done about it. */
export const isAwaiting = ({ awaited = [], you, chairs, phase }: Seen): boolean =>
  phase === 'playing' && you !== null && !chairs[you].out && awaited.some(({ seat }) => seat !== you);

/** A bot sits in for me, and not because I asked for it. */
export const isStoodIn = ({ you, chairs, clocks, phase }: Seen): boolean =>
  phase === 'playing' && you !== null && chairs[you].out && clocks[you]?.verdict === 'bot';

export function hasRequests(seen: Seen): boolean {
  const { phase, back, abandon, chairs, daily } = seen;
  if (phase !== 'playing') return daily !== null;
  const isFree = chairs.some(({ kind }) => kind === 'open');
  return seen.showing !== undefined || back !== null || abandon.length > 0 || isFree || isSomebodyAbsent(seen);
}
