import type { Seat } from '../../kernel/types.ts';
import { complain } from '../lib/refusal.ts';
import { promiseFor } from '../lib/seed.ts';
import { ensureMe } from '../lib/session.ts';
import { useAtTable } from './context.ts';

/** Sits down: the name becomes real, and a part of the shuffle is promised. */
export function useSit(): (seat: Seat) => Promise<void> {
  const { id, act, link, seen } = useAtTable();
  return async (seat) => {
    try {
      if (await ensureMe()) link.reopen(); // the server identifies a connection by the cookie it came with
      const promise = seen.phase === 'gathering' ? { promise: await promiseFor(id) } : {}; // a running game has already been shuffled
      await act({ do: 'sit', chair: seat, ...promise });
    } catch (error) {
      complain(error);
    }
  };
}
