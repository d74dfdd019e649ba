import { useCallback, useState } from 'react';
import type { Seen } from '../../table/types.ts';
import { useAtTable } from './context.ts';
import { mayAsk } from './may-ask.ts';

export const HINT_BUTTON = 'hint-button';

/** A hint is for one position: as soon as that changes it is put away. */
export function useHint() {
  const { seen } = useAtTable();
  const { view, decision } = seen;
  const [about, setAbout] = useState<Pick<Seen, 'view' | 'decision'> | null>(null);
  const isOpen = about !== null && about.view === view && about.decision === decision && mayAsk(seen);
  const putAway = useCallback(() => setAbout(null), []);
  /** Like `putAway`, for the person who asked for it. */
  const close = useCallback(() => {
    putAway();
    document.getElementById(HINT_BUTTON)?.focus();
  }, [putAway]);
  const toggle = useCallback(() => setAbout(isOpen ? null : { view, decision }), [isOpen, view, decision]);
  return { isOpen, putAway, close, toggle };
}
