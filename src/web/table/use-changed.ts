import { useEffect, useRef } from 'react';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from './context.ts';

/** Whoever sits at the table is told when the host plays by other settings. */
export function useChanged(): void {
  const { seen } = useAtTable();
  const { changed } = useWords().gather;
  const { settings, pace, absent, holidays, help } = seen;
  const now = JSON.stringify([settings, pace, absent, holidays, help]);
  const was = useRef(now);
  const isTold = seen.you !== null && !seen.isHost;
  useEffect(() => {
    if (now !== was.current && isTold) toast(changed);
    was.current = now;
  }, [now, isTold, changed]);
}
