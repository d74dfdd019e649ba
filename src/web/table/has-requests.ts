import type { Seen } from '../../table/types.ts';
import { later } from '../lib/later.tsx';

/** What somebody at the table has asked the others for, fetched while the game runs. */
export const Requests = later(async () => (await import('./Requests.tsx')).Requests);

export const isSomebodyAbsent = ({ clocks }: Seen): boolean =>
  clocks.some((clock) => clock !== null && (clock.verdict !== null || clock.votes !== null));

export function hasRequests(seen: Seen): boolean {
  const { phase, back, abandon, chairs, daily } = seen;
  if (phase !== 'playing') return daily !== null;
  const isFree = chairs.some(({ kind }) => kind === 'open');
  return back !== null || abandon.length > 0 || isFree || isSomebodyAbsent(seen);
}
