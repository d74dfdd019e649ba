// The page of a circle as it is now: the server answers when something has changed, and learns that somebody looks at it.
import { useEffect, useState } from 'react';
import type { CirclePage } from '../../wire/circles.ts';
import { Problem } from '../lib/api.ts';
import { watchLooking } from '../lib/looking.ts';
import { circleApi } from './api.ts';

const WAIT = '20';
/** Several changes at once are one. */
const PAUSE = 500;
const AGAIN = 4000;

export type Circling = CirclePage | 'lost' | 'failed' | null;

export function useCircle(id: string): Circling {
  const [page, setPage] = useState<Circling>(null);
  useEffect(() => {
    let isWanted = true;
    let known = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const query = new URLSearchParams({ look: looking.isLooking() ? 'here' : 'away' });
      if (known !== '')
        for (const [name, value] of [['known', known] as const, ['wait', WAIT] as const]) query.set(name, value);
      try {
        const found = await circleApi.read(id, query);
        if (!isWanted) return;
        if (found.version !== known) setPage(found);
        known = found.version;
        timer = setTimeout(look, PAUSE);
      } catch (error) {
        if (!isWanted) return;
        const isClosed = error instanceof Problem && [400, 401, 404].includes(error.status);
        setPage((before) => (isClosed ? 'lost' : (before ?? 'failed')));
        if (!isClosed) timer = setTimeout(look, AGAIN);
      }
    };
    const looking = watchLooking(() => undefined);
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      looking.stop();
    };
  }, [id]);
  return page;
}
